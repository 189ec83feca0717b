package org.variorum.rules.rule.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.judge.SquareSelector;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveKinds;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.effect.Effects.Change;
import org.variorum.rules.rule.effect.Effects.Deed;
import org.variorum.rules.rule.effect.Effects.Effect;
import org.variorum.rules.rule.effect.Effects.Put;
import org.variorum.rules.rule.effect.Effects.Remove;
import org.variorum.rules.rule.effect.Effects.SideChange;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** What moves do to the board besides. */
final class EffectsRule implements Rule, Consequence {

  private static final Cause REMOVED = new Cause("removed", false);
  private static final Cause TURNED = new Cause("turned", false);
  private static final Cause CHANGED = new Cause("changed", false);
  private static final Cause LEFT = new Cause("left", false);

  private final Effects effects;
  private final MoveKinds kinds;
  private final long royals;
  private final List<Compiled> compiled;

  /**
   * An effect, compiled.
   *
   * @param when null: always
   * @param to the kind that pieces become, or that is put; negative: none
   */
  private record Compiled(Effect effect, long by, @Nullable Judge when, SquareSelector chosen, int to) {}

  /** Something that is to be done to what stands on a square. */
  private record Due(Compiled effect, int square, int piece) {}

  EffectsRule(Effects effects, Context context) {
    this.effects = effects;
    kinds = context.moveKinds();
    royals = context.kinds().royals();
    compiled = effects.all().stream().map(effect -> compiled(effect, context)).toList();
  }

  private static Compiled compiled(Effect effect, Context context) {
    return new Compiled(effect, context.kinds().set(effect.by()),
        effect.when().map(condition -> Judge.of(condition, context)).orElse(null), switch (effect.deed()) {
          case Remove(var standing) -> SquareSelector.pieces(standing, context);
          case SideChange(var standing) -> SquareSelector.pieces(standing, context);
          case Change(var standing, var _) -> SquareSelector.pieces(standing, context);
          case Put(var _, var on) -> SquareSelector.free(on, context);
        }, switch (effect.deed()) {
          case Change(var _, String to) -> context.kinds().of(to);
          case Put(String letter, var _) -> context.kinds().of(letter);
          case Remove _,SideChange _ -> -1;
        });
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("effects", "effects", "effects of moves"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING,
        Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return effects.all().stream().map(Effect::deed).anyMatch(deed -> switch (deed) {
      case Remove _ -> false;
      case SideChange(var standing) -> standing.pieces().selects(letter);
      case Change(var _, String to) -> to.equals(letter);
      case Put(String put, var _) -> put.equals(letter);
    });
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    int kind = MoveCode.kind(move);
    boolean drop = kind == MoveCode.DROP;
    if (kind == MoveCode.PASS || !kinds.word(kind).equals(MoveKinds.MOVEMENT)) {
      return;
    }
    int to = MoveCode.to(move);
    int spots = Spots.of(drop ? to : MoveCode.from(move), to);
    int side = state.turn ^ 1;
    int who = drop ? state.board[to] : mover;
    List<Due> due = new ArrayList<>();
    for (Compiled effect : compiled) {
      boolean follows = switch (effect.effect().after()) {
        case MOVES -> !drop;
        case CAPTURES -> !drop && MoveCode.captures(move);
        case QUIET_MOVES -> !drop && !MoveCode.captures(move);
        case DROPS -> drop;
      };
      if (follows && PieceCode.holds(effect.by(), who) && holds(effect, state, side, spots)) {
        read(effect, state, side, spots, due);
      }
    }
    due.forEach(each -> make(each, state, editor, side));
  }

  private static boolean holds(Compiled effect, State state, int side, int spots) {
    return effect.when() == null || effect.when().holds(state, side, SquareSelector.UNKNOWN_ATTACKS, spots);
  }

  private void read(Compiled effect, State state, int side, int spots, List<Due> due) {
    for (int square = 0; square < state.board.length; square++) {
      int piece = state.board[square];
      if (!PieceCode.holds(royals, piece) && effect.chosen().has(square, state, side, spots)) {
        due.add(new Due(effect, square, piece));
      }
    }
  }

  private static void make(Due due, State state, Editor editor, int side) {
    int square = due.square();
    if (state.board[square] != due.piece()) {
      return;
    }
    Deed deed = due.effect().effect().deed();
    int to = due.effect().to();
    switch (deed) {
      case Remove _ -> editor.remove(square, REMOVED);
      case SideChange _ -> editor.change(square, due.piece() ^ 1, TURNED);
      case Change _ -> change(due, editor, to);
      case Put _ -> editor.put(PieceCode.code(to, side), square, LEFT);
    }
  }

  private static void change(Due due, Editor editor, int to) {
    int after = PieceCode.code(to, PieceCode.side(due.piece()));
    if (after != due.piece()) {
      editor.change(due.square(), after, CHANGED);
    }
  }

  @Override
  public Optional<String> spoken(List<Edit> edits) {
    List<String> told = new ArrayList<>();
    tell(edits, REMOVED, "removes", told);
    tell(edits, TURNED, "turns", told);
    tell(edits, CHANGED, "changes", told);
    tell(edits, LEFT, "leaves", told);
    return told.isEmpty() ? Optional.empty() : Optional.of(English.list(told, "and"));
  }

  private static void tell(List<Edit> edits, Cause cause, String verb, List<String> told) {
    long count = edits.stream().filter(edit -> edit.cause().equals(cause)).count();
    if (count > 0) {
      told.add(verb + " " + (count == 1 ? "one piece" : count + " pieces"));
    }
  }
}
