package org.variorum.rules.language;

import java.util.Set;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.House;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Written;

/** Complains about words that are sound and say nothing, because of what stands elsewhere. */
final class IdleWords {

  private final Written written;
  private final Fields fields;
  private final Definition definition;
  private final Problems problems;
  private final Set<Property> properties;

  IdleWords(Written written) {
    this.written = written;
    fields = written.fields();
    definition = written.definition();
    problems = fields.ground().problems();
    properties = House.properties(definition);
  }

  void check() {
    written.facing(fields, Word.FACING);
    fields.part(Word.GOALS)
        .ifPresent(goals -> goals.idle(Word.CHECKMATE, !written.check(), Written.NO_CHECK));
    fields.part(Word.DRAWS).ifPresent(this::draws);
    House.each(definition, (room, record) -> room.idle(record, written));
    definition.pieces().forEach(this::piece);
  }

  private void draws(Fields draws) {
    draws.idle(Word.PERPETUAL_CHECK, !written.check(), Written.NO_CHECK);
    draws.idle(Word.PERPETUAL_CHECK, definition.draws().repetition() == 0, "no repetition ends the game");
    draws.idle(Word.BARE_KINGS,
        definition.royalty().mode() == Royalty.Mode.NONE && definition.draws().bareRoyals(),
        "no piece is royal");
    length(draws);
    boolean acting = properties.contains(Property.NO_CAPTURES);
    idleProgress(draws, !acting && definition.draws().actions(), "actions");
    idleProgress(draws, acting && definition.draws().captures(), "captures");
    idleProgress(draws,
        definition.draws().promotions()
            && definition.pieces().stream().noneMatch(piece -> piece.promotion().isPresent()),
        "promotions");
  }

  /** A position comes again after four moves at the earliest; pieces whose moves are progress could bring it again later. */
  private void length(Fields draws) {
    Draws rule = definition.draws();
    boolean returns = rule.actions() || !rule.pieces().isEmpty();
    if (rule.moveCount() > 0 && 2 * (rule.repetition() - 1) > rule.moveCount() && !returns) {
      problems.idleHint(draws.place(Word.REPETITION),
          "\"repetition\" says nothing here: the limit of moves ends the game before a position can occur so often");
    }
  }

  private void idleProgress(Fields draws, boolean idle, String kind) {
    if (idle && draws.has(Word.PROGRESS)) {
      problems.hint(draws.place(Word.PROGRESS), "this game has no " + kind + " that could be progress");
    }
  }

  private void piece(PieceKind piece) {
    if (fields.entries(Word.PIECES).get(piece.letter()) instanceof Tree.Entry entry
        && entry.value() instanceof Tree.Mapping tree) {
      Fields words = new Fields(tree, fields.ground());
      House.idle(words, piece, written);
      words.idle(Word.HOME, !movesInitially(piece),
          "the piece has no initial movement, no i in its notation");
      captures(words, piece);
      basic(words);
    }
  }

  /** Captures of certain pieces by ways by which the piece captures all pieces. */
  private void captures(Fields words, PieceKind piece) {
    for (Tree.Entry entry : words.entries(Word.CAPTURES).values()) {
      Set<String> victims = Fields.read(entry.key(), Leaf.LETTERS)
          .map(letters -> letters.among(fields.ground().pieces())).orElse(Set.of());
      boolean repeated = piece.ways().stream().filter(way -> way.victims().equals(victims))
          .allMatch(way -> piece.ways().stream().anyMatch(way::isCapturedBy));
      if (!victims.isEmpty() && repeated) {
        problems.idleHint(entry.key().place(),
            "\"captures\" says nothing here: the piece captures all pieces so anyway, by its \"moves\"");
      }
    }
  }

  private void basic(Fields words) {
    if (words.has(Word.BASIC) && !properties.contains(Property.TURNS_BACK)) {
      problems.idleHint(words.place(Word.BASIC),
          "\"basic\" says nothing here: without hands and acting no piece turns back into another");
    }
  }

  private boolean movesInitially(PieceKind piece) {
    return definition.ways(piece).flatMap(way -> way.movement().paths().stream())
        .anyMatch(path -> path.initial());
  }

}
