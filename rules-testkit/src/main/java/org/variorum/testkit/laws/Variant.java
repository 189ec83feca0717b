package org.variorum.testkit.laws;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;

/**
 * A definition with chosen options, as tests name it.
 *
 * @param name {@code gleeman} or {@code gleeman@castling=italian}
 * @param definition what it says
 */
public record Variant(String name, Definition definition) {

  /** All definitions of a folder, as they are and with each of their options. */
  public static List<Variant> in(Path folder, Path library) {
    DefinitionReader reader = new DefinitionReader(new DirectoryLibrary(library));
    try (Stream<Path> files = Files.list(folder)) {
      List<Variant> variants = new ArrayList<>();
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
        variants.addAll(of(reader, file));
      }
      return variants;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Variant> of(DefinitionReader reader, Path file) throws IOException {
    String name = file.getFileName().toString();
    String text = Files.readString(file);
    GameCard card = reader.card(name, text);
    List<Variant> variants = new ArrayList<>();
    variants.add(new Variant(card.id(), reader.read(name, text, List.of())));
    for (GameCard.Option option : card.options()) {
      variants.add(new Variant(card.id() + "@" + option.id(), reader.read(name, text, List.of(option.id()))));
    }
    return variants;
  }

  @Override
  public String toString() {
    return name;
  }
}
