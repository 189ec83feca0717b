package org.variorum.rules.position;

import java.util.List;

/**
 * Steps along its rank that a piece may take from where it starts, together with another piece.
 *
 * @param low how many squares it may go towards the lower file
 * @param high the same towards the higher file
 */
public record SideSteps(List<Integer> low, List<Integer> high) {
  public SideSteps {
    low = List.copyOf(low);
    high = List.copyOf(high);
  }
}
