package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Tree;

/**
 * One mistake in a valid game is reported at its place, and nothing else is reported: correcting it makes the game
 * valid again, so any other complaint would be false.
 */
class OneMistakeTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "../games"));
  private static final DefinitionReader READER = new DefinitionReader(new DirectoryLibrary(GAMES));

  /** What is written behind words. */
  private static Stream<Tree.Scalar> values(Tree tree) {
    return switch (tree) {
      case Tree.Scalar scalar -> Stream.of(scalar);
      case Tree.Sequence list -> list.items().stream().flatMap(OneMistakeTest::values);
      case Tree.Mapping mapping ->
          mapping.entries().values().stream().flatMap(entry -> values(entry.value()));
    };
  }

  private static Optional<String> with(String text, Tree.Scalar old, String value) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    String line = lines.get(old.place().line() - 1);
    int column = old.place().column() - 1;
    lines.set(old.place().line() - 1,
        line.substring(0, column) + value
            + line.substring(Math.min(line.length(), column + old.text().length())));
    return Optional.of(String.join("\n", lines) + "\n")
        .filter(_ -> line.startsWith(old.text(), column) && !value.equals(old.text()));
  }

  private static String spoilt(String value, int how) {
    return switch (how) {
      case 0 -> value + "x";
      case 1 -> "??";
      case 2 -> value.replaceAll("[A-Z]", "Z");
      default -> value + " Z";
    };
  }

  private static Set<String> told(String file, String text) {
    return READER.check(file, text, Game::flaws).stream().map(FileProblem::toString)
        .collect(Collectors.toSet());
  }

  @Test
  void isToldAlone() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(GAMES)) {
      files = all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
    Random random = new Random(3);
    Map<String, Set<String>> sound = new HashMap<>();
    List<String> others = new ArrayList<>();
    for (int count = 0; count < (Boolean.getBoolean("variorum.deep") ? 2000 : 60); count++) {
      Path path = files.get(random.nextInt(files.size()));
      String file = path.getFileName().toString();
      String text = Files.readString(path);
      List<Tree.Scalar> values = values(TreeReader.read(file, text, new DefinitionProblems())).toList();
      Tree.Scalar value = values.get(random.nextInt(values.size()));
      String spoilt = spoilt(value.text(), random.nextInt(4));
      Set<String> usual = sound.computeIfAbsent(file, _ -> told(file, text));
      String place = file + ":" + value.place().line() + ":";
      with(text, value, spoilt).stream().flatMap(broken -> told(file, broken).stream())
          .filter(each -> !usual.contains(each) && !each.startsWith(place))
          .forEach(each -> others.add(place + value.place().column() + " " + spoilt + " -> " + each));
    }
    assertThat(others).isEmpty();
  }
}
