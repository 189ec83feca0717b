package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Mark;
import org.variorum.rules.rule.borrowing.Borrowing;
import org.variorum.rules.rule.castling.Castling;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.flight.NoFlight;
import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.rules.rule.imitation.Imitation;
import org.variorum.rules.rule.push.Push;
import org.variorum.rules.rule.range.Range;
import org.variorum.rules.rule.rebirth.Rebirth;
import org.variorum.rules.rule.surroundings.Surroundings;
import org.variorum.rules.rule.truce.Truce;
import org.variorum.testkit.naive.NaiveGame;

/**
 * Agreement of the {@link Insight} of a movable piece with the legal moves. The reachable squares are the squares of
 * the piece's moves. Each other square that the piece's movement reaches is barred, for the reason that
 * {@code whyNot} returns. The naive interpreter finds the squares that movement reaches. The interpreter's game has no
 * rules that forbid moves: range, compulsion, parts of turns, forbidden results.
 */
public final class InsightLaws {

  /** State entries of a FEN that forbid moves. */
  private static final String LAST_MOVE = " (ban:|frozen:|swapped)\\S*$";
  private static final String MOVED = "[ ,]moved:[a-z]\\d+";
  private static final String TRUCE = "[ ,]truce:\\d$";
  private static final Pattern LEG =
      Pattern.compile("(" + Geometry.FILE_NAME + "\\d+)(" + Geometry.FILE_NAME + "\\d+|x)");

  private final NaiveGame unrestricted;

  private InsightLaws(NaiveGame unrestricted) {
    this.unrestricted = unrestricted;
  }

  /** Returns the laws of a game. Range stays a rule if it decides which pieces lend movement. */
  public static InsightLaws of(Definition definition) {
    boolean isLendingGame = definition.mechanism(Borrowing.class).isPresent();
    return new InsightLaws(new NaiveGame(new Definition(definition.title(), definition.options(),
        definition.board(), definition.pieces(), definition.start(), definition.royalty(),
        definition.goals().stream().filter(goal -> !(goal instanceof Truce)).toList(),
        definition.mechanisms().stream()
            .filter(mechanism -> isLendingGame && mechanism instanceof Range || !forbids(mechanism))
            .map(ThreatOracle::withFewerLimits).toList())));
  }

  private static boolean forbids(Mechanism mechanism) {
    return mechanism instanceof Range || mechanism instanceof Forbidden || mechanism instanceof Surroundings
        || mechanism instanceof NoFlight || mechanism instanceof Rebirth rebirth && rebirth.capturers();
  }

  /** Checks the insights of all pieces of a position against its legal moves. */
  public void check(Position position) {
    Set<String> texts = unrestricted
        .candidates(position.fen().replaceAll(TRUCE, "").replaceAll(LAST_MOVE, "").replaceAll(MOVED, ""));
    List<List<Integer>> gestures = Stream.concat(position.gestures().values().stream(),
        position.shortcuts().values().stream().flatMap(List::stream))
        .filter(gesture -> gesture.held().isEmpty()).map(Gesture::squares).toList();
    for (int square = 0; square < position.game().board().size(); square++) {
      Optional<Insight> insight = position.insight(square);
      if (insight.isPresent() && insight.get().piece().side() == position.turn()) {
        checkInsight(position, insight.get(), texts, gestures);
      }
    }
  }

  private static void checkInsight(Position position, Insight insight, Set<String> texts,
      List<List<Integer>> gestures) {
    String piece = position.game().board().name(insight.square()) + " in " + position;
    that(insight.legal()).as(piece).isTrue();
    that(insight.reachable()).as("pointed at from %s", piece)
        .isEqualTo(targets(gestures, insight.square()));
    Set<Integer> barredSquares = new TreeSet<>();
    insight.barriers().forEach(barrier -> {
      that(barredSquares.add(barrier.square())).as("%s once from %s", barrier, piece).isTrue();
      that(position.whyNot(barrier.move())).as("%s from %s", barrier, piece).contains(barrier.why());
      String words = barrier.why().words();
      that(words.isBlank() || words.contains("  ") || words.endsWith(" ")).as("\"%s\" at %s", words, piece)
          .isEqualTo(false);
    });
    that(barredSquares).as("barred from %s", piece).hasNone(insight.reachable()::contains);
    Set<Integer> reachedSquares = new TreeSet<>(barredSquares);
    reachedSquares.addAll(insight.reachable());
    Set<Integer> expected = movementTargets(position.game().board(), insight.square(), texts);
    expected.removeIf(square -> wouldExplode(position, insight, square));
    that(reachedSquares).as("reached from %s", piece).containsAll(expected);
    reachedSquares.removeAll(expected);
    that(reachedSquares).as("squares that movement does not reach, from %s", piece)
        .hasNone(square -> !mayBeUnnamed(position, insight, (Integer) square));
    if (insight.reachable().isEmpty() && new HashSet<>(reasons(insight)).size() == 1) {
      that(insight.barred()).as(piece).isPresent();
    }
  }

