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
 * Laws of edits: a list of edits describes exactly what a move changes. A violation throws an
 * {@code AssertionError} that names the position.
 */
public final class EditLaws {

  /** A copy of board, hands and slots, to which edits are applied. A slot is the text that one rule remembers. */
  private static final class EditedState {
    private final SortedMap<Integer, Piece> board;
    private final Map<Piece, Integer> hands;
    private final Map<String, String> slots;

    EditedState(Position position) {
      board = board(position);
      hands = hands(position);
      slots = slots(position);
    }

    void apply(List<Edit> edits) {
      for (int i = 0; i < edits.size(); i++) {
        // Two shifts in a row may exchange squares, so both pieces are lifted first.
        if (edits.get(i) instanceof Edit.Shift first && i + 1 < edits.size()
            && edits.get(i + 1) instanceof Edit.Shift second) {
          lift(first);
          lift(second);
          put(first.piece(), first.to());
          put(second.piece(), second.to());
          i++;
        } else {
          apply(edits.get(i));
        }
      }
    }

    private void apply(Edit edit) {
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

  /** Checks all laws of edits for all legal moves of a position. */
  public static void check(Position position) {
    for (Move move : position.moves()) {
      Position after = position.play(move);
      List<Edit> edits = position.edits(move);
      String moveName = move + " in " + position;
      editsGivePositionAfter(position, edits, after, moveName);
      causesMatchMove(position.legs(move), move, edits, moveName);
      transitionIsTheDifference(position, position.transition(move), after, moveName);
      moveIsItsCode(position, move, moveName);
    }
  }

  /** The edits of a move, applied to board, hands and slots of a position, give those after the move. */
  private static void editsGivePositionAfter(Position position, List<Edit> edits, Position after,
      String moveName) {
    EditedState edited = new EditedState(position);
    try {
      edited.apply(edits);
    } catch (AssertionError e) {
      throw new AssertionError(moveName + ": " + edits, e);
    }
    that(edited.board).as("board after %s", moveName).isEqualTo(board(after));
    that(edited.hands).as("hands after %s", moveName).isEqualTo(hands(after));
    that(edited.slots).as("stored state after %s", moveName).isEqualTo(slots(after));
  }

  /** The causes of the edits agree with the properties of the move: capture, drop, promotion. */
  private static void causesMatchMove(Legs legs, Move move, List<Edit> edits, String moveName) {
    that(edits.stream().anyMatch(edit -> edit.cause().captures())).as("captures: %s", moveName)
        .isEqualTo(legs.captures());
    that(edits.stream().map(Edit::cause).anyMatch(Cause.DROPPED::equals)).as("drops: %s", moveName)
        .isEqualTo(move instanceof Move.Drop || legs.entering().isPresent());
    that(edits.stream().map(Edit::cause).filter(Cause.PROMOTED::equals).count())
        .as("promotes: %s", moveName).isEqualTo(legs.becomes().isPresent() && !legs.isDrop() ? 1L : 0L);
    that(edits).as("causes of changed state after %s", moveName)
        .hasNone(edit -> edit instanceof Edit.SetSlot slot && !slot.cause().equals(Cause.REMEMBERED));
    if (move.captures()) {
      that(legs.touched()).as("pieces touched by %s", moveName).isPresent();
    }
  }

  /** A transition names exactly the squares, hands and pieces beneath others that differ between the positions. */
  private static void transitionIsTheDifference(Position position, Transition transition, Position after,
      String moveName) {
    List<Transition.Change> expected = IntStream.range(0, position.game().board().size())
        .filter(square -> !position.at(square).equals(after.at(square)))
        .mapToObj(square -> new Transition.Change(square, position.at(square), after.at(square))).toList();
    that(transition.changes()).as("changes by %s", moveName).isEqualTo(expected);
    that(transition.handChanges()).as("hands changed by %s", moveName)
        .isEqualTo(difference(hands(position), hands(after)));
    that(transition.beneathChanges()).as("pieces beneath others changed by %s", moveName)
        .isEqualTo(difference(beneath(position), beneath(after)));
  }

  private static Map<Piece, Integer> difference(Map<Piece, Integer> before, Map<Piece, Integer> after) {
    Map<Piece, Integer> difference = new HashMap<>(after);
    before.forEach((piece, count) -> difference.merge(piece, -count, Integer::sum));
    difference.values().removeIf(change -> change == 0);
    return difference;
  }

  /** The number of pieces beneath others, by piece, as the position's marks show them. */
  private static Map<Piece, Integer> beneath(Position position) {
    Map<Piece, Integer> beneath = new HashMap<>();
    position.remembered().stream().flatMap(each -> each.marks().stream())
        .flatMap(mark -> mark.beneath().stream()).forEach(piece -> beneath.merge(piece, 1, Integer::sum));
    return beneath;
  }

  /** A move, its code and its text agree; the text finds the move. */
  private static void moveIsItsCode(Position position, Move move, String moveName) {
    MutablePosition board = position.mutableWithoutHistory();
    that(position.find(move.text())).as("%s", moveName).contains(move);
    that(board.text(move.code())).as("%s", moveName).isEqualTo(move.text());
    Legs legs = position.legs(move);
    if (!move.isPass()) {
      List<Integer> squares = List.of(move.from(), move.to());
      that(squares).as("start and end of %s", moveName).isEqualTo(List.of(legs.from(), legs.to()));
      that(squares).as("start and end of the code of %s", moveName)
          .isEqualTo(List.of(MoveCode.from(move.code()), MoveCode.to(move.code())));
    }
    that(MoveCode.captures(move.code())).as("%s captures", moveName).isEqualTo(move.captures());
    Optional<Piece> becomes = switch (move) {
      case Move.BoardMove going -> going.becomes();
      case Move.Drop drop -> Optional.of(drop.piece());
      case Move.Pass _ -> Optional.empty();
    };
    that(Optional.of(MoveCode.becomes(move.code())).filter(kind -> kind >= 0).map(kind -> new Piece(
        position.game().definition().pieces().get(kind).letter(), PieceCode.sideOf(board.turn()))))
        .as("the piece that %s becomes or drops", moveName).isEqualTo(becomes);
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
