package org.variorum.server.store;

import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How a PostgreSQL database is reached.
 *
 * @param url {@code jdbc:postgresql://HOST/NAME}
 * @param user if the URL does not say
 * @param password if the URL does not say: everybody on a machine can read the command line of a process
 */
public record Login(String url, @Nullable String user, @Nullable String password) {

  private static final Pattern PASSWORD = Pattern.compile("[?&]password=");

  /** A database whose URL says all. */
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

  /** Without the password, and without what else stands in the URL. */
  @Override
  public String toString() {
    return url.replaceFirst("\\?.*", "");
  }
}
