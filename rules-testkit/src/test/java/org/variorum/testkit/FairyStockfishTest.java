package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.hands.Drop;
import org.variorum.rules.rule.hands.Hands;

/**
 * The games agree with Fairy-Stockfish, where the installed program knows them, two plies deep in positions of random games: an
 * oracle that has nothing in common with this project.
 */
class FairyStockfishTest extends FairyStockfishOracle {

  private static final int POSITIONS = Boolean.getBoolean("variorum.deep") ? 100 : 10;
  private static final int MOST_PLIES = 80;

  /** That the last move was a pass no FEN says to that program. */
  private static final String OFFER = " truce:";

  @Test
  void everyOtherNameMeansAGame() {
    Properties names = FairyStockfish.names();
    assertThat(names.stringPropertyNames()).filteredOn(name -> !name.contains("."))
        .extracting(name -> names.getProperty(name).strip().replaceFirst("@.*", "")).isNotEmpty()
        .isSubsetOf(GameFiles.ids());
  }

  @Test
  void itKnowsMostGames() {
    assertThat(GameFiles.ids().stream().filter(id -> program().variant(id).isPresent()))
        .hasSizeGreaterThan(40);
  }

  @ParameterizedTest
  @MethodSource("compared")
  void countsInRandomPositionsAgree(String id) throws IOException {
    Game game = Game.of(matingByDrops(GameFiles.definition(id, List.of())));
    FairyStockfish program = program();
    program.choose(id);
    for (Position position : positions(game)) {
      program.ask("position fen " + position.fen(Setup.Dialect.FAIRY_STOCKFISH));
      program.ask("go perft 2");
      assertThat(position.perft(2)).as("%s, %s", id, position.fen())
          .isEqualTo(Long.parseLong(program.hear("Nodes searched: ")));
    }
  }

  /** The program counts a drop that may not give mate as a move, which loses. */
  private static Definition matingByDrops(Definition definition) {
    return new Definition(definition.title(), definition.options(), definition.board(), definition.pieces(),
        definition.start(), definition.royalty(), definition.goals(), definition.mechanisms().stream()
            .map(mechanism -> mechanism instanceof Hands hands ? mating(hands) : mechanism).toList());
  }

  private static Hands mating(Hands hands) {
    return new Hands(hands.drops().stream()
        .map(drop -> new Drop(drop.letter(), drop.region(), drop.mostPerFile(), true, drop.stuck(),
            drop.when(),
            drop.beside(), drop.endless(), drop.eitherForm(), drop.keeper()))
        .toList(),
        hands.keeper());
  }

  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(7);
    while (positions.size() < POSITIONS) {
      Position position = game.start();
      int plies = random.nextInt(MOST_PLIES);
      for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
        List<Move> moves = position.moves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      if (!position.fen().contains(OFFER)) {
        positions.add(position);
      }
    }
    return positions;
  }
}
