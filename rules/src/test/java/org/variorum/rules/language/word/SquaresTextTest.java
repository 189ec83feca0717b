package org.variorum.rules.language.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Places;
import org.variorum.rules.platform.BitSet;

/** Squares by their words: where they lie for each side, how they are described, and the complaints about mistakes. */
class SquaresTextTest {

  private static final Geometry EIGHT = Geometry.rectangle(8, 8);

  private static String squares(String text, Geometry board, Side side) throws Malformed {
    SquaresText squares = SquaresReader.read(text);
    assertThat(squares.flaws(board)).isEmpty();
    Region region = squares.regionOn(board);
    return IntStream.range(0, board.size()).filter(square -> region.contains(board, square, side))
        .mapToObj(board::name).sorted().collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "light rank 1 | b1 d1 f1 h1 | a8 c8 e8 g8",
      "dark rank 1 | a1 c1 e1 g1 | b8 d8 f8 h8",
      "dark d4-e5 | d4 e5 | d4 e5",
      "light d4-e5 | d5 e4 | d5 e4",
      "rank 1 but d1 e1 | a1 b1 c1 f1 g1 h1 | a8 b8 c8 f8 g8 h8",
      "all but ranks 2-8 | a1 b1 c1 d1 e1 f1 g1 h1 | a8 b8 c8 d8 e8 f8 g8 h8",
      "all but ranks 2-8 files a-g | h1 | h8",
      "anywhere but ranks 1-7 files b-h | a8 | a1",
      "rank 1 but dark | b1 d1 f1 h1 | a8 c8 e8 g8",
      "light but ranks 1-7 light a8 | c8 e8 g8 | b1 d1 f1 h1",
      "a2 light rank 1 | a2 b1 d1 f1 h1 | a7 a8 c8 e8 g8",
      "light rank 1 dark rank 2 | b1 b2 d1 d2 f1 f2 h1 h2 | a7 a8 c7 c8 e7 e8 g7 g8",
      "dark file a rank 8 | a1 a3 a5 a7 b8 d8 f8 h8 | a1 a3 a5 a7 c1 e1 g1",
      "light rank 1 / dark rank 1 | b1 d1 f1 h1 | a1 c1 e1 g1",
      "d1 / all but ranks 1-7 files a-d | d1 | e8 f8 g8 h8"})
  void lieThere(String text, String white, String black) throws Malformed {
    assertThat(squares(text, EIGHT, Side.WHITE)).isEqualTo(white);
    assertThat(squares(text, EIGHT, Side.BLACK)).isEqualTo(black);
  }

  @Test
  void aLightSquareIsOneForBothSides() throws Malformed {
    assertThat(squares("light", EIGHT, Side.WHITE)).hasSize(32 * 3 - 1).startsWith("a2 a4 a6 a8 b1 b3")
        .isEqualTo(squares("light", EIGHT, Side.BLACK));
    Geometry turned = new Geometry(new Topology.Rectangle(5, 4), new BitSet(), BlackView.HALF_TURN);
    assertThat(squares("dark rank 4", turned, Side.WHITE)).isEqualTo("b4 d4");
    assertThat(squares("dark rank 4", turned, Side.BLACK)).isEqualTo("a1 c1 e1");
    Geometry odd = Geometry.rectangle(5, 5);
    assertThat(squares("dark", odd, Side.BLACK)).isEqualTo("a1 a3 a5 b2 b4 c1 c3 c5 d2 d4 e1 e3 e5");
  }

  @Test
  void theSameSquaresAreEverywhere() throws Malformed {
    assertThat(SquaresReader.read("anywhere").regionOn(EIGHT)).isEqualTo(Region.EVERYWHERE);
    assertThat(SquaresReader.read("light").regionOn(EIGHT)).isNotEqualTo(Region.EVERYWHERE);
    assertThat(SquaresReader.read("all but d1").regionOn(EIGHT)).isNotEqualTo(Region.EVERYWHERE);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "light | light squares | a light square",
      "dark anywhere | dark squares | a dark square",
      "dark rank 4 | dark squares of rank 4 | a dark square of rank 4",
      "e4 dark ranks 4-5 a1 | e4, dark squares of ranks 4–5 and a1 | e4 or a dark square of ranks 4–5 or a1",
      "all but d1 | all squares but d1 | any square but d1",
      "light but a8 rank 7 | light squares but a8 and rank 7 | a light square but a8 and rank 7",
      "all but dark rank 8 | all squares but dark squares of rank 8 | any square but dark squares of rank 8",
      "files d-f a1 | files d–f, a1 | files d–f or a1",
      "file d | file d | file d",
      "a1 b1 a2 b2 h8 | a1–b2, h8 | a1–b2 or h8",
      "h4 a4 c4 b4 d4 e4 f4 g4 | rank 4 | rank 4",
      "d1 e2 f1 d3 f3 | d1, e2, f1, d3, f3 | d1, e2, f1, d3 or f3",
      "d1 / light | d1 (White) or light squares (Black) | d1 (White) or a light square (Black)"})
  void areTold(String text, String all, String one) throws Malformed {
    Places places = new Places(EIGHT);
    assertThat(places.words(SquaresReader.read(text).regionOn(EIGHT))).isEqualTo(all);
    assertThat(places.oneOf(SquaresReader.read(text).regionOn(EIGHT))).isEqualTo(one);
  }

  @Test
  void longListsAreToldShorter() throws Malformed {
    Geometry five = Geometry.rectangle(5, 5);
    Places places = new Places(five);
    assertThat(places.words(SquaresReader.read("a1 c1 e1 b2 d2 a3 c3 e3 b4 d4 a5 c5 e5").regionOn(five)))
        .isEqualTo("dark squares");
    assertThat(places.words(SquaresReader
        .read("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 c4 d4 e4 b5 c5 d5 e5").regionOn(five)))
        .isEqualTo("all squares but c3 and a5");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "white | 0 | \"white\" names no squares | light",
      "black rank 4 | 0 | \"black\" names no squares | dark",
      "lihgt | 0 | \"lihgt\" names no squares | light",
      "all except d1 | 4 | \"except\" names no squares | but"})
  void areSuggested(String text, int offset, String problem, String suggestion) {
    assertThatThrownBy(() -> SquaresReader.read(text)).isInstanceOfSatisfying(Malformed.class, malformed -> {
      assertThat(malformed.offset()).isEqualTo(offset);
      assertThat(malformed.problem()).isEqualTo(problem);
      assertThat(malformed.suggestion()).contains(suggestion);
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "light squares | 6 | \"squares\" has no meaning where squares are named | the same without it",
      "not d1 | 0 | \"not\" names no squares | \"all but d1\"",
      "except d1 | 0 | \"except\" names no squares | \"all but d1\"",
      "rank 8 except d8 | 7 | \"except\" names no squares | \"but\"",
      "everything but d1 | 0 | \"everything\" names no squares | \"all but d1\"",
      "everywhere | 0 | \"everywhere\" names no squares | \"anywhere\"",
      "all | 0 | \"all\" must be followed by \"but\" | \"all but d1\", or \"anywhere\"",
      "all light | 0 | \"all\" must be followed by \"but\" | \"light\"",
      "all white squares | 0 | \"all\" must be followed by \"but\" | \"light\"",
      "but d1 | 0 | \"but\" must follow squares | \"all but d1\"",
      "all but | 4 | squares are missing after \"but\" | \"all but d1\"",
      "all but nowhere | 4 | squares are missing after \"but\" | \"all but d1\"",
      "all but d1 but e1 | 11 | \"but\" is here twice | all exceptions behind one \"but\"",
      "rank 8 light | 7 | \"light\" must be alone, or before the squares of that colour | \"light\", or \"light rank 8\"",
      "light dark | 0 | \"light\" must be alone, or before the squares of that colour | \"light\", or \"light rank 8\""})
  void areExpected(String text, int offset, String problem, String expected) {
    assertThatThrownBy(() -> SquaresReader.read(text)).isInstanceOfSatisfying(Malformed.class, malformed -> {
      assertThat(malformed.offset()).isEqualTo(offset);
      assertThat(malformed.problem()).isEqualTo(problem);
      assertThat(malformed.expected()).contains(expected);
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "light a1 | 6 | \"a1\" is no light square",
      "all but e9 | 8 | \"e9\" is outside the board of 8x8",
      "rank 8 but d7 | 11 | \"d7\" is not among the squares before \"but\"",
      "light but a1 | 10 | \"a1\" is not among the squares before \"but\"",
      "rank 8 but rank 8 | 16 | \"but\" excludes all the squares named before it",
      "d1 / rank 8 but d7 | 16 | \"d7\" is not among the squares before \"but\""})
  void areNotOnTheBoard(String text, int offset, String flaw) throws Malformed {
    assertThat(SquaresReader.read(text).flaws(EIGHT)).containsExactly(new SquaresText.Flaw(offset, flaw));
  }
}
