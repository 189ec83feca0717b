package org.variorum.server.trial;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.Move;

/** Reads a definition, compiles it, and plays random games. Runs in the process of a trial. */
final class Examination {

  private static final int MAX_PROBLEMS = 10;
  private static final int GAMES = 3;
  private static final int PLIES = 60;
  private static final int MOVES = 20_000;
  private static final double SECONDS_A_POSITION = 0.25;

  private final Consumer<String> steps;

  /**
   * Prepares an examination.
   *
   * @param steps takes the name of each step before it begins
   */
  Examination(Consumer<String> steps) {
    this.steps = steps;
  }

  Verdict of(Texts texts) {
    try {
      return readAndPlay(texts);
    } catch (DefinitionException e) {
      return refused(e.problems());
    } catch (UnplayableDefinitionException e) {
      return refused("The definition cannot be played: " + e.getMessage());
    } catch (StackOverflowError e) {
      return refused("The definition is nested too deeply; write it with fewer levels.");
    }
  }

  private Verdict readAndPlay(Texts texts) {
    steps.accept("reading the definition");
    DefinitionReader reader = new DefinitionReader(Library.of(texts.sources()));
    List<FileProblem> errors = reader.check(texts.id(), List.of(), Game::flaws).stream()
        .filter(problem -> problem.severity() == Severity.ERROR).toList();
    if (!errors.isEmpty()) {
      return refused(errors);
    }
    steps.accept("compiling the definition");
    Game game = Game.of(reader.read(texts.id(), List.of()));
    for (int seed = 0; seed < GAMES; seed++) {
      Verdict verdict = play(game, new Random(seed));
      if (verdict instanceof Verdict.Refused) {
        return verdict;
      }
    }
    return new Verdict.Accepted();
  }

  private Verdict play(Game game, Random random) {
    steps.accept("setting up the start position");
    Position position = game.start();
    for (int ply = 0; ply < PLIES; ply++) {
      steps.accept("listing the moves after " + ply + " plies");
      Position current = position;
      // The first list also loads and compiles classes, so a slow list is measured again.
      double seconds = secondsOf(current::moves);
      if (seconds > SECONDS_A_POSITION) {
        seconds = secondsOf(() -> game.position(current.fen()).moves());
      }
      List<Move> moves = current.moves();
      if (seconds > SECONDS_A_POSITION) {
        return refused(String.format(Locale.ROOT,
            "A position took %.2f s of processor time to list its moves; at most %.2f s. Position: %s",
            seconds, SECONDS_A_POSITION, current.fen()));
      }
      if (moves.size() > MOVES) {
        return refused("A position has " + moves.size() + " moves; at most " + MOVES + ".");
      }
      if (moves.isEmpty() || current.outcome().isPresent()) {
        break;
      }
      steps.accept("playing a move after " + ply + " plies");
      position = current.play(moves.get(random.nextInt(moves.size())));
    }
    return new Verdict.Accepted();
  }

  private static double secondsOf(Supplier<?> work) {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    Object unused = work.get();
    return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e9;
  }

  private static Verdict refused(List<FileProblem> problems) {
    return new Verdict.Refused(problems.stream().limit(MAX_PROBLEMS).map(FileProblem::toString).toList());
  }

  private static Verdict refused(String words) {
    return new Verdict.Refused(List.of(words));
  }
}
