package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every number of a rule that is cited anywhere in the repository is defined on the page of conventions. */
class CitedRulesTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", ".."));
  private static final String NUMBER = "(?:COM|NMT|DEL|NOT|GLE|RS)-[0-9]+";
  private static final Pattern CITED = Pattern.compile("\\b" + NUMBER + "\\b");
  private static final Pattern DEFINED = Pattern.compile("(?m)^(?:- )?\\*\\*(" + NUMBER + ")\\b");
  private static final Pattern FILES = Pattern.compile(".*\\.(java|md|yaml|ts|svelte|txt)");
  private static final Set<String> SKIPPED = Set.of("target", "node_modules", ".git", "data", "dist");

  private static Set<String> defined() throws IOException {
    return DEFINED.matcher(Files.readString(ROOT.resolve("docs/conventions.md"))).results()
        .map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyCitedRuleIsDefined() throws IOException {
    Map<String, String> cited = cited();
    assertThat(cited).hasSizeGreaterThan(40);
    cited.keySet().removeAll(defined());
    assertThat(cited).as("rules that are cited and not defined").isEmpty();
  }

  @Test
  void allConventionsAreDefined() throws IOException {
    assertThat(defined()).contains("COM-1", "COM-2", "COM-3", "COM-4", "COM-5", "COM-6", "COM-7", "COM-8");
  }

  /** The numbers that are cited outside the page that defines them, each with a file that does. */
  private static Map<String, String> cited() throws IOException {
    Map<String, String> cited = new TreeMap<>();
    Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        return SKIPPED.contains(String.valueOf(folder.getFileName())) ? FileVisitResult.SKIP_SUBTREE
            : FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        String name = String.valueOf(file.getFileName());
        if (FILES.matcher(name).matches() && !name.equals("conventions.md")) {
          CITED.matcher(Files.readString(file)).results().map(MatchResult::group)
              .forEach(number -> cited.put(number, file.toString()));
        }
        return FileVisitResult.CONTINUE;
      }
    });
    return cited;
  }
}
