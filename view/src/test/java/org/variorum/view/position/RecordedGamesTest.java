package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnFile;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.PgnTranscript;
import org.variorum.rules.notation.RecordedGames;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.view.game.TestGames;
import org.variorum.view.query.QueryException;

/** What our writers write is found and read again, also by programs that know no tag of ours. */
final class RecordedGamesTest {

  private static final GameNames NAMES = TestGames.games().names();

  private static final RecordedGames READER = new RecordedGames(new RecordedGames.Offer() {
    @Override
    public Map<String, String> titles() {
      Map<String, String> titles = new LinkedHashMap<>();
      TestGames.games().list().games().forEach(game -> titles.put(game.id(), game.name()));
      return titles;
    }

    @Override
    public Optional<Game> game(String id, List<String> options) {
      try {
        return Optional.of(TestGames.games().edition(id, options).game());
      } catch (QueryException e) {
        return Optional.empty();
      }
    }
  }, NAMES, Optional.empty());

  private static PgnGame played(Game game, Random random) {
    Position start =
        StartPositions.of(game).map(starts -> starts.position(starts.random(random))).orElse(game.start());
    List<Move> moves = new ArrayList<>();
    Position position = start;
    while (moves.size() < 60 && position.outcome().isEmpty()) {
      Move move = position.moves().get(random.nextInt(position.moves().size()));
      moves.add(move);
      position = position.play(move);
    }
    return PgnGame.of(Map.of("White", "A"), start, moves, PgnResult.UNDECIDED);
  }

  private static PgnTranscript transcript(PgnGame game) {
    List<PgnTranscript.Ply> plies = new ArrayList<>();
    List<Position> positions = game.positions();
    for (int i = 0; i < game.line().moves().size(); i++) {
      plies.add(new PgnTranscript.Ply(positions.get(i).turn(),
          San.write(positions.get(i), game.line().moves().get(i).move()), List.of()));
    }
    return new PgnTranscript(game.tags(), game.start(), plies, game.result());
  }

  private static void read(String text, PgnGame game) {
    PgnFile file = Pgn.readAll(text, READER);
    assertThat(file.complaints()).isEmpty();
    assertThat(file.games()).as(text).containsExactly(game);
  }

  @ParameterizedTest
  @CsvSource({"chess,,Standard", "fischerandom,,Chess960", "crazyhouse,chess960,Crazyhouse",
      "atomic,chess960,Atomic",
      "three-check,,Three-check", "king-of-the-hill,chess960,King of the Hill", "racing-kings,,Racing Kings",
      "antichess,,Antichess", "horde,,Horde", "seirawan,,Seirawan", "shogi,,Shogi", "xiangqi,,Xiangqi",
      "gleeman,castling=italian,Gleeman Chess", "duck-chess,,Duck Chess"})
  void aGameThatWasWrittenIsFoundWithItsOptionsAndRead(String id, String option, String variant) {
    Game game = TestGames.games().edition(id, option == null ? List.of() : List.of(option)).game();
    for (int seed = 1; seed <= 3; seed++) {
      PgnGame played = played(game, new Random(seed));
      String text = Pgn.write(played, NAMES);
      assertThat(text).contains("[Variant \"" + variant + "\"]\n");
      assertThat(Pgn.write(transcript(played), NAMES)).isEqualTo(text);
      read(text, played);
      if (option == null || StartPositions.of(game).isPresent()) {
        // Without the tag that only this program writes, name and FEN say as much.
        read(text.replaceFirst("\\[VariorumDefinition .*\\]\n", ""), played);
      }
    }
  }
}
