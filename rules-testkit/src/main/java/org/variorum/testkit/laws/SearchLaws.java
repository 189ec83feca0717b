package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.MoveList;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;

/**
 * What a search may rely on in every position of every game: that the quick questions have the answers of the slow ones.
 * Each law throws an {@code AssertionError} that names the position.
 */
public final class SearchLaws {

  private SearchLaws() {}

  /** Where moves are found by sets of squares, they are those that walking finds. */
  public static void setsAgreeWithWalks(MutablePosition position, MoveList moves) {
    Position walked = position.game().position(position.fen());
    assertThat(set(moves).stream().map(position::text)).as("moves of %s", position.fen())
        .containsExactlyInAnyOrderElementsOf(walked.moves().stream().map(Move::text).toList());
  }

  /** Loud moves are the legal moves that capture, act or promote, each once. */
  public static void loudMovesAreLegalMoves(MutablePosition position, MoveList moves) {
    Set<Long> expected = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      if (isLoud(position, moves.get(i))) {
        expected.add(moves.get(i));
      }
    }
    MoveList loud = position.loudMoves(new MoveList());
    assertThat(set(loud)).as("loud moves of %s", position.fen()).isEqualTo(expected);
    assertThat(loud.size()).as("loud moves of %s, each once", position.fen()).isEqualTo(expected.size());
  }

  /** Any code is legal just where it is among the legal moves. */
  public static void isLegalMeansAmongLegalMoves(MutablePosition position, MoveList moves, long[] codes) {
    Set<Long> legal = set(moves);
    for (long code : codes) {
      assertThat(position.isLegal(code)).as("code %x in %s", code, position.fen())
          .isEqualTo(legal.contains(code));
    }
    for (long move : legal) {
      assertThat(position.isLegal(move)).as("%s in %s", position.text(move), position.fen()).isTrue();
    }
  }

  /** Whoever may take an enemy is found among the attackers of that square, if nobody costs less. */
  public static void takersAttack(MutablePosition position, MoveList moves) {
    boolean enPassant = !position.fen().split(" ", -1)[3].equals("-");
    int[] costs = new int[position.game().definition().men().size()];
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int target = Captures.target(position, move);
      boolean silent = enPassant && position.manAt(position.to(move)) == 0;
      if (!position.takes(move) || silent || (position.manAt(target) & 1) == position.turn()) {
        continue;
      }
      int man = position.manAt(position.from(move));
      Arrays.fill(costs, 1);
      costs[(man >> 1) - 1] = 0;
      int found = position.cheapestAttacker(target, position.turn(), costs);
      assertThat(found).as("%s in %s", position.text(move), position.fen()).isNotNegative();
      assertThat(position.manAt(found)).as("%s in %s", position.text(move), position.fen()).isEqualTo(man);
    }
  }

  /**
   * The cheapest attacker is the cheapest man that could capture, one after another: what is lifted is as if it were gone.
   * The position is as before when all is put back.
   */
  public static void cheapestAttackerIsCheapest(MutablePosition position, Captures captures,
      SplittableRandom random) {
    int by = random.nextInt(2);
    int square = random.nextInt(position.game().board().size());
    if (position.manAt(square) != 0 && (position.manAt(square) & 1) == by) {
      return;
    }
    int[] costs = random.ints(position.game().definition().men().size(), 0, 10).toArray();
    int[] lifted = random.ints(3, 0, position.game().board().size()).filter(at -> at != square).toArray();
    Set<Integer> gone = new LinkedHashSet<>(IntStream.of(lifted).boxed().toList());
    String fen = position.fen();
    gone.forEach(position::lift);
    for (int found = 0; found >= 0;) {
      found = position.cheapestAttacker(square, by, costs);
      OptionalInt cost = found < 0 ? OptionalInt.empty()
          : OptionalInt.of(costs[(position.manAt(found) >> 1) - 1]);
      position.putBack();
      OptionalInt expected = captures.leastCost(position, square, by, costs,
          gone.stream().mapToInt(Integer::intValue).toArray());
      assertThat(cost).as("attackers by %d of %d without %s in %s", by, square, gone, fen)
          .isEqualTo(expected);
      gone.add(found);
      gone.stream().filter(at -> at >= 0).forEach(position::lift);
    }
    position.putBack();
    assertThat(position.fen()).isEqualTo(fen);
  }

  private static boolean isLoud(MutablePosition position, long move) {
    boolean drop = position.from(move) == position.to(move);
    return position.takes(move) || position.becomes(move) >= 0 && !drop;
  }

  private static Set<Long> set(MoveList moves) {
    Set<Long> set = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      set.add(moves.get(i));
    }
    return set;
  }
}
