package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition.Change;

/** What a board shows while a move is being pointed at. */
class PreviewsTest {

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  @ParameterizedTest(name = "{0}: after {2}, {3}")
  @CsvSource(delimiter = '|', value = {
      // The mover is there; the piece that it displaces goes somewhere, perhaps to where the mover was.
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4 b5 | b4:- b5:R",
      "delegating | 5k1/1P5/7/2N4/7/7/7/7/7/7/7/3K3 w - - 0 1 | b11 b12 | none",
      "delegating | 4k2/1P5/RK5/7/7/7/7/7/7/7/7/7 w - - 0 1 | b11 b12 | b11:- b12:P",
      "chess | 2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1 | b7 c8 | b7:- c8:P",
      "shogi | 4k4/9/9/3P5/9/9/9/9/4K4[] w - - 0 1 | d6 d7 | d6:- d7:P",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1 e1 | e5:P",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1 e4 | e1:- e4:R",
      "notake-shunting | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1 e5 | e1:- e5:R e6:P",
      "notake-towing | 4k4/9/9/9/9/4R4/4p4/9/6K2 w - - 0 1 | e4 e5 | e4:- e5:R",
      "notake-withdrawing | 4k4/9/9/9/9/4R4/4p4/9/6K2 w - - 0 1 | e4 e5 | e4:- e5:R",
      "notake-overtaking | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1 e6 | e1:- e5:P e6:R",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1 b1 | a1:- b1:K c1:R e1:-",
      "noli-me-tangere | 10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1 | e9 e2 | e2:k e9:K",
      "chess | - | e2 e4 | none"})
  void whatIsShown(String id, String fen, String pointed, String expected) {
    Game game = RepositoryGames.of(id);
    Position position = fen.equals("-") ? game.start() : game.position(fen);
    List<Integer> squares =
        Stream.of(pointed.split(" ")).map(name -> game.board().square(name).orElseThrow()).toList();
    List<Change> changes = position.pointing().previews().get(squares);
    String shown = changes == null ? "none"
        : changes.stream().map(change -> game.board().name(change.square()) + ":"
            + change.after().map(Piece::fen).orElse("-")).sorted().collect(Collectors.joining(" "));
    assertThat(shown).as("moves %s", position.moves()).isEqualTo(expected);
  }

  /** There is a preview wherever a move goes on, and it shows nothing that one of the moves leaves alone. */
  @ParameterizedTest
  @MethodSource("games")
  void previewsAreCommonToAllMovesThatGoOn(Game game) {
    for (Position position : RepositoryGames.moments(game, 21, 30)) {
      Map<Move, Gesture> gestures = position.gestures();
      Map<List<Integer>, List<Change>> previews = position.pointing().previews();
      gestures.forEach((move, gesture) -> {
        int steps = gesture.squares().size() + (gesture.becomes().isPresent() ? 1 : 0);
        for (int length = 2; length < steps; length++) {
          List<Integer> begun = gesture.squares().subList(0, length);
          assertThat(previews).as("%s in %s", move, position).containsKey(begun);
          List<Change> changes = position.transition(move).changes();
          for (Change shown : Objects.requireNonNull(previews.get(begun))) {
            Change made = changes.stream().filter(change -> change.square() == shown.square()).findFirst()
                .orElseThrow();
            assertThat(made.before()).isEqualTo(shown.before());
            boolean open =
                shown.after().isEmpty() || shown.after().equals(Optional.of(position.legs(move).piece()));
            assertThat(open || made.after().equals(shown.after())).as("%s of %s in %s", shown, move, position)
                .isTrue();
          }
        }
      });
    }
  }
}
