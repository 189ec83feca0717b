package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.House;

/** Reads how a game ends: royalty, goals and draws. All draws and most goals are read by their rooms. */
final class GoalsReader {

  private final Fields file;
  private final List<PieceKind> pieces;
  private final Fields goals;

  GoalsReader(Fields file, List<PieceKind> pieces) {
    this.file = file;
    this.pieces = pieces;
    goals = file.part(Word.GOALS).orElse(file.nothing());
  }

  Royalty royalty() {
    boolean royal = pieces.stream().anyMatch(PieceKind::royal);
    return new Royalty(royal ? file.get(Word.ROYALTY, Leaf.ROYALTY) : Royalty.Mode.NONE,
        file.get(Word.FACING, Leaf.FACING), file.find(Word.NO_ROYAL, Leaf.SIDE).filter(_ -> royal));
  }

  /** @param spreads whether a capture may remove other pieces, too */
  List<Goal> goals(Royalty.Mode royalty, boolean spreads) {
    List<Goal> read = new ArrayList<>();
    if (royalty == Royalty.Mode.CHECK) {
      read.add(new Goal.Checkmate(goals.get(Word.CHECKMATE, Leaf.VERDICT)));
    }
    if (royalty == Royalty.Mode.CAPTURE || royalty == Royalty.Mode.CHECK && spreads) {
      read.add(new Goal.RoyalCaptured());
    }
    read.add(new Goal.Stalemate(goals.get(Word.STALEMATE, Leaf.VERDICT)));
    read.addAll(House.goals(goals, pieces));
    return read;
  }

  List<Mechanism> draws() {
    return House.draws(file.part(Word.DRAWS).orElse(file.nothing()), pieces);
  }
}
