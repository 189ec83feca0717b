package org.variorum.rules.rule.fusion;

import java.util.Arrays;
import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.Kinds;

/**
 * What it means for the kinds of a game, by their numbers.
 *
 * @param joined by who goes and who stands there: what they become; negative: they do not
 * @param parts by kind: who may leave it
 * @param stays by kind and place among those: who stays then
 */
record FusionTable(Kinds kinds, int[][] joined, int[][] parts, int[][] stays) {

  static FusionTable of(Fusion fusion, Context context) {
    List<String> letters = context.definition().pieces().stream().map(PieceKind::letter).toList();
    Kinds kinds = context.kinds();
    int[][] joined = letters.stream().map(mover -> letters.stream()
        .mapToInt(other -> fusion.joined(mover, other).map(kinds::of).orElse(-1)).toArray())
        .toArray(int[][]::new);
    int[][] parts = letters.stream().map(letter -> fusion.apart(letter)
        .map(pair -> pair.parts().stream().mapToInt(kinds::of).toArray()).orElse(new int[0]))
        .toArray(int[][]::new);
    int[][] stays = letters.stream().map(letter -> fusion.apart(letter)
        .map(pair -> pair.parts().stream().mapToInt(leaving -> kinds.of(pair.without(leaving))).toArray())
        .orElse(new int[0])).toArray(int[][]::new);
    return new FusionTable(kinds, joined, parts, stays);
  }

  /** The kind that stays where one leaves. */
  int left(int compound, int leaving) {
    int[] all = parts[compound];
    for (int i = 0; i < all.length; i++) {
      if (all[i] == leaving) {
        return stays[compound][i];
      }
    }
    throw new IllegalArgumentException("no part of it: " + leaving + " in " + Arrays.toString(all));
  }

  /** What two become, by letters. */
  String joined(String mover, String other) {
    return kinds.letter(joined[kinds.of(mover)][kinds.of(other)]);
  }

  /** Who stays, by letters. */
  String left(String compound, String leaving) {
    return kinds.letter(left(kinds.of(compound), kinds.of(leaving)));
  }
}
