package org.variorum.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.guide.WordsPage;
import org.variorum.testkit.GameFiles;

/** What holds for all modules: dependence in one direction, and no game in the code. */
@Execution(ExecutionMode.CONCURRENT)
class ArchitectureTest {

  /** By id: where it stands as a whole name. */
  private static final Map<String, Pattern> WHOLE = new ConcurrentHashMap<>();
  /** Of each source its code with words apart, made once. */
  private static final Map<Path, String> APART = new ConcurrentHashMap<>();
  private static final List<String> IDS = GameFiles.ids();
  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(new ImportOption.DoNotIncludeTests())
      .importPackages("org.variorum.rules", "org.variorum.languageserver", "org.variorum.view",
          "org.variorum.engine",
          "org.variorum.protocol", "org.variorum.lab", "org.variorum.server", "org.variorum.app");

  private static final String RULES_PREFIX = "org.variorum.rules.";
  /** The rooms of mechanisms: all packages below {@code rule}. */
  private static final String ROOMS = "org.variorum.rules.rule.*";

  /** The packages of the rules: each uses only those before it. */
  private static final List<String> RULES =
      List.of("rules.platform", "rules.text", "rules.board", "rules.condition", "rules.movement",
          "rules.movement.betza", "rules.definition", "rules.language.tree", "rules.language.word",
          "rules.language.field", "rules.position", "rules.program", "rules.state", "rules.fen",
          "rules.rule", "rules.judge", "rules.rule.*", "rules.registry", "rules.language", "rules.compile",
          "rules.make",
          "rules.generate",
          "rules.fast", "rules.play", "rules.explain", "rules.game", "rules.card", "rules.notation",
          "rules.guide", "rules.ini");

  /** The packages of the views, in the same order. */
  private static final List<String> VIEW = List.of("view.text", "view.answer", "view.query", "view.json",
      "view.game", "view.position", "view.guide", "view.search", "view");

  /** The packages of the engine, in the same order. */
  private static final List<String> ENGINE = List.of("engine.evaluation", "engine.network", "engine",
      "engine.score", "engine.time", "engine.table", "engine.ordering", "engine.forced", "engine.search");

  /** Circles of files that are one idea, or that cannot be cut without harm. */
  private static final Map<String, List<String>> ONE_IDEA = Map.of(
      "rules", List.of(
          // A game starts from a position, and a position is one of a game.
          "Game MutablePosition Position Transitions",
          // A sealed family with the list of all of it.
          "BetzaAtom BetzaLetter BetzaModifier BetzaRefusal BetzaSign",
          // A tree: a line consists of moves, and a move has variations, which are lines.
          "PgnLine PgnMove"),
      "lab", List.of(
          // A command enters as a player, which tells it how to begin.
          "EngineCommand UciPlayer XBoardPlayer",
          // A plan creates the workers that play it, and a worker reads the plan.
          "MatchPlan MatchWorker", "SelfPlayPlan SelfPlayWorker"),
      "server", List.of(
          // The computer at a table acts there later, by the door of its services, which leads to tables.
          "Computer Table TableServices"));

  /** Ids that are also words of sentences about rules. */
  private static final Set<String> WORDS = Set.of("atomic", "chess", "grand", "loop", "shogi");

  /** A comment, or in group 1 a literal, in which nothing is one. */
  private static final Pattern COMMENT = Pattern.compile(
      "(?s)(\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\])++')|/\\*.*?\\*/|//[^\n]*");

  /** A whole string, or an element of a list, path or pair in one, perhaps with a number. */
  private static final Pattern VALUE = Pattern
      .compile("(?m)(?:[\"/,;|=@]|: ?|^\\s*)" + ids(WORDS::contains, "-") + "(?=[\"/,;:|=@]|\\.yaml| \\d|$)");

  private static final Pattern NAME =
      Pattern.compile("\\b(?:CHESS_)?" + ids(WORDS::contains, "_") + "\\s*[.(=;]");

