package org.variorum.rules.rule.enpassant;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.Slot;

/**
 * A piece that has just crossed squares can be captured there. Remembers where it stands and what it has crossed. Every game
 * has the field of the squares in its FEN, so there is this rule where nobody is captured so, too: then there are none.
 */
public final class EnPassantRule implements Rule {

  private static final int CELL_BITS = 10;

  private final long kinds;
  /** By code. */
  private final @Nullable Crossings[] crossings;
  private final Slot piece;
  private final Slot squares;
  private final CrossedForm form;

  public EnPassantRule(Optional<EnPassant> rule, Context context) {
    Kinds all = context.kinds();
    kinds = rule.map(each -> all.set(each.pieces())).orElse(0L);
    crossings = new Crossings[all.codes()];
    for (int kind = 0; kind < all.count(); kind++) {
      if ((kinds & PieceCode.bit(kind)) != 0) {
        crossings[PieceCode.code(kind, PieceCode.WHITE)] =
            CrossingsCompiler.of(context, kind, PieceCode.WHITE);
        crossings[PieceCode.code(kind, PieceCode.BLACK)] =
            CrossingsCompiler.of(context, kind, PieceCode.BLACK);
      }
    }
    piece = rule.isPresent() ? context.memory().fleeting(CELL_BITS) : Slot.NONE;
    int bits = Stream.of(crossings).filter(Objects::nonNull).mapToInt(Crossings::bits).max().orElse(0);
    squares = bits > 0 ? context.memory().fleeting(bits) : Slot.NONE;
    form = new CrossedForm(context, rule.map(each -> context.inOrder(each.pieces())).orElse(List.of()),
        crossings,
        piece, squares);
  }

  @Override
  public Optional<Crossing> crossing() {
    return Optional.of(new Crossing(kinds, crossings, piece, squares)).filter(_ -> kinds != 0);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(new RuleNote("en passant", Optional.empty(), true, Optional.empty()))
        .filter(_ -> kinds != 0);
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<MoveForm> forms() {
    return kinds == 0 ? List.of() : List.of(new EnPassantForm());
  }

  @Override
  public List<SlotForm> memory() {
    return List.of(form);
  }
}
