package org.variorum.rules.state;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;

/** The kinds of pieces of a definition, numbered as in {@link PieceCode}. */
public record Kinds(Definition definition) {

  /** The number of kinds. */
  public int count() {
    return definition.pieces().size();
  }

  /** The length of an array by piece code: one more than the greatest code. */
  public int codes() {
    return PieceCode.codes(count());
  }

  /** The kind with a letter; throws {@link UnplayableDefinitionException} if the definition has none. */
  public int of(String letter) {
    for (int kind = 0; kind < count(); kind++) {
      if (letter(kind).equals(letter)) {
        return kind;
      }
    }
    throw new UnplayableDefinitionException(
        List.of(Flaw.error(new Topic.Kind(letter), "no piece has the letter " + letter)));
  }

  /** The set of the kinds with certain letters. */
  public long set(Collection<String> letters) {
    return letters.stream().mapToLong(letter -> PieceCode.bit(of(letter))).reduce(0, (a, b) -> a | b);
  }

  /** The set of the kinds that satisfy a predicate. */
  public long matching(Predicate<PieceKind> test) {
    return set(definition.pieces().stream().filter(test).map(PieceKind::letter).toList());
  }

  /** The set of the royal kinds. */
  public long royals() {
    return matching(PieceKind::royal);
  }

  public String letter(int kind) {
    return definition.pieces().get(kind).letter();
  }

  /** The code of a piece. */
  public int code(Piece piece) {
    return PieceCode.code(of(piece.letter()), piece.side().ordinal());
  }

  /** The piece of a code. */
  public Piece piece(int code) {
    return new Piece(letter(PieceCode.kind(code)), PieceCode.sideOf(PieceCode.side(code)));
  }
}
