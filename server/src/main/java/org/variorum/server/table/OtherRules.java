package org.variorum.server.table;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.server.api.RefusedException;
import org.variorum.server.view.Sentences;

/**
 * What becomes of a stored game that cannot be played again: the same texts can mean other rules in a later version of the
 * program, and what was legal then may not be now.
 */
final class OtherRules {

  private static final String CODE = "other-rules";
  private static final Set<String> CODES = Set.of(CODE, "unusable-rules");

  private OtherRules() {}

  /** A stored move is not legal by the rules of today. */
  static final class IllegalNow extends RuntimeException {
    private static final long serialVersionUID = 1;

    IllegalNow(String message) {
      super(message);
    }
  }

  /** Plays a stored game again, or refuses it in words. */
  static <T> T orRefused(Supplier<T> playing) {
    try {
      return playing.get();
    } catch (IllegalNow e) {
      throw refused("Nothing of it is lost: it can be exported as PGN.", e);
    } catch (FenException | IllegalSetupException e) {
      throw refused("It stays as it was stored.", e);
    }
  }

  private static RefusedException refused(String kept, RuntimeException why) {
    return new RefusedException(409, CODE,
        List.of(
            "This game was played by rules that the server has changed since, and cannot be played again.",
            kept, Sentences.of("It stops here: " + why.getMessage())));
  }

  /** Whether a game was refused by {@link #orRefused}. */
  static boolean areMeant(RefusedException refused) {
    return refused.code().equals(CODE);
  }

  /** What is refused so however often it is tried is taken by this server, which then tries it no more. */
  static void leave(String table, RefusedException refused, Leases leases) {
    if (CODES.contains(refused.code())) {
      leases.take(table);
    }
  }
}
