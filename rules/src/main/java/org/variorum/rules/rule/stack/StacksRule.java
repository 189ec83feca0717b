package org.variorum.rules.rule.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Captured pieces go beneath their captors. Remembers who is beneath whom. */
final class StacksRule implements Rule, Consequence, Veto.Prohibition {

  private final Stacks stacks;
  private final Context context;
  private final long kinds;
  private final Columns columns;
  private final ColumnWords words;
  /** Which pieces have come to light and may not be captured in this turn; none if they may. */
  private final CellSlot freed;
  /** Whether the last move has captured one of these all the same. */
  private final Slot retaken;

  StacksRule(Stacks stacks, Context context) {
    this.stacks = stacks;
    this.context = context;
    kinds = context.kinds().set(stacks.beneath()) & ~context.kinds().royals();
    columns = new Columns(context.memory(), context.board().size(), stacks.height());
    words = new ColumnWords(context, columns);
    freed = stacks.safe() ? context.memory().allocatePieceCells() : CellSlot.NONE;
    retaken = stacks.safe() ? context.memory().allocateFleeting(1) : Slot.NONE;
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("stacks", "stacks", "what pieces carry beneath them"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING,
        Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<SlotFormat> memory() {
    StacksForm form = new StacksForm(context, columns, words);
    return stacks.safe() ? List.of(form, new FreedForm(context, freed)) : List.of(form);
  }

  /** Who comes to light stands where others have carried it. */
  @Override
  public boolean movesOtherwise(String letter) {
    return stacks.beneath().contains(letter)
        && context.definition().piece(letter).filter(PieceKind::royal).isEmpty();
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    int captor = switch (MoveCode.kind(move)) {
      case MoveCode.PASS -> State.NO_SQUARE;
      case MoveCode.DROP -> MoveCode.to(move);
      default -> MoveCode.from(move);
    };
    Carrying carrying = new Carrying(columns, state, kinds, captor);
    editor.track().replay(carrying);
    SortedMap<Integer, Integer> found = carrying.settle(editor);
    if (stacks.safe()) {
      carrying.lost().stream().filter(square -> wasFreed(state, square)).forEach(_ -> state.set(retaken, 1));
      found.forEach((square, piece) -> keep(state, square, piece));
    }
  }

  private boolean wasFreed(State state, int square) {
    return state.before(new Slot(freed.word() + (square >>> 6), square & 63, 1)) != 0;
  }

  /** Remembers who has come to light, if it is of the side that does not move. */
  private void keep(State state, int square, int piece) {
    if (PieceCode.side(piece) == state.turn) {
      state.add(freed, square);
    }
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return stacks.safe() ? Optional.of(this) : Optional.empty();
  }

  @Override
  public boolean forbids(State after, int mover, Threats threats) {
    return after.get(retaken) != 0;
  }

  @Override
  public String why() {
    return "a piece that has come to light may not be captured in the same turn";
  }

  @Override
  public Optional<String> spoken(List<Edit> edits) {
    List<String> told = new ArrayList<>();
    long put = edits.stream().filter(edit -> edit.cause().equals(Carrying.BENEATH)).count();
    if (put > 0) {
      told.add(put == 1 ? "puts it beneath" : "puts " + put + " pieces beneath");
    }
    List<String> come = edits.stream().filter(edit -> edit.cause().equals(Carrying.FREED))
        .map(Edit.Put.class::cast)
        .map(freed -> English.withArticle(words.name(freed.piece())) + " on "
            + context.board().name(freed.square()))
        .toList();
    if (!come.isEmpty()) {
      told.add("frees " + English.list(come, "and"));
    }
    return told.isEmpty() ? Optional.empty() : Optional.of(English.list(told, "and"));
  }

  @Override
  public Optional<Insight.Remark> remark(State state, int square, Lending lending) {
    return words.mark(state, square)
        .map(mark -> new Insight.Remark(mark,
            Optional.of("It stands on " + words.beneath(state, square) + ".")));
  }
}
