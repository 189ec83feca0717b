package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.variorum.rules.game.MoveList;
import org.variorum.rules.game.MutablePosition;

/**
 * What a search may rely on in every position of every game: that the quick questions have the answers of the slow ones.
 * Each law throws an {@code AssertionError} that names the position.
 */
public final class SearchLaws {

  private SearchLaws() {}

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
