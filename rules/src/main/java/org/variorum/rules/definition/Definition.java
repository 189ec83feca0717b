package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.platform.Distinct;

/**
 * A game as its definition file describes it, with the chosen options applied. It contains no code of rules.
 *
 * <p>Pieces are named by their letters ({@code "K"}, {@code "+R"}) everywhere. A definition that the language reader
 * returns is consistent: every letter names one of {@code pieces}, and no rule lacks another rule that it needs.
 *
 * @param title the names of the game, and its inventor
 * @param options the chosen options, in the order of the definition file
 * @param board the squares
 * @param pieces all kinds of pieces, at most {@link #MAX_PIECES}
 * @param start the start position in FEN
 * @param royalty the rules about royal pieces
 * @param goals the rules by which a game is won, lost or drawn, except by its length
 * @param mechanisms the rules beyond moving and capturing, and the rules that end a long game
 */
public record Definition(Title title, List<String> options, Geometry board, List<PieceKind> pieces,
    String start,
    Royalty royalty, List<Goal> goals, List<Mechanism> mechanisms) {

  /** The greatest number of kinds of pieces. */
  public static final int MAX_PIECES = 60;

  public Definition {
    options = List.copyOf(options);
    pieces = List.copyOf(pieces);
    goals = List.copyOf(goals);
    mechanisms = List.copyOf(mechanisms);
  }

  /** Whether two definitions have the same rules. Their titles and options may differ. */
  public boolean hasSameRules(Definition other) {
    return equals(
        new Definition(title, options, other.board, other.pieces, other.start, other.royalty, other.goals,
            other.mechanisms));
  }

  /** The mechanism of a class; empty if the game has none. */
  public <M extends Mechanism> Optional<M> mechanism(Class<M> kind) {
    return mechanisms.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** All mechanisms and goals, in this order. */
  public Stream<Object> records() {
    return Stream.concat(mechanisms.stream(), goals.stream());
  }

  /** The ways of a piece while its side is in check: its usual ways, unless a mechanism replaces them. */
  public List<Way> waysInCheck(PieceKind piece) {
    return mechanisms.stream().flatMap(mechanism -> mechanism.waysInCheck(piece.letter()).stream())
        .findFirst().orElse(piece.ways());
  }

  /** Whether check changes the ways of a piece. */
  public boolean changesInCheck(PieceKind piece) {
    return !waysInCheck(piece).equals(piece.ways());
  }

  /** All ways of a piece: while its side is in check, and while it is not. */
  public Stream<Way> ways(PieceKind piece) {
    return Stream.concat(piece.ways().stream(), waysInCheck(piece).stream()).filter(Distinct.values());
  }

  /** Whether a side may lose pieces of a kind by a mechanism, without a capturing move of another piece. */
  public boolean mayLose(PieceKind piece) {
    return mechanisms.stream().anyMatch(mechanism -> mechanism.mayLose(piece));
  }

  /** The letters of the pieces that can be in a hand, in the order in which a FEN lists them. */
  public List<String> heldLetters() {
    return mechanisms.stream().flatMap(mechanism -> mechanism.heldLetters().stream()).toList();
  }

  /** The letters of held pieces that are never used up: a drop does not remove such a piece from the hand. */
  public Set<String> endlessLetters() {
    return mechanisms.stream().flatMap(mechanism -> mechanism.endlessLetters().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The description of the number that positions store for each side under a name; empty if there is none. */
  public Optional<NamedNumber> namedNumber(String name) {
    return mechanisms.stream().flatMap(mechanism -> mechanism.namedNumbers().stream())
        .filter(number -> number.name().equals(name)).findFirst();
  }

  /** The kind of piece with a letter; empty if there is none. */
  public Optional<PieceKind> piece(String letter) {
    return pieces.stream().filter(piece -> piece.letter().equals(letter)).findFirst();
  }
}
