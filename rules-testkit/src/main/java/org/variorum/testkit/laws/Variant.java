package org.variorum.testkit.laws;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;

/**
 * A definition under test, with chosen options applied, and its name in tests.
 *
 * @param name {@code ID} or {@code ID@OPTION,OPTION}
 * @param definition the definition after the options were applied
 */
public record Variant(String name, Definition definition) {

  /**
   * The compiled games, by the hash of the definition. All tests share them, because compiling often takes longer than
   * a test.
   */
  private static final ConcurrentMap<String, Game> GAMES = new ConcurrentHashMap<>();

  /** All definitions of a folder, without options and with each single option. They may extend games of a library. */
  public static List<Variant> ofFolder(Path folder, Path library) {
    DirectoryLibrary folderLibrary = new DirectoryLibrary(folder);
    return of(folderLibrary.ids(), new DefinitionReader(folderLibrary.or(new DirectoryLibrary(library))));
  }

  /** The definitions {@code ids}, without options and with each single option. */
  public static List<Variant> of(List<String> ids, DefinitionReader reader) {
    List<Variant> variants = new ArrayList<>();
    for (String id : ids) {
      variants.add(new Variant(id, reader.read(id, List.of())));
      for (GameCard.Option option : reader.card(id).options()) {
        variants.add(new Variant(id + "@" + option.id(), reader.read(id, List.of(option.id()))));
      }
    }
    return variants;
  }

  /** The compiled game, which all tests of the variant share. */
  public Game game() {
    return GAMES.computeIfAbsent(definition.title().hash(), _ -> Game.of(definition));
  }

  @Override
  public String toString() {
    return name;
  }
}
