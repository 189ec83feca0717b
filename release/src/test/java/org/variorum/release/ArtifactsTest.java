package org.variorum.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The modules that others use from Maven: installed into an empty repository, then used from a project of their own. */
class ArtifactsTest {

  private static final List<String> MODULES = List.of("rules", "engine");

  private static final String POM = """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>com.example</groupId>
        <artifactId>example</artifactId>
        <version>1</version>
        <properties>
          <maven.compiler.release>25</maven.compiler.release>
          <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        </properties>
        <dependencies>
          <dependency>
            <groupId>org.variorum</groupId>
            <artifactId>variorum-engine</artifactId>
            <version>VERSION</version>
          </dependency>
        </dependencies>
      </project>
      """;

  private static final String MODULE = """
      module com.example {
        requires org.variorum.engine;
      }
      """;

  private static final String PROGRAM = """
      package com.example;

      import java.nio.file.Path;
      import java.util.List;
      import org.variorum.engine.search.Engine;
      import org.variorum.rules.game.Game;
      import org.variorum.rules.game.Position;
      import org.variorum.rules.language.DefinitionReader;
      import org.variorum.rules.language.DirectoryLibrary;

      public final class Example {
        public static void main(String[] args) {
          DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(Path.of(args[0])));
          Game game = Game.of(reader.read("gleeman", List.of("castling=italian")));
          Position position = game.start();
          for (String text : List.of("d3d4", "f7f6")) {
            position = position.play(position.find(text).orElseThrow());
          }
          System.out.println(position.fen() + " has " + position.moves().size() + " moves");
          System.out.println(Example.class.getModule().isNamed() + " " + Engine.class.getName());
        }
      }
      """;

  @TempDir static Path place;

  @BeforeAll
  static void install() throws Exception {
    for (String module : MODULES) {
      Path jar = file(module, ".jar");
      maven(place,
          "org.apache.maven.plugins:maven-install-plugin:" + version("maven-install-plugin")
              + ":install-file",
          "-Dfile=" + jar, "-DpomFile=" + file(module, ".pom"), "-Dsources=" + file(module, "-sources.jar"),
          "-Djavadoc=" + file(module, "-javadoc.jar"));
    }
  }

  private static Path file(String module, String suffix) {
    return Made.RELEASE.resolve("variorum-" + module + "-" + Made.VERSION + suffix);
  }

  /**
   * Runs Maven with an empty repository, which comes before the one that this build has filled with plugins and
   * libraries. So nothing is fetched.
   */
  private static void maven(Path directory, String... words) throws IOException, InterruptedException {
    Path fetched = Path.of(System.getProperty("variorum.repository"));
    List<String> line = new ArrayList<>(List.of(Made.ROOT.resolve("mvnw").toString(), "-B", "-q", "-o",
        "-Dmaven.repo.local=" + place.resolve("repository"), "-Dmaven.repo.local.tail=" + fetched));
    line.addAll(List.of(words));
    Command.run(directory, withJava(), "", line);
  }

  private static Map<String, String> withJava() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    // Not the flags of the Maven that runs this test.
    environment.keySet().removeIf(name -> name.startsWith("MAVEN_"));
    return environment;
  }

  /** The version of a plugin that this project uses, which is therefore at hand. */
  private static String version(String plugin) throws IOException {
    Matcher version = Pattern.compile("<artifactId>" + plugin + "</artifactId>\\s*<version>([^<]+)</version>")
        .matcher(Files.readString(Made.ROOT.resolve("pom.xml")));
    assertThat(version.find()).as("a version of %s", plugin).isTrue();
    return version.group(1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anEmptyProjectUsesThem(boolean named) throws Exception {
    Path project = Files.createTempDirectory(place, "project");
    Path sources = Files.createDirectories(project.resolve("src/main/java/com/example"));
    Files.writeString(project.resolve("pom.xml"), POM.replace("VERSION", Made.VERSION));
    Files.writeString(sources.resolve("Example.java"), PROGRAM);
    if (named) {
      Files.writeString(project.resolve("src/main/java/module-info.java"), MODULE);
    }
    Path classPath = project.resolve("class-path");
    maven(project,
        "org.apache.maven.plugins:maven-compiler-plugin:" + version("maven-compiler-plugin") + ":compile",
        "org.apache.maven.plugins:maven-dependency-plugin:" + version("maven-dependency-plugin")
            + ":build-classpath",
        "-Dmdep.outputFile=" + classPath);
    String path = project.resolve("target/classes") + File.pathSeparator + Files.readString(classPath);
    List<String> java =
        new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    java.addAll(named ? List.of("-p", path, "-m", "com.example/com.example.Example")
        : List.of("-cp", path, "com.example.Example"));
    java.add(Made.ROOT.resolve("games").toString());
    assertThat(Command.run(project, Map.of(), "", java)).contains(" has ",
        " moves\n" + named + " org.variorum.engine");
  }

  @Test
  void sourcesAndJavadocHaveEveryExportedPackage() throws IOException {
    for (String module : MODULES) {
      Path descriptor = Made.ROOT.resolve(module).resolve("src/main/java/module-info.java");
      Matcher exported = Pattern.compile("exports ([\\w.]+);").matcher(Files.readString(descriptor));
      try (JarFile sources = new JarFile(file(module, "-sources.jar").toFile());
          JarFile javadoc = new JarFile(file(module, "-javadoc.jar").toFile())) {
        while (exported.find()) {
          String folder = exported.group(1).replace('.', '/');
          assertThat(sources.getEntry(folder + "/package-info.java")).as(folder).isNotNull();
          assertThat(javadoc.getEntry("org.variorum." + module + "/" + folder + "/package-summary.html"))
              .as(folder)
              .isNotNull();
        }
      }
    }
  }

  @Test
  void theirPomsSayWhatTheyAre() throws IOException {
    for (String module : MODULES) {
      assertThat(Files.readString(file(module, ".pom"))).contains("<name>", "<description>", "<license>")
          .doesNotContain("<parent>", "<scm>", "<scope>test</scope>", "${");
    }
  }

  @Test
  void theChecksumsAreThoseOfAllFiles() throws Exception {
    Path sums = Made.RELEASE.resolve(Checksums.FILE);
    Command.run(Made.RELEASE, System.getenv(), "",
        List.of("sha256sum", "--check", "--strict", sums.toString()));
    try (var files = Files.list(Made.RELEASE)) {
      assertThat(Files.readAllLines(sums)).hasSize((int) files.count() - 1);
    }
  }
}
