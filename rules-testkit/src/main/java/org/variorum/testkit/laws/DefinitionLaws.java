package org.variorum.testkit.laws;

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
import org.variorum.testkit.naive.NaiveGame;

/** All laws for one definition, from its text on: it is refused, or its games break no law. */
public final class DefinitionLaws {

  /** The number of start positions that are checked if there are several. */
  private static final int STARTS = 8;
  /** Up to this number of start positions, the check of a definition looks at each. */
  private static final int ALL_STARTS = 200;
  /** The number of random arrangements, perhaps unreachable, that are tried for each game played. */
  private static final int ARRANGEMENTS = 4;

  private final Game game;
  private final NaiveGame naive;
  private final Oracle oracle;
  private final Optional<Threats> threats;
  private final MoveCodes codes;

  private DefinitionLaws(Definition definition, long seed) {
    game = Game.of(definition);
    naive = new NaiveGame(definition);
    oracle = new Oracle(definition, game, naive);
    threats = Threats.of(definition);
    codes = new MoveCodes(new SplittableRandom(seed));
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
      laws.game.start();
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
    StartLaws.numbersAreStarts(game, new SplittableRandom(seed), STARTS, ALL_STARTS);
    for (int i = 0; i < games; i++) {
      RandomGame.play(game, seed + i, plies, this::check);
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < games; i++) {
      // All that every move of one arrangement changes takes as long as comparing four.
      oracle.arrange(random).ifPresent(EditLaws::hold);
      for (int more = 1; more < ARRANGEMENTS; more++) {
        oracle.arrange(random);
      }
    }
    if (ColourSymmetry.concerns(game.definition())) {
      ColourSymmetry.hold(game.definition(), random, games, plies);
    }
  }

  private void check(MutablePosition position, MoveList moves, SplittableRandom random) {
    codes.see(moves);
    Laws.fenRoundTrip(position);
    Laws.unmakeRestores(position, moves, random);
    Laws.countAgrees(position, moves);
    threats.filter(law -> moves.size() > 0).ifPresent(law -> Laws.threatsAreMoves(position, law));
    SearchLaws.setsAgreeWithWalks(position, moves);
    SearchLaws.tacticalMovesAreLegalMoves(position, moves);
    SearchLaws.changesAreComplete(position, moves, random);
    Guarantees.hold(position, moves, random);
    int chance = random.nextInt(8);
    if (chance < 2) {
      Laws.agreesWithNaive(game, naive, position.fen());
    }
    if (chance == 0) {
      SearchLaws.isLegalMeansAmongLegalMoves(position, moves, codes.offer());
      SearchLaws.passingGivesTheTurnOnly(position, moves);
      Laws.moveTextRoundTrip(position, moves);
      Laws.movesLeadToPositions(position, moves);
      EditLaws.hold(game.position(position.fen()));
    }
  }
}
