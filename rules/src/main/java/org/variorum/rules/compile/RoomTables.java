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

/** The rules of a game in the form used in play. */
abstract class RoomTables {

  /** How pieces act on others; null where they capture. */
  public final @Nullable ActForm acts;
  /** What positions remember, in the order of a FEN. */
  public final List<SlotFormat> memory;
  /** Of these, what counts in evaluating positions. */
  public final SlotFormat[] terms;
  /** What finds moves that no piece's movement makes. */
  public final List<MoveSource.Maker> moves;
  /** Which pieces go onto others of their side, or leave them; null: none. */
  public final MoveSource.@Nullable Meeting meeting;
  /** What becomes of pieces that are captured or acted on. */
  public final Fates fates;
  /** Where royal pieces are safe. */
  public final ThreatFilter[] threatFilters;
  /** By side: the codes of the pieces in hand that spare it from check. */
  public final int[][] sparing;
  /** Which moves may not be made beside others. */
  public final Veto[] vetoes;
  /** What moves leave behind. */
  public final Consequence[] consequences;
  /** What is remembered of pieces that come back as if they had never moved. */
  public final Consequence.Renewal[] renewals;
  /** Which side moves next; null where sides alternate. */
  public final @Nullable TurnOrder order;
  /** What starts the halfmove clock again. */
  public final Rule.Progress progress;
  /** Where pieces may not go now: limits on moves and captures. */
  public final List<Gate> gates;
  /** The same for threats. */
  public final List<Gate> threatGates;
  /** The same for movement that is lent. */
  public final List<Gate> lendingGates;
  /** Other ways in which pieces are captured. */
  public final CaptureForm[] captureForms;
  /** How some pieces capture from where they stand; null: none does. */
  public final CaptureForm.@Nullable Standing standing;
  public final GameRules rooms;

  /** @param rooms rules that have finished their tables */
  RoomTables(GameRules rooms, int codes) {
    acts = rooms.acts().map(Rule.Acts::form).orElse(null);
    memory = rooms.memory();
    terms = memory.stream().filter(form -> form.term().isPresent()).toArray(SlotFormat[]::new);
    moves = rooms.moves();
    meeting = rooms.meeting().orElse(null);
    fates = rooms.fates(codes);
    threatFilters = rooms.threatFilters();
    vetoes = rooms.vetoes();
    sparing = sparing(vetoes, codes);
    consequences = rooms.consequences();
    renewals = rooms.renewals();
    order = rooms.turns().filter(turns -> !turns.alternates()).orElse(null);
    progress = rooms.progress();
    gates = rooms.gates(Gate.Use.MOVE, Gate.Use.CAPTURE);
    threatGates = rooms.gates(Gate.Use.THREAT);
    lendingGates = rooms.gates(Gate.Use.LEND);
    captureForms = rooms.captures();
    standing = rooms.standing().orElse(null);
    this.rooms = rooms;
  }

  private static int[][] sparing(Veto[] vetoes, int codes) {
    long kinds =
        Arrays.stream(vetoes).mapToLong(Veto::sparesFromCheck).reduce(0, (one, other) -> one | other);
    return IntStream.range(0, 2).mapToObj(side -> IntStream.range(PieceCode.code(0, 0), codes)
        .filter(code -> PieceCode.side(code) == side && PieceCode.holds(kinds, code)).toArray())
        .toArray(int[][]::new);
  }

  /** Whether some pieces in hand spare their side from check. */
  public boolean spare() {
    return sparing[0].length > 0;
  }

  /** Whether a royal piece may be left attacked where it is the other side's turn. */
  public boolean leaveAttacked() {
    return spare() || order != null && IntStream.range(0, 2).anyMatch(order::outlastsCheck);
  }
}
