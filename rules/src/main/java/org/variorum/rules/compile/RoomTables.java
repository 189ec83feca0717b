package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.ThreatFilter;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Veto;

/**
 * The part of {@link GameTables} that the rules of the game provide; their rooms are the classes that implement them.
 */
abstract class RoomTables {

  /** The form in which pieces act on other pieces instead of capturing them; null if pieces capture. */
  public final @Nullable ActForm actForm;
  /** The values that positions store for rules (slots), in the order of a FEN. */
  public final List<SlotFormat> slots;
  /** The slots of {@link #slots} that are terms of the evaluation. */
  public final SlotFormat[] evaluatedSlots;
  /** The makers of moves that are not part of any piece's movement. */
  public final List<MoveSource.Maker> moveMakers;
  /** The rule by which pieces move onto pieces of their own side, or off them; null if there is none. */
  public final MoveSource.@Nullable JoinRule joinRule;
  /** The piece that a captured piece, or a piece acted on, becomes. */
  public final Fates fates;
  /** The rules that make royal pieces safe on some squares. */
  public final ThreatFilter[] threatFilters;
  /** The codes of the pieces in hand that protect their side from check, by side. */
  public final int[][] checkProtectors;
  /** The rules that forbid moves because other moves are compulsory. */
  public final Veto[] vetoes;
  /** The changes that rules add after a move. */
  public final Consequence[] consequences;
  /** The changes to slots when a captured piece returns to the board as a piece that has never moved. */
  public final Consequence.Renewal[] renewals;
  /** The order of turns; null if sides alternate. */
  public final @Nullable TurnOrder turnOrder;
  /** The moves that reset the halfmove clock. */
  public final Rule.Progress progress;
  /** The gates that limit moves and captures. */
  public final List<Gate> gates;
  /** The gates that limit threats. */
  public final List<Gate> threatGates;
  /** The gates that limit lent movement. */
  public final List<Gate> lendingGates;
  /** The special forms of capture. */
  public final CaptureForm[] captureForms;
  /** The rule by which some pieces capture without moving; null if there is none. */
  public final CaptureForm.@Nullable Standing stationaryCapture;
  /** The rules of the game, from which these tables are made. */
  public final GameRules gameRules;

  /** @param gameRules the rules, after they have finished their tables */
  RoomTables(GameRules gameRules, int codes) {
    actForm = gameRules.actions().map(Rule.Acts::form).orElse(null);
    slots = gameRules.slotFormats();
    evaluatedSlots = slots.stream().filter(format -> format.term().isPresent()).toArray(SlotFormat[]::new);
    moveMakers = gameRules.moveSources();
    joinRule = gameRules.joinRule().orElse(null);
    fates = gameRules.fates(codes);
    threatFilters = gameRules.threatFilters();
    vetoes = gameRules.vetoes();
    checkProtectors = checkProtectors(vetoes, codes);
    consequences = gameRules.consequences();
    renewals = gameRules.renewals();
    turnOrder = gameRules.turnOrder().filter(turns -> !turns.alternates()).orElse(null);
    progress = gameRules.progress();
    gates = gameRules.gates(Gate.Use.MOVE, Gate.Use.CAPTURE);
    threatGates = gameRules.gates(Gate.Use.THREAT);
    lendingGates = gameRules.gates(Gate.Use.LEND);
    captureForms = gameRules.captureForms();
    stationaryCapture = gameRules.stationaryCaptures().orElse(null);
    this.gameRules = gameRules;
  }

  private static int[][] checkProtectors(Veto[] vetoes, int codes) {
    long kinds =
        Arrays.stream(vetoes).mapToLong(Veto::sparesFromCheck).reduce(0, (one, other) -> one | other);
    return IntStream.range(0, 2).mapToObj(side -> IntStream.range(PieceCode.code(0, 0), codes)
        .filter(code -> PieceCode.side(code) == side && PieceCode.holds(kinds, code)).toArray())
        .toArray(int[][]::new);
  }

  /** Whether some pieces in hand protect their side from check. */
  public boolean hasCheckProtectors() {
    return checkProtectors[0].length > 0;
  }

  /** Whether a royal piece may be attacked while the other side is to move. */
  public boolean mayLeaveRoyalAttacked() {
    return hasCheckProtectors()
        || turnOrder != null && IntStream.range(0, 2).anyMatch(turnOrder::outlastsCheck);
  }
}
