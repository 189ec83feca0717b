package org.variorum.rules.rule.gating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Pieces come from the hand to squares that others leave by their first move. */
class GatingTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game SEIRAWAN = Game.of(READER.read("seirawan", List.of()));
  private static final Game SHUFFLED = Game.of(READER.read("seirawan", List.of("chess960")));
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1";

  private static Definition definition(String parent, String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n" + more + "\n", List.of());
  }

  private static Position play(Position position, String... moves) {
    Position after = position;
    for (String move : moves) {
      after = after.play(after.find(move).orElseThrow());
    }
    return after;
  }

  @ParameterizedTest
  @CsvSource({"b1c3h, Nc3/H", "g1f3e, Nf3/E", "b1c3, Nc3"})
  void aPieceComesWhereAnotherLeaves(String text, String san) {
    Position start = SEIRAWAN.start();
    Move move = start.find(text).orElseThrow();
    assertThat(San.write(start, move)).isEqualTo(san);
    assertThat(San.find(start, san)).contains(move);
  }

  @Test
  void whoComesIsGoneFromTheHandAndTheSquareIsClosed() {
    assertThat(play(SEIRAWAN.start(), "b1c3h").fen())
        .isEqualTo("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RHBQKBNR[Ehe] b KQkqCDFGbcdfg - 1 1");
    assertThat(play(SEIRAWAN.start(), "b1c3h", "b8c6h", "g1f3e").fen())
        .as("no piece is left that could come").contains("[e] b KQkqcdfg ");
    Position back = play(SEIRAWAN.start(), "b1c3", "b8c6", "c3b1", "c6b8");
    assertThat(back.fen()).contains(" w KQkqCDFGcdfg ");
    assertThat(back.find("b1c3h")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"e1g1h, O-O/He1, 5RK1, R3HRK1", "h1e1h, O-O/Hh1, 5RK1, R4RKH",
      "a1e1e, O-O-O/Ea1, 2KR4, E1KR3R"})
  void inCastlingToTheKingsSquareOrTheRooks(String text, String san, String plain, String rank) {
    Position position = SEIRAWAN.position(CASTLING);
    Move move = position.find(text).orElseThrow();
    assertThat(San.write(position, move)).startsWith(san);
    assertThat(position.play(move).fen()).contains("/" + rank + "[").doesNotContain("/" + plain + "[");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ehe] w KQCDFGkqbcdfg - 0 1 | b1c3e | no piece may come to b1: the piece"
          + " there has moved, or is not there from the start",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ehe] w KQBkqbcdfg - 0 1 | e2e4e | no piece may come to e2: the piece"
          + " there lets no piece in",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ehe] w KQBkqbcdfg - 0 1 | b1c3h | White has no hawk in hand",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ehe] w KQBkqbcdfg - 0 1 | b1c3q | only an elephant (E) or a hawk (H)"
          + " may come to b1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Ehe] w KQBkqbcdfg - 0 1 | E@e4 | an elephant is never dropped",
      "r3k2r/8/8/8/8/8/8/R3K2R[Hhe] w KQkq - 0 1 | h1e1e | White has no elephant in hand",
      "4k3/8/8/8/8/8/4r3/R3K2R[HEhe] w KQ - 0 1 | h1e1h | castling is not possible: a king in check may not castle, and the"
          + " rook on e2 gives check",
      "4k3/8/8/8/4r3/8/8/2B1K3[HEhe] w C - 0 1 | c1d2h | that does not end the check by the rook on e4"})
  void itIsSaidWhyNobodyComes(String fen, String text, String why) {
    assertThat(SEIRAWAN.position(fen).whyNot(text)).get().extracting(Refusal::words).isEqualTo(why);
  }

  @Test
  void whoComesCoversNobody() {
    Position pinned = SEIRAWAN.position("4k3/8/8/8/8/8/8/r1B1K3[HEhe] w C - 0 1");
    assertThat(pinned.find("c1d2")).isEmpty();
    assertThat(pinned.find("c1d2h")).isEmpty();
    assertThat(pinned.whyNot("c1d2h")).get().extracting(Refusal::words).asString().contains("rook on a1");
  }

  @Test
  void aPositionSaysWhoLetsOthersIn() {
    assertThatThrownBy(() -> SEIRAWAN.position("4k3/8/8/8/8/8/8/4K3[HE] w B - 0 1"))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessageContaining("a piece that has never moved on the file B, where it does not stand");
    assertThatThrownBy(() -> SEIRAWAN.position("4k3/8/8/8/8/8/8/1N2K3[he] w B - 0 1"))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessageContaining("a piece lets others in on the file B, but none is in hand");
  }

  @Test
  void aMoveIsSpoken() {
    Position start = SEIRAWAN.start();
    assertThat(start.spoken(start.find("b1c3h").orElseThrow(), true))
        .isEqualTo("knight from b1 goes to c3, hawk comes to b1");
    Position castles = SEIRAWAN.position(CASTLING);
    assertThat(castles.spoken(castles.find("h1e1h").orElseThrow(), false))
        .isEqualTo("king castles to g1, rook goes to f1, hawk comes to h1");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(SEIRAWAN.definition(), List.of()).toString())
        .contains("Gating: when a piece that has never moved and cannot promote leaves its square,"
            + " an elephant (E) or hawk (H) from hand may be put there in the same move",
            "Hands: pieces in hand are not dropped.");
  }

  @Test
  void whoLetsAPieceInCanBeCapturedInPassing() {
    Game game = Game.of(definition("chess", """
        pieces: { S: { name: sergeant, moves: mfWcfFifmnD } }
        en passant: P S
        hands: { N: nowhere }
        gating: { pieces: N }
        start: "4k3/8/8/8/4p3/8/3S4/4K3[N] w D - 0 1"
        """));
    Position after = play(game.start(), "d2d4n");
    assertThat(after.fen()).isEqualTo("4k3/8/8/8/3Sp3/8/3N4/4K3[] b - d3 1 1");
    assertThat(game.position(after.fen()).find("e4d3")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "QBBRNKRN[HEhe] w ABCDEFGHabcdefgh - 0 1 | QBBRNKRN[HEhe] w GFDgfdABCEHabceh - 0 1",
      "QBBRNKRN[HEhe] w GDABCDEFGHgdabcdefgh - 0 1 | QBBRNKRN[HEhe] w GFDgfdABCEHabceh - 0 1",
      "QBBRNKRN[HEhe] w KQABCEHkqabceh - 0 1 | QBBRNKRN[HEhe] w GFDgfdABCEHabceh - 0 1",
      "QBBRNKRN[HEhe] w KQkq - 0 1 | QBBRNKRN[HEhe] w GFDgfd - 0 1",
      "QBBRNKRN[HEhe] w ABCDEGHgfdabceh - 0 1 | QBBRNKRN[HEhe] w gfdABCDEGHabceh - 0 1",
      "QBBRNKRN[he] w GFDgfdabceh - 0 1 | QBBRNKRN[he] w GFDgfdabceh - 0 1"})
  void inAnyOrderLettersNameAllThatHaveNeverMovedAndPairsOfThemCastle(String fen, String written) {
    String black = "qbbrnkrn/pppppppp/8/8/8/8/PPPPPPPP/";
    Position position = SHUFFLED.position(black + fen);
    assertThat(position.fen()).isEqualTo(black + written);
    assertThat(SHUFFLED.position(position.fen())).isEqualTo(position);
    assertThat(position.find("f1g1").isPresent()).isEqualTo(written.contains("w GFD"));
  }

  @Test
  void fromAnySquareAPieceComesToTheKingsSquareOrTheRooksThatIsLeft() {
    Position near = SHUFFLED.position("4k3/8/8/8/8/8/8/3R1KR1[HEhe] w DFG - 0 1");
    assertThat(near.moves().stream().map(Move::text).filter(text -> text.matches("[fg]1[fg]1.*")))
        .as("both squares are taken").containsExactlyInAnyOrder("f1g1");
    Position far = SHUFFLED.position("4k3/8/8/8/8/8/8/R4K2[HEhe] w AF - 0 1");
    assertThat(play(far, "f1a1h").fen()).startsWith("4k3/8/8/8/8/8/8/2KR1H2[E");
    assertThat(play(far, "a1f1h").fen()).startsWith("4k3/8/8/8/8/8/8/H1KR4[E");
  }

  @Test
  void fromAnySquareAKingThatHasMovedCastlesNoMoreAndTheRooksStillLetOthersIn() {
    Position moved = play(SHUFFLED.start(), "e2e4", "e7e5", "e1e2", "e8e7", "e2e1", "e7e8");
    assertThat(moved.fen()).contains(" w ABCDFGHabcdfgh ");
    Position again = SHUFFLED.position(moved.fen());
    assertThat(again).isEqualTo(moved);
    assertThat(play(again, "g1f3e", "a7a6", "f1e2h", "a6a5").find("e1h1")).isEmpty();
    assertThat(again.find("e1e2h")).isEmpty();
  }

  @Test
  void fromAnySquareNobodyHasNeverMovedWhereNoneCanHaveStood() {
    assertThatThrownBy(() -> SHUFFLED.position("4k3/8/8/8/8/8/8/H3K3[HE] w A - 0 1"))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessageContaining("on the file A, where it does not stand");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "chess | hands: { N: nowhere } | the piece N would be in a hand and could be dropped nowhere",
      "seirawan | explosion: { spares: P } | gating and explosion: it is undefined whether it affects the piece that comes",
      "seirawan | walls: { placed: anywhere } | a move cannot say both which piece comes and where a wall is placed",
      "seirawan | castling: free | a move cannot say both which piece comes and where another goes",
      "seirawan | first moves: [{ pieces: N, way: mD }] | both would be written by the letters of files"})
  void whatHasNoMeaningIsRefused(String game, String words, String reason) {
    assertThatThrownBy(() -> Game.of(definition(game, words))).isInstanceOf(RuntimeException.class)
        .hasMessageContaining(reason);
  }
}
