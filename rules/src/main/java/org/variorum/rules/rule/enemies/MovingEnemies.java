package org.variorum.rules.rule.enemies;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.movement.Movement;

/**
 * Instead of a move of one's own a piece of the enemy's is moved to an empty square. It captures nobody, neither there nor around or from
 * afar, and promotes only as is said here; otherwise it counts as a move of that piece, for counters and the
 * halfmove clock, too. A ban of its kind holds for it, and it bans nobody. Nothing that keeps its owner from moving it comes into it but
 * walls. Where there is check, the mover's royal pieces have to be safe afterwards.
 *
 * @param pieces who is moved so; no royal piece
 * @param way how, as its owner sees it; it captures nobody
 * @param becomes what it becomes on some squares, whoever chooses otherwise what it promotes to
 * @param on which these are, as its owner sees them
 */
public record MovingEnemies(Set<String> pieces, Movement way, Optional<String> becomes,
    Region on) implements Mechanism {

  /** The word of its rules, and that by which turns ask for its moves. */
  public static final String WORD = "moving enemies";

  public MovingEnemies {
    pieces = Set.copyOf(pieces);
  }

  @Override
  public Set<String> becomes(String letter) {
    return pieces.contains(letter) ? becomes.map(Set::of).orElse(Set.of()) : Set.of();
  }
}
