package org.variorum.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A PostgreSQL of the tests' own: made in a temporary folder, started once, gone with the JVM. */
public final class PostgreSql {

  private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final Optional<PostgreSql> ONLY = programs().map(PostgreSql::new);

  private final Path programs;
  private final Path data;
  private final int port;

  /** The URL of a new, empty database; without PostgreSQL the test is aborted. */
  public static String newDatabase() {
    if (ONLY.isEmpty()) {
      String words = "NOT TESTED: there is no PostgreSQL in " + VERSIONS + "; install the package postgresql";
      System.err.println("*** " + words + " ***");
      Assumptions.abort(words);
    }
    return ONLY.get().create("t" + DATABASES.incrementAndGet());
  }

  /** One more, for tests that stop it in the middle; without PostgreSQL the test is aborted. */
  public static PostgreSql another() {
    newDatabase();
    return new PostgreSql(programs().orElseThrow());
  }

  /** The URL of a database of this one. */
  public String database() {
    return create("t" + DATABASES.incrementAndGet());
  }

  /** All its processes stand still until {@link #goOn}, when this returns. */
  public void standStill() {
    // The server first: it starts a process for each connection, and none any more when it stands.
    signal("STOP", List.of(server()));
    await(server());
    List<ProcessHandle> others = server().descendants().toList();
    signal("STOP", others);
    others.forEach(PostgreSql::await);
  }

  public void goOn() {
    signal("CONT", processes());
  }

  /** The server, and what it has started. */
  List<ProcessHandle> processes() {
    return Stream.concat(Stream.of(server()), server().descendants()).toList();
  }

  private ProcessHandle server() {
    try {
      String main = Files.readString(data.resolve("postmaster.pid")).lines().findFirst().orElseThrow();
      return ProcessHandle.of(Long.parseLong(main)).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void signal(String signal, List<ProcessHandle> processes) {
    for (ProcessHandle process : processes) {
      try {
        run("kill", "-" + signal, String.valueOf(process.pid()));
      } catch (IllegalStateException e) {
        // A process of a connection may have ended meanwhile.
        if (process.isAlive()) {
          throw e;
        }
      }
    }
  }

  /** Waits until a process that was stopped stands still. */
  private static void await(ProcessHandle process) {
    while (!standsStill(process)) {
      Thread.onSpinWait();
    }
  }

  /** Whether it does nothing, perhaps because it has ended. */
  static boolean standsStill(ProcessHandle process) {
    try {
      String status = Files.readString(Path.of("/proc", String.valueOf(process.pid()), "stat"));
      return "TtZX".indexOf(status.charAt(status.lastIndexOf(')') + 2)) >= 0;
    } catch (NoSuchFileException _) {
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Path> programs() {
    if (!Files.isDirectory(VERSIONS)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(VERSIONS)) {
      return versions.map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("initdb"))).max(Path::compareTo);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PostgreSql(Path programs) {
    this.programs = programs;
    try {
      data = Files.createTempDirectory("variorum-postgresql");
      if (isRoot()) {
        run("chown", "postgres", data.toString());
      }
      try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        port = free.getLocalPort();
      }
      run(asUser(programs.resolve("initdb").toString(), "-D", data.toString(), "-U", "variorum", "-A",
          "trust", "--no-locale", "-E", "UTF8", "--no-sync"));
      run(asUser(programs.resolve("pg_ctl").toString(), "-D", data.toString(), "-w", "-l",
          data.resolve("log").toString(), "-o",
          // No test turns the power off: nothing has to be on the disk.
          "-c fsync=off -c full_page_writes=off"
              + " -c listen_addresses=127.0.0.1 -c unix_socket_directories= -p " + port,
          "start"));
      Runtime.getRuntime().addShutdownHook(new Thread(this::stop));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String create(String name) {
    run(programs.resolve("createdb").toString(), "-h", "127.0.0.1", "-p", String.valueOf(port), "-U",
        "variorum",
        name);
    return "jdbc:postgresql://127.0.0.1:" + port + "/" + name + "?user=variorum";
  }

  private void stop() {
    run(asUser(programs.resolve("pg_ctl").toString(), "-D", data.toString(), "-m", "immediate", "stop"));
    try (Stream<Path> files = Files.walk(data)) {
      files.sorted((one, other) -> other.compareTo(one)).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      System.err.println("left behind: " + data);
    }
  }

  /** PostgreSQL refuses to run as root. */
  private static String[] asUser(String... command) {
    List<String> words = new ArrayList<>();
    if (isRoot()) {
      words.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
    }
    words.addAll(List.of(command));
    return words.toArray(String[]::new);
  }

  private static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }

  private static void run(String... command) {
    try {
      Path log = Files.createTempFile("variorum", ".log");
      Process process = new ProcessBuilder(command).directory(Path.of("/").toFile()).redirectErrorStream(true)
          .redirectOutput(log.toFile()).start();
      boolean ended = process.waitFor(60, TimeUnit.SECONDS);
      if (!ended || process.exitValue() != 0) {
        throw new IllegalStateException(String.join(" ", command) + ": " + Files.readString(log));
      }
      Files.delete(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
