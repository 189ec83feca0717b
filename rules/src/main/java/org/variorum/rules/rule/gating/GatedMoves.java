package org.variorum.rules.rule.gating;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Makes of each first move besides one for each piece in hand that may come. */
final class GatedMoves implements MoveSource.Expansion {

  private static final Reason GATING = new Reason("GATING");

  private final State state;
  private final Entrances entrances;
  private final @Nullable GatedForm[] forms;
  private final int[] kinds;

  GatedMoves(State state, Entrances entrances, @Nullable GatedForm[] forms) {
    this.state = state;
    this.entrances = entrances;
    this.forms = forms;
    kinds = entrances.kinds();
  }

  @Override
  public void expand(MoveBuffer moves, long move) {
    moves.add(move);
    GatedForm form = forms[MoveCode.kind(move)];
    if (form == null || MoveCode.becomes(move) >= 0 || entrances.open(state) == 0) {
      return;
    }
    boolean another = form.inner().other() == MoveForm.Other.REMAINS;
    int from = MoveCode.from(move);
    if (from != MoveCode.to(move) && !(another && from == MoveCode.otherTo(move))) {
      add(moves, form, move, from, false);
    }
    if (another && MoveCode.vacatesOther(move)) {
      add(moves, form, move, MoveCode.otherFrom(move), true);
    }
  }

  private void add(MoveBuffer moves, GatedForm form, long move, int square, boolean aside) {
    if (!entrances.isOpen(state, square)) {
      return;
    }
    for (int kind : kinds) {
      if (state.held[PieceCode.code(kind, state.turn)] > 0) {
        moves.add(form.with(move, kind, aside));
      }
    }
  }

  /** Of a piece that may let others in; else a promotion is meant. */
  @Override
  public Optional<Illegal> whyNot(MoveSource.Asked asked, String said) {
    Wording words = new Wording(state);
    OptionalInt kind = IntStream.of(kinds)
        .filter(each -> state.layout.kinds.letter(each).equalsIgnoreCase(said)).findFirst();
    if (kind.isPresent() && !entrances.isOpen(state, asked.from())) {
      return refuse("no piece may come to " + words.square(asked.from()) + ": the piece there "
          + (entrances.isHome(asked.from()) ? "has moved, or is not there from the start"
              : "lets no piece in"),
          asked);
    }
    if (kind.isPresent() && state.held[PieceCode.code(kind.getAsInt(), state.turn)] == 0) {
      return refuse(Wording.side(state.turn) + " has no " + words.kind(kind.getAsInt()) + " in hand", asked);
    }
    if (kind.isEmpty() && entrances.isHome(asked.from())) {
      return refuse("only " + English.list(IntStream.of(kinds)
          .mapToObj(
              each -> English.withArticle(words.kind(each)) + " (" + state.layout.kinds.letter(each) + ")")
          .toList(),
          "or") + " may come to " + words.square(asked.from()), asked);
    }
    return Optional.empty();
  }

  private static Optional<Illegal> refuse(String reason, MoveSource.Asked asked) {
    return Optional.of(new Illegal(GATING, reason, List.of(asked.from())));
  }
}
