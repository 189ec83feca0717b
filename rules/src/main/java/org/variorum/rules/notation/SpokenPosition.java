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
import org.variorum.rules.definition.Man;
import org.variorum.rules.game.Piece;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.Setup;

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
    List<Man> men = position.game().definition().men();
    List<String> groups = Stream.concat(men.stream().map(man -> placed(man, side)).flatMap(Optional::stream),
        men.stream().map(man -> held(man, side)).flatMap(Optional::stream)).toList();
    return name(side) + ": " + (groups.isEmpty() ? "no men" : String.join(", ", groups));
  }

  private Optional<String> placed(Man man, Side side) {
    Piece piece = new Piece(man.letter(), side);
    List<Integer> squares =
        IntStream.range(0, board.size())
            .filter(square -> position.at(square).filter(piece::equals).isPresent())
            .boxed().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of(name(man, squares.size()) + " " + squares(squares));
  }

  private Optional<String> held(Man man, Side side) {
    int count = position.held(new Piece(man.letter(), side));
    return count == 0 ? Optional.empty()
        : Optional.of((count == 1 ? "" : count + " ") + name(man, count) + " in hand");
  }

  private String name(Man man, int count) {
    return count == 1 ? man.name() : names.plural(List.of(man.letter()));
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
