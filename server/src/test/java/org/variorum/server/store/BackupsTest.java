package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {

  @TempDir Path directory;

  private Path folder() {
    return directory.resolve("data");
  }

  private static void write(Path folder, String table, int moves) {
    try (Store store = Store.inFile(folder)) {
      write(store, table, moves);
    }
  }

  private static void write(Store store, String table, int moves) {
    TableEntry founded = StoreSamples.table(table, "ada", Occupant.guest("bob"), null);
    store.write(Write.ofNewTable(founded));
    for (int sequence = 1; sequence <= moves; sequence++) {
      store.write(StoreSamples.moved(founded, sequence, "move" + sequence));
    }
  }

  private static int moves(Path folder, String table) {
    try (Store store = Store.inFile(folder)) {
      return store.founding(table).isEmpty() ? -1 : store.storedEvents(table, 0).size();
    }
  }

  /** Written by a process of its own, as a server would, without a pause; then that is killed. */
  @Test
  void aBackupUnderMovesHasAllThatWasAcknowledgedBeforeItAndSoHasOneAfterAKill() throws Exception {
    Process server = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
        SurvivalTest.Writer.class.getName(), folder().toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Map<String, Integer> acknowledged = new HashMap<>();
    Map<String, Integer> before;
    Path during = directory.resolve("during.db");
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      for (int i = 0; i < 500; i++) {
        note(acknowledged, lines.readLine());
      }
      before = Map.copyOf(acknowledged);
      Backups.write(folder(), during);
      for (int i = 0; i < 500; i++) {
        note(acknowledged, lines.readLine());
      }
      server.toHandle().destroyForcibly();
      for (String line = lines.readLine(); line != null && line.endsWith("."); line = lines.readLine()) {
        note(acknowledged, line);
      }
    }
    assertThat(server.waitFor()).as("killed by signal 9").isEqualTo(128 + 9);
    assertThat(folder().resolve("variorum.db-wal")).as("what was written last is in the log only")
        .isNotEmptyFile();
    Path after = directory.resolve("after.db");
    Backups.write(folder(), after);
    Optional<Path> kept = Backups.restore(during, folder());
    requireAll(folder(), before);
    assertThat(kept).hasValueSatisfying(file -> assertThat(file).isNotEmptyFile());
    Backups.restore(after, folder());
    requireAll(folder(), acknowledged);
    Backups.restore(kept.orElseThrow(), folder());
    requireAll(folder(), acknowledged);
  }

  private static void note(Map<String, Integer> acknowledged, String line) {
    String[] words = line.substring(0, line.length() - 1).split(" ");
    acknowledged.put(words[0], Integer.valueOf(words[1]));
  }

  private static void requireAll(Path folder, Map<String, Integer> acknowledged) {
    try (Store store = Store.inFile(folder)) {
      acknowledged.forEach((table, sequence) -> {
        List<StoredEvent> kept = store.storedEvents(table, 0);
        assertThat(kept).as(table).hasSizeGreaterThanOrEqualTo(sequence);
        for (int i = 0; i < kept.size(); i++) {
          assertThat(kept.get(i).sequence()).isEqualTo(i + 1);
        }
      });
    }
  }

  @Test
  void whatCameAfterABackupIsGoneWithItAndTheKeyOfCookiesIsBack() throws IOException {
    byte[] secret;
    try (Store store = Store.inFile(folder())) {
      secret = store.secret();
    }
    write(folder(), "first", 2);
    Path backup = directory.resolve("backup.db");
    Backups.write(folder(), backup);
    write(folder(), "second", 1);
    Path other = directory.resolve("other");
    write(other, "third", 1);
    assertThat(Backups.restore(backup, folder())).isPresent();
    assertThat(moves(folder(), "first")).isEqualTo(2);
    assertThat(moves(folder(), "second")).isEqualTo(-1);
    Backups.restore(backup, other);
    assertThat(moves(other, "third")).isEqualTo(-1);
    try (Store store = Store.inFile(other)) {
      assertThat(store.secret()).isEqualTo(secret);
    }
    assertThat(Backups.restore(backup, directory.resolve("new"))).isEmpty();
    assertThat(moves(directory.resolve("new"), "first")).isEqualTo(2);
  }

  @Test
  void copiesAreForTheirOwnerOnly() throws IOException {
    write(folder(), "first", 1);
    Path backup = directory.resolve("backup.db");
    Backups.write(folder(), backup);
    Backups.restore(backup, folder());
    try (Stream<Path> files = Stream.concat(Stream.of(backup), Files.list(folder()))) {
      for (Path file : files.toList()) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).as(file.toString())
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void nothingIsRestoredUnderARunningServer() {
    try (Store store = Store.inFile(folder())) {
      write(store, "first", 1);
      Path backup = directory.resolve("backup.db");
      Backups.write(folder(), backup);
      assertThatThrownBy(() -> Backups.restore(backup, folder())).isInstanceOf(StoreException.class)
          .hasMessageContaining("another server uses the folder");
      assertThat(store.storedEvents("first", 0)).hasSize(1);
    }
  }

  @Test
  void whatIsNoBackupIsNotRestored() throws IOException {
    write(folder(), "first", 1);
    Path text = Files.writeString(directory.resolve("text"), "This is no database. ".repeat(1_000));
    Path backup = directory.resolve("backup.db");
    Backups.write(folder(), backup);
    byte[] bytes = Files.readAllBytes(backup);
    Arrays.fill(bytes, bytes.length / 2, bytes.length, (byte) 0x55);
    Path damaged = Files.write(directory.resolve("damaged.db"), bytes);
    Path empty = Files.createFile(directory.resolve("empty.db"));
    for (Path file : List.of(text, damaged, empty, directory.resolve("none"), directory)) {
      assertThatThrownBy(() -> Backups.restore(file, folder())).as(file.toString())
          .isInstanceOf(StoreException.class).hasMessageContaining(file.toString());
      assertThat(moves(folder(), "first")).isEqualTo(1);
    }
    try (Stream<Path> files = Files.list(folder())) {
      assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.contains("part"));
    }
  }

  private static void change(Path database, String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
      connection.createStatement().execute(statement);
    }
  }

  @Test
  void aBackupThatLacksATableOrAColumnIsNotRestoredOrWritten() throws Exception {
    write(folder(), "first", 1);
    for (String lack : List.of("drop table notation", "drop table lease",
        "alter table play_table drop column words")) {
      Path backup = directory.resolve("backup.db");
      Backups.write(folder(), backup);
      change(backup, lack);
      assertThatThrownBy(() -> Backups.restore(backup, folder())).as(lack).isInstanceOf(StoreException.class)
          .hasMessageContaining(backup.toString()).hasMessageContaining("it lacks ");
      assertThat(moves(folder(), "first")).isEqualTo(1);
      Path broken = directory.resolve("broken");
      Files.createDirectories(broken);
      Files.move(backup, broken.resolve("variorum.db"), StandardCopyOption.REPLACE_EXISTING);
      assertThatThrownBy(() -> Backups.write(broken, directory.resolve("copy.db"))).as(lack)
          .isInstanceOf(StoreException.class).hasMessageContaining("it lacks ");
    }
  }

  @Test
  void aBackupOfANewerProgramIsNotRestored() throws Exception {
    write(folder(), "first", 1);
    Path backup = directory.resolve("backup.db");
    Backups.write(folder(), backup);
    change(backup, OpeningTest.NEWER);
    byte[] before = Files.readAllBytes(backup);
    assertThatThrownBy(() -> Backups.restore(backup, folder())).isInstanceOf(StoreException.class)
        .hasMessageContaining(backup.toString()).hasMessageContaining("newer version");
    assertThat(backup).hasBinaryContent(before);
    assertThat(moves(folder(), "first")).isEqualTo(1);
  }

  /** It is brought to the new form when a server starts with it. */
  @Test
  void aBackupOfAnOlderProgramIsRestored() throws Exception {
    Path old = directory.resolve("old.db");
    Stores.older(old, "4");
    Backups.restore(old, folder());
    assertThat(moves(folder(), "first")).isEqualTo(-1);
  }

  @Test
  void aBackupOverwritesNothingAndNeedsADatabase() throws IOException {
    assertThatThrownBy(() -> Backups.write(folder(), directory.resolve("x")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("no database");
    write(folder(), "first", 1);
    Path there = Files.writeString(directory.resolve("there"), "mine");
    assertThatThrownBy(() -> Backups.write(folder(), there)).isInstanceOf(StoreException.class)
        .hasMessageContaining("already");
    assertThat(there).hasContent("mine");
  }
}
