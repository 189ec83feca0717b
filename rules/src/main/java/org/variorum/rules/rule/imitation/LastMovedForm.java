package org.variorum.rules.rule.imitation;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Names;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** What a side has moved last of what is imitated: its letter. */
final class LastMovedForm implements SlotFormat {

  private final Context context;
  private final Slot slot;
  private final List<String> letters;
  private final Names names;
  private final String side;
  private final String other;
  private final String imitators;
  private final SlotKind kind;

  LastMovedForm(Context context, Imitation imitation, int side, Slot slot) {
    this.context = context;
    this.slot = slot;
    letters = context.inOrder(imitation.of());
    names = new Names(context.definition());
    this.side = PieceCode.sideOf(side).word();
    other = PieceCode.sideOf(side ^ 1).word();
    imitators = names.plural(imitation.pieces());
    kind =
        new SlotKind((side == PieceCode.WHITE ? "white" : "black") + "-moved", this.side + " has moved last",
            SlotKind.Place.ENTRY, new SlotKind.OneOf("none that is imitated",
                letters.stream().map(letter -> new SlotKind.Choice(letter, names.of(letter))).toList()));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return kind.name() + ":X";
  }

  @Override
  public String read(FenField field) {
    if (!letters.contains(field.text())) {
      throw field.error("no piece imitates '" + Excerpt.of(field.text()) + "'", 0);
    }
    return field.text();
  }

  @Override
  public String write(State state) {
    int moved = (int) state.get(slot);
    return moved == 0 ? "" : context.kinds().letter(moved - 1);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    if (letters.contains(text)) {
      setupContext.state().set(slot, context.kinds().of(text) + 1);
    } else {
      setupContext.flaws().add("no piece imitates '" + Excerpt.of(text) + "'");
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional
        .of(side + " has moved " + names.withArticle(text) + " last, and so the " + imitators + " of " + other
            + " go as " + names.plural(List.of(text)) + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(side + " has moved " + names.withArticle(text) + " last");
  }
}
