package org.variorum.app.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.app.play.Players.Player;
import org.variorum.app.text.WordSuggestion;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.notation.GameFinder;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.PgnFile;

/** PGN files of games. Overwrites only files that this object has written. */
final class Archive {

  private final GameFinder gameFinder;
  private final GameNames names;
  private final Set<Path> writtenFiles = new HashSet<>();

  Archive(GameFinder gameFinder, GameNames names) {
    this.names = names;
    this.gameFinder = gameFinder;
  }

  /**
   * Result of reading or writing a file.
   *
   * @param words the sentence for the user
   * @param game the game read; empty if none was read
   */
  record Reply(String words, Optional<Scoresheet> game) {
    private Reply(String words) {
      this(words, Optional.empty());
    }
  }

  /** Reads the first readable game of a file. */
  Reply read(String name) {
    try {
      PgnFile file = Pgn.readAll(Files.readString(Path.of(name)), gameFinder);
      if (file.games().isEmpty() && file.unread().isEmpty()) {
        return new Reply("Not loaded: there is no game in " + name + ".");
      }
      if (file.games().isEmpty()) {
        return new Reply("Not loaded: " + name + ", " + file.unread().getFirst().getMessage());
      }
      int total = file.games().size() + file.unread().size();
      String summary = total > 1
          ? "Loaded the first readable game of " + total + (file.unread().isEmpty() ? "." : "; some games "
              + "are unreadable.")
          : "Loaded.";
      String unread =
          file.complaints().stream().map(words -> "\nNot read: " + words + ".").collect(Collectors.joining());
      return new Reply(summary + unread, Optional.of(Scoresheet.of(file.games().getFirst())));
    } catch (PgnException e) {
      return new Reply("Not loaded: " + name + ", " + e.getMessage());
    } catch (IOException | InvalidPathException e) {
      return new Reply("Not loaded: cannot read " + WordSuggestion.printable(name) + " as text.");
    }
  }

  /** Writes a game to a file. Refuses to overwrite a file that this object has not written. */
  Reply write(Scoresheet scoresheet, Players players, String computer, String name) {
    try {
      Path file = Path.of(name).toAbsolutePath();
      if (Files.exists(file) && !writtenFiles.contains(file)) {
        return new Reply("Not saved: " + name + " exists already. Give another name.");
      }
      Files.writeString(file, Pgn.write(scoresheet.pgn(tags(players, computer)), names));
      writtenFiles.add(file);
      return new Reply("Saved to " + name + ".");
    } catch (IOException | InvalidPathException e) {
      return new Reply("Not saved: cannot write " + WordSuggestion.printable(name) + ".");
    }
  }

  private static Map<String, String> tags(Players players, String computer) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", LocalDate.now().format(DateTimeFormatter.ofPattern("uuuu.MM.dd")));
    tags.put("White", players.white() == Player.HUMAN ? "Human" : computer);
    tags.put("Black", players.black() == Player.HUMAN ? "Human" : computer);
    return tags;
  }
}
