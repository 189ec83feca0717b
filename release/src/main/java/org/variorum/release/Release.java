package org.variorum.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Fills {@code target/release} from what Maven has built. The same build gives the same bytes, but for the runtime. */
public final class Release {

  /** The modules that others use from Maven. */
  private static final List<String> ARTIFACTS = List.of("rules", "engine");
  private static final List<String> TOP_FILES = List.of("LICENSE", "CHANGELOG.md");

  private final Path root;
  private final String version;
  private final Path output;
  private final Path folder;

  private Release(Path root, String version) {
    this.root = root;
    this.version = version;
    output = root.resolve("target/release");
    folder = root.resolve("release/target").resolve("variorum-" + version + "-" + platform());
  }

  /**
   * Makes the release.
   *
   * @param args the root of the project, the version, the time of all files (ISO 8601), the parts list of the Java
   *     libraries in CycloneDX
   */
  public static void main(String[] args) throws IOException {
    new Release(Path.of(args[0]), args[1]).make(Instant.parse(args[2]), Path.of(args[3]));
  }

  private void make(Instant time, Path javaParts) throws IOException {
    empty(output);
    empty(folder);
    copyProgram();
    RuntimeImage.link(folder.resolve("runtime"));
    PageParts pages = PageParts.read(folder.resolve("lib/variorum-web-" + version + ".jar"),
        root.resolve("web/package-lock.json"));
    PartsList parts = PartsList.of(javaParts, pages, version);
    new Licences(parts, pages).write(folder.resolve("lib"), folder.resolve("licences"));
    parts.write(folder.resolve("bom.json"));
    // What the program for browsers contains beside the libraries of the server.
    Files.copy(root.resolve("browser/src/main/npm/NOTICE"), folder.resolve("licences/variorum.wasm.txt"));
    Files.writeString(folder.resolve("lib/build"), buildName() + "\n");

    String name = folder.getFileName().toString();
    Archive.write(folder, output.resolve(name + ".tar.gz"), time);
    parts.write(output.resolve(name + ".cdx.json"));
    copyArtifacts();
    Files.copy(root.resolve("browser/target/variorum.tgz"), output.resolve("variorum-npm-" + version + ".tgz"));
    Checksums.write(output);
  }

  private void copyProgram() throws IOException {
    Path archive = root.resolve("release/src/archive");
    copy(archive, folder);
    for (String file : TOP_FILES) {
      Files.copy(root.resolve(file), folder.resolve(file));
    }
    copy(root.resolve("games"), folder.resolve("games"));
    copy(root.resolve("app/target/lib"), folder.resolve("lib"));
    Files.copy(root.resolve("app/target/variorum-app.jar"), folder.resolve("lib/app.jar"));
    Files.copy(root.resolve("build/launch.sh"), folder.resolve("lib/launch.sh"));
  }

  /** Differs between builds with different AOT caches. */
  private String buildName() throws IOException {
    return version + "-" + Checksums.of(folder.resolve("lib"), Runtime.version().toString()).substring(0, 16);
  }

  private void copyArtifacts() throws IOException {
    for (String module : ARTIFACTS) {
      Path target = root.resolve(module).resolve("target");
      String name = "variorum-" + module + "-" + version;
      for (String suffix : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
        Files.copy(target.resolve(name + suffix), output.resolve(name + suffix));
      }
      Files.copy(target.resolve("flattened-pom.xml"), output.resolve(name + ".pom"));
    }
  }

  /** The platform in the archive's name, such as {@code linux-x64}. */
  static String platform() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch");
    return (system.startsWith("mac") ? "macos" : system.split(" ", 2)[0]) + "-"
        + switch (processor) {
          case "amd64", "x86_64" -> "x64";
          case "aarch64" -> "arm64";
          default -> processor;
        };
  }

  private static void empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(folder);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }
}
