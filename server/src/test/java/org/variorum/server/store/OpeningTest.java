package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;
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
  void nameAndPasswordNeedNotStandInTheUrl() {
    String url = PostgreSql.newDatabase();
    String bare = url.replaceFirst("\\?.*", "");
    try (Store store = Store.at(new Login(bare, "variorum", "any"))) {
      store.listen(new Store.Audience() {
        @Override
        public void wentOn(String table) {}

        @Override
        public void missedSome() {}
      });
      assertThat(store.secret()).hasSize(32);
    }
  }

  @Test
  void aPasswordInTheUrlIsNoticedAndNoneIsShown() {
    assertThat(Login.of("jdbc:postgresql://h/n?user=ada&password=hidden").showsPassword()).isTrue();
    assertThat(Login.of("jdbc:postgresql://h/n?PASSWORD=hidden").showsPassword()).isTrue();
    assertThat(Login.of("jdbc:postgresql://h/n?user=password").showsPassword()).isFalse();
    assertThat(new Login("jdbc:postgresql://h/n?password=hidden", "ada", "secret").toString())
        .doesNotContain("hidden").doesNotContain("secret");
  }

  @Test
  void aDatabaseThatIsNotReachedIsSaidToBeSoWithoutItsPassword() {
    assertThatThrownBy(
        () -> Store.at(Login.of("jdbc:postgresql://127.0.0.1:1/none?user=ada&password=hidden")))
        .isInstanceOf(StoreException.class).hasMessageStartingWith("the database cannot be opened: ")
        .hasMessageContaining("127.0.0.1:1").hasMessageNotContaining("hidden");
  }
}
