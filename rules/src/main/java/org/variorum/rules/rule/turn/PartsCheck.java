package org.variorum.rules.rule.turn;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.PossibleKinds;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.turn.Turn.By;
import org.variorum.rules.rule.turn.Turn.GoesOn;
import org.variorum.rules.rule.turn.Turn.Part;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.rules.rule.turn.Turn.Sort;
import org.variorum.rules.text.Excerpt;

/**
 * Refuses parts of a turn that no move can be, or after which none follows.
 *
 * @param parts the parts; of several that are alike and follow each other, one
 * @param words the words of each
 */
record PartsCheck(List<Part> parts, List<Fields> words, ParsedDefinition written) {

  void check() {
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (part.sort() == Sort.DROPS && !written.mayDrop()) {
        words.get(i).refuse(PartWords.MOVES, "no pieces are dropped in this game");
      }
      rules(part, words.get(i));
      if (i + 1 < parts.size()) {
        leadsOn(part, words.get(i));
      }
      if (i > 0 && part.by() == By.SAME) {
        samePiece(i);
      }
    }
  }

  private void rules(Part part, Fields fields) {
    List<String> known = Stream.concat(Stream.of(Turn.MOVEMENT), written.makers().stream().sorted()).toList();
    Optional<String> unknown =
        part.rules().stream().filter(rule -> !known.contains(rule)).sorted().findFirst();
    unknown.ifPresent(
        rule -> fields.refuse(PartWords.RULES, "no moves of this game are made by \"" + Excerpt.of(rule)
            + "\"; expected " + String.join(", ", known)));
    if (unknown.isEmpty() && part.sort() == Sort.DROPS && !part.rules().isEmpty()
        && !part.rules().contains(Turn.MOVEMENT)) {
      fields.refuse(PartWords.RULES, "a drop is none of these moves; say rules: movement, or leave it out");
    }
  }

  /** A pass may lead on where no move does. */
  private void leadsOn(Part part, Fields fields) {
    boolean passes = part.continuesAfterPass() && part.passing() != Passing.NEVER;
    boolean quiet = part.sort() == Sort.NO_CAPTURES || part.sort() == Sort.DROPS;
    boolean afterCaptures =
        part.goesOn() == GoesOn.AFTER_CAPTURE || part.goesOn() == GoesOn.AFTER_CAPTURE_WITHOUT_PROMOTION;
    if (!passes && (quiet && afterCaptures
        || part.sort() == Sort.CAPTURES && part.goesOn() == GoesOn.AFTER_NO_CAPTURE)) {
      fields.refuse(PartWords.GOES_ON,
          "the turn never goes on: \"moves\" lets no such move be made; change one of the two");
    }
  }

  /** Where pieces act on others, it is not followed what the actor becomes. */
  private void samePiece(int index) {
    Set<String> now = parts.get(index).pieces();
    Set<String> before = parts.subList(0, index).stream().flatMap(part -> pieces(part).stream())
        .collect(Collectors.toCollection(HashSet::new));
    boolean never =
        !now.isEmpty() && Collections.disjoint(now, PossibleKinds.reachableFrom(written.definition(), before))
            && !written.properties().contains(Property.NO_CAPTURES);
    if (never && words.get(index).isSound(PartWords.PIECES)) {
      words.get(index).refuse(PartWords.MOVER, "no piece " + String.join(", ", now.stream().sorted().toList())
          + " can have made the move before: that was a piece "
          + String.join(", ", before.stream().sorted().toList()) + "; name the same pieces in both parts");
    }
  }

  private Set<String> pieces(Part part) {
    return part.pieces().isEmpty()
        ? written.definition().pieces().stream().map(PieceKind::letter).collect(Collectors.toSet())
        : part.pieces();
  }
}
