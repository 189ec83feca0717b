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
 * The rules of a game.
 *
 * @param all every rule, in the order of the definition
 * @param properties what holds of the game
 */
public record GameRules(List<Rule> all, Set<Property> properties) {

  /** The rules of a definition. */
  public static GameRules of(Context context) {
    return new GameRules(RoomRegistry.rules(context), RoomRegistry.properties(context.definition()));
  }

  /** Whether all rules promise something, or none can break it. */
  public boolean give(Guarantee guarantee) {
    return switch (guarantee) {
      case ALTERNATES -> turns().stream().allMatch(TurnOrder::alternates);
      case MUST_MOVE -> turns().isEmpty();
      case HAS_QUIET_MOVES -> true;
      default -> all.stream().allMatch(rule -> rule.guarantees().contains(guarantee));
    };
  }

  /** The turn order; empty where sides alternate and have to move. */
  public Optional<TurnOrder> turns() {
    return all.stream().flatMap(rule -> rule.turns().stream()).findFirst();
  }

  /** What becomes of its pieces that are captured or acted on; by default enemies leave the board. */
  public Fates fates(int codes) {
    return new Fates(codes, this::fate);
  }

  private int fate(int piece, int by) {
    return all.stream().map(rule -> rule.fate(piece, by)).flatMapToInt(OptionalInt::stream).findFirst()
        .orElse(PieceCode.side(piece) == by ? Fates.NONE : PieceCode.EMPTY);
  }

