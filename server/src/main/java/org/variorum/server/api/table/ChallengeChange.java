package org.variorum.server.api.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A change of the open challenges that a page already has.
 *
 * @param opened the new challenges
 * @param closed the ids of challenges that are not open any more
 */
public record ChallengeChange(List<ChallengeView> opened, List<String> closed) {

  /** Returns the challenges after this change. */
  public List<ChallengeView> appliedTo(List<ChallengeView> challenges) {
    List<ChallengeView> changed = new ArrayList<>(challenges);
    changed.removeIf(challenge -> closed.contains(challenge.id()));
    changed.addAll(opened);
    return List.copyOf(changed);
  }

  /** Returns one change for this change and an earlier one that the page has not received. */
  public ChallengeChange mergedWith(ChallengeChange earlier) {
    Set<String> allClosed = new LinkedHashSet<>(earlier.closed);
    allClosed.addAll(closed);
    return new ChallengeChange(appliedTo(earlier.opened), List.copyOf(allClosed));
  }
}
