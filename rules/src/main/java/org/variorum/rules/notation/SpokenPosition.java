package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;

/** A position in words. */
final class SpokenPosition {

  private final Position position;
  private final Geometry board;
  private final Setup setup;
  private final Names names;

  SpokenPosition(Position position) {
    this.position = position;
    board = position.game().board();
    setup = position.game().setup(position.fen());
    names = new Names(position.game().definition());
  }

  String words() {
    List<String> parts = new ArrayList<>();
    parts.add(side(Side.WHITE));
    parts.add(side(Side.BLACK));
    setup.ban()
        .ifPresent(letter -> parts.add(names.plural(List.of(letter)) + " may not move without capturing"));
    if (!setup.frozen().isEmpty()) {
      parts.add("frozen " + squares(setup.frozen()));
    }
    parts.add(turn());
    if (position.inCheck()) {
      parts.add("check");
    }
    return String.join("; ", parts);
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  private String side(Side side) {
    List<PieceKind> pieces = position.game().definition().pieces();
    List<String> groups =
        Stream.concat(pieces.stream().map(piece -> placed(piece, side)).flatMap(Optional::stream),
            pieces.stream().map(piece -> held(piece, side)).flatMap(Optional::stream)).toList();
    return name(side) + ": " + (groups.isEmpty() ? "no pieces" : String.join(", ", groups));
  }

  private Optional<String> placed(PieceKind kind, Side side) {
    Piece piece = new Piece(kind.letter(), side);
    List<Integer> squares =
        IntStream.range(0, board.size())
            .filter(square -> position.at(square).filter(piece::equals).isPresent())
            .boxed().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of(name(kind, squares.size()) + " " + squares(squares));
  }

  private Optional<String> held(PieceKind piece, Side side) {
    int count = position.held(new Piece(piece.letter(), side));
    return count == 0 ? Optional.empty()
        : Optional.of((count == 1 ? "" : count + " ") + name(piece, count) + " in hand");
  }

  private String name(PieceKind piece, int count) {
    return count == 1 ? piece.name() : names.plural(List.of(piece.letter()));
  }

  private String squares(Collection<Integer> squares) {
    return squares.stream().map(board::name).collect(Collectors.joining(" "));
  }

  private String turn() {
    return position.outcome()
        .map(outcome -> outcome.winner().map(winner -> name(winner) + " has won").orElse("drawn"))
        .orElse(name(position.turn()) + " to move");
  }
}
