package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Remembered;
import org.variorum.rules.position.Transition;

/**
 * Laws of the edits of every move of every game. A violation throws an {@code AssertionError} that names the position.
 */
public final class EditLaws {

  /** Board, hands and slots, to which edits are applied. A slot contains the state that one rule remembers, as text. */
  private static final class EditedState {
    private final SortedMap<Integer, Piece> board;
    private final Map<Piece, Integer> hands;
    private final Map<String, String> slots;

    EditedState(Position position) {
      board = board(position);
      hands = hands(position);
      slots = slots(position);
    }

    void make(List<Edit> edits) {
      for (int i = 0; i < edits.size(); i++) {
        if (edits.get(i) instanceof Edit.Shift first && i + 1 < edits.size()
            && edits.get(i + 1) instanceof Edit.Shift second) {
          lift(first);
          lift(second);
          put(first.piece(), first.to());
          put(second.piece(), second.to());
          i++;
        } else {
          make(edits.get(i));
        }
      }
    }

    private void make(Edit edit) {
      switch (edit) {
        case Edit.Remove(Cause _, Piece piece, int square) ->
            that(board.remove(square)).as("%s", edit).isEqualTo(piece);
        case Edit.Put(Cause _, Piece piece, int square) -> put(piece, square);
        case Edit.Shift shift -> {
          lift(shift);
          put(shift.piece(), shift.to());
        }
        case Edit.Change(Cause _, Piece before, Piece after, int square) ->
            that(board.put(square, after)).as("%s", edit).isEqualTo(before);
        case Edit.Hold(Cause _, Piece piece) -> hands.merge(piece, 1, Integer::sum);
        case Edit.Release(Cause _, Piece piece) -> {
          that(hands.merge(piece, -1, Integer::sum)).as("%s", edit).isAtLeast(0);
          hands.remove(piece, 0);
        }
        case Edit.SetSlot(Cause _, String slot, String before, String after) -> {
          that(slots.getOrDefault(slot, "")).as("%s", edit).isEqualTo(before);
          slots.put(slot, after);
          slots.remove(slot, "");
        }
      }
    }

    private void lift(Edit.Shift shift) {
      that(board.remove(shift.from())).as("%s", shift).isEqualTo(shift.piece());
    }

    private void put(Piece piece, int square) {
      that(board.put(square, piece)).as("the piece on square %d before %s is put there", square, piece)
          .isEqualTo(null);
    }
  }

  private EditLaws() {}

  /** Checks all laws for all moves of a position. */
  public static void hold(Position position) {
    for (Move move : position.moves()) {
      Position after = position.play(move);
      List<Edit> edits = position.edits(move);
      String name = move + " in " + position;
      leadToThePositionAfter(position, edits, after, name);
      causesAgree(position.legs(move), move, edits, name);
      transitionIsTheDifference(position, position.transition(move), after, name);
      moveIsItsCode(position, move, name);
    }
  }

  /** Applied to board, hands and slots of a position, the edits of a move give the position after the move. */
  private static void leadToThePositionAfter(Position position, List<Edit> edits, Position after,
      String name) {
    EditedState made = new EditedState(position);
    try {
      made.make(edits);
    } catch (AssertionError e) {
      throw new AssertionError(name + ": " + edits, e);
    }
    that(made.board).as("board after %s", name).isEqualTo(board(after));
    that(made.hands).as("hands after %s", name).isEqualTo(hands(after));
    that(made.slots).as("stored state after %s", name).isEqualTo(slots(after));
  }

  /** The causes of the edits agree with the properties of the move: capture, drop, promotion. */
  private static void causesAgree(Legs legs, Move move, List<Edit> edits, String name) {
    that(edits.stream().anyMatch(edit -> edit.cause().captures())).as("captures: %s", name)
        .isEqualTo(legs.captures());
    that(edits.stream().map(Edit::cause).anyMatch(Cause.DROPPED::equals)).as("drops: %s", name)
        .isEqualTo(move instanceof Move.Drop || legs.entering().isPresent());
    that(edits.stream().map(Edit::cause).filter(Cause.PROMOTED::equals).count())
        .as("promotes: %s", name).isEqualTo(legs.becomes().isPresent() && !legs.isDrop() ? 1L : 0L);
    that(edits).as("causes of changed state after %s", name)
        .hasNone(edit -> edit instanceof Edit.SetSlot slot && !slot.cause().equals(Cause.REMEMBERED));
    if (move.captures()) {
      that(legs.touched()).as("pieces touched by %s", name).isPresent();
    }
  }

