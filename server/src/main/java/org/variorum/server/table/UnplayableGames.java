package org.variorum.server.table;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.server.api.RefusedException;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.Sentences;

/**
 * Handles stored games that cannot be played again. In a later version of the program the same texts can mean other
 * rules, and a move that was legal may now be illegal.
 */
final class UnplayableGames {

  private static final String CODE = "other-rules";
  private static final Set<String> CODES = Set.of(CODE, "unusable-rules");

  private UnplayableGames() {}

  /** Signals that a stored move is illegal by the current rules. */
  static final class IllegalStoredMove extends RuntimeException {
    private static final long serialVersionUID = 1;

    IllegalStoredMove(String message) {
      super(message);
    }
  }

  /** Runs a function that plays a stored game again; refuses if the game cannot be played again. */
  static <T> T replay(Supplier<T> playing) {
    try {
      return playing.get();
    } catch (IllegalStoredMove e) {
      throw refused("The game is not lost: it can be exported as PGN.", e);
    } catch (FenException | IllegalSetupException e) {
      throw refused("The stored game is unchanged.", e);
    }
  }

  private static RefusedException refused(String remedy, RuntimeException why) {
    return new RefusedException(409, CODE,
        List.of(
            "This game was played by rules that the server has changed since, and cannot be played again.",
            remedy, Sentences.of("It stops here: " + why.getMessage())));
  }

  /** Whether a refusal comes from {@link #replay}. */
  static boolean isReplayRefusal(QueryException refused) {
    return refused.code().equals(CODE);
  }

  /** Takes the lease of a table if its game was refused as unplayable, so that no server tries to act there. */
  static void takeLeaseIfUnplayable(String table, QueryException refused, Leases leases) {
    if (CODES.contains(refused.code())) {
      leases.take(table);
    }
  }
}
