package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that cannot be opened says why, to people. */
class OpeningTest {

  /** As if a program with one more migration had been there. */
  static final String NEWER =
      """
      insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by,
        installed_on, execution_time, success)
      values (100, '100', 'of the future', 'SQL', 'V100__of_the_future.sql', 1, 'x', current_timestamp, 1, true)""";

  @TempDir Path directory;

  @Test
  void aDatabaseOfANewerProgramIsRefusedAndNotTouched() throws Exception {
    Store.inFile(directory).close();
    Path file = directory.resolve("variorum.db");
    change("jdbc:sqlite:" + file, NEWER);
    // What this program would make if it went on.
    change("jdbc:sqlite:" + file, "drop table lease");
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> Store.inFile(directory)).isInstanceOf(StoreException.class)
        .hasMessageContaining("newer version").hasMessageContaining("100");
    assertThat(file).hasBinaryContent(before);
    String url = PostgreSql.newDatabase();
    Store.inPostgresql(Login.of(url)).close();
    change(url, NEWER);
    assertThatThrownBy(() -> Store.inPostgresql(Login.of(url))).isInstanceOf(StoreException.class)
        .hasMessageContaining("newer version");
  }

  @Test
  void aDatabaseThatLacksATableIsRefused() throws Exception {
    Store.inFile(directory).close();
    change("jdbc:sqlite:" + directory.resolve("variorum.db"), "drop table seat");
    assertThatThrownBy(() -> Store.inFile(directory)).isInstanceOf(StoreException.class)
        .hasMessageContaining("it lacks seat.");
    String url = PostgreSql.newDatabase();
    Store.inPostgresql(Login.of(url)).close();
    change(url, "alter table event drop column data");
    assertThatThrownBy(() -> Store.inPostgresql(Login.of(url))).isInstanceOf(StoreException.class)
        .hasMessageContaining("it lacks event.data");
  }

  private static void change(String url, String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(statement);
    }
  }

  /** Root may write everywhere, but not to a folder in place of the file. */
  @Test
  void aDatabaseFileThatCannotBeWrittenIsNamed() throws IOException {
    Path file = directory.resolve("variorum.db");
    Store.inFile(directory).close();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
    if (Files.isWritable(file)) {
      Files.delete(file);
      Files.createDirectories(file.resolve("in-the-way"));
    }
    assertThatThrownBy(() -> Store.inFile(directory)).isInstanceOf(StoreException.class)
        .hasMessage("the database " + file + " cannot be written to");
  }

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
    try (Store store = Store.inPostgresql(new Login(bare, "variorum", "any"))) {
      store.listen(new Store.WriteListener() {
        @Override
        public void tableChanged(String table) {}

        @Override
        public void changesMissed() {}
      });
      assertThat(store.secret()).hasSize(32);
    }
  }

  @Test
  void aPasswordInTheUrlIsNoticedAndNoneIsShown() {
    assertThat(Login.of("jdbc:postgresql://h/n?user=ada&password=hidden").containsPassword()).isTrue();
    assertThat(Login.of("jdbc:postgresql://h/n?PASSWORD=hidden").containsPassword()).isTrue();
    assertThat(Login.of("jdbc:postgresql://h/n?user=password").containsPassword()).isFalse();
    assertThat(new Login("jdbc:postgresql://h/n?password=hidden", "ada", "secret").toString())
        .doesNotContain("hidden").doesNotContain("secret");
  }

  @Test
  void aDatabaseThatIsNotReachedIsSaidToBeSoWithoutItsPassword() {
    assertThatThrownBy(
        () -> Store.inPostgresql(Login.of("jdbc:postgresql://127.0.0.1:1/none?user=ada&password=hidden")))
        .isInstanceOf(StoreException.class).hasMessageStartingWith("the database cannot be opened: ")
        .hasMessageContaining("127.0.0.1:1").hasMessageNotContaining("hidden");
  }
}
