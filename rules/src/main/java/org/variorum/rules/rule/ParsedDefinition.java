package org.variorum.rules.rule;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceCounts;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Word;

/**
 * A definition and the words that it was read from: what a room judges its record by.
 *
 * @param fields the words of the whole file
 * @param properties what holds of the game
 * @param makers the words by which turns ask for moves that rules of the game make
 */
public record ParsedDefinition(Fields fields, Definition definition, Set<Property> properties,
    Set<String> makers) {

  /** The reason why words about check say nothing. */
  public static final String NO_CHECK = "there is no check in this game";
  /** The reason why words about the line of a move say nothing. */
  public static final String GOES_ROUND =
      "on a cylinder a move does not say in which direction it goes round";

  /** By these a side may get other pieces than those with which it begins, or two of one. */
  private static final List<Property> GAINS =
      List.of(Property.NO_CAPTURES, Property.MOVES_SPREAD, Property.JOINS, Property.CAPTURER_CHANGES);

  /** Whether pieces come back to where they were by going on and on. */
  public boolean goesRound() {
    return definition.board().topology() instanceof Topology.Cylinder;
  }

  /** Whether a record is the first of its kind: what is said of all of them together is said then. */
  public boolean isFirst(Object record) {
    return definition.records().filter(record.getClass()::isInstance).findFirst()
        .filter(each -> each == record).isPresent();
  }

  /** Whether a royal piece may not be left attacked. */
  public boolean check() {
    return definition.royalty().mode() == Royalty.Mode.CHECK;
  }

  /** The letters of all pieces of which something holds. */
  public Set<String> all(Predicate<String> holds) {
    return definition.pieces().stream().map(PieceKind::letter).filter(holds)
        .collect(Collectors.toUnmodifiableSet());
  }

  public boolean isRoyal(String letter) {
    return definition.piece(letter).map(PieceKind::royal).orElse(false);
  }

  /** How many pieces the sides have, and can have. */
  public PieceCounts forces() {
    return new PieceCounts(definition,
        !definition.heldLetters().isEmpty() || GAINS.stream().anyMatch(properties::contains));
  }

  /** Whether pieces are dropped, or what stands after "hands" may only be misspelt. */
  public boolean mayDrop() {
    return !definition.heldLetters().isEmpty() || fields.scope().problems().hasMalformedName();
  }

  /** Whether some letters are those of all pieces. */
  public boolean isAll(Set<String> letters) {
    return definition.pieces().stream().map(PieceKind::letter).allMatch(letters::contains);
  }

  /** Complains about a word that speaks of passes, where nobody may pass. */
  public void passes(Fields section, Word word) {
    section.idle(word, !properties.contains(Property.PASSES), "there is no pass in this game");
  }

  /** Refuses a word that may name no royal piece. */
  public void noRoyal(Word word, Set<String> pieces, String reason) {
    pieces.stream().filter(this::isRoyal).findFirst()
        .ifPresent(letter -> fields.refuse(word, "the royal piece " + letter + " " + reason));
  }

  /** Complains about a word of some section that speaks of royal pieces that face each other, where they never do. */
  public void facing(Fields section, Word word) {
    boolean changes = definition.pieces().stream()
        .anyMatch(piece -> piece.royal() && definition.changesInCheck(piece));
    section.idle(word, !check(), NO_CHECK);
    section.idle(word, !changes, "royal pieces face each other only where they move otherwise in check");
  }
}
