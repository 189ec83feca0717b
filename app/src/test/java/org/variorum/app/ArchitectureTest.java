package org.variorum.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.testkit.GameFiles;

/** What holds for all modules: dependence in one direction, and no game in the code. */
class ArchitectureTest {

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(new ImportOption.DoNotIncludeTests())
      .importPackages("org.variorum.rules", "org.variorum.engine", "org.variorum.app");

  @Test
  void rulesDependOnNothingAbove() {
    noClasses().that().resideInAPackage("org.variorum.rules..").should().dependOnClassesThat()
        .resideInAnyPackage("org.variorum.engine..", "org.variorum.app..").check(CLASSES);
  }

  @Test
  void theEngineKnowsNoCommandLine() {
    noClasses().that().resideInAPackage("org.variorum.engine..").should().dependOnClassesThat()
        .resideInAnyPackage("org.variorum.app..").check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.variorum.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  /** Ids that are ordinary words may stand in sentences, but not alone, as a name in code or as a whole string. */
  @Test
  void noSourceNamesAGame() throws IOException {
    Pattern whole =
        Pattern.compile("(?i)\"(" + String.join("|", GameFiles.ids()) + ")(\\.yaml)?\"|\\b(CHESS_)?("
            + String.join("|", GameFiles.ids().stream().map(id -> id.replace('-', '_')).toList())
            + ")\\s*[.(=;]");
    Pattern joined =
        Pattern.compile("(?i)" + String.join("|", GameFiles.ids().stream().filter(id -> id.contains("-"))
            .map(id -> id.replace("-", "[-_ ]?")).toList()));
    List<String> found = new ArrayList<>();
    for (Path source : sources()) {
      String code =
          Files.readString(source).replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//[^\n]*|import [^;]*;", "");
      Stream.concat(whole.matcher(code).results(), joined.matcher(code).results()).map(MatchResult::group)
          .forEach(name -> found.add(source.getFileName() + ": " + name.toLowerCase(Locale.ROOT)));
    }
    assertThat(found).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    Path root = Path.of(System.getProperty("variorum.root", "."));
    List<Path> sources = new ArrayList<>();
    for (String module : List.of("rules", "engine", "app")) {
      try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    assertThat(sources).hasSizeGreaterThan(50);
    return sources;
  }
}
