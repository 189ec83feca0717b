package org.variorum.rules.rule.stack;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.platform.Matches;

/**
 * A captured piece that would leave the game goes beneath the piece that has captured it. A piece carries what is beneath it wherever it
 * goes. Only the uppermost piece of a stack moves, attacks, is captured and counts; those beneath keep kind and side.
 *
 * <p>Who lands on a square where pieces are, stands on them: so one that captures where it ends carries, from above, what it carried
 * before, the captured piece, and what was beneath that. Who is captured elsewhere goes to the bottom, several in the order of their squares; what was
 * beneath them stays on its square. When a move has been made with all that follows from it, the uppermost piece comes to light on each
 * square where pieces are beneath and nobody stands any more; where a wall stands then, they leave the game.
 *
 * <p>Nobody goes beneath who comes to a hand, comes back to the board or is put elsewhere, and nobody whose captor is gone in the end. Who
 * leaves the game otherwise than by capture leaves alone. Royal pieces never go beneath. Who becomes another or changes sides keeps what
 * is beneath it.
 *
 * @param beneath the kinds that go beneath others
 * @param height so many pieces a stack may have; the lowest that would be too many leave the game
 * @param safe whether an enemy's piece that comes to light may not be captured in the rest of the turn
 */
public record Stacks(Set<String> beneath, int height, boolean safe) implements Mechanism {

  private static final Pattern START = Pattern.compile(" stacks:(\\S*)");
  /** A piece, or a square, which has no group. */
  private static final Pattern PIECE = Pattern.compile("[a-z]+\\d+=|(\\+?[A-Za-z]~?)");

  /** The greatest height. */
  public static final int MOST = 28;

  public Stacks {
    beneath = Set.copyOf(beneath);
  }

  /** Pieces that are beneath others at the start. */
  @Override
  public Set<String> addedKinds(List<PieceKind> pieces, String start, Set<String> present) {
    Matcher entry = START.matcher(start);
    return !entry.find() ? Set.of()
        : Matches.of(PIECE, entry.group(1)).stream().filter(found -> found.group(1) != null)
            .map(found -> found.group(1).toUpperCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }
}
