package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.random.HostileTexts;
import org.variorum.testkit.random.HostileTexts.HostilePattern;
import org.variorum.view.answer.PgnView;
import org.variorum.view.game.TestGames;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;
import org.variorum.view.text.SafeExcerpt;
import org.variorum.view.text.Sentences;

/** No text that a stranger sends in any field makes the server work more than in proportion to its length. */
@Isolated("It measures the work of its own thread")
class StrangersTextsTest {

  private static final Positions POSITIONS = new Positions(TestGames.games(), new Views(), () -> {});
  private static final PgnBook BOOK = new PgnBook(TestGames.games(), () -> {});

  private static final List<HostilePattern> TEXTS = HostileTexts.all().toList();
  /**
   * One in this many texts is tried where texts of any kind are kept, or all with the property {@code variorum.deep}.
   * Each beginning has 225 texts. The step does not divide 225, so each beginning gets other texts.
   */
  private static final int STEP = Boolean.getBoolean("variorum.deep") ? 1 : 7;

  static Stream<Arguments> fields() {
    return Stream.of(
        field("a game", text -> POSITIONS.position(query(text, null, null))),
        field("an option",
            text -> POSITIONS.position(new PositionQuery("gleeman", List.of(text), null, null, null))),
        field("a FEN", text -> POSITIONS.position(query("chess", text, null))),
        field("an arrangement", text -> POSITIONS.arrangement(query("crazyhouse", text, null))),
        field("a move", text -> POSITIONS.position(query("chess", null, text))),
        field("a move that is asked about",
            text -> POSITIONS.why(new WhyQuery(query("chess", null, null), null, text))),
        field("a step", text -> POSITIONS.why(new WhyQuery(query("chess", null, null), List.of(text), null))),
        field("a square", text -> POSITIONS.insight(new InsightQuery(query("chess", null, null), text))),
        kept("a PGN", text -> BOOK.read(new PgnQuery(text, "chess"))),
        field("an evaluation of a move", text -> BOOK.write(pgn("e4", text, null, "a", "1-0"))),
        kept("a comment", text -> BOOK.write(pgn("e4", null, text, "a", "1-0"))),
        field("a move to be written", text -> BOOK.write(pgn(text, null, null, "a", "1-0"))),
        kept("a tag", text -> BOOK.write(pgn("e4", null, null, text, "1-0"))),
        field("a result", text -> BOOK.write(pgn("e4", null, null, "a", text))),
        field("what is shown back", SafeExcerpt::of),
        field("a sentence", Sentences::of));
  }

  private static PositionQuery query(String game, @Nullable String fen, @Nullable String move) {
    return new PositionQuery(game, null, fen, move == null ? null : List.of(move), null);
  }

  private static PgnView pgn(String move, @Nullable String glyph, @Nullable String comment, String tag,
      String result) {
    return new PgnView(List.of(new PgnView.Tree("chess", List.of(), null, Map.of(tag, tag), comment,
        List.of(new PgnView.Node(move, glyph, comment, List.of())), result)));
  }

  private static Arguments kept(String name, Consumer<String> read) {
    return field(name, STEP, read);
  }

  private static Arguments field(String name, Consumer<String> read) {
    return field(name, 1, read);
  }

  private static Arguments field(String name, int step, Consumer<String> read) {
    return Arguments.of(name, step, (Consumer<String>) text -> {
      try {
        read.accept(text);
      } catch (QueryException refused) {
        assertThat(String.join(" ", refused.words())).as("what is shown back is short")
            .hasSizeLessThan(2_000);
      }
    });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fields")
  void noTextMakesTheServerWorkMoreThanInProportionToItsLength(String name, int step, Consumer<String> read) {
    assertThat(IntStream.iterate(0, index -> index < TEXTS.size(), index -> index + step).mapToObj(TEXTS::get)
        .filter(text -> !HostileTexts.isReadInLinearTime(text, read)).findFirst())
        .as(name).isEqualTo(Optional.<HostilePattern>empty());
  }
}
