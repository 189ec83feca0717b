package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Move;

/** Orthodox castling on boards of any shape, to any file, by kings that move in any way. */
class CastlingTest {

  @ParameterizedTest(name = "{0} {1} to {2}")
  @CsvSource(delimiter = '|', value = {
      "8x4 | r3k2r/8/8/R3K2R | c a | the king on e1 would go to the a-file and the rook on h1 beside it",
      "8x4 | r3k2r/8/8/R3K2R | h g | the king on e1 would go to the h-file and the rook on a1 beside it",
      "8x4 without g1 | r3kr2/8/8/R3KR*1 | c g | the king on e1 would go to the g-file and the rook on f1 beside it",
      "8x4 without b1 | r3k2r/8/8/R*R1K2R | b g | the king on e1 would go to the b-file and the rook on c1 beside it"})
  void whereTheBoardHasNoSquareForItIsRefused(String board, String placement, String files,
      String complaint) {
    assertThatExceptionOfType(UnplayableDefinitionException.class)
        .isThrownBy(() -> game(board, placement, "K", files))
        .withMessage("castling: " + complaint + ", where the board has no square");
  }

  @Test
  void ofOneOfSeveralIsRefused() {
    assertThatExceptionOfType(UnplayableDefinitionException.class).isThrownBy(() -> RepositoryGames.written("""
        game: Several castle
        board: 8x4
        start: "4k3/8/8/R1N1KN1R w KQ - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          N: { name: knight, moves: N }
          R: { name: rook, moves: R }
        castling: { style: orthodox, king: N }
        """))
        .withMessage("castling: N stands on 2 squares at the start, so a FEN could not say which has moved");
  }

  private static Game free(String words) {
    return RepositoryGames.written("""
        game: Castling under a condition
        board: 8x4
        start: "r3k2r/8/8/R3KQ1R w KQkq - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          Q: { name: queen, moves: Q }
          R: { name: rook, moves: R }
        castling: { style: free, %s }
        """.formatted(words));
  }

  @ParameterizedTest(name = "from {0} squares on")
  @CsvSource(delimiter = '|', value = {
      "1 | e1b1,a1c1 e1c1,a1d1 e1d1,a1e1", "2 | e1b1,a1c1 e1c1,a1d1", "3 | e1b1,a1c1"})
  void isFreeFromSoManySquaresOn(int least, String texts) {
    assertThat(castlings(free("at least: " + least))).containsExactlyInAnyOrder(texts.split(" "));
  }

  @Test
  void mayDependOnACondition() {
    Game game = free("when: own Q");
    assertThat(castlings(game)).isNotEmpty();
    Position position = game.position("r3k2r/8/8/R3K2R w KQkq - 0 1");
    assertThat(castlings(position)).isEmpty();
    assertThat(position.whyNotCastling(true).orElseThrow().words())
        .isEqualTo(
            "castling is not possible: it is allowed only where this holds of White: there is one of its own queens");
  }

  /** Where there is no check, nothing else keeps a king from going over attacked squares. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "between not attacked by enemy | e1d1,a1e1 e1c1,a1d1",
      "there not attacked by enemy | e1d1,a1e1 e1b1,a1c1",
      "here not attacked by enemy | e1d1,a1e1 e1c1,a1d1 e1b1,a1c1",
      "here attacked by enemy | "})
  void mayDependOnTheSquaresOfTheKing(String condition, String texts) {
    for (String from : List.of("", ", from: rank 1")) {
      Game game = RepositoryGames.written("""
          game: Castling without check
          board: 8x4
          start: "k1r5/8/8/R3K3 w Q - 0 1"
          pieces:
            K: { name: king, royal: yes, moves: K }
            R: { name: rook, moves: R }
          royalty: capture
          castling: { style: free, at least: 1, when: %s%s }
          """.formatted(condition, from));
      List<String> allowed = texts == null ? List.of() : List.of(texts.split(" "));
      assertThat(castlings(game)).containsExactlyInAnyOrderElementsOf(allowed);
      assertThat(game.start().whyNotCastling(false).isPresent()).isEqualTo(allowed.isEmpty());
      assertThat(RuleCard.of(game.definition(), List.of()).toString())
          .contains("with nothing between them, go in one move").doesNotContain("may be attacked");
    }
  }

  @Test
  void isRefusedWithTheConditionThatDoesNotHoldOfTheSquaresOfTheKing() {
    Position avalanche = RepositoryGames.of("avalanche-chess").position("4k3/8/8/3r4/8/8/8/R3K2R w KQ - 0 1");
    assertThat(castlings(avalanche)).containsExactly("e1g1");
    assertThat(avalanche.whyNot("e1c1").orElseThrow().words()).isEqualTo(
        "castling is not possible: it is allowed only where this holds of White: the square where the piece stands is not attacked"
            + " by the enemy and each square between where it stands and where it goes is not attacked by the enemy");
  }

  /** A file that no rook calls for does no harm. */
  @Test
  void onThreeFilesTakesPlaceOnTheSideOfTheRook() {
    assertThat(castlings(game("3x4", "k2/3/3/K1R", "K", "c c"))).containsExactly("a1c1,c1b1");
  }

