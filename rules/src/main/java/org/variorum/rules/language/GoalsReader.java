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
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Progress;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;

/** Reads how a game ends: royalty, goals and draws. */
final class GoalsReader {

  private final Fields file;
  private final List<PieceKind> pieces;
  private final Fields goals;

  GoalsReader(Fields file, List<PieceKind> pieces) {
    this.file = file;
    this.pieces = pieces;
    goals = file.part(Word.GOALS, Section.GOALS).orElse(file.nothing());
  }

  Royalty royalty() {
    boolean royal = pieces.stream().anyMatch(PieceKind::royal);
    return new Royalty(royal ? file.get(Word.ROYALTY, Leaf.ROYALTY) : Royalty.Mode.NONE,
        file.get(Word.FACING, Leaf.FACING));
  }

  List<Goal> goals(Royalty.Mode royalty) {
    List<Goal> read = new ArrayList<>();
    if (royalty == Royalty.Mode.CHECK) {
      read.add(new Goal.Checkmate(goals.get(Word.CHECKMATE, Leaf.VERDICT)));
    }
    if (royalty == Royalty.Mode.CAPTURE || royalty == Royalty.Mode.CHECK && file.has(Word.EXPLOSION)) {
      read.add(new Goal.RoyalCaptured());
    }
    read.add(new Goal.Stalemate(goals.get(Word.STALEMATE, Leaf.VERDICT)));
    for (Tree item : goals.items(Word.REACH)) {
      goals.part(item, Section.REACH).map(GoalsReader::reach).ifPresent(read::add);
    }
    goals.find(Word.BARE_KING, Leaf.VERDICT).map(Goal.BareRoyal::new).ifPresent(read::add);
    for (Tree item : goals.items(Word.EXTINCTION)) {
      goals.part(item, Section.EXTINCTION).map(GoalsReader::extinction).ifPresent(read::add);
    }
    goals.find(Word.CHECKS, Leaf.NUMBER).map(Goal.Checks::new).ifPresent(read::add);
    return read;
  }

  private static Goal reach(Fields fields) {
    return new Goal.Reach(fields.pieces(Word.REACH_PIECES), fields.squares(Word.REACH_SQUARES));
  }

  private static Goal extinction(Fields fields) {
    Set<String> pieces =
        fields.has(Word.EXTINCTION_PIECES) ? fields.pieces(Word.EXTINCTION_PIECES) : Set.of();
    return new Goal.Extinction(pieces, fields.get(Word.EXTINCTION_VERDICT, Leaf.VERDICT));
  }

  Draws draws() {
    Fields draws = file.part(Word.DRAWS, Section.DRAWS).orElse(file.nothing());
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
