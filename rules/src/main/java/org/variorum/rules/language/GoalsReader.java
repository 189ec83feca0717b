package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Progress;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.House;

/** Reads how a game ends: royalty, goals and draws. Most goals are read by their rooms. */
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
        file.get(Word.FACING, Leaf.FACING));
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

  Draws draws() {
    Fields draws = file.part(Word.DRAWS).orElse(file.nothing());
    Optional<Progress> progress = draws.find(Word.PROGRESS, Leaf.PROGRESS);
    progress
        .ifPresent(told -> draws.scalar(Word.PROGRESS).ifPresent(text -> draws.known(told.pieces(), text)));
    return new Draws(draws.get(Word.REPETITION, Leaf.OCCURRENCE),
        draws.get(Word.PERPETUAL_CHECK, Leaf.PERPETUAL),
        draws.get(Word.MOVE_COUNT, Leaf.LIMIT), draws.yes(Word.BARE_KINGS),
        progress.map(Progress::captures).orElse(true), progress.map(Progress::actions).orElse(false),
        progress.map(Progress::promotions).orElse(false),
        progress.map(told -> told.pieces().among(file.ground().pieces())).orElseGet(this::promoting));
  }

  private Set<String> promoting() {
    Set<String> letters = new LinkedHashSet<>();
    pieces.stream().filter(piece -> piece.promotion().isPresent()).map(PieceKind::letter)
        .forEach(letters::add);
    return letters;
  }
}
