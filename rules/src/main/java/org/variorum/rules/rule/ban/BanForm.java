package org.variorum.rules.rule.ban;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotTerm;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.Excerpt;

/** Which kind may not answer: its letter. */
final class BanForm implements SlotFormat {

  private static final String NAME = "ban";
  private static final String MARK = "banned";

  private final Context context;
  private final Slot slot;
  private final List<String> letters;
  private final Names names;
  private final SlotKind kind;

  BanForm(Context context, Slot slot, List<String> letters) {
    this.context = context;
    this.slot = slot;
    this.letters = letters;
    names = new Names(context.definition());
    kind = new SlotKind(NAME, "May not answer", SlotKind.Place.ENTRY, new SlotKind.OneOf("no pieces",
        letters.stream().map(letter -> new SlotKind.Choice(letter, names.of(letter))).toList()));
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return NAME + ":X";
  }

  @Override
  public String read(FenField field) {
    if (!letters.contains(field.text())) {
      throw field.error("no ban can be on '" + Excerpt.of(field.text()) + "'", 0);
    }
    return field.text();
  }

  @Override
  public String write(State state) {
    int banned = (int) state.get(slot);
    return banned == 0 ? "" : context.kinds().letter(banned - 1);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    if (!letters.contains(text)) {
      setupContext.flaws().add("no ban can be on '" + Excerpt.of(text) + "'");
      return;
    }
    int kind = context.kinds().of(text);
    setupContext.state().set(slot, kind + 1);
    if (!mayHaveMoved(setupContext, kind)) {
      setupContext.flaws().add(
          "ban:" + text + ", but " + PieceCode.sideOf(setupContext.state().turn ^ 1).word() + " has no "
              + text
              + " that can have moved");
    }
  }

  private boolean mayHaveMoved(SetupContext setupContext, int kind) {
    PieceKind piece = context.definition().pieces().get(kind);
    return setupContext.properties().contains(Property.CAPTURER_VANISHES)
        || context.definition().mechanisms().stream()
            .anyMatch(rule -> !rule.becomes(piece.letter()).isEmpty())
        || setupContext.properties().contains(Property.CAPTURER_TURNS)
        || setupContext.properties().contains(Property.JOINS)
        || setupContext.properties().contains(Property.CAPTURER_CHANGES) || piece.promotion().isPresent()
        || setupContext.state().count(PieceCode.code(kind, setupContext.state().turn ^ 1)) > 0;
  }

  @Override
  public long lastMovers(String text) {
    return context.kinds().set(context.inOrder(List.of(text)));
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional.of("One of the opponent's " + names.plural(List.of(text)) + " has just moved, so "
        + names.anyWithLetters(List.of(text)) + " may only capture.");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(names.plural(List.of(text)) + " may not move without capturing");
  }

  @Override
  public Optional<SlotTerm> term() {
    return Optional.of(new SlotTerm.Limited(MARK, letters));
  }

  @Override
  public int count(State state, int side) {
    return (int) state.get(slot);
  }

  /** Those of the side to move that may not answer. */
  @Override
  public List<Mark> marks(State state) {
    int banned = (int) state.get(slot);
    if (banned == 0) {
      return List.of();
    }
    int code = PieceCode.code(banned - 1, state.turn);
    return List.of(new Mark(Mark.Look.LIMITED, MARK,
        IntStream.range(0, context.board().size()).filter(square -> state.board[square] == code).boxed()
            .toList()));
  }
}
