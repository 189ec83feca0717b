package org.variorum.rules.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.platform.Distinct;

/**
 * A library of the definition files {@code ID.yaml} in one directory and its families. Each call reads the files
 * again. A family is a subfolder with a file {@code family.properties}, which contains {@code title}, {@code about}
 * and {@code order}. An id is looked up first in the directory, then in the families, sorted by folder name.
 *
 * <p>A missing directory counts as empty. A file that cannot be read, such as a broken link, counts as missing.
 */
public record DirectoryLibrary(Path directory) implements Library {

  /** The file of the names that other programs use for the games. */
  public static final String NAMES = "names.properties";

  static final String ENDING = ".yaml";
  private static final String FAMILY = "family.properties";

  @Override
  public Optional<String> text(String id) {
    return file(id).map(DirectoryLibrary::read);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder for files that belong to a definition, such as its page of rules. The folder need not exist. */
  public Path folderOf(String id) {
    return file(id).map(file -> file.resolveSibling(id)).orElseGet(() -> directory.resolve(id));
  }

  /** The file of a definition; empty if there is none. */
  public Optional<Path> file(String id) {
    return DefinitionKey.isName(id)
        ? folders().map(folder -> folder.resolve(id + ENDING)).filter(DirectoryLibrary::isDefinition)
            .findFirst()
        : Optional.empty();
  }

  /** The directory, followed by the folders of its families. */
  private Stream<Path> folders() {
    return Stream.concat(Stream.of(directory),
        list(directory, path -> Files.isRegularFile(path.resolve(FAMILY))).stream());
  }

  private static List<Path> list(Path folder, Predicate<Path> filter) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(filter).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isDefinition(Path file) {
    return file.toString().endsWith(ENDING) && Files.isRegularFile(file) && Files.isReadable(file);
  }

  @Override
  public List<String> ids() {
    return folders().flatMap(folder -> list(folder, DirectoryLibrary::isDefinition).stream())
        .map(file -> file.getFileName().toString())
        .map(name -> name.substring(0, name.length() - ENDING.length())).filter(DefinitionKey::isName)
        .filter(Distinct.values()).sorted().toList();
  }

  /** The names in the file {@code names.properties}. Without a readable file, only ids and titles denote games. */
  @Override
  public GameNames names() {
    Path file = directory.resolve(NAMES);
    try {
      return GameNames.read(Files.isRegularFile(file) ? Files.readString(file) : "");
    } catch (IOException _) {
      return GameNames.read("");
    }
  }

  @Override
  public GameFamily family(String id) {
    return file(id).flatMap(file -> Optional.ofNullable(file.getParent()))
        .filter(folder -> Files.isRegularFile(folder.resolve(FAMILY))).map(DirectoryLibrary::familyOf)
        .orElse(GameFamily.OTHERS);
  }

  private static GameFamily familyOf(Path folder) {
    return GameFamily.read(String.valueOf(folder.getFileName()), read(folder.resolve(FAMILY)));
  }
}
