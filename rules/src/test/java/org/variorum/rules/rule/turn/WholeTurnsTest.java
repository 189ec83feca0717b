package org.variorum.rules.rule.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.MoveList;

/** A jump of draughts is a turn of several moves here and one move to others, whose counts these are. */
class WholeTurnsTest {

  /** Of Aart Bik, 2009, to greater depths. */
  private static final List<Long> PUBLISHED = List.of(7L, 49L, 302L, 1469L, 7361L, 36768L, 179740L, 845931L);

  @Test
  void countsOfDraughtsAreThePublishedOnes() {
    Game draughts = Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("english-draughts", List.of()));
    MutablePosition start = draughts.start().mutable();
    assertThat(IntStream.rangeClosed(1, PUBLISHED.size()).mapToObj(turns -> count(start, turns)).toList())
        .isEqualTo(PUBLISHED);
  }

  /** The number of sequences of {@code turns} turns. */
  private static long count(MutablePosition position, int turns) {
    if (turns == 0) {
      return 1;
    }
    long count = 0;
    int mover = position.turn();
    MoveList moves = position.legalMoves(new MoveList());
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      count += count(position, position.turn() == mover ? turns : turns - 1);
      position.unmake();
    }
    return count;
  }
}
