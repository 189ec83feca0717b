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
 * @param all every rule, in the order of the definition
 * @param properties the properties of the game
 */
public record GameRules(List<Rule> all, Set<Property> properties) {

  /** Returns the rules of a definition. */
  public static GameRules of(Context context) {
    return new GameRules(RoomRegistry.rules(context), RoomRegistry.properties(context.definition()));
  }

  /** Whether all rules give a guarantee, or no rule can break it. */
  public boolean give(Guarantee guarantee) {
    return switch (guarantee) {
      case ALTERNATES -> turns().stream().allMatch(TurnOrder::alternates);
      case MUST_MOVE -> turns().isEmpty();
      case HAS_QUIET_MOVES -> true;
      default -> all.stream().allMatch(rule -> rule.guarantees().contains(guarantee));
    };
  }

  /** The turn order; empty if sides alternate and passing is illegal. */
  public Optional<TurnOrder> turns() {
    return all.stream().flatMap(rule -> rule.turns().stream()).findFirst();
  }

  /** Returns the fates of pieces that are captured or acted on. By default, captured enemies leave the board. */
  public Fates fates(int codes) {
    return new Fates(codes, this::fate);
  }

  private int fate(int piece, int by) {
    return all.stream().map(rule -> rule.fate(piece, by)).flatMapToInt(OptionalInt::stream).findFirst()
        .orElse(PieceCode.side(piece) == by ? Fates.NONE : PieceCode.EMPTY);
  }

