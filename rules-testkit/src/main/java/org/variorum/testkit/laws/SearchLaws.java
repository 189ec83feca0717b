package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Changes;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Prices;
import org.variorum.rules.rule.turn.Turn;

/**
 * Laws on which a search relies: the fast methods of a position return the same results as the slow ones. A violation
 * throws an {@code AssertionError} that names the position.
 */
public final class SearchLaws {

  private SearchLaws() {}

  /** The moves found by sets of squares equal the moves found by walking. */
  public static void setsAgreeWithWalks(MutablePosition position, MoveList moves) {
    Position walked = position.game().position(position.fen());
    that(set(moves).stream().map(position::text).sorted().toList()).as("moves of %s", position.fen())
        .isEqualTo(walked.moves().stream().map(Move::text).sorted().toList());
  }

  /** Tactical moves are the legal moves that capture, act or promote, each once. */
  public static void tacticalMovesAreLegalMoves(MutablePosition position, MoveList moves) {
    Set<Long> expected = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      if (isTactical(position, moves.get(i))) {
        expected.add(moves.get(i));
      }
    }
    MoveList tactical = position.tacticalMoves(new MoveList());
    that(set(tactical)).as("tactical moves of %s", position.fen()).isEqualTo(expected);
    that(tactical.size()).as("tactical moves of %s, each once", position.fen())
        .isEqualTo(expected.size());
  }

  /** A code is legal if and only if the list of legal moves contains it. */
  public static void isLegalMeansAmongLegalMoves(MutablePosition position, MoveList moves, long[] codes) {
    Set<Long> legal = set(moves);
    for (long code : codes) {
      that(position.isLegal(code)).as("code %x in %s", code, position.fen())
          .isEqualTo(legal.contains(code));
    }
    for (long move : legal) {
      that(position.isLegal(move)).as("%s in %s", position.text(move), position.fen()).isTrue();
    }
  }

  /** A piece that may capture an enemy is the cheapest attacker of the enemy's square if all other kinds cost more. */
  public static void takersAttack(MutablePosition position, MoveList moves) {
    boolean enPassant = !position.fen().split(" ", -1)[3].equals("-");
    int[] costs = new int[position.game().definition().pieces().size()];
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int target = CaptorOracle.target(position, move);
      boolean mayBeEnPassant = enPassant && position.pieceAt(MoveCode.to(move)) == 0;
      if (!MoveCode.captures(move) || mayBeEnPassant
          || PieceCode.side(position.pieceAt(target)) == position.turn()) {
        continue;
      }
      int piece = position.pieceAt(MoveCode.from(move));
      Arrays.fill(costs, 1);
      costs[PieceCode.kind(piece)] = 0;
      int found = position.cheapestAttacker(target, position.turn(), new Prices(costs));
      that(found).as("%s in %s", position.text(move), position.fen()).isAtLeast(0);
      that(position.pieceAt(found)).as("%s in %s", position.text(move), position.fen())
          .isEqualTo(piece);
    }
  }

  /**
   * The cheapest attacker is the cheapest piece that could capture. The law removes each attacker that it finds and
   * searches again, as in an exchange on the square. When all pieces are put back, the position is unchanged.
   */
  public static void cheapestAttackerIsCheapest(MutablePosition position, CaptorOracle captures,
      SplittableRandom random) {
    int by = random.nextInt(2);
    int square = random.nextInt(position.game().board().size());
    if (position.pieceAt(square) != 0 && PieceCode.side(position.pieceAt(square)) == by) {
      return;
    }
    int[] costs = random.ints(position.game().definition().pieces().size(), 0, 10).toArray();
    Prices prices = new Prices(costs);
    int[] lifted = random.ints(3, 0, position.game().board().size()).filter(at -> at != square).toArray();
    Set<Integer> removed = new LinkedHashSet<>(IntStream.of(lifted).boxed().toList());
    String fen = position.fen();
    removed.forEach(position::lift);
    for (int found = 0; found >= 0;) {
      found = position.cheapestAttacker(square, by, prices);
      OptionalInt cost = found < 0 ? OptionalInt.empty()
          : OptionalInt.of(costs[PieceCode.kind(position.pieceAt(found))]);
      position.putBack();
      OptionalInt expected = captures.leastCost(position, square, by, costs,
          removed.stream().mapToInt(Integer::intValue).toArray());
      that(cost).as("attackers by %d of %d without %s in %s", by, square, removed, fen)
          .isEqualTo(expected);
      removed.add(found);
      removed.stream().filter(at -> at >= 0).forEach(position::lift);
    }
    position.putBack();
    that(position.fen()).isEqualTo(fen);
  }

  /** The changes of a move, applied to a copy of the board, give the board after it. Undone, they restore the copy. */
  public static void changesAreComplete(MutablePosition position, MoveList moves, SplittableRandom random) {
    if (moves.size() == 0) {
      return;
    }
    long move = moves.get(random.nextInt(moves.size()));
    String name = position.text(move) + " in " + position.fen();
    int[] pieces = pieces(position);
    int[] hands = hands(position);
    int[] piecesBefore = pieces.clone();
    int[] handsBefore = hands.clone();
    position.make(move);
    Changes changes = position.changes();
    for (int i = 0; i < changes.count(); i++) {
      int[] changed = changes.ofHand(i) ? hands : pieces;
      int place = changes.ofHand(i) ? changes.held(i) : changes.square(i);
      that(changed[place]).as("change %d of %s", i, name).isEqualTo(changes.before(i));
      changed[place] = changes.after(i);
    }
    that(pieces).as("board after %s", name).isEqualTo(pieces(position));
    that(hands).as("hands after %s", name).isEqualTo(hands(position));
    for (int i = changes.count() - 1; i >= 0; i--) {
      if (changes.ofHand(i)) {
        hands[changes.held(i)] = changes.before(i);
      } else {
        pieces[changes.square(i)] = changes.before(i);
      }
    }
    that(pieces).as("board before %s", name).isEqualTo(piecesBefore);
    that(hands).as("hands before %s", name).isEqualTo(handsBefore);
    position.unmake();
  }

  private static int[] pieces(MutablePosition position) {
    return IntStream.range(0, position.game().board().size()).map(position::pieceAt).toArray();
  }

  private static int[] hands(MutablePosition position) {
    return IntStream.range(0, PieceCode.codes(position.game().definition().pieces().size()))
        .map(position::held).toArray();
  }

  /**
   * After two passes, en passant and most state entries are gone, and the fullmove number is higher by one. The length
   * of a turn remains if both sides have the same turns. The position counts as new. Unmaking the passes restores the
   * position.
   */
  public static void passingGivesTheTurnOnly(MutablePosition position, MoveList moves) {
    if (position.inCheck() || moves.size() == 0) {
      return;
    }
    String fen = position.fen();
    long hash = position.hash();
    int occurrences = position.occurrences();
    position.pass();
    that(position.changes().count()).as("changes by passing in %s", fen).isEqualTo(0);
    if (!position.inCheck()) {
      position.pass();
      checkAfterTwoPasses(position, fen);
      position.unmake();
    }
    position.unmake();
    that(position.fen()).isEqualTo(fen);
    that(position.hash()).as("hash of %s", fen).isEqualTo(hash);
    that(position.occurrences()).as("occurrences of %s", fen).isEqualTo(occurrences);
    that(set(position.legalMoves(new MoveList()))).as("moves of %s", fen).isEqualTo(set(moves));
  }

  /** Checks the position after two passes, unless a piece that could not move before gives check now. */
  private static void checkAfterTwoPasses(MutablePosition position, String fen) {
    if (!position.inCheck()) {
      Position expected = position.game().position(passedTwice(fen, sameTurns(position)));
      that(position.fen()).isEqualTo(expected.fen());
      that(position.hash()).as("hash of %s, passed twice", fen).isEqualTo(expected.hash());
      that(position.occurrences()).as("occurrences of %s, passed twice", fen).isEqualTo(1);
    }
  }

  private static boolean sameTurns(MutablePosition position) {
    return position.game().definition().mechanism(Turn.class)
        .map(turn -> turn.white().equals(turn.black())).orElse(true);
  }

  /** The FEN expected after two passes. Truces, stacks, counters and last moved pieces last longer than one move. */
  private static String passedTwice(String fen, boolean sameTurns) {
    List<String> fields = new ArrayList<>(List.of(fen.split(" ", -1)));
    boolean entries = fields.getLast().matches(".*[a-z].*");
    String lasting = entries ? Stream.of(fields.removeLast().split(","))
        .filter(
            entry -> entry
                .matches(
                    "part:\\d+/\\d+|truce:.*|stacks:.*|count.*|unmoved:.*|.*-moved:.*|[a-z-]+:\\d+\\+\\d+"))
        .filter(entry -> sameTurns || !entry.startsWith("part:"))
        .map(entry -> entry.startsWith("part:") ? entry.replaceFirst(":\\d+", ":1") : entry)
        .collect(Collectors.joining(",")) : "";
    fields.set(3, "-");
    int last = fields.size() - 1;
    fields.set(last - 1, String.valueOf(Integer.parseInt(fields.get(last - 1)) + 2));
    fields.set(last, String.valueOf(Integer.parseInt(fields.get(last)) + 1));
    if (!lasting.isEmpty()) {
      fields.add(lasting);
    }
    return String.join(" ", fields);
  }

  private static boolean isTactical(MutablePosition position, long move) {
    boolean drop = MoveCode.kind(move) == MoveCode.DROP;
    return MoveCode.captures(move) || MoveCode.becomes(move) >= 0 && !drop;
  }

  private static Set<Long> set(MoveList moves) {
    Set<Long> set = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      set.add(moves.get(i));
    }
    return set;
  }
}
