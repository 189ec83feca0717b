package org.variorum.testkit.laws;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.Definition;
import org.variorum.testkit.GameFiles;

/** Conditions that differ in meaning have different sentences. The profile {@code deep} tries more of them. */
class ConditionLawsTest {

  private static final int ROUNDS = Boolean.getBoolean("variorum.deep") ? 10_000 : 25;

  private static final Definition DEFINITION = GameFiles.read("""
      game: Conditions
      board: 4x4
      start: "k2r/4/4/R2K[] w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        R~: { name: rook, moves: R, basic: N }
        N: { name: knight, moves: N, promotes: { becomes: R~, in: rank 4 } }
      hands: { N: anywhere }
      counters: { points: { at most: 3, changes: { after: captures } } }
      """);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void sentencesOfConditionsThatDifferDiffer(long seed) {
    ConditionLaws.sentencesDiffer(DEFINITION, seed, ROUNDS);
  }
}
