package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.card.BoardSigns;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;

/** Each text names the sides once: a game whose sides are called Black and White would show a second renaming. */
class NamedSidesTest {

  private static Game named(String id, String white, String black) {
    return RepositoryGames
        .written("game: Named\nfrom: " + id + "\nlook: { sides: " + white + " / " + black + " }\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"chess", "royal-standard", "gleeman", "noli-me-tangere", "notake-rifle", "duck-chess",
          "janggi-casual", "shogi", "flipello", "lasca", "seirawan", "crazyhouse", "king-of-the-hill",
          "three-check",
          "breakthrough", "makruk", "atomic"})
  void allTextsOfAGameNameTheSidesOnce(String id) {
    Game reversed = named(id, "Black", "White");
    Game other = named(id, "North", "South");
    same(texts(reversed), texts(other), id);
    Random random = new Random(11);
    for (int game = 0; game < 2; game++) {
      Position one = reversed.start();
      Position two = other.start();
      for (int ply = 0; ply < 30 && !one.moves().isEmpty(); ply++) {
        if (ply % 3 == 0) {
          same(texts(one, new Random(ply)), texts(two, new Random(ply)), one.fen());
        }
        Move move = one.moves().get(random.nextInt(one.moves().size()));
        one = one.play(move);
        two = two.play(two.find(move.text()).orElseThrow());
      }
    }
  }

  private static void same(List<String> reversed, List<String> other, String where) {
    assertThat(reversed).as(where).map(text -> text.toLowerCase(Locale.ROOT)).isEqualTo(
        other.stream().map(text -> text.replace("North", "Black").replace("South", "White")
            .toLowerCase(Locale.ROOT)).toList());
  }

  private static List<String> texts(Game game) {
    List<String> texts = new ArrayList<>();
    for (RuleCard card : List.of(RuleCard.of(game.definition(), List.of()),
        RuleCard.inWords(game.definition(), List.of()))) {
      texts.add(card.pieces().toString());
      texts.add(card.mechanisms().toString());
      texts.add(card.goals().toString());
    }
    texts.add(BoardSigns.of(game.definition()).legend().toString());
    texts.add(game.slots().toString());
    texts.add(Assertions.catchThrowableOfType(FenException.class, () -> game.position("8 w")).getMessage());
    return texts;
  }

  private static List<String> texts(Position position, Random random) {
    List<String> texts = new ArrayList<>();
    texts.add(position.remembered().toString());
    texts.add(new SpokenPosition(position).words());
    position.outcome().ifPresent(outcome -> texts.add(outcome.toString()));
    position.moves().stream().limit(5).forEach(move -> {
      texts.add(position.spoken(move, true));
      texts.add(San.write(position, move));
    });
    position.whyNotPass().ifPresent(why -> texts.add(why.toString()));
    int squares = position.game().board().size();
    for (int i = 0; i < 10; i++) {
      int from = random.nextInt(squares);
      String text =
          position.game().board().name(from) + position.game().board().name(random.nextInt(squares));
      texts.add(position.whyNot(text).map(Object::toString).orElse("legal"));
      texts.add(position.insight(from).map(Object::toString).orElse("empty"));
    }
    return texts;
  }

  @Test
  void whatAUserHasWrittenIsQuotedAsItWas() {
    SideNames names = new SideNames("Cho", "Han");
    assertThat(names.in("expected Black's move, not 'White' or \"Black\": White's turn"))
        .isEqualTo("expected Han's move, not 'White' or \"Black\": Cho's turn");
  }

  @Test
  void flawsOfAPositionNameTheSides() {
    Game game = named("chess", "Black", "White");
    assertThat(Assertions.catchThrowableOfType(IllegalSetupException.class,
        () -> game.position("8/8/8/8/8/8/8/K7 w - - 0 1")).flaws()).map(String::valueOf)
        .allMatch(flaw -> flaw.contains("White"));
  }
}
