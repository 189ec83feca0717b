package org.variorum.rules.rule.conversion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;

/** A piece becomes another instead of a move. */
final class ConversionRule implements Rule {

  private final Conversion rule;
  private final Context context;
  private final ConversionTable table;

  ConversionRule(Conversion rule, Context context) {
    this.rule = rule;
    this.context = context;
    int[] to = rule.to().stream().mapToInt(context.kinds()::of).toArray();
    table = new ConversionTable(rule, context.moveKinds().next(Conversion.WORD),
        context.kinds().of(rule.piece()), to,
        rule.zone().squares(context.board()), new Program[context.kinds().codes()][0]);
  }

  @Override
  public void shape(Programs programs) {
    for (int kind : table.to()) {
      for (int side = 0; side < 2; side++) {
        int code = PieceCode.code(kind, side);
        Program[] ways = new Program[context.board().size()];
        for (int square = 0; square < ways.length; square++) {
          ways[square] = programs.of(code, square);
        }
        table.ways()[code] = ways;
      }
    }
  }

  @Override
  public Set<Guarantee> guarantees() {
    return rule.mayAttack() ? Guarantee.usualExcept(Guarantee.OWN_MOVEMENT)
        : Guarantee.usualExcept(Guarantee.OWN_MOVEMENT, Guarantee.SAFETY_ONLY);
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return rule.mayAttack() ? Optional.empty() : Optional.of(new QuietPromotion(table.kind()));
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("promotion in place", "promotion in place", "promotion in place"));
  }

  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    boolean stands = start.board().entrySet().stream()
        .anyMatch(placed -> placed.getValue().letter().equals(rule.piece())
            && rule.zone().contains(context.board(), placed.getKey(), placed.getValue().side()));
    return rule.last() || stands || reachability.mayReach(rule.piece(), rule.zone()) ? List.of()
        : List.of(Flaw.hint(new Topic.Rule(Conversion.class),
            "the piece " + rule.piece()
                + " can never promote so: no move of it leads to the squares where it may"));
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return rule.to().contains(letter);
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional.of((state, _, gates) -> new ConversionMoves(table, state, gates));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new ConversionForm(table.kind()));
  }
}
