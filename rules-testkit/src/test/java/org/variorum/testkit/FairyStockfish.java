package org.variorum.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The installed program, used through UCI. */
final class FairyStockfish implements AutoCloseable {

  private static final Optional<Path> PROGRAM =
      Stream.of("/usr/games/fairy-stockfish", "/usr/bin/fairy-stockfish", "/usr/local/bin/fairy-stockfish")
          .map(Path::of).filter(Files::isExecutable).findFirst();

  private final Process process;
  private final BufferedReader answers;
  private final PrintWriter questions;
  private final Set<String> variants = new TreeSet<>();
  private final Properties names = names();

  FairyStockfish() throws IOException {
    process = new ProcessBuilder(PROGRAM.orElseThrow().toString()).redirectErrorStream(true).start();
    answers = process.inputReader(StandardCharsets.UTF_8);
    questions = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    ask("uci");
    for (String line = answers.readLine(); !line.equals("uciok"); line = answers.readLine()) {
      if (line.startsWith("option name UCI_Variant ")) {
        variants.addAll(List.of(line.substring(line.indexOf(" var ") + 5).split(" var ")));
      }
    }
  }

  static boolean isInstalled() {
    return PROGRAM.isPresent();
  }

  /** The names that other programs use for games. */
  static Properties names() {
    Properties names = new Properties();
    try (Reader reader =
        Files.newBufferedReader(Path.of(System.getProperty("variorum.games"), "names.properties"))) {
      names.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  /** What the program calls a game. */
  Optional<String> variant(String id) {
    return Stream.concat(Stream.of(id),
        names.stringPropertyNames().stream().filter(name -> names.getProperty(name).strip().equals(id))
            .sorted())
        .filter(variants::contains).findFirst();
  }

  void choose(String id) {
    ask("setoption name UCI_Variant value " + variant(id).orElseThrow());
  }

  void ask(String question) {
    questions.println(question);
  }

  /** The rest of the next line that begins so. */
  String hear(String beginning) throws IOException {
    String line = answers.readLine();
    while (!line.startsWith(beginning)) {
      line = answers.readLine();
    }
    return line.substring(beginning.length()).strip();
  }

  @Override
  public void close() {
    ask("quit");
    process.destroy();
  }
}
