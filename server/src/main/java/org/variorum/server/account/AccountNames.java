package org.variorum.server.account;

import java.util.Set;
import java.util.regex.Pattern;
import org.variorum.server.api.RefusedException;

/** The rules for people's names. */
final class AccountNames {

  private static final Pattern NAME = Pattern.compile("[a-z0-9](?:-?[a-z0-9]){1,19}");
  private static final int MAX_LENGTH = 20;
  /** Names that would seem to be the server's, or that addresses and ids use. */
  private static final Set<String> RESERVED =
      Set.of("variorum", "admin", "administrator", "server", "root", "system", "moderator", "mod", "operator",
          "support", "help", "security", "abuse", "staff", "official", "team", "guest", "anonymous", "nobody",
          "computer", "engine", "bot", "white", "black", "deleted", "deleted-name", "table", "games", "game",
          "api", "gallery", "workshop", "account", "me", "you", "null", "undefined", "none", "everyone");
  private static final Set<String> RESERVED_FOLDED =
      Set.copyOf(RESERVED.stream().map(AccountNames::folded).distinct().toList());

  private AccountNames() {}

  /**
   * Checks that a text can be a name.
   *
   * @throws RefusedException 400 {@code bad-name}
   */
  static void require(String name) {
    if (name.length() > MAX_LENGTH || !NAME.matcher(name).matches()) {
      throw new RefusedException(400, "bad-name", "A name has 2 to 20 characters: a to z, 0 to 9, and single"
          + " hyphens between them.");
    }
    if (RESERVED_FOLDED.contains(folded(name))) {
      throw new RefusedException(400, "bad-name", "That name is reserved: choose another.");
    }
  }

  /** Whether a text can be a name; a text of any length may be asked about. */
  static boolean isPossible(String name) {
    return name.length() <= MAX_LENGTH && NAME.matcher(name).matches();
  }

  /** Removes the differences between names that look alike: of 0 and o, of 1, l and i, and hyphens. */
  static String folded(String name) {
    return name.toLowerCase(java.util.Locale.ROOT).replace("-", "").replace('0', 'o').replace('1', 'i')
        .replace('l', 'i');
  }
}
