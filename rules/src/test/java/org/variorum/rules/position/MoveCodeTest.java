package org.variorum.rules.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;

class MoveCodeTest {

  private static final int LAST = Geometry.MAX_CELLS - 1;

  @Test
  void tellsWhatItWasMadeFromOnTheLargestBoard() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      int from = random.nextInt(Geometry.MAX_CELLS);
      int to = random.nextInt(Geometry.MAX_CELLS);
      int otherFrom = random.nextInt(Geometry.MAX_CELLS);
      int otherTo = random.nextInt(Geometry.MAX_CELLS);
      int kind = random.nextInt(MoveCode.DROP + 1);
      int becomes = random.nextInt(-1, Definition.MAX_PIECES);
      long move = MoveCode.of(kind, from, to, otherFrom, otherTo);
      long promoting = becomes < 0 ? move : MoveCode.withArrivingKind(move, becomes);
      assertThat(new int[] {MoveCode.kind(promoting), MoveCode.from(promoting), MoveCode.to(promoting),
          MoveCode.otherFrom(promoting), MoveCode.otherTo(promoting), MoveCode.becomes(promoting)})
          .containsExactly(kind, from, to, otherFrom, otherTo, becomes);
      assertThat(MoveCode.captures(promoting)).isEqualTo(MoveCode.captures(move));
      assertThat(promoting >>> MoveCode.BITS).isZero();
    }
  }

  @Test
  void capturesAndDropsHaveTheirSquares() {
    assertThat(MoveCode.captures(MoveCode.capture(LAST, 0))).isTrue();
    assertThat(MoveCode.captures(MoveCode.plain(LAST, LAST))).isFalse();
    assertThat(MoveCode.from(MoveCode.capture(LAST, 0))).isEqualTo(LAST);
    long drop = MoveCode.drop(Definition.MAX_PIECES - 1, LAST);
    assertThat(MoveCode.to(drop)).isEqualTo(LAST);
    assertThat(MoveCode.becomes(drop)).isEqualTo(Definition.MAX_PIECES - 1);
    assertThat(MoveCode.kind(drop)).isEqualTo(MoveCode.DROP);
  }

  @Test
  void comparesSquaresOfTheLargestBoard() {
    assertThat(MoveCode.haveSameSquares(MoveCode.plain(LAST, 256), MoveCode.capture(LAST, 256))).isTrue();
    assertThat(MoveCode.haveSameSquares(MoveCode.plain(LAST, 256), MoveCode.plain(LAST, 0))).isFalse();
    assertThat(MoveCode.haveSameSquares(MoveCode.plain(LAST, 256), MoveCode.plain(255, 256))).isFalse();
  }
}
