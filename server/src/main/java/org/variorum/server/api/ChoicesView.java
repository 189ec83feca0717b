package org.variorum.server.api;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.variorum.server.api.PositionView.MoveView;

/**
 * What a player can choose after a first step.
 *
 * @param moves the legal moves with steps that begin so; only these steps
 * @param previews as in {@link PositionView}
 * @param premoves on the other side's turn, the steps that may follow
 */
public record ChoicesView(List<MoveView> moves, Map<String, Map<String, String>> previews,
    List<String> premoves) {

  /** The moves that still may be meant after some steps. */
  public List<MoveView> after(List<String> steps) {
    return moves.stream().filter(move -> Stream.concat(Stream.of(move.steps()), move.shortcuts().stream())
        .anyMatch(each -> each.size() >= steps.size() && each.subList(0, steps.size()).equals(steps)))
        .toList();
  }
}
