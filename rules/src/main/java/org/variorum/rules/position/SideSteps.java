package org.variorum.rules.position;

import java.util.List;

/**
 * The distances that a piece may move along its rank from its start square, together with another piece.
 *
 * @param low the distances in squares towards the lower file
 * @param high the distances in squares towards the higher file
 */
public record SideSteps(List<Integer> low, List<Integer> high) {
  public SideSteps {
    low = List.copyOf(low);
    high = List.copyOf(high);
  }
}