  /** A transition names exactly the squares, hands and pieces beneath others that differ between the positions. */
  private static void transitionIsTheDifference(Position position, Transition transition, Position after,
      String name) {
    List<Transition.Change> expected = IntStream.range(0, position.game().board().size())
        .filter(square -> !position.at(square).equals(after.at(square)))
        .mapToObj(square -> new Transition.Change(square, position.at(square), after.at(square))).toList();
    that(transition.changes()).as("changes by %s", name).isEqualTo(expected);
    that(transition.hands()).as("hands changed by %s", name)
        .isEqualTo(difference(hands(position), hands(after)));
    that(transition.beneath()).as("pieces beneath others changed by %s", name)
        .isEqualTo(difference(beneath(position), beneath(after)));
  }

  private static Map<Piece, Integer> difference(Map<Piece, Integer> before, Map<Piece, Integer> after) {
    Map<Piece, Integer> difference = new HashMap<>(after);
    before.forEach((piece, count) -> difference.merge(piece, -count, Integer::sum));
    difference.values().removeIf(change -> change == 0);
    return difference;
  }

  /** The pieces beneath others, as marks show them. */
  private static Map<Piece, Integer> beneath(Position position) {
    Map<Piece, Integer> beneath = new HashMap<>();
    position.remembered().stream().flatMap(each -> each.marks().stream())
        .flatMap(mark -> mark.beneath().stream()).forEach(piece -> beneath.merge(piece, 1, Integer::sum));
    return beneath;
  }

  /** A move, its code and its text agree; the text finds the move. */
  private static void moveIsItsCode(Position position, Move move, String name) {
    MutablePosition board = position.mutableWithoutPast();
    that(position.find(move.text())).as("%s", name).contains(move);
    that(board.text(move.code())).as("%s", name).isEqualTo(move.text());
    Legs legs = position.legs(move);
    if (!move.isPass()) {
      List<Integer> ends = List.of(move.from(), move.to());
      that(ends).as("start and end of %s", name).isEqualTo(List.of(legs.from(), legs.to()));
      that(ends).as("start and end of the code of %s", name)
          .isEqualTo(List.of(MoveCode.from(move.code()), MoveCode.to(move.code())));
    }
    that(MoveCode.captures(move.code())).as("%s captures", name).isEqualTo(move.captures());
    Optional<Piece> becomes = switch (move) {
      case Move.Going going -> going.becomes();
      case Move.Drop drop -> Optional.of(drop.piece());
      case Move.Pass _ -> Optional.empty();
    };
    that(Optional.of(MoveCode.becomes(move.code())).filter(kind -> kind >= 0).map(kind -> new Piece(
        position.game().definition().pieces().get(kind).letter(), PieceCode.sideOf(board.turn()))))
        .as("the piece that %s becomes or drops", name).isEqualTo(becomes);
  }

  private static SortedMap<Integer, Piece> board(Position position) {
    SortedMap<Integer, Piece> board = new TreeMap<>();
    for (int square = 0; square < position.game().board().size(); square++) {
      int at = square;
      position.at(square).ifPresent(piece -> board.put(at, piece));
    }
    return board;
  }

  private static Map<Piece, Integer> hands(Position position) {
    Map<Piece, Integer> hands = new HashMap<>();
    position.game().definition().pieces().forEach(kind -> {
      for (int side : new int[] {PieceCode.WHITE, PieceCode.BLACK}) {
        Piece piece = new Piece(kind.letter(), PieceCode.sideOf(side));
        hands.put(piece, position.held(piece));
      }
    });
    hands.values().removeIf(count -> count == 0);
    return hands;
  }

  private static Map<String, String> slots(Position position) {
    Map<String, String> slots = new HashMap<>();
    for (Remembered remembered : position.remembered()) {
      slots.put(remembered.name(), remembered.text());
    }
    return slots;
  }
}
