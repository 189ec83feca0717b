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

  /** Generation by sets of squares finds the same moves as generation by walking along paths. */
  public static void setsAgreeWithWalks(MutablePosition position, MoveList moves) {
    Position positionFromFen = position.game().position(position.fen());
    that(toSet(moves).stream().map(position::text).sorted().toList()).as("moves of %s", position.fen())
        .isEqualTo(positionFromFen.moves().stream().map(Move::text).sorted().toList());
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
    that(toSet(tactical)).as("tactical moves of %s", position.fen()).isEqualTo(expected);
    that(tactical.size()).as("tactical moves of %s, each once", position.fen())
        .isEqualTo(expected.size());
  }

  /** A code is legal if and only if the list of legal moves contains it. */
  public static void isLegalMeansAmongLegalMoves(MutablePosition position, MoveList moves, long[] codes) {
    Set<Long> legal = toSet(moves);
    for (long code : codes) {
      that(position.isLegal(code)).as("code %x in %s", code, position.fen())
          .isEqualTo(legal.contains(code));
    }
    for (long move : legal) {
      that(position.isLegal(move)).as("%s in %s", position.text(move), position.fen()).isTrue();
    }
  }

  /** If a piece may capture an enemy and all other kinds cost more, the piece's kind is the cheapest attacker there. */
  public static void captorsAreAttackers(MutablePosition position, MoveList moves) {
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
  public static void cheapestAttackerIsCheapest(MutablePosition position, CaptorOracle captorOracle,
      SplittableRandom random) {
    int side = random.nextInt(2);
    int square = random.nextInt(position.game().board().size());
    if (position.pieceAt(square) != 0 && PieceCode.side(position.pieceAt(square)) == side) {
      return;
    }
    int[] costs = random.ints(position.game().definition().pieces().size(), 0, 10).toArray();
    Prices prices = new Prices(costs);
    int[] emptiedSquares =
        random.ints(3, 0, position.game().board().size()).filter(at -> at != square).toArray();
    Set<Integer> removed = new LinkedHashSet<>(IntStream.of(emptiedSquares).boxed().toList());
    String fen = position.fen();
    removed.forEach(position::lift);
    for (int found = 0; found >= 0;) {
      found = position.cheapestAttacker(square, side, prices);
      OptionalInt cost = found < 0 ? OptionalInt.empty()
          : OptionalInt.of(costs[PieceCode.kind(position.pieceAt(found))]);
      position.putBack();
      OptionalInt expected = captorOracle.leastCost(position, square, side, costs,
          removed.stream().mapToInt(Integer::intValue).toArray());
      that(cost).as("attackers by %d of %d without %s in %s", side, square, removed, fen)
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
      int[] changed = changes.isInHand(i) ? hands : pieces;
      int place = changes.isInHand(i) ? changes.heldPiece(i) : changes.square(i);
      that(changed[place]).as("change %d of %s", i, name).isEqualTo(changes.before(i));
      changed[place] = changes.after(i);
    }
    that(pieces).as("board after %s", name).isEqualTo(pieces(position));
    that(hands).as("hands after %s", name).isEqualTo(hands(position));
    for (int i = changes.count() - 1; i >= 0; i--) {
      if (changes.isInHand(i)) {
        hands[changes.heldPiece(i)] = changes.before(i);
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
   * After two passes, en passant and most state entries are gone, and the fullmove number is higher by one. The entry
   * with the length of a growing turn remains if both sides have the same turns. The position counts as its first
   * occurrence. Unmaking the passes restores the position.
   */
  public static void passingChangesOnlyTheTurn(MutablePosition position, MoveList moves) {
    if (position.inCheck() || moves.size() == 0) {
      return;
    }
    String fen = position.fen();
    long hash = position.hash();
    int occurrences = position.occurrences();
    position.makeNullMove();
    that(position.changes().count()).as("changes by passing in %s", fen).isEqualTo(0);
    if (!position.inCheck()) {
      position.makeNullMove();
      checkAfterTwoPasses(position, fen);
      position.unmake();
    }
    position.unmake();
    that(position.fen()).isEqualTo(fen);
    that(position.hash()).as("hash of %s", fen).isEqualTo(hash);
    that(position.occurrences()).as("occurrences of %s", fen).isEqualTo(occurrences);
    that(toSet(position.legalMoves(new MoveList()))).as("moves of %s", fen).isEqualTo(toSet(moves));
  }

  /** Checks the position after two passes, unless a piece that could not move before gives check now. */
  private static void checkAfterTwoPasses(MutablePosition position, String fen) {
    if (!position.inCheck()) {
      Position expected = position.game().position(fenAfterTwoPasses(fen, haveSameTurns(position)));
      that(position.fen()).isEqualTo(expected.fen());
      that(position.hash()).as("hash of %s, passed twice", fen).isEqualTo(expected.hash());
      that(position.occurrences()).as("occurrences of %s, passed twice", fen).isEqualTo(1);
    }
  }

  private static boolean haveSameTurns(MutablePosition position) {
    return position.game().definition().mechanism(Turn.class)
        .map(turn -> turn.white().equals(turn.black())).orElse(true);
  }

  /** The FEN expected after two passes. It keeps the entries that last longer than one move, such as stacks. */
  private static String fenAfterTwoPasses(String fen, boolean haveSameTurns) {
    List<String> fields = new ArrayList<>(List.of(fen.split(" ", -1)));
    boolean hasEntries = fields.getLast().matches(".*[a-z].*");
    String lastingEntries = hasEntries ? Stream.of(fields.removeLast().split(","))
        .filter(
            entry -> entry
                .matches(
                    "part:\\d+/\\d+|truce:.*|stacks:.*|count.*|unmoved:.*|.*-moved:.*|[a-z-]+:\\d+\\+\\d+"))
        .filter(entry -> haveSameTurns || !entry.startsWith("part:"))
        .map(entry -> entry.startsWith("part:") ? entry.replaceFirst(":\\d+", ":1") : entry)
        .collect(Collectors.joining(",")) : "";
    fields.set(3, "-");
    int last = fields.size() - 1;
    // The halfmove clock counts both passes, and the fullmove number counts one move of Black.
    fields.set(last - 1, String.valueOf(Integer.parseInt(fields.get(last - 1)) + 2));
    fields.set(last, String.valueOf(Integer.parseInt(fields.get(last)) + 1));
    if (!lastingEntries.isEmpty()) {
      fields.add(lastingEntries);
    }
    return String.join(" ", fields);
  }

  private static boolean isTactical(MutablePosition position, long move) {
    boolean isDrop = MoveCode.kind(move) == MoveCode.DROP;
    return MoveCode.captures(move) || MoveCode.becomes(move) >= 0 && !isDrop;
  }

  private static Set<Long> toSet(MoveList moves) {
    Set<Long> set = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      set.add(moves.get(i));
    }
    return set;
  }
}
