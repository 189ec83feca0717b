package org.variorum.server.account;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.server.api.RefusedException;

/** The rules for new passwords. */
final class PasswordRules {

  private static final int MIN_LENGTH = 10;
  static final int MAX_LENGTH = 200;
  private static final String COMMON_FILE = "common-passwords.txt";

  /** Holder of the commonest passwords, which are read when they are first needed. */
  private static final class Common {
    static final Set<String> PASSWORDS = read();

    private static Set<String> read() {
      try (InputStream file =
          Objects.requireNonNull(PasswordRules.class.getResourceAsStream(COMMON_FILE), COMMON_FILE);
          BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
        return lines.lines().collect(Collectors.toUnmodifiableSet());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private PasswordRules() {}

  /**
   * Checks a new password.
   *
   * @throws RefusedException 400 {@code bad-password}, with the reason in words
   */
  static void require(String name, String password) {
    int length = password.codePointCount(0, password.length());
    if (length < MIN_LENGTH || length > MAX_LENGTH) {
      throw refused("A password has " + MIN_LENGTH + " to " + MAX_LENGTH + " characters.");
    }
    String plain = password.toLowerCase(Locale.ROOT);
    if (Common.PASSWORDS.contains(plain) || plain.chars().distinct().count() < 3) {
      throw refused("That password is one of those that are guessed first: choose another.");
    }
    if (plain.replace("-", "").replace(name.replace("-", ""), "").length() < 4) {
      throw refused("The password is nearly the name: choose another.");
    }
  }

  private static RefusedException refused(String words) {
    return new RefusedException(400, "bad-password", words);
  }
}
