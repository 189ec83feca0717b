package org.variorum.rules.language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.stream.*;
import org.variorum.rules.definition.Problem;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.Tree;

class OneMistakeTest {
  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "../games"));
  private static final DefinitionReader READER = new DefinitionReader(new DirectoryLibrary(GAMES));

  static Stream<Tree.Scalar> scalars(Tree tree) {
    return switch (tree) {
      case Tree.Scalar s -> Stream.of(s);
      case Tree.Sequence s -> s.items().stream().flatMap(OneMistakeTest::scalars);
      case Tree.Mapping m -> m.entries().values().stream().flatMap(e -> Stream.concat(Stream.of(e.key()), scalars(e.value())));
    };
  }

  static Optional<String> broken(String text, Tree.Scalar scalar, String with) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int line = scalar.place().line() - 1, column = scalar.place().column() - 1;
    if (line >= lines.size()) return Optional.empty();
    String l = lines.get(line);
    if (!l.startsWith(scalar.text(), column)) return Optional.empty();
    lines.set(line, l.substring(0, column) + with + l.substring(column + scalar.text().length()));
    return Optional.of(String.join("\n", lines) + "\n");
  }

  static Set<String> check(String name, String text) {
    return READER.check(name, text, Game::flaws).stream().map(Problem::toString).collect(Collectors.toCollection(TreeSet::new));
  }

  public static void main(String[] args) throws IOException {
    Random random = new Random(Integer.parseInt(args[1]));
    List<Path> files;
    try (var s = Files.walk(GAMES)) {
      files = s.filter(p -> p.toString().endsWith(".yaml")).sorted().toList();
    }
    int n = 0, bad = 0, noerror = 0;
    long t0 = System.nanoTime(), soundTime = 0, brokenTime = 0;
    Map<String, Set<String>> sound = new HashMap<>();
    while (n < Integer.parseInt(args[0])) {
      Path file = files.get(random.nextInt(files.size()));
      String text = Files.readString(file), name = file.getFileName().toString();
      List<Tree.Scalar> all = scalars(TreeReader.read(name, text, new Problems())).toList();
      Tree.Scalar s = all.get(random.nextInt(all.size()));
      String with = switch (random.nextInt(4)) { case 0 -> s.text() + "x"; case 1 -> "??"; case 2 -> s.text().replaceAll("[A-Z]", "Z"); default -> s.text() + " Z"; };
      Optional<String> b = broken(text, s, with);
      if (b.isEmpty() || with.equals(s.text())) continue;
      long t = System.nanoTime();
      Set<String> before = sound.computeIfAbsent(name, _ -> check(name, text));
      long u = System.nanoTime(); 
      Set<String> told = check(name, b.get());
      long v = System.nanoTime();
      Set<String> more = new TreeSet<>(told);
      more.removeAll(before);
      if (more.isEmpty()) { continue; }
      n++;
      brokenTime += v - u; soundTime += u - t;
      String place = name + ":" + s.place().line() + ":";
      more.removeIf(m -> m.startsWith(place));
      Set<String> lost = new TreeSet<>(before); lost.removeAll(told); 
      if (!more.isEmpty()) {
        bad++;
        System.out.println("---- " + place + s.place().column() + "  " + s.text() + " => " + with);
        told.stream().filter(m -> !before.contains(m)).forEach(m -> System.out.println("   " + (more.contains(m) ? "+ " : "  ") + m.replaceAll("^(.{260}).*$", "$1")));
      }
    }
    System.out.println("==== " + bad + " of " + n + " broken ms " + brokenTime / 1000000 + " all " + (System.nanoTime() - t0) / 1000000);
  }
}