  @ParameterizedTest(name = "king {1} on {0} to {2}")
  @CsvSource(delimiter = '|', value = {
      "r3k2r/8/8/R3K2R | K | c g | e1c1 e1g1",
      "rk4r1/8/8/RK4R1 | K | c e | b1c1,a1d1 b1e1",
      "r1k3r1/8/8/R1K3R1 | K | c f | c1c1,a1d1 c1f1",
      "r3k2r/8/8/R3K2R | K | g g | e1g1,h1f1",
      "r3k2r/4p3/4P3/R3K2R | Q | c g | e1c1,a1d1 e1g1,h1f1",
      "r3k2r/8/8/R3K2R | KmrD | c g | e1c1 e1g1,h1f1",
      "r3k2r/8/8/R3K2R | KcD | c g | e1c1 e1g1"})
  void isWrittenWithTheRookWhereTheKingsMoveAloneCouldBeAnother(String placement, String movement,
      String files,
      String texts) {
    assertThat(castlings(game("8x4", placement, movement, files)))
        .containsExactlyInAnyOrder(texts.split(" "));
  }

  /** Counted by Fairy-Stockfish 11.1 with UCI_Chess960: kings that stay, go one square, or pass their rook. */
  @Test
  void isThatOfChess960() {
    Game game = RepositoryGames.written("""
        game: A start of Chess960 after exchanges
        board: 8x8
        start: "1rk3r1/p6p/8/8/8/8/P6P/1RK3R1 w KQkq - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          Q: { name: queen, moves: Q }
          R: { name: rook, moves: R }
          B: { name: bishop, moves: B }
          N: { name: knight, moves: N }
          P: { name: pawn, moves: mfWcfFifmnD, promotes: { becomes: Q R B N, in: rank 8 } }
        castling: orthodox
        en passant: P
        """);
    assertThat(game.start().perft(4)).isEqualTo(393_130);
  }

  private static List<String> castlings(Game game) {
    return castlings(game.start());
  }

  private static List<String> castlings(Position start) {
    List<String> texts =
        start.moves().stream().filter(move -> start.legs(move).isNamed())
            .map(Move::text).toList();
    assertThat(start.moves()).extracting(Move::text).doesNotHaveDuplicates();
    assertThat(texts).allSatisfy(text -> assertThat(start.find(text).map(Move::text)).contains(text));
    return texts;
  }

  private static Game game(String board, String placement, String movement, String files) {
    String rights = placement.startsWith("k") ? "K" : "KQkq";
    return RepositoryGames.written("""
        game: Castling
        board: %s
        start: "%s w %s - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: %s }
          R: { name: rook, moves: R }
          P: { name: pawn }
        castling: { style: orthodox, king to: %s }
        """.formatted(board, placement, rights, movement, files));
  }

  /** A king that stands beside the other is safe where captures explode, and hides what it crosses from an attacker. */
  @Test
  void theKingHidesNoSquareThatItCrosses() {
    Position position = RepositoryGames.of("atomic").position("8/8/8/8/8/8/5k2/R3K2r w Q - 0 1");
    assertThat(position.find("e1c1")).isEmpty();
    assertThat(position.whyNot("e1c1").orElseThrow().words())
        .isEqualTo("castling is not possible: d1 is attacked by the rook on h1");
  }

  /** Counts of python-chess, Chess960 with exploding captures. */
  @ParameterizedTest(name = "{0} moves: {1}")
  @CsvSource({"1, 25", "2, 282", "3, 6753"})
  void theKingHidesNoSquareThatItCrossesWhereRooksStandAnywhere(int depth, long count) {
    Game game = RepositoryGames.written("""
        game: Any castling with explosions
        from: atomic
        castling: { style: orthodox, king to: c g, from: rank 1 }
        """);
    assertThat(game.position("r3k1rR/5K2/8/8/8/8/8/8 b kq - 0 1").perft(depth)).isEqualTo(count);
  }

  /** A cannon needs a piece between: the king, which has gone, is none. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({"free, 'e1c1,a1d1'", "italian, 'e1c1,a1d1'", "'{ style: orthodox, king to: c g }', 'e1c1'"})
  void theKingIsNoScreenForWhatAttacksASquareThatItCrosses(String castling, String move) {
    Game game = RepositoryGames.written("""
        game: Castling before a cannon
        board: 8x4
        start: "4k3/8/8/R3K2c w Q - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          C: { name: cannon, moves: mRcpR4 }
          R: { name: rook, moves: R }
        castling: %s
        """.formatted(castling));
    assertThat(game.start().find(move)).isPresent();
  }

  /** The rook shields the king where it comes to stand. */
  @Test
  void theLastSquareIsJudgedOfThePositionAfterCastling() {
    Game game = RepositoryGames.written("""
        game: Castling behind the rook
        board: 8x4
        start: "4k3/8/8/RK2l3 w A - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          L: { name: lame leaper, moves: nD }
          R: { name: rook, moves: R }
        castling: { style: orthodox, king to: c g, from: rank 1 }
        """);
    assertThat(game.start().find("b1a1")).isPresent();
    assertThat(game.position("4k3/8/8/1K1Rl3 w - - 0 1").inCheck()).isFalse();
    assertThat(game.position("4k3/8/8/R1K1l3 w - - 0 1").inCheck()).isTrue();
  }
}
