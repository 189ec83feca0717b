package org.variorum.rules.rule.enpassant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.Slot;

/**
 * A piece that has just crossed squares can be captured there. Remembers where it stands and what it has crossed. Every game
 * has the field of the squares in its FEN, so there is this rule where nobody is captured so, too: then there are none.
 */
public final class EnPassantRule implements Rule {

  private static final int CELL_BITS = 10;

  private final long captors;
  private final long victims;
  /** By code. */
  private final @Nullable Crossings[] crossings;
  private final Slot piece;
  private final Slot squares;
  private final CrossedForm form;
  private final boolean limited;

  public EnPassantRule(Optional<EnPassant> rule, Context context) {
    Kinds all = context.kinds();
    captors = rule.map(each -> all.set(each.by())).orElse(0L);
    victims = rule.map(each -> all.set(each.of())).orElse(0L);
    crossings = new Crossings[all.codes()];
    boolean ambiguous = false;
    for (int side = 0; side < 2; side++) {
      ambiguous |= Crossings.areAmbiguous(cross(rule, context, side));
    }
    piece = rule.isPresent() ? context.memory().allocateCarried(CELL_BITS) : Slot.NONE;
    int bits = Stream.of(crossings).filter(Objects::nonNull).mapToInt(Crossings::bits).max().orElse(0);
    squares = bits > 0 ? context.memory().allocateCarried(bits) : Slot.NONE;
    limited = rule.filter(each -> !each.on().equals(Region.EVERYWHERE)).isPresent();
    form = new CrossedForm(context, rule.map(each -> context.inOrder(each.of())).orElse(List.of()), crossings,
        ambiguous, piece, squares);
  }

  private List<Crossings> cross(Optional<EnPassant> rule, Context context, int side) {
    List<Crossings> made = new ArrayList<>();
    for (int kind = 0; kind < context.kinds().count(); kind++) {
      if ((victims & PieceCode.bit(kind)) != 0) {
        Crossings each = CrossingsCompiler.of(rule.orElseThrow(), context, kind, side);
        crossings[PieceCode.code(kind, side)] = each;
        made.add(each);
      }
    }
    return made;
  }

  @Override
  public Optional<MoveSource.Crossing> crossing() {
    return Optional.of(new MoveSource.Crossing(captors, victims, crossings, piece, squares))
        .filter(_ -> captors != 0);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(new RuleNote("en passant", Optional.empty(), true, Optional.empty()))
        .filter(_ -> captors != 0);
  }

  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    return !limited || !squares.equals(Slot.NONE) ? List.of()
        : List.of(Flaw.hint(new Topic.Rule(EnPassant.class),
            "no piece can ever be captured en passant: no such move passes a square on which that counts"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<MoveForm> forms() {
    return captors == 0 ? List.of() : List.of(new EnPassantForm());
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(form);
  }
}
