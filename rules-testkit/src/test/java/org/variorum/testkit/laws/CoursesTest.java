package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.naive.NaiveGame;

/** How games end by their course, in the compiled game and in the naive one. */
class CoursesTest {

  private static final int POSITIONS = 60;
  private static final int CHASES = 3;
  private static final int PIECES = 5;
  private static final Pattern RUN = Pattern.compile("1+");

  /** Pieces on random squares, among them both generals in their palaces. */
  private static String placement(Geometry board, SplittableRandom random, String kinds) {
    String[] squares = new String[board.files() * board.ranks()];
    int middle = board.files() / 2;
    squares[middle - 1 + random.nextInt(3)] = "K";
    squares[(board.ranks() - 1) * board.files() + middle - 1 + random.nextInt(3)] = "k";
    for (int i = 0; i < PIECES; i++) {
      int square = random.nextInt(squares.length);
      if (squares[square] == null) {
        squares[square] = String.valueOf(kinds.charAt(random.nextInt(kinds.length())));
      }
    }
    return IntStream.iterate(board.ranks() - 1, rank -> rank >= 0, rank -> rank - 1)
        .mapToObj(rank -> IntStream.range(0, board.files())
            .mapToObj(file -> squares[rank * board.files() + file])
            .map(piece -> piece == null ? "1" : piece).collect(Collectors.joining()))
        .map(rank -> RUN.matcher(rank).replaceAll(run -> String.valueOf(run.group().length())))
        .collect(Collectors.joining("/"));
  }

  private static Optional<Position> position(Game game, String fen) {
    try {
      return Optional.of(game.position(fen)).filter(position -> !position.moves().isEmpty());
    } catch (FenException | IllegalSetupException _) {
      return Optional.empty();
    }
  }

  /** Both sides go there and back, twice. */
  private static List<Position> thereAndBack(Position start, SplittableRandom random) {
    List<Position> course = new ArrayList<>(List.of(start));
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Position last = course.getLast();
      List<Move> moves = last.moves();
      if (moves.isEmpty()) {
        return List.of();
      }
      Optional<Move> move = i < 2 ? Optional.of(moves.get(random.nextInt(moves.size())))
          : last.find(i < 4 ? back(texts.get(i - 2)) : texts.get(i - 4));
      if (move.isEmpty()) {
        return List.of();
      }
      texts.add(move.get().text());
      course.add(last.play(move.get()));
    }
    return course;
  }

  /** The move that takes another back, if it is a plain one. */
  private static String back(String move) {
    String[] squares = move.replaceAll("([a-z][0-9]+)(?=[a-z])", "$1 ").split(" ", -1);
    return squares.length == 2 ? squares[1] + squares[0] : "";
  }

  private static String told(Optional<Outcome> outcome) {
    return outcome.map(end -> end.reason().word() + " " + end.result()).orElse("");
  }

  @ParameterizedTest
  @ValueSource(strings = {"xiangqi", "minixiangqi", "manchu"})
  void bothTellWhoHasChased(String id) {
    compare(GameFiles.definition(id, List.of()), "RRNNCCPRrrnnccpp");
  }

  @Test
  void whatMayBeChasedIsSaid() {
    compare(GameFiles.read("""
        game: Sample
        from: chess
        castling: none
        start: "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
        draws:
          perpetual chase: { pieces: all but K, targets: all but K, spared: { N: ranks 1-4 }, even if protected: { Q: N B }, threats: new or old }
        """), "QRBNPqrbnp");
  }

  /** Compares what both tell of a number of courses, among them some chases. */
  private static void compare(Definition definition, String kinds) {
    Game game = Game.of(definition);
    NaiveGame naive = new NaiveGame(definition);
    SplittableRandom random = new SplittableRandom(kinds.hashCode());
    int chases = 0;
    int compared = 0;
    while (compared < POSITIONS || chases < CHASES) {
      String fen = placement(definition.board(), random, kinds)
          + (random.nextBoolean() ? " w" : " b") + " - - 0 1";
      Optional<Position> start = position(game, fen);
      List<Position> course = start.map(position -> thereAndBack(position, random)).orElse(List.of());
      if (!course.isEmpty() && told(course.getLast().outcome()).matches("(repetition|perpetual).*")) {
        String chased =
            naive.endByHistory(course.stream().map(Position::fen).toList()).orElse("repetition 1/2-1/2");
        assertThat(told(course.getLast().outcome())).as("%s", course).isEqualTo(chased);
        compared++;
        chases += chased.startsWith("perpetual") ? 1 : 0;
      }
    }
  }

  @Test
  void bothTellWhoHasTooFew() {
    Definition definition = GameFiles.composition("too-few-hands");
    Game game = Game.of(definition);
    NaiveGame naive = new NaiveGame(definition);
    SplittableRandom random = new SplittableRandom(5);
    int drawn = 0;
    for (int i = 0; i < 300; i++) {
      String placement = "4k3/8/8/8/8/8/8/4K3";
      List<String> ranks = new ArrayList<>(List.of(placement.split("/", -1)));
      for (int piece = random.nextInt(3); piece > 0; piece--) {
        int rank = 1 + random.nextInt(6);
        int file = random.nextInt(8);
        String letter = String.valueOf("NBNnbb".charAt(random.nextInt(6)));
        ranks.set(rank,
            (file == 0 ? "" : String.valueOf(file)) + letter + (file == 7 ? "" : String.valueOf(7 - file)));
      }
      String hand = random.nextInt(3) == 0 ? "[N]" : random.nextInt(4) == 0 ? "[b]" : "[]";
      Optional<Position> position = position(game, String.join("/", ranks) + hand + " w - - 0 1");
      if (position.isPresent()) {
        String told = told(position.get().outcome().filter(end -> end.reason().word().equals("too-few")));
        assertThat(told).as(position.get().fen())
            .isEqualTo(naive.endByHistory(List.of(position.get().fen())).orElse(""));
        drawn += told.isEmpty() ? 0 : 1;
      }
    }
    assertThat(drawn).isGreaterThan(20);
  }
}
