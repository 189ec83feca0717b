package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Piece;

/** A position in words. */
record SpokenPosition(Position position) {

  String words() {
    List<String> parts = new ArrayList<>();
    parts.add(side(Side.WHITE));
    parts.add(side(Side.BLACK));
    position.remembered().forEach(each -> each.spoken().ifPresent(parts::add));
    parts.add(turn());
    if (position.inCheck()) {
      parts.add("check");
    }
    return String.join("; ", parts);
  }

  private String side(Side side) {
    List<PieceKind> pieces = position.game().definition().pieces();
    List<String> groups =
        Stream.concat(pieces.stream().map(piece -> piecesOnBoard(piece, side)).flatMap(Optional::stream),
            pieces.stream().map(piece -> piecesInHand(piece, side)).flatMap(Optional::stream)).toList();
    return position.game().sides().of(side) + ": "
        + (groups.isEmpty() ? "no pieces" : String.join(", ", groups));
  }

  private Optional<String> piecesOnBoard(PieceKind kind, Side side) {
    Piece piece = new Piece(kind.letter(), side);
    List<Integer> squares =
        IntStream.range(0, position.game().board().size())
            .filter(square -> position.at(square).filter(piece::equals).isPresent())
            .boxed().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of(name(kind, squares.size()) + " " + squares(squares));
  }

  private Optional<String> piecesInHand(PieceKind piece, Side side) {
    int count = position.held(new Piece(piece.letter(), side));
    return count == 0 ? Optional.empty()
        : Optional.of((count == 1 ? "" : count + " ") + name(piece, count) + " in hand");
  }

  private String name(PieceKind piece, int count) {
    return count == 1 ? piece.name()
        : new Names(position.game().definition()).plural(List.of(piece.letter()));
  }

  private String squares(Collection<Integer> squares) {
    return squares.stream().map(position.game().board()::name).collect(Collectors.joining(" "));
  }

  private String turn() {
    return position.outcome()
        .map(outcome -> outcome.winner().map(winner -> position.game().sides().of(winner) + " has won")
            .orElse("drawn"))
        .orElse(position.game().sides().of(position.turn()) + " to move");
  }
}
