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
  private static final int START_SAMPLE = 8;
  /** A game with more start positions is exempt from the slow check of start positions. */
  private static final int MAX_STARTS = 200;
  /** The number of random arrangements that are tried for each game played. Arrangements may be unreachable. */
  private static final int ARRANGEMENTS = 4;
  /** The greatest interval of a basic law: the law is checked in one of this many positions. */
  private static final int MAX_INTERVAL = 8;

  private final Subject subject;

  private DefinitionLaws(Definition definition, long seed) {
    subject = new Subject(definition, seed);
  }

  /**
   * Plays random games of a definition and checks all laws.
   *
   * @param text the text of the definition, which may extend one of the games
   * @param games the number of games
   * @param plies the greatest length of a game
   * @return the reason why the definition is refused; empty if its games were played
   */
  public static Optional<String> check(String text, long seed, int games, int plies) {
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
  public static void check(Definition definition, long seed, int games, int plies) {
    new DefinitionLaws(definition, seed).play(seed, games, plies);
  }

  private void play(long seed, int games, int plies) {
    Game game = subject.game();
    StartLaws.checkNumberedStarts(game, new SplittableRandom(seed), START_SAMPLE, MAX_STARTS);
    for (int i = 0; i < games; i++) {
      RandomGame.play(game, seed + i, plies, this::checkPosition);
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < games; i++) {
      // Applying the edits of all moves of one arrangement takes as long as comparing four arrangements.
      subject.oracle().compareArrangement(random).ifPresent(EditLaws::check);
      for (int extra = 1; extra < ARRANGEMENTS; extra++) {
        subject.oracle().compareArrangement(random);
      }
    }
    if (ColourSymmetry.appliesTo(game.definition())) {
      ColourSymmetry.check(game.definition(), random, games, plies);
    }
  }

  private void checkPosition(MutablePosition position, MoveList moves, SplittableRandom random) {
    subject.moveCodes().remember(moves);
    Scene scene = new Scene(subject, position, moves, random);
    List<PositionLaw> laws = PositionLaw.basicLaws().stream().filter(law -> law.appliesTo(subject)).toList();
    laws.stream().filter(law -> law.interval() == 1).forEach(law -> law.check(scene));
    int chance = random.nextInt(MAX_INTERVAL);
    laws.stream().filter(law -> law.interval() > 1 && chance < MAX_INTERVAL / law.interval())
        .forEach(law -> law.check(scene));
  }
}
