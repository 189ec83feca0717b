package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.make.Edits;
import org.variorum.rules.make.MoveText;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.state.State;

/** Finder of the {@link Legs} of a move: the mover's own move, and the changes to other pieces. */
public final class LegsFinder {

  private LegsFinder() {}

  /** Returns the legs of a move. */
  public static Legs of(GameTables tables, State state, long move) {
    Move decoded = MoveText.read(tables, state, move);
    MoveForm form = tables.form(move);
    List<Edit> edits = Edits.ofForm(tables, state, move);
    List<Integer> pointed = form.pointed(move);
    Algebraic algebraic = form.algebraic(tables.geometry, state, move);
    return switch (decoded) {
      case Move.BoardMove going -> new Legs(going.piece(), going.from(), going.to(), going.becomes(),
          touched(edits, going.from()),
          form.entering(move).map(piece -> new Legs.Entering(
              tables.piece(PieceCode.code(piece.kind(), state.turn)), piece.square())),
          pointed, algebraic);
      case Move.Drop drop -> ofDrop(tables, drop, pointed, algebraic);
      case Move.Pass _ -> Legs.pass(PieceCode.sideOf(state.turn), algebraic);
    };
  }

  private static Legs ofDrop(GameTables tables, Move.Drop drop, List<Integer> pointed, Algebraic algebraic) {
    Piece held = tables.piece(tables.hands.released(tables.pieceKinds.code(drop.piece())));
    Optional<Piece> droppedAs = held.equals(drop.piece()) ? Optional.empty() : Optional.of(drop.piece());
    return new Legs(held, drop.to(), drop.to(), droppedAs, List.of(), Optional.empty(), pointed,
        algebraic);
  }

  /** Returns the other pieces that edits remove, move or change. */
  private static List<Touched> touched(List<Edit> edits, int moverSquare) {
    List<Touched> touched = new ArrayList<>();
    for (Edit edit : edits) {
      switch (edit) {
        case Edit.Remove(Cause cause, Piece piece, int square) ->
            touched.add(new Touched(cause, piece, square, square, Optional.empty()));
        case Edit.Shift(Cause cause, Piece piece, int from, int to) when from != moverSquare ->
            touched.add(new Touched(cause, piece, from, to, Optional.of(piece)));
        case Edit.Change(Cause cause, Piece before, Piece after, int square) ->
            addChange(touched, new Touched(cause, before, square, square, Optional.of(after)));
        case Edit.Shift _,Edit.Put _,Edit.Hold _,Edit.Release _,Edit.SetSlot _ -> {}
      }
    }
    return touched;
  }

  /** Adds the change of a piece to another kind. If the list contains a move of this piece, both become one entry. */
  private static void addChange(List<Touched> touched, Touched change) {
    for (int i = 0; i < touched.size(); i++) {
      Touched moved = touched.get(i);
      if (moved.changesSquare() && moved.to() == change.from()) {
        touched.set(i, new Touched(moved.cause(), moved.before(), moved.from(), moved.to(), change.after()));
        return;
      }
    }
    touched.add(change);
  }
}
