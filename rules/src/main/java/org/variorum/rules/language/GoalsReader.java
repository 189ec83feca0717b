package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A reader of the rules for the end of a game: royalty, goals and draws. {@link RoomRegistry} reads all draws and most
 * goals.
 */
final class GoalsReader {

  private final Fields file;
  private final List<PieceKind> pieces;
  private final Fields goals;

  GoalsReader(Fields file, List<PieceKind> pieces) {
    this.file = file;
    this.pieces = pieces;
    goals = file.part(Word.GOALS).orElse(file.emptySection());
  }

  Royalty royalty() {
    boolean hasRoyal = pieces.stream().anyMatch(PieceKind::royal);
    Optional<Fields> part = file.part(Word.ROYALTY);
    Royalty.Mode mode = part.map(words -> words.get(Word.ROYALTY_MODE, Leaf.ROYALTY))
        .orElseGet(() -> file.get(Word.ROYALTY, Leaf.ROYALTY));
    Royalty.Several several = part.filter(words -> hasRoyal && words.has(Word.ROYALTY_SEVERAL))
        .map(words -> words.find(Word.ROYALTY_SEVERAL, Leaf.SEVERAL).orElse(Royalty.Several.LAST))
        .orElse(Royalty.Several.ONE);
    return new Royalty(hasRoyal ? mode : Royalty.Mode.NONE, file.get(Word.FACING, Leaf.FACING),
        file.find(Word.NO_ROYAL, Leaf.SIDE).filter(_ -> hasRoyal), several);
  }

  /** @param spreads whether a capture may remove pieces other than the captured piece */
  List<Goal> goals(Royalty royalty, boolean spreads) {
    List<Goal> result = new ArrayList<>();
    if (royalty.mode() == Royalty.Mode.CHECK) {
      result.add(new Goal.Checkmate(goals.get(Word.CHECKMATE, Leaf.VERDICTS)));
    }
    boolean mayCaptureTwo = royalty.maySpareOne() && pieces.stream().flatMap(piece -> piece.ways().stream())
        .flatMap(way -> way.movement().legs()).anyMatch(leg -> leg.content() == Leg.Content.ENEMY);
    if (royalty.mode() == Royalty.Mode.CAPTURE
        || royalty.mode() == Royalty.Mode.CHECK && (spreads || mayCaptureTwo)) {
      result.add(new Goal.RoyalCaptured());
    }
    result.add(new Goal.Stalemate(goals.get(Word.STALEMATE, Leaf.VERDICTS)));
    result.addAll(RoomRegistry.goals(goals, pieces));
    return result;
  }

  /** @param rules the mechanisms other than draws */
  List<Mechanism> draws(List<Mechanism> rules) {
    return RoomRegistry.draws(file.part(Word.DRAWS).orElse(file.emptySection()), pieces, rules);
  }
}
