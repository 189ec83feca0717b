package org.variorum.testkit.pairs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.variorum.rules.guide.WordsPage;
import org.variorum.rules.language.DirectoryLibrary;

/** Generator of two documentation pages: the vocabulary, and the combinations of mechanisms. */
public final class GeneratedPages {

  private GeneratedPages() {}

  /** @param args the folder of the games, and the output folder */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), Path.of(args[1]));
  }

  /** Writes {@code vocabulary.md} and {@code combinations.md}. */
  static void write(Path games, Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("vocabulary.md"), WordsPage.markdown());
    Files.writeString(folder.resolve("combinations.md"),
        Combinations.markdown(new Pairs(new DirectoryLibrary(games))));
  }
}
