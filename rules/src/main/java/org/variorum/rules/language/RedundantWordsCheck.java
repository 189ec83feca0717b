package org.variorum.rules.language;

import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Property;

/** A check for words that are well-formed but have no effect because of other words. */
record RedundantWordsCheck(ParsedDefinition written) {

  void check() {
    written.facing(written.fields(), Word.FACING);
    written.fields().idle(Word.NO_ROYAL, written.definition().pieces().stream().noneMatch(PieceKind::royal),
        "no piece is royal");
    written.fields().part(Word.ROYALTY).ifPresent(royalty -> royalty.idleHint(Word.ROYALTY_SEVERAL,
        written.forces().most(royalLetters()) <= 1, "no side can ever have more than one royal piece"));
    written.fields().part(Word.GOALS)
        .ifPresent(goals -> goals.idle(Word.CHECKMATE, !written.check(), ParsedDefinition.NO_CHECK));
    new LookReader(written.fields()).checkIdleWords();
    RoomRegistry.forEachRecord(written.definition(), (room, record) -> room.idle(record, written));
    written.definition().pieces().forEach(this::checkPiece);
  }

  private Set<String> royalLetters() {
    return written.definition().pieces().stream().filter(PieceKind::royal).map(PieceKind::letter)
        .collect(Collectors.toSet());
  }

  private void checkPiece(PieceKind piece) {
    if (written.fields().entries(Word.PIECES).get(piece.letter()) instanceof Tree.Entry entry
        && entry.value() instanceof Tree.Mapping tree) {
      Fields words = new Fields(tree, written.fields().scope());
      RoomRegistry.reportIdleWords(words, piece, written);
      words.idle(Word.HOME, !movesInitially(piece),
          "the piece has no initial movement, no i in its notation");
      checkCaptures(words, piece);
      checkBasic(words);
      words.part(Word.PROMOTES).ifPresent(promotion -> promotion.idle(Word.PROMOTION_BY_CAPTURE,
          written.properties().contains(Property.NO_CAPTURES), "nothing is captured in this game"));
    }
  }

  /** Hints at captures of certain pieces that other ways of the same piece already include. */
  private void checkCaptures(Fields words, PieceKind piece) {
    for (Tree.Entry entry : words.entries(Word.CAPTURES).values()) {
      Set<String> victims = Fields.read(entry.key(), Leaf.LETTERS)
          .map(letters -> letters.resolve(written.fields().scope().pieces())).orElse(Set.of());
      boolean isRepeated = piece.ways().stream().filter(way -> way.victims().equals(victims))
          .allMatch(way -> piece.ways().stream().anyMatch(way::capturesAreCoveredBy));
      if (!victims.isEmpty() && isRepeated) {
        problems().idleHint(entry.key().place(),
            "\"captures\" says nothing here: the \"moves\" of the piece already capture all pieces in this way");
      }
    }
  }

  private void checkBasic(Fields words) {
    if (words.has(Word.BASIC) && !written.properties().contains(Property.TURNS_BACK)) {
      problems().idleHint(words.place(Word.BASIC),
          "\"basic\" says nothing here: without hands and acting no piece returns to its basic form");
    }
  }

  private boolean movesInitially(PieceKind piece) {
    return written.definition().ways(piece).flatMap(way -> way.movement().paths().stream())
        .anyMatch(path -> path.initial());
  }

  private DefinitionProblems problems() {
    return written.fields().scope().problems();
  }
}
