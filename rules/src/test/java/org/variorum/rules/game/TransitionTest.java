package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;
import org.variorum.rules.position.Transition.Change;
import org.variorum.rules.position.Transition.Journey;
import org.variorum.rules.position.Transition.Removal;

@Execution(ExecutionMode.CONCURRENT)
class TransitionTest {

  /** About this many moves of a position are described if it has more. */
  private static final int MOST_MOVES = Boolean.getBoolean("variorum.deep") ? Integer.MAX_VALUE : 200;

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void changesLeadToTheNextPosition(Game game) {
    for (Position position : RepositoryGames.moments(game, 3, 40)) {
      for (Move move : position.moves()) {
        Transition transition = position.transition(move);
        assertThat(replayed(position, transition)).as("%s in %s", move, position)
            .isEqualTo(pieces(position.play(move)));
        assertThat(travelled(position, transition)).as("%s in %s", move, position)
            .isEqualTo(pieces(position.play(move)));
      }
    }
  }

  private static Map<Integer, Piece> pieces(Position position) {
    Map<Integer, Piece> pieces = new HashMap<>();
    for (int square = 0; square < position.game().board().size(); square++) {
      int at = square;
      position.at(square).ifPresent(piece -> pieces.put(at, piece));
    }
    return pieces;
  }

  private static Map<Integer, Piece> replayed(Position position, Transition transition) {
    Map<Integer, Piece> pieces = pieces(position);
    for (Change change : transition.changes()) {
      assertThat(Optional.ofNullable(pieces.remove(change.square()))).isEqualTo(change.before());
      change.after().ifPresent(piece -> pieces.put(change.square(), piece));
    }
    return pieces;
  }

  /** By journeys and removals alone. */
  private static Map<Integer, Piece> travelled(Position position, Transition transition) {
    Map<Integer, Piece> pieces = pieces(position);
    transition.journeys().forEach(journey -> journey.from().ifPresent(pieces::remove));
    Set<Integer> arrivals = new HashSet<>();
    transition.journeys().forEach(journey -> arrivals.add(journey.to()));
    for (Removal removal : transition.removals()) {
      if (!arrivals.contains(removal.square())) {
        assertThat(pieces.remove(removal.square())).isEqualTo(removal.piece());
      }
    }
    for (Journey journey : transition.journeys()) {
      boolean removed = transition.removals().contains(new Removal(journey.after(), journey.to()))
          && transition.legs().arrivingPiece().equals(journey.after());
      boolean blasted = removed && transition.removals().size() > 1
          && transition.changes().stream().anyMatch(c -> c.square() == journey.to() && c.after().isEmpty());
      pieces.remove(journey.to());
      boolean dropped = removed && journey.from().isEmpty() && position.at(journey.to()).isEmpty();
      if (!blasted && !dropped) {
        pieces.put(journey.to(), journey.after());
      }
    }
    return pieces;
  }

