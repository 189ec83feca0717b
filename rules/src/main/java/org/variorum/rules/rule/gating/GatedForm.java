package org.variorum.rules.rule.gating;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.State;

/**
 * A move by which a piece comes from the hand. Its kind stands in the code where others have where the other piece goes, and whether
 * it comes to that piece's square.
 *
 * @param inner what the move is without it
 */
record GatedForm(int kind, MoveForm inner, Kinds kinds) implements MoveForm {

  /** Above all numbers of kinds: the piece comes to the other piece's square. */
  private static final int ASIDE = 64;

  /** The same move with a piece that comes. */
  long with(long move, int entering, boolean aside) {
    return MoveCode.withKind(kind, move, aside ? entering | ASIDE : entering);
  }

  private static int who(long move) {
    return MoveCode.otherTo(move) & ASIDE - 1;
  }

  private static boolean aside(long move) {
    return (MoveCode.otherTo(move) & ASIDE) != 0;
  }

  private static int square(long move) {
    return aside(move) ? MoveCode.otherFrom(move) : MoveCode.from(move);
  }

  @Override
  public long baseMove(long move) {
    return inner.completed(MoveCode.withKind(inner.kind(), move, 0));
  }

  @Override
  public boolean leavesSafeWithout() {
    return true;
  }

  @Override
  public Optional<Entering> entering(long move) {
    return Optional.of(new Entering(who(move), square(move)));
  }

  /** From the square to which the piece comes: of a rook, to the king's. */
  @Override
  public long told(long move) {
    return aside(move) ? MoveCode.plain(MoveCode.otherFrom(move), MoveCode.from(move)) : baseMove(move);
  }

  @Override
  public void make(Editor editor, State state, long move) {
    inner.make(editor, state, baseMove(move));
    editor.drop(PieceCode.code(who(move), state.turn), square(move));
  }

  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return false;
  }

  @Override
  public boolean takes(long move, int square) {
    return inner.takes(baseMove(move), square);
  }

  /** What castles with the mover, the move says by itself. */
  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public boolean isProgress(long move, boolean captures, boolean actions) {
    return inner.kind() == MoveCode.PLAIN ? captures && MoveCode.captures(move)
        : inner.isProgress(baseMove(move), captures, actions);
  }

  @Override
  public boolean agrees(long move, int other, int otherTo) {
    return aside(move) ? other < 0 : inner.agrees(baseMove(move), other, otherTo);
  }

  @Override
  public List<Integer> pointed(long move) {
    return aside(move) ? List.of(MoveCode.otherFrom(move), MoveCode.from(move))
        : inner.pointed(baseMove(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    String enters = kinds.letter(who(move)) + board.name(square(move));
    return switch (inner.algebraic(board, state, baseMove(move))) {
      case Algebraic.Named named -> new Algebraic.Named(named.name(), enters, enters);
      case Algebraic.BoardMove going -> going;
      case Algebraic.Drop drop -> drop;
      case Algebraic.Pass pass -> pass;
    };
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return inner.spoken(legs, words) + legs.entering()
        .map(enters -> ", " + words.name(enters.piece()) + " comes to " + words.square(enters.square()))
        .orElse("");
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return inner.sights(state, baseMove(move));
  }

  @Override
  public boolean walks() {
    return inner.walks();
  }
}
