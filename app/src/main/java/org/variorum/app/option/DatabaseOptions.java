package org.variorum.app.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.server.store.Login;
import picocli.CommandLine.Option;

/**
 * Options for the PostgreSQL database and its user. The password is not an option, because every user of a machine can
 * read the command lines of its processes.
 */
public final class DatabaseOptions {

  public static final String USER = "VARIORUM_DATABASE_USER";
  public static final String PASSWORD = "VARIORUM_DATABASE_PASSWORD";

  @Option(names = "--database", paramLabel = "URL",
      description = "the PostgreSQL database that stores the games, instead of the directory of --data: "
          + "jdbc:postgresql://HOST/NAME") private @Nullable String url;

  @Option(names = "--database-user", paramLabel = "NAME",
      description = "the database user (default: the environment variable " + USER
          + ")") private @Nullable String user;

  @Option(names = "--database-password-file", paramLabel = "FILE",
      description = "a file with the password in its first line (default: the password in the environment variable "
          + PASSWORD + ")") private @Nullable Path passwordFile;

  /** Whether {@code --database} names a database. */
  public boolean isGiven() {
    return url != null;
  }

  /** The database login; empty if no database is named. Options take precedence over the environment. */
  public Optional<Login> login(Map<String, String> environment) {
    if (url == null) {
      return Optional.empty();
    }
    if (!url.startsWith("jdbc:postgresql:")) {
      throw Complaint
          .usage("--database is the URL of a PostgreSQL database and begins with jdbc:postgresql:");
    }
    return Optional.of(new Login(url, user == null ? environment.get(USER) : user,
        passwordFile == null ? environment.get(PASSWORD) : firstLine(passwordFile)));
  }

  private static String firstLine(Path file) {
    try {
      return Files.readString(file).lines().findFirst().orElse("");
    } catch (IOException e) {
      throw Complaint.usage("the password cannot be read from " + file);
    }
  }
}
