package org.variorum.server.store;

import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * How a PostgreSQL database is reached.
 *
 * @param url {@code jdbc:postgresql://HOST/NAME}
 * @param user if the URL does not say
 * @param password if the URL does not say: everybody on a machine can read the command line of a process
 */
public record Login(String url, @Nullable String user, @Nullable String password) {

  private static final Pattern PASSWORD = Pattern.compile("[?&]password=");

  /** A database that needs nothing but its URL. */
  public static Login of(String url) {
    return new Login(url, null, null);
  }

  /** Whether the URL holds a password. */
  public boolean showsPassword() {
    return PASSWORD.matcher(url.toLowerCase(Locale.ROOT)).find();
  }

  Properties properties() {
    Properties properties = new Properties();
    if (user != null) {
      properties.setProperty("user", user);
    }
    if (password != null) {
      properties.setProperty("password", password);
    }
    return properties;
  }

  /** The timeout for an answer of the database, in seconds. */
  static final int ANSWER_SECONDS = 8;
  private static final int CONNECT_SECONDS = 4;

  /** The same for connections that do not wait for ever; what the URL says counts more. */
  Properties bounded() {
    Properties properties = properties();
    properties.setProperty("connectTimeout", String.valueOf(CONNECT_SECONDS));
    properties.setProperty("loginTimeout", String.valueOf(CONNECT_SECONDS));
    properties.setProperty("socketTimeout", String.valueOf(ANSWER_SECONDS + 1));
    properties.setProperty("tcpKeepAlive", "true");
    return properties;
  }

  /** Connections for what may take long, such as changing tables. */
  DataSource unbounded() {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setURL(url);
    if (user != null) {
      source.setUser(user);
    }
    if (password != null) {
      source.setPassword(password);
    }
    return source;
  }

  /** Without the password, and without what else stands in the URL. */
  @Override
  public String toString() {
    return url.replaceFirst("\\?.*", "");
  }
}
