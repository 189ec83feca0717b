package org.variorum.rules.rule.fusion;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** One of two pieces that are one leaves the other. Its kind stands in the code as what the piece becomes. */
record PartingForm(int kind, FusionTable table) implements MoveForm {

  private static final Cause PARTED = new Cause("parted", false);
  private static final SightKind PART =
      new SightKind(Look.TARGET, "may be reached by a part", "send a part to",
          "sends one of its parts there");

  @Override
  public void make(Editor editor, State state, long move) {
    int from = MoveCode.from(move);
    int compound = state.board[from];
    int stays = table.left(PieceCode.kind(compound), MoveCode.becomes(move));
    editor.shift(from, MoveCode.to(move), PARTED);
    editor.put(PieceCode.code(stays, PieceCode.side(compound)), from, PARTED);
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
    Piece leaves = legs.becomes().orElseThrow();
    Piece stays = new Piece(table.left(legs.piece().letter(), leaves.letter()), leaves.side());
    return words.mover() + " parts: " + words.name(leaves) + " goes to " + words.square(legs.to()) + ", "
        + words.name(stays) + " stays on " + words.square(legs.from());
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(PART, MoveCode.to(move), MoveCode.to(move)));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
