package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** NMT-8: two pieces exchange squares. Remembers that it has just happened where it may not be answered so. */
public final class ExchangeRule implements Rule {

  private final Exchange exchange;
  private final boolean notInReply;
  private final Slot slot;
  private final SwappedForm memory;
  private final ExchangeForm form;
  private final ExchangePairs pairs;

  public ExchangeRule(Exchange exchange, Context context) {
    this.exchange = exchange;
    notInReply = exchange.notInReply();
    slot = notInReply ? context.memory().fleeting(1) : Slot.NONE;
    pairs = new ExchangePairs(exchange, context);
    form = new ExchangeForm(context.moveKinds().next(Exchange.WORD));
    memory = new SwappedForm(slot, context.kinds().set(exchange.pieces()));
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("exchange", "exchange of squares", "the exchange of pieces"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualBut(Guarantee.SAFETY_ONLY);
  }

  @Override
  public List<SlotForm> memory() {
    return notInReply ? List.of(memory) : List.of();
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return exchange.pieces().contains(letter) || exchange.with().contains(letter);
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional
        .of((state, threats, gates) -> new ExchangeMoves(exchange, pairs, form.kind(), slot, state, threats,
            gates));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(form);
  }

  @Override
  public Optional<Consequence> consequence() {
    return notInReply ? Optional.of(this::remember) : Optional.empty();
  }

  private void remember(State state, Editor editor, long move, int mover) {
    state.set(slot, MoveCode.kind(move) == form.kind() ? 1 : 0);
  }
}
