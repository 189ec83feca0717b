package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that cannot be opened says why, to people. */
class OpeningTest {

  @TempDir Path directory;

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    assertThatThrownBy(() -> Store.inFile(file.resolve("data"))).isInstanceOf(StoreException.class)
        .hasMessageContaining(file.resolve("data").toString());
  }

  @Test
  void aDatabaseThatIsNotReachedIsSaidToBeSoWithoutItsPassword() {
    assertThatThrownBy(
        () -> Store.at(Login.of("jdbc:postgresql://127.0.0.1:1/none?user=ada&password=hidden")))
        .isInstanceOf(StoreException.class).hasMessageStartingWith("the database cannot be opened: ")
        .hasMessageContaining("127.0.0.1:1").hasMessageNotContaining("hidden");
  }
}
