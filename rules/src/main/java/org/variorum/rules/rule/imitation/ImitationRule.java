package org.variorum.rules.rule.imitation;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * Pieces go as the piece that the opponent has moved last. They have the ways of all that are imitated, each under the
 * condition that it is the one; so attacks, refusals and premoves know of it as of any condition.
 */
final class ImitationRule implements Rule {

  private final Imitation imitation;
  private final Context context;
  private final SlotAllocator memory;
  private final long kinds;
  private final List<SlotFormat> forms;

  ImitationRule(Imitation imitation, Context context) {
    this.imitation = imitation;
    this.context = context;
    memory = context.memory();
    kinds = context.kinds().set(imitation.of());
    forms = Stream.of(PieceCode.WHITE, PieceCode.BLACK)
        .<SlotFormat>map(side -> new LastMovedForm(context, imitation, side, memory.lastMoved(side)))
        .toList();
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("imitation", "imitators", "what imitators go as"));
  }

  /** Where an imitator may go follows from the moves before, and exchanges on a square change it at every capture. */
  @Override
  public Set<Guarantee> guarantees() {
    return EnumSet.of(Guarantee.SAFETY_ONLY, Guarantee.QUIET_ENDS_NOTHING, Guarantee.MAY_STAND_PAT,
        Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<SlotFormat> memory() {
    return forms;
  }

  @Override
  public boolean addsMovement(String letter) {
    return imitation.pieces().contains(letter);
  }

  @Override
  public List<Way> moreWays(String letter) {
    return addsMovement(letter) ? context.definition().pieces().stream()
        .filter(piece -> imitation.of().contains(piece.letter())).flatMap(ImitationRule::ways).toList()
        : List.of();
  }

  private static Stream<Way> ways(PieceKind piece) {
    Condition moved = new Condition.LastMoved(Owner.ENEMY, Set.of(piece.letter()));
    return piece.ways().stream().map(way -> {
      List<Path> paths = way.movement().paths().stream().filter(path -> !path.initial()).toList();
      return new Way(new Movement(way.movement().text(), paths), way.from(), way.to(), way.victims(),
          way.over(),
          Optional
              .of(way.when().<Condition>map(when -> new Condition.All(List.of(moved, when))).orElse(moved)));
    }).filter(way -> !way.movement().paths().isEmpty());
  }

  @Override
  public Optional<String> remark(String letter) {
    return addsMovement(letter) ? Optional.of("It goes as the piece that the opponent has moved last.")
        : Optional.empty();
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this::remember);
  }

  private void remember(State state, Editor editor, long move, int mover) {
    int kind = MoveCode.kind(move);
    if (kind != MoveCode.DROP && kind != MoveCode.PASS && PieceCode.holds(kinds, mover)) {
      state.set(memory.lastMoved(PieceCode.side(mover)), PieceCode.kind(mover) + 1);
    }
  }
}