  /** Whether a royal piece would explode by a capture on a square although it must be kept safe. */
  private static boolean wouldExplode(Position position, Insight insight, int square) {
    Definition definition = position.game().definition();
    return definition.mechanism(Explosion.class)
        .filter(explosion -> explosion.removesCapturer(insight.piece().letter())).isPresent()
        && definition.royalty().mode() == Royalty.Mode.CHECK
        && definition.piece(insight.piece().letter()).filter(PieceKind::royal).isPresent()
        && position.at(square).isPresent();
  }

  private static Set<String> reasons(Insight insight) {
    return insight.barriers().stream().map(barrier -> barrier.why().words()).collect(Collectors.toSet());
  }

  private static Set<Integer> targets(List<List<Integer>> gestures, int from) {
    Set<Integer> squares = gestures.stream().filter(pointed -> pointed.getFirst() == from)
        .map(pointed -> pointed.get(1)).collect(Collectors.toCollection(TreeSet::new));
    squares.remove(from);
    return squares;
  }

  /** The squares that the move texts (COM-3) of a piece name: its last square, or the square of a second piece. */
  private static Set<Integer> movementTargets(Geometry board, int from, Set<String> texts) {
    Set<Integer> squares = new TreeSet<>();
    for (String text : texts) {
      Matcher legs = LEG.matcher(text);
      if (legs.find() && legs.group(1).equals(board.name(from))) {
        squares.add(board.square(legs.group(2)).orElseThrow());
        if (legs.find()) {
          squares.add(board.square(legs.group(1)).orElseThrow());
        }
      }
    }
    squares.remove(from);
    return squares;
  }

  /** Whether a square is the last square of a king in a castling that is written with the rook's square. */
  private static boolean isCastlingEnd(Definition definition, Insight insight, int square) {
    Geometry board = definition.board();
    return definition.mechanism(Castling.class)
        .filter(castling -> castling.from().isPresent() && castling.style() == Castling.Style.ORTHODOX)
        .filter(castling -> castling.king().equals(insight.piece().letter()))
        .filter(
            castling -> board.file(square) == castling.lowFile() || board.file(square) == castling.highFile())
        .filter(_ -> board.rank(square) == board.rank(insight.square())).isPresent();
  }

  /**
   * Whether a square may be reached although no text of the naive interpreter names it. Texts do not name a piece
   * captured en passant or a castling rook. Some moves are barred before a candidate exists, for example over walls or
   * out of range. An imitator may lack a move that it would have as another piece.
   */
  private static boolean mayBeUnnamed(Position position, Insight insight, int square) {
    boolean enPassant = !position.fen().split(" ")[3].equals("-")
        && position.at(square).filter(piece -> piece.side() != position.turn()).isPresent();
    boolean castling = position.at(square).filter(piece -> piece.side() == position.turn()).isPresent()
        && position.game().definition().mechanism(Castling.class).isPresent()
        || isCastlingEnd(position.game().definition(), insight, square);
    boolean hasWalls = position.remembered().stream().flatMap(what -> what.marks().stream())
        .anyMatch(mark -> mark.look() == Mark.Look.WALL && !mark.squares().isEmpty());
    boolean isBarredByRule = insight.barriers().stream().filter(barrier -> barrier.square() == square)
        .anyMatch(barrier -> switch (barrier.why().rule().name()) {
          case "CASTLING", "EXCHANGE", "PUSH", "PROMOTION", "GAME_OVER", "CONDITION", "WALL" -> true;
          case "OUT_OF_RANGE" ->
              hasWalls || position.game().definition().mechanism(Borrowing.class).isPresent();
          default -> false;
        });
    boolean mayBePushed = position.at(square).isPresent()
        && position.game().definition().mechanism(Push.class).isPresent();
    boolean isImitator = position.game().definition().mechanism(Imitation.class)
        .filter(imitation -> imitation.pieces().contains(insight.piece().letter())).isPresent();
    return enPassant || castling || mayBePushed || isBarredByRule || isImitator;
  }
}
