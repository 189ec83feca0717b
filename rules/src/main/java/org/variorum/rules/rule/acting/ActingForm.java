package org.variorum.rules.rule.acting;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/**
 * NOT-2: a piece acts on another, and goes, or stays where it is.
 *
 * @param fates what becomes of targets
 * @param zoneBound the kinds that, acting, may promote only in their zone, or if the target stands there
 */
record ActingForm(Definition definition, Fates fates, long zoneBound) implements MoveForm {

  private static final Cause ACTED_ON = new Cause("acted on", false);
  private static final SightKind ACT =
      new SightKind(Look.TOUCH, "may be acted on", "act on", "acts there");

  @Override
  public int kind() {
    return MoveCode.ACTION;
  }

  @Override
  public void make(Editor editor, State state, long move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int target = MoveCode.otherFrom(move);
    int targetTo = MoveCode.otherTo(move);
    boolean goes = to != from;
    boolean driven = targetTo != target;
    int before = state.board[target];
    int after = fates.of(before, state.turn);
    if (goes && driven) {
      editor.shiftBoth(from, to, Cause.MOVES, target, targetTo, ACTED_ON);
    } else if (goes) {
      editor.shift(from, to, Cause.MOVES);
    } else if (driven) {
      editor.shift(target, targetTo, ACTED_ON);
    }
    if (!driven || after != before) {
      editor.change(targetTo, after, ACTED_ON);
    }
  }

  /** NOT-11. */
  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return !PieceCode.holds(zoneBound, mover) || zone[MoveCode.to(move)] || zone[MoveCode.otherFrom(move)];
  }

  @Override
  public Other other() {
    return Other.REMAINS;
  }

  @Override
  public boolean isProgress(long move, boolean captures, boolean actions) {
    return actions;
  }

  @Override
  public List<Integer> pointed(long move) {
    int to = MoveCode.to(move);
    int target = MoveCode.otherFrom(move);
    return List.of(MoveCode.from(move), to, target == to ? MoveCode.otherTo(move) : target);
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    int to = MoveCode.to(move);
    int target = MoveCode.otherFrom(move);
    String after = target == MoveCode.otherTo(move) ? "" : board.name(MoveCode.otherTo(move));
    boolean inPlace = to == MoveCode.from(move) || to == target;
    return inPlace ? new Algebraic.BoardMove("*", board.name(target), "", "", after)
        : new Algebraic.BoardMove("", board.name(to), "", board.name(target), after);
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    Touched target = legs.touched().getFirst();
    String driven = target.changesSquare() ? ", which goes to " + words.square(target.to()) : "";
    String acts = verb(target) + " " + words.other(target) + driven;
    if (legs.to() == legs.from()) {
      return words.mover() + " stays and " + acts;
    }
    if (legs.to() == target.from()) {
      return words.mover() + " " + acts + ", and takes its place" + words.becomes(" and ");
    }
    return words.mover() + " goes to " + words.square(legs.to()) + words.becomes(", ") + " and " + acts;
  }

  private String verb(Touched target) {
    Piece after = target.after().orElse(target.before());
    if (after.side() != target.before().side()) {
      return "recruits";
    }
    if (after.equals(target.before())) {
      return "moves";
    }
    boolean demoted = definition.piece(target.before().letter()).flatMap(PieceKind::basic)
        .filter(after.letter()::equals).isPresent();
    return demoted ? "demotes" : "promotes";
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(ACT, MoveCode.otherFrom(move), MoveCode.to(move)));
  }
}
