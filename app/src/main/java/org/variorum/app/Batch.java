package org.variorum.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.app.json.JsonWriter;
import org.variorum.protocol.LineReader;
import org.variorum.protocol.LineSource;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** Batch mode of {@code moves}: answers each FEN or EPD with one line of JSON. */
final class Batch {

  /** The maximum number of characters of a refused line that the answer repeats. */
  private static final int MAX_REPEATED = 4_000;

  private final Game game;
  private final PrintWriter out;

  Batch(Game game, PrintWriter out) {
    this.game = game;
    this.out = out;
  }

  void run(LineSource lines) throws IOException {
    for (Optional<LineSource.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      out.println(JsonWriter.of(answer(line.get())));
    }
  }

  private Map<String, @Nullable Object> answer(LineSource.Line line) {
    if (line.isCut()) {
      return error(line.text(), "a line of more than " + LineReader.MAX_BYTES + " bytes");
    }
    try {
      return answer(Epd.read(game, line.text()));
    } catch (FenException | IllegalSetupException e) {
      return error(line.text(), String.valueOf(e.getMessage()));
    }
  }

  private static Map<String, @Nullable Object> error(String text, String problem) {
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    answer.put("fen", text.length() <= MAX_REPEATED ? text : text.substring(0, MAX_REPEATED));
    answer.put("error", problem);
    return answer;
  }

  private static Map<String, @Nullable Object> answer(Epd epd) {
    Position position = epd.position();
    Optional<Outcome> outcome = position.outcome();
    Map<String, String> moves = new LinkedHashMap<>();
    MutablePosition board = position.mutable();
    for (Move move : position.moves()) {
      board.make(move.code());
      moves.put(move.text(), board.fen());
      board.unmake();
    }
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    answer.put("fen", position.fen());
    answer.put("check", position.inCheck());
    // "outcome" is the end if no move is left; "end" also covers games that are over although moves are left.
    answer.put("outcome", moves.isEmpty() ? outcome.map(Batch::word).orElse(null) : null);
    answer.put("end", outcome.map(Batch::word).orElse(null));
    answer.put("winner",
        outcome.flatMap(Outcome::winner).map(side -> side.word().toLowerCase(Locale.ROOT)).orElse(null));
    if (!epd.operations().isEmpty()) {
      answer.put("operations", epd.operations());
    }
    answer.put("moves", moves);
    return answer;
  }

  private static String word(Outcome outcome) {
    return outcome.reason().word();
  }
}
