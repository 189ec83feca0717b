package org.variorum.rules.registry;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.ThreatFilter;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Veto;

/**
 * The rules of a game, combined.
 *
 * @param rules every rule, in the order of the definition
 * @param properties the properties of the game
 */
public record GameRules(List<Rule> rules, Set<Property> properties) {

  /** Returns the rules of a definition. */
  public static GameRules of(Context context) {
    return new GameRules(RoomRegistry.rules(context), RoomRegistry.properties(context.definition()));
  }

  /** Whether the rules give a guarantee together. Turn orders and the moves of the game decide some guarantees. */
  public boolean hasGuarantee(Guarantee guarantee) {
    return switch (guarantee) {
      case ALTERNATES -> turnOrder().stream().allMatch(TurnOrder::alternates);
      case MUST_MOVE -> turnOrder().isEmpty();
      case HAS_QUIET_MOVES -> true;
      default -> rules.stream().allMatch(rule -> rule.guarantees().contains(guarantee));
    };
  }

  /** The turn order; empty if sides alternate and passing is illegal. */
  public Optional<TurnOrder> turnOrder() {
    return rules.stream().flatMap(rule -> rule.turns().stream()).findFirst();
  }

  /**
   * Returns the fates of pieces that are captured or acted on; by default, captured enemies leave the board.
   * {@code codes} is one more than the greatest code of a piece.
   */
  public Fates fates(int codes) {
    return new Fates(codes, this::fate);
  }

  private int fate(int piece, int captorSide) {
    return rules.stream().map(rule -> rule.fate(piece, captorSide)).flatMapToInt(OptionalInt::stream)
        .findFirst()
        .orElse(PieceCode.side(piece) == captorSide ? Fates.NONE : PieceCode.EMPTY);
  }

