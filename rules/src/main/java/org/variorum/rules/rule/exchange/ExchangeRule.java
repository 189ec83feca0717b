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
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** NMT-8: two pieces exchange squares. Remembers that it has just happened, where that matters for the answer. */
public final class ExchangeRule implements Rule {

  private final Exchange exchange;
  private final LastExchange last;
  private final List<SlotFormat> memory;
  private final ExchangeForm form;
  private final ExchangePairs pairs;
  private final Set<Guarantee> guarantees;

  public ExchangeRule(Exchange exchange, Context context) {
    this.exchange = exchange;
    guarantees = exchange.enemy() ? context.movingEnemiesBut(Guarantee.SAFETY_ONLY)
        : Guarantee.usualExcept(Guarantee.SAFETY_ONLY);
    last = LastExchange.in(context.memory(), exchange.reply());
    pairs = new ExchangePairs(exchange, context);
    form = new ExchangeForm(context.moveKinds().next(Exchange.WORD));
    long movers = context.kinds().set(exchange.pieces());
    memory = switch (exchange.reply()) {
      case ANY -> List.of();
      case NONE -> List.of(new SwappedForm(last, movers));
      case OTHER_PIECES -> List.of(new PartnersForm(context, last, movers));
    };
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("exchange", "exchange of squares", "the exchange of pieces"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return guarantees;
  }

  @Override
  public List<SlotFormat> memory() {
    return memory;
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return exchange.pieces().contains(letter) || exchange.with().contains(letter);
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional
        .of((state, threats, gates) -> new ExchangeMoves(exchange, pairs, form.kind(), last, state, threats,
            gates));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(form);
  }

  @Override
  public Optional<Consequence> consequence() {
    return memory.isEmpty() ? Optional.empty() : Optional.of(this::remember);
  }

  private void remember(State state, Editor editor, long move, int mover) {
    if (MoveCode.kind(move) == form.kind()) {
      last.note(state, MoveCode.from(move), MoveCode.to(move));
    } else {
      last.forget(state);
    }
  }
}
