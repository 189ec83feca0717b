package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.compile.Compiler;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.IdleSquares;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.PossibleKinds;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.make.FenReader;
import org.variorum.rules.play.Play;
import org.variorum.rules.play.Referee;
import org.variorum.rules.play.RepetitionHistory;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.program.Node;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Wording;

/** Finder of flaws of a definition in the compiled game, for example a start position in which the game has ended. */
public final class Soundness {

  private static final int CAPTURES = Node.CAPTURE | Node.ACT_HERE | Node.ACT_FROM;

  private final Definition definition;
  private final GameTables tables;
  private final List<Flaw> flaws = new ArrayList<>();

  private Soundness(Definition definition) {
    this.definition = definition;
    tables = Compiler.compile(definition);
  }

  /** Returns the flaws. If the definition has no start position, returns only flaws that do not depend on it. */
  public static List<Flaw> flaws(Definition definition) {
    try {
      Soundness soundness = new Soundness(definition);
      soundness.checkAll();
      return soundness.flaws;
    } catch (UnplayableDefinitionException e) {
      return e.flaws();
    } catch (FenException e) {
      // Thrown by a rule that reads the start position.
      return definition.start().isEmpty() ? List.of() : List.of(malformed(e));
    }
  }

  private static Flaw malformed(FenException e) {
    return startFlaw("the start position: " + e.getMessage());
  }

  private static Flaw startFlaw(String reason) {
    return Flaw.error(new Topic.Start(), reason);
  }

  private void checkAll() {
    if (!canBeWon()) {
      flaws.add(Flaw.error(new Topic.Goals(), "neither side can win this game: " + remedy()));
    }
    IdleSquares squares = new IdleSquares(tables);
    try {
      if (!definition.start().isEmpty()) {
        checkStart(new FenReader(tables).read(definition.start()), squares);
      }
    } catch (FenException e) {
      flaws.add(malformed(e));
    }
    flaws.addAll(squares.flaws());
  }

  private void checkStart(Setup start, IdleSquares squares) {
    FastTables fast = new FastTables(tables);
    Optional<Play> play = setUp(fast, start);
    tables.gameRules.rules().forEach(rule -> flaws.addAll(rule.flaws(start, squares)));
    if (play.isPresent() && flaws.stream().noneMatch(flaw -> flaw.severity() == Severity.ERROR)) {
      outcome(play.get()).ifPresent(outcome -> addOutcome(outcome, start));
      flaws.addAll(new StartsSoundness(fast, start).flaws());
    }
    addAbsentKinds(start);
    flaws.addAll(new StartHints(tables, start).flaws());
  }

  /** Sets up the start position. If it is not a legal position, adds flaws and returns empty. */
  private Optional<Play> setUp(FastTables fast, Setup start) {
    try {
      return Optional.of(Referee.legalPosition(fast, start));
    } catch (IllegalSetupException e) {
      e.flaws().forEach(flaw -> flaws.add(startFlaw("the start position: " + flaw)));
      return Optional.empty();
    }
  }

  private static Optional<Outcome> outcome(Play play) {
    return play.generator().outcomeOnBoard().or(() -> new RepetitionHistory(null, play).outcome());
  }

  private String remedy() {
    if (!captures()) {
      return "no piece captures; let one capture, or name another goal, such as { stalemate: loss }";
    }
    return definition.royalty().mode() == Royalty.Mode.CHECK
        ? "all its goals are draws; let a side lose, for example by { checkmate: loss }"
        : "name a goal, such as { stalemate: loss }, or make a piece royal";
  }

  /** Whether a side can win: by counted checks, which need captures, or by a goal that can be reached. */
  private boolean canBeWon() {
    boolean hasCaptures = captures();
    boolean mayWinByChecks = Stream.of(tables.ends.lengthEndings()).anyMatch(Rule.EndByLength::checksCount);
    Losses losses = losses(hasCaptures);
    return hasCaptures && mayWinByChecks
        || definition.goals().stream().anyMatch(goal -> goal.isDecisive(losses));
  }

  /** Whether any piece captures, or acts on other pieces instead. */
  private boolean captures() {
    return Stream.of(tables.ways, tables.waysInCheck)
        .flatMap(ways -> Stream.of(ways).skip(PieceCode.FIRST)).flatMap(Stream::of)
        .flatMapToInt(program -> IntStream.of(program.nodes))
        .anyMatch(node -> (node & CAPTURES) != 0 || Node.isVictim(node));
  }

  /** Adds a flaw for a start position in which the game has ended. */
  private void addOutcome(Outcome outcome, Setup start) {
    String message = "the game has ended before it begins (" + outcome.reason().word() + ")";
    if (outcome.reason().equals(Reason.MATE) || outcome.reason().equals(Reason.STALEMATE)) {
      flaws.add(startFlaw(Wording.side(start.turn().ordinal())
          + " has no legal move in the start position"));
    } else if (outcome.winner().isPresent()) {
      flaws.add(startFlaw(message));
    } else {
      flaws.add(Flaw.hint(new Topic.Start(), message));
    }
  }

  /** Adds a hint about kinds of pieces that can never occur in the game. */
  private void addAbsentKinds(Setup start) {
    Set<String> atStart = Stream.concat(start.board().values().stream(), start.hands().keySet().stream())
        .map(Piece::letter).collect(Collectors.toSet());
    Set<String> present = PossibleKinds.inGame(definition, atStart);
    List<String> absent =
        definition.pieces().stream().map(PieceKind::letter).filter(letter -> !present.contains(letter))
            .toList();
    if (!absent.isEmpty()) {
      flaws
          .add(Flaw.hint(new Topic.Kind(absent.getFirst()),
              "no game has the pieces " + String.join(", ", absent)
                  + ": the start position has none, and no piece becomes one"));
    }
  }

  /** Returns the ways in which sides may lose pieces. {@code hasCaptures} is the result of {@link #captures}. */
  private Losses losses(boolean hasCaptures) {
    return new Losses(hasCaptures, hasCaptures || definition.pieces().stream().anyMatch(definition::mayLose),
        hasCaptures || definition.pieces().stream().filter(PieceKind::royal).anyMatch(definition::mayLose));
  }
}