  /**
   * The formats of the slots of the game's positions, in the order of a FEN. A slot is a value that a rule stores in
   * each position.
   *
   * @throws UnplayableDefinitionException if two slots have the same name
   */
  public List<SlotFormat> slotFormats() {
    List<SlotFormat> formats = rules.stream().flatMap(rule -> rule.memory().stream())
        .sorted(Comparator.comparing(format -> format.kind().place())).toList();
    Set<String> names = new HashSet<>();
    formats.stream().map(format -> format.kind().name()).filter(name -> !names.add(name)).findFirst()
        .ifPresent(name -> {
          throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Start(),
              "two state entries of a position are named \"" + name + "\": rename the counter")));
        });
    return formats;
  }

  /** The gates that close squares for at least one of the given uses. */
  public List<Gate> gates(Gate.Use... uses) {
    return rules.stream().flatMap(rule -> rule.gates().stream())
        .filter(gate -> Stream.of(uses).anyMatch(gate::limits)).toList();
  }

  /** The sources of moves that no piece's movement makes. Call {@link #completeTables} first. */
  public List<MoveSource.Maker> moveSources() {
    return rules.stream().flatMap(rule -> rule.moves().stream()).toList();
  }

  /** The moves by which pieces join other pieces of their side, or leave them; empty if there are no such moves. */
  public Optional<MoveSource.JoinRule> joinRule() {
    return rules.stream().flatMap(rule -> rule.joinRule().stream()).findFirst();
  }

  /** The expansions, in order. An expansion turns one move into several. Call {@link #completeTables} first. */
  public List<MoveSource.Expansion.Maker> expansions() {
    return rules.stream().flatMap(rule -> rule.expansion().stream()).toList();
  }

  /** The drops by the index of their kind, in the order of a FEN's hands. Call {@link #completeTables} first. */
  public SequencedMap<Integer, DropTable> drops() {
    SequencedMap<Integer, DropTable> drops = new LinkedHashMap<>();
    rules.forEach(rule -> drops.putAll(rule.drops()));
    return drops;
  }

  /** The limits that close squares to drops in a position. */
  public DropTable.Limit[] dropLimits() {
    return rules.stream().flatMap(rule -> rule.dropLimit().stream()).toArray(DropTable.Limit[]::new);
  }

  /** The owner of the hand that gets captured pieces of a kind; meaningful only if the kind can be in hand. */
  public CaptureOwner captureOwner(String letter) {
    return rules.stream().flatMap(rule -> rule.keeper(letter).stream()).findFirst()
        .orElse(CaptureOwner.CAPTOR);
  }

  /** The side that wins drawn games; empty if they remain draws. */
  public Optional<Side> drawsWinFor() {
    return rules.stream().flatMap(rule -> rule.drawsWinFor().stream()).findFirst();
  }

  /** The actions by which pieces act on others instead of capturing; empty if they capture. */
  public Optional<Rule.Acts> actions() {
    return rules.stream().flatMap(rule -> rule.acts().stream()).findFirst();
  }

  /** The captures of pieces on squares that they have just crossed. */
  public MoveSource.Crossing crossingCaptures() {
    return rules.stream().flatMap(rule -> rule.crossing().stream()).findFirst()
        .orElse(MoveSource.Crossing.NONE);
  }

  /** The letters of the kinds that lend their movement to a kind; empty if the kind moves by its own movement. */
  public Set<String> lenders(String letter) {
    return rules.stream().flatMap(rule -> rule.lenders(letter).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a piece of a kind is removed when it captures. */
  public boolean isRemovedAfterCapture(String letter) {
    return rules.stream().anyMatch(rule -> rule.removesCapturer(letter));
  }

  /** Whether the rules allow a kind to capture another kind. Ignores whether the captor's movement can capture. */
  public boolean mayCapture(String captor, String victim) {
    return rules.stream().allMatch(rule -> rule.mayCapture(captor, victim));
  }

  /** Whether a rule adds moves to a kind that are written like moves of the kind's own movement. */
  public boolean hasAddedMoves(String letter) {
    return rules.stream().anyMatch(rule -> rule.addsMoves(letter));
  }

  /** Whether a rule adds movement to a kind. */
  public boolean hasAddedMovement(String letter) {
    return rules.stream().anyMatch(rule -> rule.addsMovement(letter));
  }

  /**
   * Adds the movement that rules add to a kind to the tree of its moves from a square, with captures if
   * {@code captures}.
   */
  public void extendTree(String letter, int square, boolean captures, ProgramTree tree) {
    rules.stream().filter(rule -> rule.addsMovement(letter))
        .forEach(rule -> rule.grow(square, captures, tree));
  }

  /** The ways of moving that rules add to a kind. */
  public List<Way> addedWays(String letter) {
    return rules.stream().flatMap(rule -> rule.moreWays(letter).stream()).toList();
  }

  /** The vetoes: they forbid moves because other moves are possible. */
  public Veto[] vetoes() {
    return rules.stream().flatMap(rule -> rule.veto().stream()).toArray(Veto[]::new);
  }

  /** The prohibitions: they forbid moves because of the position after them. */
  public Veto.Prohibition[] prohibitions() {
    return rules.stream().flatMap(rule -> rule.prohibition().stream()).toArray(Veto.Prohibition[]::new);
  }

  /** The forms of the moves that rules add: how such moves are written and made. Call {@link #completeTables} first. */
  public List<MoveForm> forms() {
    return rules.stream().flatMap(rule -> rule.forms().stream()).toList();
  }

  /** Returns the further forms that rules derive from the given forms of moves. */
  public List<MoveForm> expandedForms(List<MoveForm> forms) {
    return rules.stream().flatMap(rule -> rule.expanded(forms).stream()).toList();
  }

  /** The special forms of capture. */
  public CaptureForm[] captureForms() {
    return rules.stream().flatMap(rule -> rule.captures().stream()).toArray(CaptureForm[]::new);
  }

  /** The captures by pieces that stay on their squares; empty if there are none. */
  public Optional<CaptureForm.Standing> stationaryCaptures() {
    return rules.stream().flatMap(rule -> rule.standing().stream()).findFirst();
  }

  /** The filters that shelter royal pieces from attacks. */
  public ThreatFilter[] threatFilters() {
    return rules.stream().flatMap(rule -> rule.threatFilter().stream()).toArray(ThreatFilter[]::new);
  }

  /** The consequences of moves, in the order in which they take place. */
  public Consequence[] consequences() {
    return rules.stream().flatMap(rule -> rule.consequence().stream())
        .sorted(Comparator.comparing(Consequence::isLast)).toArray(Consequence[]::new);
  }

  /** The updates of slots for pieces that come back as if they had never moved. */
  public Consequence.Renewal[] renewals() {
    return rules.stream().flatMap(rule -> rule.renewal().stream()).toArray(Consequence.Renewal[]::new);
  }

  /** The consequences of check. */
  public CheckConsequence[] checkConsequences() {
    return rules.stream().flatMap(rule -> rule.onCheck().stream()).toArray(CheckConsequence[]::new);
  }

  /** The endings by goals. */
  public Ending[] endings() {
    return rules.stream().flatMap(rule -> rule.endings(properties).stream()).toArray(Ending[]::new);
  }

  /**
   * The endings for a side that has no legal move and is not in check. The first that applies counts; if none applies,
   * the general rule of stalemate does.
   */
  public Ending.WithoutMove[] stalemateEndings() {
    return rules.stream().flatMap(rule -> rule.withoutMove().stream()).toArray(Ending.WithoutMove[]::new);
  }

  /** The kinds of mate with another verdict than checkmate. */
  public Ending.SpecialMate[] specialMates() {
    return rules.stream().flatMap(rule -> rule.specialMates().stream()).toArray(Ending.SpecialMate[]::new);
  }

  /** The ends by the game's length. */
  public Rule.EndByLength[] endsByLength() {
    return rules.stream().flatMap(rule -> rule.endByLength().stream()).toArray(Rule.EndByLength[]::new);
  }

  /** The tests for sides that cannot win any more. Call {@link #completeTables} first. */
  public Ending.Hopeless[] hopelessTests() {
    return rules.stream().flatMap(rule -> rule.hopeless().stream()).toArray(Ending.Hopeless[]::new);
  }

  /** The moves that reset the halfmove clock. */
  public Rule.Progress progress() {
    return rules.stream().flatMap(rule -> rule.progress().stream()).findFirst().orElse(Rule.Progress.NONE);
  }

  /** Lets all rules complete their tables. Methods that require this call say so in their comments. */
  public void completeTables(Programs programs) {
    rules.forEach(rule -> rule.shape(programs));
  }

  /** Whether some rule may move a piece of a kind by moves that are not the piece's own. */
  public boolean mayMoveByOtherRules(String letter) {
    return rules.stream().anyMatch(rule -> rule.movesOtherwise(letter));
  }
}
