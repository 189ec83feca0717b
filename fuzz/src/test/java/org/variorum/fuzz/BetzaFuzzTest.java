package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Way;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.UnplayableDefinitionException;
import org.variorum.rules.movement.Betza;
import org.variorum.rules.movement.BetzaException;
import org.variorum.rules.movement.Movement;

/** Any text is refused as movement notation, or is a movement that a man on the largest board can have. */
class BetzaFuzzTest {

  private static final Definition LONE_MAN = Games.read("""
      game: A lone man
      board: 16x16
      start: "16/16/16/16/16/16/16/16/16/7A8/16/16/16/16/16/16 w - - 0 1"
      men: { A: { name: man, moves: W } }
      """).definition();

  static Stream<Arguments> seeds() {
    Stream<String> written = Games.ids().stream().map(Games::of)
        .flatMap(game -> game.definition().men().stream()).flatMap(man -> man.ways().stream())
        .map(way -> way.movement().text());
    Stream<String> rare =
        Stream.of("[F?R]", "mfWcfFifmnD", "RaRaR", "zB0", "qN", "pRgB", "fmRbK2", "[W-B-W]", "hlNN");
    return Stream.concat(written, rare).distinct().map(Lines::seed);
  }

  @MethodSource("seeds")
  @DictionaryEntries({"[", "?", "-", "]", "a", "z", "q", "p", "g", "y", "n", "j", "i", "c", "m", "hl", "hr",
      "K"})
  @FuzzTest(maxDuration = "30s")
  void refusesOrPlays(byte[] input) throws Exception {
    Bounded.within(10, () -> {
      try {
        PositionLaws.check(Game.of(withMovement(Betza.parse(Lines.text(input)))).start());
      } catch (BetzaException | UnplayableDefinitionException e) {
        Refusals.check(e);
      }
      return true;
    });
  }

  private static Definition withMovement(Movement movement) {
    Man man = LONE_MAN.men().getFirst();
    List<Way> ways = List.of(new Way(movement, Region.EVERYWHERE, Region.EVERYWHERE, Set.of()));
    Man other = new Man(man.letter(), man.name(), man.royal(), ways, ways, man.pivots(), man.home(),
        man.promotion(), man.basic());
    return new Definition(LONE_MAN.title(), LONE_MAN.options(), LONE_MAN.board(), List.of(other),
        LONE_MAN.start(), LONE_MAN.royalty(), LONE_MAN.goals(), LONE_MAN.draws(), LONE_MAN.mechanisms());
  }
}
