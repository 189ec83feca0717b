package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;
import org.variorum.testkit.GameFiles;

/**
 * XBoard itself plays whole games on a hidden display, with the engine on both sides. What it shows is kept in
 * {@code target/xboard-screenshots}, to be looked at.
 */
class XBoardProgramTest {

  private static final Path SCREENSHOTS = Path.of("target", "xboard-screenshots");
  private static final Pattern MADE = Pattern.compile("(?m)^\\d+ <(?:first|second) ?: move (\\S+)$");
  private static final Pattern RESULT = Pattern.compile("\\[Result \"(.*)\"]");
  private static final Pattern CHECK = Pattern.compile("[+#]$");
  /** What stands between the moves of a record: tags, comments, numbers, the result. */
  private static final Pattern NO_MOVE =
      Pattern.compile("\\[[^\\]]*]|\\{[^}]*}|\\b\\d+\\.|1-0|0-1|1/2-1/2", Pattern.DOTALL);

  /** One that XBoard does not know, and one that it does; with the property {@code variorum.deep} one more. */
  static List<String> games() {
    return Boolean.getBoolean("variorum.deep") ? List.of("gleeman", "delegating", "capablanca")
        : List.of("gleeman", "capablanca");
  }

  @ParameterizedTest
  @MethodSource("games")
  @Timeout(300)
  void playsAWholeGame(String id, @TempDir Path home) throws Exception {
    try (HiddenDisplay display = new HiddenDisplay()) {
      play(id, home, display);
    }
    Game game = GameFiles.game(id, List.of());
    String debug = Files.readString(home.resolve("debug"), StandardCharsets.ISO_8859_1);
    String record = Files.readString(home.resolve("game.pgn"), StandardCharsets.ISO_8859_1);
    assertThat(debug).doesNotContain("llegal move", "Error (", "orfeit");
    // With debugging on, XBoard says here what it also tells people in windows.
    assertThat(home.resolve("xboard.log")).isEmptyFile();

    List<String> made = found(MADE, debug);
    assertThat(made).hasSizeGreaterThan(10);
    Position end = replay(game, made, List.of(NO_MOVE.matcher(record).replaceAll(" ").strip().split("\\s+")));
    assertThat(end.outcome()).as("%s after %s", end, made).isPresent();
    assertThat(found(RESULT, record)).containsExactly(end.outcome().get().result());
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(result -> result.group(1)).toList();
  }

  /** Plays by depth and with plenty of time, so that a busy machine loses none. */
  private static void play(String id, Path home, HiddenDisplay display)
      throws IOException, InterruptedException {
    String engine = engine(home).toString();
    Path debug = home.resolve("debug");
    Path record = home.resolve("game.pgn");
    Path said = home.resolve("xboard.log");
    Process xboard = display.start(home, said, List.of(HiddenDisplay.program("xboard"),
        "-variant", id, "-testLegality", "false", "-fcp", engine, "-scp", engine,
        "-initialMode", "TwoMachines", "-depth", "2", "-timeControl", "10",
        "-boardSize", "40", "-animateMoving", "false", "-soundProgram", "",
        "-saveGameFile", record.toString(), "-debugMode", "true", "-nameOfDebugFile", debug.toString()));
    try {
      Files.createDirectories(SCREENSHOTS);
      boolean begun = false;
      while (!Files.exists(record) && !xboard.waitFor(200, TimeUnit.MILLISECONDS)) {
        if (!begun && Files.exists(debug)
            && Files.readString(debug, StandardCharsets.ISO_8859_1).contains(": move ")) {
          display.photograph(SCREENSHOTS.resolve(id + "-opening.png"));
          begun = true;
        }
      }
      // XBoard shows the last move a moment after it has written the record.
      assertThat(xboard.waitFor(1, TimeUnit.SECONDS)).as("XBoard ended early: %s", Files.readString(said))
          .isFalse();
      display.photograph(SCREENSHOTS.resolve(id + "-end.png"));
    } finally {
      xboard.destroy();
      if (!xboard.waitFor(10, TimeUnit.SECONDS)) {
        xboard.destroyForcibly().waitFor();
      }
    }
  }

  /** A command of one word, because XBoard cuts long ones. */
  private static Path engine(Path home) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path script = home.resolve("engine");
    Files.writeString(script,
        "#!/bin/sh\nexec '" + java + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dvariorum.games='"
            + System.getProperty("variorum.games") + "' -cp '" + System.getProperty("java.class.path") + "' "
            + Variorum.class.getName() + " xboard\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }

  /**
   * The position after moves by the rules of the game.
   *
   * @param made as the engines sent them
   * @param written as XBoard has them in its record
   */
  private static Position replay(Game game, List<String> made, List<String> written) {
    assertThat(written).hasSameSizeAs(made);
    Position position = game.start();
    for (int i = 0; i < made.size(); i++) {
      Move move = legal(position, made.get(i));
      // XBoard has words of its own for castling.
      if (!position.legs(move).isNamed()) {
        assertThat(meant(position, CHECK.matcher(written.get(i)).replaceFirst("")))
            .as("%s in %s", written.get(i), position).contains(move);
      }
      position = position.play(move);
    }
    return position;
  }

  /** The legal move as XBoard receives it; of castling it receives the king's move alone. */
  private static Move legal(Position position, String text) {
    List<Move> moves = position.moves().stream()
        .filter(move -> move.text().equals(text) || move.text().startsWith(text + ",")).toList();
    assertThat(moves).as("%s in %s", text, position).hasSize(1);
    return moves.getFirst();
  }

  /**
   * What a move in XBoard's record may mean: perhaps several, as XBoard does not know how all pieces move.
   *
   * @param written without signs of check: behind squares alone, {@code +} would be a promotion
   */
  private static List<Move> meant(Position position, String written) {
    return switch (San.read(position, written)) {
      case SanReading.Found(Move move) -> List.of(move);
      case SanReading.Refused(Refusal.Incomplete(String _, List<Move> moves)) -> moves;
      case SanReading.Refused(Refusal why) -> throw new AssertionError(written + ": " + why.words());
    };
  }
}