  /** Where one word of a name ends and the next begins. */
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private static final Set<String> LANGUAGE = vocabulary();
  /** In how many sources each word stands. */
  private static final Map<String, Long> USED = words();
  /** A word used in this many sources, or in a source's name, is the code's own, even if a game has that name. */
  private static final int OWN = 10;
  private static final Set<String> SOURCES = sourceNames();
  /** Names of games that are nobody else's, even if a source should be called so. */
  private static final Set<String> PROPER = Set.of("capablanca", "crazyhouse", "delegating", "gleeman",
      "king-of-the-hill", "makruk", "noli-me-tangere", "royal-standard", "three-check", "xiangqi");

  @ParameterizedTest
  @ValueSource(
      strings = {"rules < languageserver engine view protocol lab server app",
          "languageserver < engine view protocol lab server app", "engine < view protocol lab server app",
          "view < protocol lab server app", "protocol < view lab server app",
          "lab < view server app", "server < app"})
  void aModuleKnowsNoneAboveIt(String order) {
    List<String> modules =
        Stream.of(order.split(" < | ")).map(name -> "org.variorum." + name + "..").toList();
    noClasses().that().resideInAPackage(modules.getFirst()).should().dependOnClassesThat()
        .resideInAnyPackage(modules.subList(1, modules.size()).toArray(String[]::new)).check(CLASSES);
  }

  /** So the views run in a browser, too: there is no reflection, no file and no thread. */
  @Test
  void viewsDependOnRulesAndEngineAlone() {
    noClasses().that().resideInAPackage("org.variorum.view..").should().dependOnClassesThat()
        .resideOutsideOfPackages("org.variorum.view..", "org.variorum.rules..", "org.variorum.engine..",
            "org.jspecify.annotations..", "org.commonmark..",
            "java.lang", "java.lang.annotation", "java.lang.invoke", "java.lang.runtime", "java.time",
            "java.util",
            "java.util.function", "java.util.stream")
        .check(CLASSES);
  }

  @Test
  void packagesOfTheViewsUseOnlyThoseBeforeThem() {
    holdsOrder("org.variorum.view", VIEW);
  }

  @Test
  void packagesOfTheRulesUseOnlyThoseBeforeThem() {
    holdsOrder("org.variorum.rules", RULES);
  }

  @Test
  void packagesOfTheEngineUseOnlyThoseBeforeThem() {
    holdsOrder("org.variorum.engine", ENGINE);
  }

  private static void holdsOrder(String module, List<String> order) {
    List<String> packages = order.stream().map("org.variorum."::concat).toList();
    assertThat(CLASSES.stream().map(JavaClass::getPackageName)
        .filter(name -> name.equals(module) || name.startsWith(module + "."))
        .map(name -> name.startsWith(RULES_PREFIX + "rule.") ? ROOMS : name).distinct())
        .containsExactlyInAnyOrderElementsOf(packages);
    for (int i = 0; i < packages.size() - 1; i++) {
      noClasses().that().resideInAPackage(packages.get(i)).should().dependOnClassesThat()
          .resideInAnyPackage(packages.subList(i + 1, packages.size()).toArray(String[]::new)).check(CLASSES);
    }
  }

  /** The list of exceptions is exact: it can only shrink. */
  @ParameterizedTest
  @ValueSource(strings = {"rules", "languageserver", "view", "engine", "protocol", "lab", "server", "app"})
  void noCircleOfClassesCrossesFiles(String module) {
    assertThat(new Circles(CLASSES, "org.variorum." + module).found())
        .isEqualTo(Set.copyOf(ONE_IDEA.getOrDefault(module, List.of())));
  }

  @Test
  void aRoomKnowsNoOtherRoom() {
    slices().matching(RULES_PREFIX + "rule.(*)").should().notDependOnEachOther().check(CLASSES);
  }