  /**
   * What its positions remember, in the order of a FEN.
   *
   * @throws UnplayableDefinitionException if two things have the same name
   */
  public List<SlotFormat> memory() {
    List<SlotFormat> memory = all.stream().flatMap(rule -> rule.memory().stream())
        .sorted(Comparator.comparing(form -> form.kind().place())).toList();
    Set<String> names = new HashSet<>();
    memory.stream().map(form -> form.kind().name()).filter(name -> !names.add(name)).findFirst()
        .ifPresent(name -> {
          throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Start(),
              "positions remember two things that are called \"" + name + "\": call the counter otherwise")));
        });
    return memory;
  }

  /** Where pieces may not go now, as far as it is for one of these uses. */
  public List<Gate> gates(Gate.Use... uses) {
    return all.stream().flatMap(rule -> rule.gates().stream())
        .filter(gate -> Stream.of(uses).anyMatch(gate::limits)).toList();
  }

  /** Moves that no piece's movement makes; asked when all have finished their tables. */
  public List<MoveSource.Maker> moves() {
    return all.stream().flatMap(rule -> rule.moves().stream()).toList();
  }

  /** How pieces go onto others of their side, or leave them; empty if they do not. */
  public Optional<MoveSource.Meeting> meeting() {
    return all.stream().flatMap(rule -> rule.meeting().stream()).findFirst();
  }

  /** What makes several moves of one, in this order; asked when all have finished their tables. */
  public List<MoveSource.Expansion.Maker> expansions() {
    return all.stream().flatMap(rule -> rule.expansion().stream()).toList();
  }

  /** How pieces are dropped, by kind in the order of a FEN; asked when all have finished their tables. */
  public SequencedMap<Integer, DropTable> drops() {
    SequencedMap<Integer, DropTable> drops = new LinkedHashMap<>();
    all.forEach(rule -> drops.putAll(rule.drops()));
    return drops;
  }

  /** Where pieces may not be dropped now. */
  public DropTable.Limit[] dropLimits() {
    return all.stream().flatMap(rule -> rule.dropLimit().stream()).toArray(DropTable.Limit[]::new);
  }

  /** Which side, if any, keeps captured pieces of a kind that can be held in hand. */
  public CaptureOwner keeper(String letter) {
    return all.stream().flatMap(rule -> rule.keeper(letter).stream()).findFirst().orElse(CaptureOwner.CAPTOR);
  }

  /** The side that wins where the rules make the game a draw; empty: it stays one. */
  public Optional<Side> drawsWinFor() {
    return all.stream().flatMap(rule -> rule.drawsWinFor().stream()).findFirst();
  }

  /** How pieces act on others instead of capturing; empty: they capture. */
  public Optional<Rule.Acts> acts() {
    return all.stream().flatMap(rule -> rule.acts().stream()).findFirst();
  }

  /** How pieces are captured on squares that they have just crossed. */
  public MoveSource.Crossing crossing() {
    return all.stream().flatMap(rule -> rule.crossing().stream()).findFirst()
        .orElse(MoveSource.Crossing.NONE);
  }

  /** The letters of the kinds that lend a kind their movement; none if it moves by its own. */
  public Set<String> lenders(String letter) {
    return all.stream().flatMap(rule -> rule.lenders(letter).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a piece of a kind that captures vanishes. */
  public boolean removeCapturer(String letter) {
    return all.stream().anyMatch(rule -> rule.removesCapturer(letter));
  }

  /** Whether a kind may capture another, whatever its ways are. */
  public boolean mayCapture(String captor, String victim) {
    return all.stream().allMatch(rule -> rule.mayCapture(captor, victim));
  }

  /** Whether a rule makes moves of a kind that are written as if they were its own movement. */
  public boolean addMoves(String letter) {
    return all.stream().anyMatch(rule -> rule.addsMoves(letter));
  }

  /** Whether a kind may move by something else than its own ways. */
  public boolean addMovement(String letter) {
    return all.stream().anyMatch(rule -> rule.addsMovement(letter));
  }

  /** Enters into the tree of a square what a kind may do there by rules besides its own ways. */
  public void grow(String letter, int square, boolean captures, ProgramTree tree) {
    all.stream().filter(rule -> rule.addsMovement(letter))
        .forEach(rule -> rule.grow(square, captures, tree));
  }

  /** Ways that a kind has by rules besides its own. */
  public List<Way> moreWays(String letter) {
    return all.stream().flatMap(rule -> rule.moreWays(letter).stream()).toList();
  }

  /** Which moves may not be made beside others. */
  public Veto[] vetoes() {
    return all.stream().flatMap(rule -> rule.veto().stream()).toArray(Veto[]::new);
  }

  /** Which moves may not be made because of what they lead to. */
  public Veto.Prohibition[] prohibitions() {
    return all.stream().flatMap(rule -> rule.prohibition().stream()).toArray(Veto.Prohibition[]::new);
  }

  /** What the rules' kinds of moves mean; asked when all have finished their tables. */
  public List<MoveForm> forms() {
    return all.stream().flatMap(rule -> rule.forms().stream()).toList();
  }

  /** What those kinds of moves mean that rules make of others. */
  public List<MoveForm> expanded(List<MoveForm> found) {
    return all.stream().flatMap(rule -> rule.expanded(found).stream()).toList();
  }

  /** Other ways in which pieces are captured. */
  public CaptureForm[] captures() {
    return all.stream().flatMap(rule -> rule.captures().stream()).toArray(CaptureForm[]::new);
  }

  /** How some pieces capture from where they stand. */
  public Optional<CaptureForm.Standing> standing() {
    return all.stream().flatMap(rule -> rule.standing().stream()).findFirst();
  }

  /** Where royal pieces are safe. */
  public ThreatFilter[] threatFilters() {
    return all.stream().flatMap(rule -> rule.threatFilter().stream()).toArray(ThreatFilter[]::new);
  }

  /** What its moves leave behind. */
  public Consequence[] consequences() {
    return all.stream().flatMap(rule -> rule.consequence().stream())
        .sorted(Comparator.comparing(Consequence::isLast)).toArray(Consequence[]::new);
  }

  /** What is remembered of pieces that come back as if they had never moved. */
  public Consequence.Renewal[] renewals() {
    return all.stream().flatMap(rule -> rule.renewal().stream()).toArray(Consequence.Renewal[]::new);
  }

  /** What follows from check. */
  public CheckConsequence[] onCheck() {
    return all.stream().flatMap(rule -> rule.onCheck().stream()).toArray(CheckConsequence[]::new);
  }

  /** How the game ends. */
  public Ending[] endings() {
    return all.stream().flatMap(rule -> rule.endings(properties).stream()).toArray(Ending[]::new);
  }

  /** How the game ends for a side that is not in check and has no legal move: the first that says something; else as is said of all games. */
  public Ending.WithoutMove[] withoutMove() {
    return all.stream().flatMap(rule -> rule.withoutMove().stream()).toArray(Ending.WithoutMove[]::new);
  }

  /** Mates that mean something else than mate does. */
  public Ending.OtherMate[] otherMates() {
    return all.stream().flatMap(rule -> rule.otherMates().stream()).toArray(Ending.OtherMate[]::new);
  }

  /** How the game ends by its length. */
  public Rule.EndByLength[] endsByLength() {
    return all.stream().flatMap(rule -> rule.endByLength().stream()).toArray(Rule.EndByLength[]::new);
  }

  /** Which sides are known to be unable to win; asked when all have finished their tables. */
  public Ending.Hopeless[] hopeless() {
    return all.stream().flatMap(rule -> rule.hopeless().stream()).toArray(Ending.Hopeless[]::new);
  }

  /** What starts the halfmove clock again. */
  public Rule.Progress progress() {
    return all.stream().flatMap(rule -> rule.progress().stream()).findFirst().orElse(Rule.Progress.NONE);
  }

  /** Has all rules finish their tables. */
  public void shape(Programs programs) {
    all.forEach(rule -> rule.shape(programs));
  }

  /** Whether by some rule a piece of a kind may come somewhere by moves that are not its own. */
  public boolean moveOtherwise(String letter) {
    return all().stream().anyMatch(rule -> rule.movesOtherwise(letter));
  }
}
