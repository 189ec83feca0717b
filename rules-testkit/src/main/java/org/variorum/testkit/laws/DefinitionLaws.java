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

/** All laws for one definition, starting from its text: the definition is refused, or its games satisfy every law. */
public final class DefinitionLaws {

  /** The number of random start positions that are checked in a game with several start positions. */
  private static final int SAMPLED_STARTS = 8;
  /** A game with more start positions is exempt from the check of start positions, which takes long. */
  private static final int MAX_STARTS = 200;
  /** The number of random arrangements that are tried for each game played. Arrangements may be unreachable. */
  private static final int ARRANGEMENTS = 4;
  /** The least frequent law is checked in one of this many positions. */
  private static final int RAREST = 8;

  private final Subject subject;

  private DefinitionLaws(Definition definition, long seed) {
    subject = new Subject(definition, seed);
  }

  /**
   * Plays random games of a definition and checks all laws.
   *
   * @param games the number of games
   * @param plies the greatest length of a game
   * @return the reason why the definition is refused; empty if its games were played
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

  /** Plays random games of a definition that has been read, and checks all laws. */
  public static void hold(Definition definition, long seed, int games, int plies) {
    new DefinitionLaws(definition, seed).play(seed, games, plies);
  }

  private void play(long seed, int games, int plies) {
    Game game = subject.game();
    StartLaws.numbersAreStarts(game, new SplittableRandom(seed), SAMPLED_STARTS, MAX_STARTS);
    for (int i = 0; i < games; i++) {
      RandomGame.play(game, seed + i, plies, this::check);
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < games; i++) {
      // Applying the edits of all moves of one arrangement takes as long as comparing four arrangements.
      subject.oracle().arrange(random).ifPresent(EditLaws::hold);
      for (int extra = 1; extra < ARRANGEMENTS; extra++) {
        subject.oracle().arrange(random);
      }
    }
    if (ColourSymmetry.appliesTo(game.definition())) {
      ColourSymmetry.hold(game.definition(), random, games, plies);
    }
  }

  private void check(MutablePosition position, MoveList moves, SplittableRandom random) {
    subject.codes().remember(moves);
    Scene scene = new Scene(subject, position, moves, random);
    List<PositionLaw> laws = PositionLaw.basic().stream().filter(law -> law.appliesTo(subject)).toList();
    laws.stream().filter(law -> law.interval() == 1).forEach(law -> law.hold(scene));
    int chance = random.nextInt(RAREST);
    laws.stream().filter(law -> law.interval() > 1 && chance < RAREST / law.interval())
        .forEach(law -> law.hold(scene));
  }
}
