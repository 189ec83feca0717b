package org.variorum.rules.rule.castling;

import java.util.Arrays;
import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** A king and a rook go in one move. */
record CastlingForm(int kind, Castling.Style style, Wings table) implements MoveForm {

  private static final Cause CASTLES = new Cause("castles", false);
  private static final SightKind CASTLE =
      new SightKind(Look.PARTNER, "may castle", "castle with", "castles with that piece");

  @Override
  public void make(Editor editor, State state, long move) {
    editor.shiftBoth(MoveCode.from(move), MoveCode.to(move), CASTLES, MoveCode.otherFrom(move),
        MoveCode.otherTo(move), CASTLES);
  }

  @Override
  public Other other() {
    return Other.REMAINS;
  }

  @Override
  public int writtenTo(long move) {
    return table.onRook() ? MoveCode.otherFrom(move) : MoveCode.to(move);
  }

  @Override
  public boolean saysOther(long move) {
    return !table.wing(MoveCode.from(move), MoveCode.otherFrom(move)).oneLeg();
  }

  @Override
  public long completed(long move) {
    return Arrays.stream(table.wing(MoveCode.from(move), MoveCode.otherFrom(move)).ends())
        .filter(ends -> ends[0] == MoveCode.to(move))
        .mapToLong(ends -> MoveCode.withKind(kind, move, ends[1]))
        .findFirst().orElseThrow();
  }

  /** The rook may always be named. */
  @Override
  public boolean agrees(long move, int other, int otherTo) {
    return other < 0 ? !saysOther(move)
        : other == MoveCode.otherFrom(move) && otherTo == MoveCode.otherTo(move);
  }

  @Override
  public List<Integer> pointed(long move) {
    return saysOther(move) ? List.of(MoveCode.from(move), MoveCode.to(move), MoveCode.otherTo(move))
        : List.of(MoveCode.from(move), writtenTo(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    boolean high = board.isRightOf(MoveCode.otherFrom(move), MoveCode.from(move));
    String king = board.name(MoveCode.to(move));
    String both = king + board.name(MoveCode.otherTo(move));
    String name = high ? "O-O" : "O-O-O";
    if (table.onRook()) {
      String rook = board.name(MoveCode.otherFrom(move));
      return new Algebraic.Named(name, rook, table.areSeveral(state) ? rook : "");
    }
    return new Algebraic.Named(name, both, switch (style) {
      case ORTHODOX -> "";
      case FREE -> king;
      case ITALIAN -> both;
    });
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    Touched rook = legs.touched().getFirst();
    return words.name(legs.piece()) + " castles to " + words.square(legs.to()) + ", "
        + words.name(rook.before()) + " goes to " + words.square(rook.to());
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(CASTLE, MoveCode.otherFrom(move), MoveCode.to(move)));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