  @Test
  void onlyTheRegistryNamesARoom() {
    DescribedPredicate<JavaClass> room =
        JavaClass.Predicates.resideInAPackage(ROOMS);
    assertThat(CLASSES.stream()
        .filter(each -> !room.test(each) && !each.getPackageName().equals(RULES_PREFIX + "registry"))
        .filter(each -> each.getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass)
            .map(JavaClass::getBaseComponentType).anyMatch(room))
        .map(each -> each.getName().substring(RULES_PREFIX.length()).replaceAll("\\$.*", "")).distinct())
        .as("who names a room").isEmpty();
  }

  /** The rest is told by a value what a form is. The testkit plays definitions by other code, and writes some. */
  @Test
  void onlyItsRoomNamesAFormOfActing() {
    Set<String> forms = CLASSES.get(RULES_PREFIX + "rule.acting.Form").getFields().stream()
        .filter(field -> field.getModifiers().contains(JavaModifier.ENUM))
        .map(field -> field.getName().toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    assertThat(forms).hasSize(6);
    for (Path source : sources()) {
      String path = source.toString().replace('\\', '/');
      if (!path.contains("/rule/acting/") && !path.contains("/rules-testkit/")) {
        assertThat(words(source)).as(path).doesNotContainAnyElementsOf(forms);
      }
    }
  }

  /** What they mean to others is said by guarantees, by the fates of captured pieces, by notes of rules and terms of slots. */
  @Test
  void nobodyOutsideTheRulesNamesAMechanismOrAGoal() {
    noClasses().that().resideOutsideOfPackage("org.variorum.rules..").should().dependOnClassesThat()
        .haveNameMatching("org\\.variorum\\.rules\\.(definition\\.(Mechanism|Goal)|rule\\.).*")
        .check(CLASSES);
  }

  @Test
  void onlyTheServersHttpKnowsOfTheWeb() {
    noClasses().that().resideInAPackage("org.variorum.server..").and()
        .resideOutsideOfPackage("org.variorum.server.http..").should().dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..").check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.variorum.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void noSourceNamesAGame() {
    List<String> found = new ArrayList<>();
    Set<String> pieces =
        GameFiles.ids().stream().flatMap(id -> GameFiles.definition(id, List.of()).pieces().stream())
            .map(PieceKind::name).collect(Collectors.toSet());
    for (Path source : sources()) {
      // Pieces are drawn by their names, and a game may be called after one.
      boolean drawsPieces = source.toString().replace('\\', '/').contains("/pieces/");
      named(text(source)).stream().filter(name -> !(drawsPieces && pieces.contains(name)))
          .forEach(name -> found.add(source.getFileName() + ": " + name));
    }
    assertThat(found).isEmpty();
  }

  /** A game may be called by a word that stands in the code for something else. */
  @ParameterizedTest
  @ValueSource(
      strings = {"exchange", "progress", "search", "table", "royalty", "explosion", "go", "king", "rule",
          "recipe", "arbiter", "game-end", "position"})
  void aGameThatIsCalledByAnOrdinaryWordIsNotNamed(String id) {
    for (Path source : sources()) {
      assertThat(namedApart(apart(source), List.of(id))).as(source.toString()).isEmpty();
    }
    assertThat(named("read(\"games/" + id + ".yaml\")", List.of(id))).isNotEmpty();
  }

  /** Any other name is one wherever it stands as a whole. */
  @ParameterizedTest
  @ValueSource(
      strings = {"f(\"zanzibar\")", "f(\"not in Zanzibar\")", "\"zanzibar@fast=yes\"", "class Zanzibar {}",
          "int zanzibarMoves = 1;", "OLD_ZANZIBAR"})
  void aGameThatIsCalledByItsOwnNameIsNamed(String source) {
    assertThat(named(source, List.of("zanzibar"))).isNotEmpty();
    assertThat(named(source, List.of("zanz", "bar"))).isEmpty();
  }

  @Test
  void aSourceThatIsCalledLikeAGameNamesIt() {
    assertThat(PROPER).allSatisfy(id -> assertThat(isOrdinary(id)).isFalse());
    assertThat(named("class Gleeman {}", List.of("gleeman"))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"f(\"chess\")", "{\"grand 4\", \"x\"}", "\"x,shogi\"", "\"games/atomic.yaml\"",
      "\"\"\"\nid: chess\n\"\"\"", "Grand.of()", "int chess = 1;", "\"https://x\" + \"chess\"",
      "'\"' + \"shogi\"", "\"a delegating one\"", "class NoliMeTangere {}", "\"a game of xiangqi\""})
  void findsNames(String source) {
    assertThat(named(source)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"// \"chess\"", "/* gleeman */", "import java.util.atomic.AtomicLong;",
      "\"Plays any chess variant.\"", "new AtomicLong(1)", "\"a grand total, as in shogi\""})
  void ordinaryWordsAreNoNames(String source) {
    assertThat(named(source)).isEmpty();
  }

  /**
   * The games that a source names outside comments and imports. Ids that are ordinary words may stand in sentences, but
   * not alone, as a name in code or as a value in a string; others nowhere.
   */
  private static List<String> named(String source) {
    String code = code(source);
    return Stream.concat(Stream.of(VALUE, NAME).flatMap(pattern -> pattern.matcher(code).results())
        .map(MatchResult::group),
        named(source, IDS.stream().filter(id -> !WORDS.contains(id)).toList()).stream()).toList();
  }

  /** Which of some ids a source names: as whole names, or, if they are ordinary words, as files. */
  private static List<String> named(String source, List<String> ids) {
    return namedApart(apart(source), ids);
  }

  private static List<String> namedApart(String words, List<String> ids) {
    String small = words.toLowerCase(Locale.ROOT);
    // Most ids are in no source: a search for the first word is quicker than the pattern.
    return ids.stream().filter(id -> small.contains(id.split("-")[0]))
        .flatMap(id -> WHOLE.computeIfAbsent(id, ArchitectureTest::whole).matcher(words).results())
        .map(MatchResult::group).toList();
  }

  private static Pattern whole(String id) {
    String name = "(?<![A-Za-z])(?i:" + id.replace("-", "[-_ ]?") + ")(?![A-Za-z])";
    return Pattern.compile(isOrdinary(id) ? name + "\\.yaml" : name);
  }

  private static String apart(String source) {
    return HUMP.matcher(code(source)).replaceAll("_");
  }

  private static String apart(Path source) {
    return APART.computeIfAbsent(source, path -> apart(text(path)));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String code(String source) {
    return COMMENT.matcher(source).replaceAll("$1").replaceAll("(?m)^import [^;]*;", "");
  }

  /** Whether the word is one of the language of definitions, or of the code. */
  private static boolean isOrdinary(String id) {
    String phrase = "_" + id.replace('-', '_') + "_";
    return !PROPER.contains(id) && (LANGUAGE.contains(id) || USED.getOrDefault(id, 0L) >= OWN
        || SOURCES.stream().anyMatch(name -> name.contains(phrase)));
  }

  /** {@code _game_end_}. */
  private static Set<String> sourceNames() {
    return sources().stream().map(source -> source.getFileName().toString().replaceAll("\\..*", ""))
        .map(name -> "_" + HUMP.matcher(name).replaceAll("_").toLowerCase(Locale.ROOT) + "_")
        .collect(Collectors.toSet());
  }

  private static Set<String> vocabulary() {
    return Pattern.compile("[a-z]+").matcher(WordsPage.markdown()).results().map(MatchResult::group)
        .collect(Collectors.toSet());
  }

  private static Map<String, Long> words() {
    return sources().stream().flatMap(source -> words(source).stream())
        .collect(Collectors.groupingBy(word -> word, Collectors.counting()));
  }

  private static Set<String> words(Path source) {
    return Pattern.compile("[A-Za-z]+").matcher(apart(source)).results()
        .map(word -> word.group().toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
  }

  private static String ids(Predicate<String> which, String hyphen) {
    return IDS.stream().filter(which).map(id -> id.replace("-", hyphen))
        .collect(Collectors.joining("|", "(?i:", ")"));
  }

  /** The sources of all modules. */
  private static List<Path> sources() {
    Path root = Path.of(System.getProperty("variorum.root", "."));
    List<Path> sources = new ArrayList<>();
    for (String module : List.of("rules", "rules-testkit", "language-server", "view-processor", "view",
        "engine", "protocol", "lab", "server", "app", "bench")) {
      sources.addAll(sources(root.resolve(module).resolve("src/main/java"), "[^.]+\\.java"));
    }
    // Tests may name games; what they test may not.
    sources.addAll(sources(root.resolve("web/src"), "(?!.*\\.test\\.ts$).*\\.(ts|svelte|css)"));
    return sources;
  }

  private static List<Path> sources(Path folder, String name) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> found = files.filter(file -> file.getFileName().toString().matches(name)).toList();
      assertThat(found).as(folder.toString()).isNotEmpty();
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
