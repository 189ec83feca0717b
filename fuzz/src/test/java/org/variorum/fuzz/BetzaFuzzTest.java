package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.game.Game;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;

/** Any text is refused as movement notation, or is a movement that a piece on the largest board can have. */
class BetzaFuzzTest {

  private static final Definition LONE_PIECE = CompiledGames.read("""
      game: A lone piece
      board: 22x23
      start: "22/22/22/22/22/22/22/22/22/7A14/22/22/22/22/22/22/22/22/22/22/22/22/22 w - - 0 1"
      pieces: { A: { name: piece, moves: W } }
      """).definition();

  static Stream<Arguments> seeds() {
    Stream<String> written = CompiledGames.ids().stream().map(CompiledGames::of)
        .flatMap(game -> game.definition().pieces().stream()).flatMap(piece -> piece.ways().stream())
        .map(way -> way.movement().text());
    Stream<String> rare =
        Stream.of("[F?R]", "mfWcfFifmnD", "RaRaR", "zB0", "qN", "pRgB", "fmRbK2", "[W-B-W]", "hlNN");
    return Mutations.near(Stream.concat(written, rare).distinct().map(Lines::seed));
  }

  @MethodSource("seeds")
  @DictionaryEntries({"[", "?", "-", "]", "a", "z", "q", "p", "g", "y", "n", "j", "i", "c", "m", "hl", "hr",
      "K"})
  @FuzzTest(maxDuration = "10s")
  void refusesOrPlays(byte[] input) throws Exception {
    Bounded.within(() -> {
      try {
        PositionLaws.check(Game.of(withMovement(Betza.parse(Lines.text(input)))).start());
      } catch (BetzaException | UnplayableDefinitionException e) {
        Refusals.check(e);
      }
      return true;
    });
  }

  private static Definition withMovement(Movement movement) {
    PieceKind piece = LONE_PIECE.pieces().getFirst();
    List<Way> ways = List.of(Way.of(movement));
    PieceKind other =
        new PieceKind(piece.letter(), piece.name(), piece.royal(), ways, piece.home(),
            piece.promotion(), piece.basic(), piece.foreignLetters());
    return new Definition(LONE_PIECE.title(), LONE_PIECE.options(), LONE_PIECE.board(), List.of(other),
        LONE_PIECE.start(), LONE_PIECE.royalty(), LONE_PIECE.goals(),
        LONE_PIECE.mechanisms());
  }
}
