package org.variorum.server.store;

import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * The data for a connection to a PostgreSQL database.
 *
 * @param url {@code jdbc:postgresql://HOST/NAME}
 * @param user missing if the URL contains it
 * @param password missing if the URL contains it. Prefer this component, because every user of the machine
 *     can read a URL on the command line
 */
public record Login(String url, @Nullable String user, @Nullable String password) {

  private static final Pattern PASSWORD = Pattern.compile("[?&]password=");

  /** Returns a login that consists only of the URL. */
  public static Login of(String url) {
    return new Login(url, null, null);
  }

  /** Whether the URL contains a password. */
  public boolean containsPassword() {
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

  /**
   * The number of seconds after which the database cancels a statement ({@code statement_timeout}). The
   * socket waits one second longer, so that the database's error still arrives.
   */
  static final int ANSWER_SECONDS = 8;
  private static final int CONNECT_SECONDS = 4;

  /** The properties for connections with timeouts; parameters in the URL take precedence. */
  Properties propertiesWithTimeouts() {
    Properties properties = properties();
    properties.setProperty("connectTimeout", String.valueOf(CONNECT_SECONDS));
    properties.setProperty("loginTimeout", String.valueOf(CONNECT_SECONDS));
    properties.setProperty("socketTimeout", String.valueOf(ANSWER_SECONDS + 1));
    properties.setProperty("tcpKeepAlive", "true");
    return properties;
  }

  /** Connections without timeouts, for statements that may take long, such as migrations. */
  DataSource sourceWithoutTimeouts() {
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

  /** The URL without its parameters, which may include the password. */
  @Override
  public String toString() {
    return url.replaceFirst("\\?.*", "");
  }
}
