package org.variorum.rules.rule.enemies;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/**
 * A piece of the enemy's is moved to an empty square. It is the piece that goes from and to the squares of the move.
 *
 * @param becomes the kind that it becomes on some squares; {@link #UNCHANGED}: it stays what it is
 * @param on by the side of the piece, which squares these are
 */
record EnemyMoveForm(int kind, int becomes, boolean[][] on) implements MoveForm {

  /** The piece stays what it is. */
  static final int UNCHANGED = -1;

  private static final Cause MOVED = new Cause("moved by the enemy", false);
  private static final Cause CHANGED = new Cause("changed by the enemy", false);
  private static final SightKind BY_ENEMY =
      new SightKind(Look.TARGET, "may be reached", "be moved by the enemy to", "is moved there by the enemy",
          true);

  @Override
  public void make(Editor editor, State state, long move) {
    int to = MoveCode.to(move);
    int arrives = arrives(state, move);
    editor.shift(MoveCode.from(move), to, MOVED);
    if (arrives != state.board[to]) {
      editor.change(to, arrives, CHANGED);
    }
  }

  @Override
  public int arrives(State state, long move) {
    int piece = state.board[MoveCode.from(move)];
    int owner = PieceCode.side(piece);
    return becomes != UNCHANGED && on[owner][MoveCode.to(move)] ? PieceCode.code(becomes, owner) : piece;
  }

  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return false;
  }

  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove("", board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    String changed = legs.arrivingPiece().equals(legs.piece()) ? ""
        : " and becomes " + English.withArticle(words.name(legs.arrivingPiece()));
    return "the enemy's " + words.mover() + " is moved to " + words.square(legs.to()) + changed;
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(BY_ENEMY, MoveCode.to(move), MoveCode.to(move)));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
