package org.variorum.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.score.Scores;
import org.variorum.rules.position.MoveCode;

/** What is stored is found as it was; what is not the position's is not found. */
class TranspositionTableTest {

  private static final long MOVES = (1L << MoveCode.BITS) - 1;

  private final TranspositionTable table = new TranspositionTable(1);
  private final TableEntry entry = new TableEntry();

  @Test
  void whatIsStoredIsFoundAsItWas() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      long key = random.nextLong();
      long move = random.nextLong() & MOVES;
      int ply = random.nextInt(Scores.DEEPEST_PLY);
      int score = random.nextInt(2 * Scores.WON) - Scores.WON;
      int depth = random.nextInt(SearchLimits.MAX_DEPTH);
      int bound = 1 + random.nextInt(3);
      int evaluation = random.nextInt(2 * Scores.WIN_THRESHOLD) - Scores.WIN_THRESHOLD;
      table.store(key, ply, move, score, depth, bound, evaluation);
      assertThat(table.find(key, ply, entry)).isTrue();
      assertThat(entry).returns(move, TableEntry::move).returns(score, TableEntry::score)
          .returns(depth, TableEntry::depth).returns(evaluation, TableEntry::evaluation)
          .returns((bound & TranspositionTable.LOWER) != 0, TableEntry::isLowerBound)
          .returns((bound & TranspositionTable.UPPER) != 0, TableEntry::isUpperBound);
    }
  }

  @Test
  void aWinIsFartherFromARootThatIsFarther() {
    table.store(99, 4, 7, Scores.WON - 10, 3, TranspositionTable.EXACT, 0);
    assertThat(table.find(99, 2, entry)).isTrue();
    assertThat(entry.score()).isEqualTo(Scores.WON - 8);
  }

  @Test
  void anotherPositionIsNotFound() {
    Random random = new Random(2);
    for (int i = 0; i < 200_000; i++) {
      table.store(random.nextLong(), 0, 1, 0, 1, TranspositionTable.EXACT, 0);
    }
    for (int i = 0; i < 200_000; i++) {
      assertThat(table.find(random.nextLong(), 0, entry)).isFalse();
    }
    assertThat(table.hashfull()).isGreaterThan(900);
    table.clear();
    assertThat(table.hashfull()).isZero();
  }

  @Test
  void aBoundWithoutMoveKeepsTheMove() {
    table.store(99, 0, 7, 10, 3, TranspositionTable.EXACT, 0);
    table.store(99, 0, 0, 5, 4, TranspositionTable.UPPER, 0);
    assertThat(table.find(99, 0, entry)).isTrue();
    assertThat(entry.move()).isEqualTo(7);
  }
}
