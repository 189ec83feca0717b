package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;
import org.variorum.view.answer.PlyView;
import org.variorum.view.game.TestGames;

final class MaterialChangeTest {

  private static final String GAME = """
      game: Rooks and kings
      version: 1
      board: 5x4
      start: "4k/5/5/K4 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        N: { name: knight, moves: N }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: N, in: rank 4 } }
      goals: { checkmate: loss, stalemate: draw }
      """;

  @ParameterizedTest
  @CsvSource(delimiter = '|', nullValues = "-", value = {
      "captured pieces are gone | - | 4k/5/r4/K1R2 w - - 0 1 | a1a2 | r | -",
      "promoted ones are not | - | 4k/P4/5/K4 w - - 0 1 | a3a4n | - | -",
      "nor those that are held | 'hands: { R: anywhere }' | 4k/5/r4/K1R2[] w - - 0 1 | a1a2 | - | -",
      "those that cannot be held are gone | 'hands: { N: anywhere }' | 4k/5/r4/K1R2[] w - - 0 1 | a1a2 | r | -",
      "nor those beneath others | 'stacks: { beneath: all }' | 4k/5/2r2/K1R2 w - - 0 1 | c1c2 | - | -",
      "a blast takes all | 'explosion: { spares: P }' | 4k/5/1Nr2/K1R2 w - - 0 1 | c1c2 | N R r | -"})
  void aPieceIsGoneThatIsNowhereInTheGame(String name, String rule, String fen, String text, String gone,
      String back) {
    String definition = GAME + (rule == null ? "" : rule + "\n");
    String start = definition.contains("hands:") ? definition.replace("K4 w", "K4[] w") : definition;
    DefinitionReader reader = new DefinitionReader(Library.of(Map.of()));
    Position position = Game.of(reader.read("rooks", start, List.of())).position(fen);
    Move move = position.find(text).orElseThrow();
    PlyView ply = new Views().ply(position, move, text, position.play(move), null);
    assertThat(ply.gone()).as(name).isEqualTo(gone == null ? null : List.of(gone.split(" ")));
    assertThat(ply.back()).as(name).isEqualTo(back == null ? null : List.of(back.split(" ")));
  }

  /** In random games: as all pieces counted before and after each move say. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "atomic", "lasca", "shogi", "seirawan", "royal-standard",
      "notake-shunting", "janggi", "flipello"})
  void noPieceIsLost(String id) {
    Game game = TestGames.games().edition(id, List.of()).game();
    Random random = new Random(7);
    for (int i = 0; i < 5; i++) {
      Position position = game.start();
      for (int ply = 0; ply < 80 && position.outcome().isEmpty(); ply++) {
        Move move = position.moves().get(random.nextInt(position.moves().size()));
        Position after = position.play(move);
        assertThat(MaterialChange.of(game, position.transition(move))).as("%s in %s", move, position.fen())
            .isEqualTo(whole(position, position.transition(move), after));
        position = after;
      }
    }
  }

  /** Found by counting all pieces. */
  private static MaterialChange whole(Position before, Transition change, Position after) {
    Map<Piece, Integer> board = pieces(after);
    pieces(before).forEach((piece, number) -> board.merge(piece, -number, Integer::sum));
    List<Transition.Change> squares = new ArrayList<>();
    board.forEach((piece, number) -> {
      for (int i = 0; i < Math.abs(number); i++) {
        squares.add(number > 0 ? new Transition.Change(0, Optional.empty(), Optional.of(piece))
            : new Transition.Change(0, Optional.of(piece), Optional.empty()));
      }
    });
    return MaterialChange.of(before.game(),
        new Transition(change.legs(), squares, change.journeys(), change.removals(),
            Map.of(), Map.of(), change.check(), change.outcome()));
  }

  private static Map<Piece, Integer> pieces(Position position) {
    Map<Piece, Integer> pieces = new HashMap<>();
    for (int square = 0; square < position.game().board().size(); square++) {
      position.at(square).ifPresent(piece -> pieces.merge(piece, 1, Integer::sum));
    }
    for (String letter : position.game().rules().heldLetters()) {
      for (Side side : Side.values()) {
        Piece piece = new Piece(letter, side);
        pieces.merge(piece, position.held(piece), Integer::sum);
      }
    }
    position.remembered().stream().flatMap(each -> each.marks().stream())
        .flatMap(mark -> mark.beneath().stream()).forEach(piece -> pieces.merge(piece, 1, Integer::sum));
    return pieces;
  }
}