  @ParameterizedTest
  @MethodSource("games")
  void gesturesDifferAndNoneBeginsWithAnother(Game game) {
    for (Position position : RepositoryGames.moments(game, 5, 40)) {
      assertThat(position.gestures().keySet()).containsExactlyElementsOf(
          position.moves().stream().filter(move -> !move.text().equals("0000")).toList());
      assertThat(position.moves()).containsAll(position.shortcuts().keySet());
      List<Gesture> gestures = new ArrayList<>(position.gestures().values());
      position.shortcuts().values().forEach(gestures::addAll);
      assertThat(new HashSet<>(gestures)).as("%s in %s", gestures, position).hasSameSizeAs(gestures);
      Set<Object> whole = new HashSet<>();
      gestures.forEach(gesture -> whole.add(List.of(gesture.held(), gesture.squares())));
      for (Gesture gesture : gestures) {
        for (int length = 0; length < gesture.squares().size(); length++) {
          assertThat(whole).as("%s in %s", gestures, position)
              .doesNotContain(List.of(gesture.held(), gesture.squares().subList(0, length)));
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}: {2} points at {3}")
  @CsvSource(delimiter = '|', value = {
      "chess | - | e2e4 | e2 e4",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4b5,b5c6 | b4 b5 c6",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e1,e5e5 | e1 e1 e5",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4,e5e5 | e1 e4 e5",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4 | e1 e4 e4",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e3 | e1 e3",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1b1,a1c1 | e1 b1 c1",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1 | P@e6 | e6"})
  void pointing(String game, String fen, String move, String squares) {
    Position position =
        fen.equals("-") ? RepositoryGames.of(game).start() : RepositoryGames.of(game).position(fen);
    List<Integer> pointed =
        Objects.requireNonNull(position.gestures().get(position.find(move).orElseThrow())).squares();
    assertThat(pointed.stream().map(position.game().board()::name)).containsExactly(squares.split(" "));
  }

  @ParameterizedTest(name = "{0}: {2} may be pointed at by {3}")
  @CsvSource(delimiter = '|', value = {
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e1,e5e5 | e1 e5",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4,e5e5 | e1 e5",
      "notake-approaching | 8k/9/9/9/4G4/9/9/9/K8 w - - 0 1 | a1a2 | ",
      "notake-shunting | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e5,e5e6 | ",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1 | e1 h1",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1c1 | e1 a1",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5d6 | e5 d5",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1b1,a1c1 | e1 a1 b1",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4b5,b5c6 | "})
  void shortcut(String game, String fen, String move, @Nullable String squares) {
    Position position = RepositoryGames.of(game).position(fen);
    List<String> pointed = position.shortcuts()
        .getOrDefault(position.find(move).orElseThrow(), List.of()).stream()
        .map(gesture -> gesture.squares().stream().map(position.game().board()::name)
            .collect(Collectors.joining(" ")))
        .toList();
    assertThat(pointed).isEqualTo(squares == null ? List.of() : List.of(squares));
  }

  /** A piece and another that is touched begin some gesture, whichever the move. */
  @ParameterizedTest
  @MethodSource("games")
  void whoeverIsTouchedCanBePointedAtSecond(Game game) {
    for (Position position : RepositoryGames.moments(game, 6, 40)) {
      Set<List<Integer>> begun = new HashSet<>();
      position.gestures().values().stream().filter(gesture -> gesture.held().isEmpty())
          .forEach(gesture -> begun.add(gesture.squares().subList(0, 2)));
      position.shortcuts().values()
          .forEach(each -> each.forEach(gesture -> begun.add(gesture.squares().subList(0, 2))));
      for (Move move : position.moves()) {
        Legs legs = position.legs(move);
        legs.touched().forEach(other -> assertThat(begun).as("%s in %s", move, position)
            .contains(List.of(legs.from(), other.from())));
      }
    }
  }

  @Test
  void aDisplacementTellsWhoGoesWhereAndWhoFreezes() {
    Position position = RepositoryGames.of("royal-standard").position("*2k2*/1S5/1R5/7/7/*2K2* w - - 0 1");
    Transition transition = position.transition(position.find("b4b5,b5c6").orElseThrow());
    Piece rook = new Piece("R", Side.WHITE);
    Piece bearer = new Piece("S", Side.WHITE);
    int b4 = square(position, "b4");
    int b5 = square(position, "b5");
    int c6 = square(position, "c6");
    assertThat(transition.changes()).containsExactly(new Change(b4, Optional.of(rook), Optional.empty()),
        new Change(b5, Optional.of(bearer), Optional.of(rook)),
        new Change(c6, Optional.empty(), Optional.of(bearer)));
    assertThat(transition.journeys()).containsExactly(
        new Journey(rook, Optional.of(b4), List.of(b4, b5), rook),
        new Journey(bearer, Optional.of(b5), List.of(b5, c6), bearer));
    assertThat(transition.removals()).isEmpty();
    assertThat(position.remembered()).isEmpty();
    assertThat(position.play(position.find("b4b5,b5c6").orElseThrow()).remembered()).singleElement()
        .satisfies(frozen -> {
          assertThat(frozen.name()).isEqualTo("frozen");
          assertThat(frozen.text()).isEqualTo("c6");
          assertThat(frozen.marks()).singleElement().extracting(Mark::squares).isEqualTo(List.of(c6));
        });
  }

  @ParameterizedTest(name = "{0}: {2} goes {3}")
  @CsvSource(delimiter = '|', value = {
      "chess | - | e2e4 | e2 e3 e4",
      "chess | - | g1f3 | g1 f3",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 | e5d6 | e5 d6",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1 | e1 g1, h1 f1",
      "chess | 7k/P7/8/8/8/8/8/K7 w - - 0 1 | a7a8q | a7 a8",
      // Round the pivot, the way that is open: the bishop stops the other.
      "royal-standard | *2k2*/7/1WS4/1B5/7/*2K2* w - - 0 1 | b4d4 | b4 b5 c5 d5 d4",
      "royal-standard | *2k2*/7/1WS4/7/1B5/*2K2* w - - 0 1 | b4c3 | b4 b3 c3",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4b5,b5c6 | b4 b5, b5 c6",
      "noli-me-tangere | 10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1 | e9e2,e2e9 | e9 e2, e2 e9",
      "gleeman | r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 | e1b1,a1c1 | e1 b1, a1 c1",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e1,e5e5 | e5",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4,e5e5 | e1 e2 e3 e4, e5",
      "notake-shunting | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e5,e5e6 | e1 e2 e3 e4 e5, e5 e6",
      "notake-towing | 4k4/9/9/9/9/4R4/4p4/9/6K2 w - - 0 1 | e4e6,e3e4 | e4 e5 e6, e3 e4",
      "notake-withdrawing | 4k4/9/9/9/9/4R4/4p4/9/6K2 w - - 0 1 | e4e6,e3e3 | e4 e5 e6, e3",
      "notake-overtaking | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e7,e5e5 | e1 e2 e3 e4 e5 e6 e7, e5",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1 | P@e6 | e6"})
  void overWhichSquaresPiecesGo(String game, String fen, String move, String ways) {
    Position position =
        fen.equals("-") ? RepositoryGames.of(game).start() : RepositoryGames.of(game).position(fen);
    assertThat(position.find(move)).as("%s among %s", move, position.moves()).isPresent();
    String gone = position.journeys(position.find(move).orElseThrow()).stream()
        .map(journey -> journey.path().stream().map(position.game().board()::name)
            .collect(Collectors.joining(" ")))
        .collect(Collectors.joining(", "));
    assertThat(gone).isEqualTo(ways);
  }

  @Test
  void aCaptureTellsWhatComesToTheHand() {
    Position position = RepositoryGames.of("crazyhouse").position("q~3k3/8/8/8/8/8/8/R3K3[] w - - 0 1");
    Transition transition = position.transition(position.find("a1a8").orElseThrow());
    assertThat(transition.removals())
        .containsExactly(new Removal(new Piece("Q~", Side.BLACK), square(position, "a8")));
    assertThat(transition.handChanges()).isEqualTo(Map.of(new Piece("P", Side.WHITE), 1));
    assertThat(transition.check()).isTrue();
  }

  private static int square(Position position, String name) {
    return position.game().board().square(name).orElseThrow();
  }

  @ParameterizedTest(name = "{0}: {2} is {3}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "chess | - | e2e4 | pawn goes to e4",
      "chess | 4k3/8/8/1N3N2/8/8/8/4K3 w - - 0 1 | b5d4 | knight from b5 goes to d4",
      "chess | 7k/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7e8q | pawn goes to e8 and becomes a queen, check",
      "chess | 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8 | rook goes to a8, mate",
      "chess | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1 | king castles to g1, rook goes to f1",
      "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 | e5d6 | pawn captures pawn on d5 in passing and goes to d6",
      "atomic | 4k3/8/8/3pp3/3NP3/8/8/4K3 b - - 0 1 | e5d4 | pawn captures knight on d4; the blast removes pawn on d4",
      "crazyhouse | 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1 | P@e6 | pawn is put on e6",
      "royal-standard | *2k2*/1s5/1RS4/7/7/*2K2* w - - 0 1 | b4b5,b5c6 | rook captures standard-bearer on b5, which goes to c6",
      "royal-standard | *2k2*/1S5/1R5/7/7/*2K2* w - - 0 1 | b4b5,b5c6 | rook captures its own standard-bearer on b5, which goes to c6",
      "royal-standard | *5*/7/7/7/2kK3/*5* w - - 0 1 | d2c2 | king captures king on c2, and wins",
      "noli-me-tangere | 10/R3k5/10/10/10/4s5/10/10/4K5/10 b - - 0 1 | e9e2,e2e9 | king exchanges squares with king on e2",
      "notake-rifle | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e1,e5e5 | rook stays and recruits pawn on e5",
      "notake-shunting | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e5,e5e6 | rook recruits pawn on e5, which goes to e6, and takes its place",
      "notake-approaching | 4k4/9/9/9/4p4/9/9/9/4R1K2 w - - 0 1 | e1e4,e5e5 | rook goes to e4 and recruits pawn on e5"})
  void inWords(String game, String fen, String move, String words) {
    Position position =
        fen.equals("-") ? RepositoryGames.of(game).start() : RepositoryGames.of(game).position(fen);
    assertThat(Spoken.describe(position, position.find(move).orElseThrow())).isEqualTo(words);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveHasWords(Game game) {
    for (Position position : RepositoryGames.moments(game, 9, 15)) {
      int step = 1 + position.moves().size() / MOST_MOVES;
      for (int i = 0; i < position.moves().size(); i += step) {
        Move move = position.moves().get(i);
        assertThat(Spoken.describe(position, move)).isNotBlank().doesNotContain("null", "  ", "Optional");
      }
    }
  }
}
