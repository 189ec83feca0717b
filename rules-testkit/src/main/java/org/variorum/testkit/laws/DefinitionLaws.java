package org.variorum.testkit.laws;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.GameFiles;

/** All laws for one definition, from its text on: it is refused, or its games break no law. */
public final class DefinitionLaws {

  /** The number of start positions that are checked if there are several. */
  private static final int STARTS = 8;
  /** Up to this number of start positions, the check of a definition looks at each. */
  private static final int ALL_STARTS = 200;
  /** The number of random arrangements, perhaps unreachable, that are tried for each game played. */
  private static final int ARRANGEMENTS = 4;
  /** Every law is checked in one of this many positions. */
  private static final int RAREST = 8;

  private final Subject subject;

  private DefinitionLaws(Definition definition, long seed) {
    subject = new Subject(definition, seed);
  }

  /**
   * Plays random games by a definition under all laws.
   *
   * @param games how many
   * @param plies how long they are at most
   * @return why the definition is refused; empty if it was played
   */
  public static Optional<String> hold(String text, long seed, int games, int plies) {
    DefinitionLaws laws;
    try {
      laws = new DefinitionLaws(GameFiles.read(text), seed);
      laws.subject.game().start();
    } catch (DefinitionException | UnplayableDefinitionException | IllegalSetupException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
    laws.play(seed, games, plies);
    return Optional.empty();
  }

  /** The same of a definition that has been read. */
  public static void hold(Definition definition, long seed, int games, int plies) {
    new DefinitionLaws(definition, seed).play(seed, games, plies);
  }

  private void play(long seed, int games, int plies) {
    Game game = subject.game();
    StartLaws.numbersAreStarts(game, new SplittableRandom(seed), STARTS, ALL_STARTS);
    for (int i = 0; i < games; i++) {
      RandomGame.play(game, seed + i, plies, this::check);
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < games; i++) {
      // All that every move of one arrangement changes takes as long as comparing four.
      subject.oracle().arrange(random).ifPresent(EditLaws::hold);
      for (int more = 1; more < ARRANGEMENTS; more++) {
        subject.oracle().arrange(random);
      }
    }
    if (ColourSymmetry.concerns(game.definition())) {
      ColourSymmetry.hold(game.definition(), random, games, plies);
    }
  }

  private void check(MutablePosition position, MoveList moves, SplittableRandom random) {
    subject.codes().see(moves);
    Scene scene = new Scene(subject, position, moves, random);
    List<PositionLaw> laws = PositionLaw.basic().stream().filter(law -> law.speaksOf(subject)).toList();
    laws.stream().filter(law -> law.share() == 1).forEach(law -> law.hold(scene));
    int chance = random.nextInt(RAREST);
    laws.stream().filter(law -> law.share() > 1 && chance < RAREST / law.share())
        .forEach(law -> law.hold(scene));
  }
}