  /**
   * The slots of the game's positions: values that rules store. In the order of a FEN.
   *
   * @throws UnplayableDefinitionException if two slots have the same name
   */
  public List<SlotFormat> memory() {
    List<SlotFormat> memory = all.stream().flatMap(rule -> rule.memory().stream())
        .sorted(Comparator.comparing(form -> form.kind().place())).toList();
    Set<String> names = new HashSet<>();
    memory.stream().map(form -> form.kind().name()).filter(name -> !names.add(name)).findFirst()
        .ifPresent(name -> {
          throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Start(),
              "two state entries of a position are named \"" + name + "\": rename the counter")));
        });
    return memory;
  }

  /** The gates that close squares for at least one of the given uses. */
  public List<Gate> gates(Gate.Use... uses) {
    return all.stream().flatMap(rule -> rule.gates().stream())
        .filter(gate -> Stream.of(uses).anyMatch(gate::limits)).toList();
  }

  /** The sources of moves that no piece's movement makes. Call {@link #shape} first. */
  public List<MoveSource.Maker> moves() {
    return all.stream().flatMap(rule -> rule.moves().stream()).toList();
  }

  /** The moves by which pieces join others of their side, or leave them; empty if there are none. */
  public Optional<MoveSource.Meeting> meeting() {
    return all.stream().flatMap(rule -> rule.meeting().stream()).findFirst();
  }

  /** The expansions, in order. An expansion turns one move into several. Call {@link #shape} first. */
  public List<MoveSource.Expansion.Maker> expansions() {
    return all.stream().flatMap(rule -> rule.expansion().stream()).toList();
  }

  /** The drops of pieces, by kind in the order of a FEN. Call {@link #shape} first. */
  public SequencedMap<Integer, DropTable> drops() {
    SequencedMap<Integer, DropTable> drops = new LinkedHashMap<>();
    all.forEach(rule -> drops.putAll(rule.drops()));
    return drops;
  }

  /** The limits that close squares to drops in a position. */
  public DropTable.Limit[] dropLimits() {
    return all.stream().flatMap(rule -> rule.dropLimit().stream()).toArray(DropTable.Limit[]::new);
  }

  /** The side that gets captured pieces of a kind in hand, if the kind can be in hand. */
  public CaptureOwner keeper(String letter) {
    return all.stream().flatMap(rule -> rule.keeper(letter).stream()).findFirst().orElse(CaptureOwner.CAPTOR);
  }

  /** The side that wins drawn games; empty if they remain draws. */
  public Optional<Side> drawsWinFor() {
    return all.stream().flatMap(rule -> rule.drawsWinFor().stream()).findFirst();
  }

  /** The actions by which pieces act on others instead of capturing; empty if they capture. */
  public Optional<Rule.Acts> acts() {
    return all.stream().flatMap(rule -> rule.acts().stream()).findFirst();
  }

  /** The captures of pieces on squares that they have just crossed. */
  public MoveSource.Crossing crossing() {
    return all.stream().flatMap(rule -> rule.crossing().stream()).findFirst()
        .orElse(MoveSource.Crossing.NONE);
  }

  /** The letters of the kinds that lend their movement to a kind; empty if the kind moves by its own movement. */
  public Set<String> lenders(String letter) {
    return all.stream().flatMap(rule -> rule.lenders(letter).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a piece of a kind is removed when it captures. */
  public boolean removeCapturer(String letter) {
    return all.stream().anyMatch(rule -> rule.removesCapturer(letter));
  }

  /** Whether the rules allow a kind to capture another, apart from its movement. */
  public boolean mayCapture(String captor, String victim) {
    return all.stream().allMatch(rule -> rule.mayCapture(captor, victim));
  }

  /** Whether a rule adds moves to a kind that are written like moves of the kind's own movement. */
  public boolean addMoves(String letter) {
    return all.stream().anyMatch(rule -> rule.addsMoves(letter));
  }

  /** Whether a rule adds movement to a kind. */
  public boolean addMovement(String letter) {
    return all.stream().anyMatch(rule -> rule.addsMovement(letter));
  }

  /**
   * Adds the movement that rules add to a kind to the tree of its moves from a square, with captures if
   * {@code captures}.
   */
  public void grow(String letter, int square, boolean captures, ProgramTree tree) {
    all.stream().filter(rule -> rule.addsMovement(letter))
        .forEach(rule -> rule.grow(square, captures, tree));
  }

  /** The paths that rules add to a kind. */
  public List<Way> moreWays(String letter) {
    return all.stream().flatMap(rule -> rule.moreWays(letter).stream()).toList();
  }

  /** The vetoes: they forbid moves because other moves are possible. */
  public Veto[] vetoes() {
    return all.stream().flatMap(rule -> rule.veto().stream()).toArray(Veto[]::new);
  }

  /** The prohibitions: they forbid moves because of the position after them. */
  public Veto.Prohibition[] prohibitions() {
    return all.stream().flatMap(rule -> rule.prohibition().stream()).toArray(Veto.Prohibition[]::new);
  }

  /** The forms of the kinds of moves that rules add. Call {@link #shape} first. */
  public List<MoveForm> forms() {
    return all.stream().flatMap(rule -> rule.forms().stream()).toList();
  }

  /** Returns the forms of the kinds of moves that rules derive from the given forms. */
  public List<MoveForm> expanded(List<MoveForm> forms) {
    return all.stream().flatMap(rule -> rule.expanded(forms).stream()).toList();
  }

  /** The special forms of capture. */
  public CaptureForm[] captures() {
    return all.stream().flatMap(rule -> rule.captures().stream()).toArray(CaptureForm[]::new);
  }

  /** The captures by pieces that stay on their squares; empty if there are none. */
  public Optional<CaptureForm.Standing> standing() {
    return all.stream().flatMap(rule -> rule.standing().stream()).findFirst();
  }

  /** The filters that shelter royal pieces from attacks. */
  public ThreatFilter[] threatFilters() {
    return all.stream().flatMap(rule -> rule.threatFilter().stream()).toArray(ThreatFilter[]::new);
  }

  /** The consequences of moves. */
  public Consequence[] consequences() {
    return all.stream().flatMap(rule -> rule.consequence().stream())
        .sorted(Comparator.comparing(Consequence::isLast)).toArray(Consequence[]::new);
  }

  /** The updates of slots for pieces that come back as if they had never moved. */
  public Consequence.Renewal[] renewals() {
    return all.stream().flatMap(rule -> rule.renewal().stream()).toArray(Consequence.Renewal[]::new);
  }

  /** The consequences of check. */
  public CheckConsequence[] onCheck() {
    return all.stream().flatMap(rule -> rule.onCheck().stream()).toArray(CheckConsequence[]::new);
  }

  /** The endings by goals. */
  public Ending[] endings() {
    return all.stream().flatMap(rule -> rule.endings(properties).stream()).toArray(Ending[]::new);
  }

  /**
   * The endings for a side that has no legal move and is not in check. The first that applies counts; if none applies,
   * the general rule of stalemate does.
   */
  public Ending.WithoutMove[] withoutMove() {
    return all.stream().flatMap(rule -> rule.withoutMove().stream()).toArray(Ending.WithoutMove[]::new);
  }

  /** The mates with a verdict of their own. */
  public Ending.OtherMate[] otherMates() {
    return all.stream().flatMap(rule -> rule.otherMates().stream()).toArray(Ending.OtherMate[]::new);
  }

  /** The ends by the game's length. */
  public Rule.EndByLength[] endsByLength() {
    return all.stream().flatMap(rule -> rule.endByLength().stream()).toArray(Rule.EndByLength[]::new);
  }

  /** The tests for sides that cannot win any more. Call {@link #shape} first. */
  public Ending.Hopeless[] hopeless() {
    return all.stream().flatMap(rule -> rule.hopeless().stream()).toArray(Ending.Hopeless[]::new);
  }

  /** The moves that reset the halfmove clock. */
  public Rule.Progress progress() {
    return all.stream().flatMap(rule -> rule.progress().stream()).findFirst().orElse(Rule.Progress.NONE);
  }

  /** Lets all rules complete their tables. Some other methods require this call. */
  public void shape(Programs programs) {
    all.forEach(rule -> rule.shape(programs));
  }

  /** Whether some rule may move a piece of a kind by moves that are not the piece's own. */
  public boolean moveOtherwise(String letter) {
    return all().stream().anyMatch(rule -> rule.movesOtherwise(letter));
  }
}
