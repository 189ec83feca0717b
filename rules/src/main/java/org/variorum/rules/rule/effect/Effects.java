package org.variorum.rules.rule.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;

/**
 * What moves do to the board besides. All effects of a move are read off the position that the move and all else that follows from it have left,
 * and then made in their order, each where what it has read still stands. None happens to a royal piece; none threatens anybody.
 */
public record Effects(List<Effect> all) implements Mechanism {

  public Effects {
    all = List.copyOf(all);
  }

  @Override
  public Set<String> becomes(String letter) {
    return all.stream().map(Effect::deed)
        .flatMap(deed -> deed instanceof Change(var standing, String to) && standing.pieces().selects(letter)
            ? Stream.of(to) : Stream.empty())
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public Set<String> addedKinds(List<PieceKind> pieces, String start, Set<String> present) {
    return all.stream().filter(effect -> effect.by().stream().anyMatch(present::contains)).map(Effect::deed)
        .flatMap(deed -> deed instanceof Put(String letter, _) ? Stream.of(letter) : Stream.empty())
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean promotes(String letter) {
    return all.stream().anyMatch(effect -> effect.by().contains(letter)
        && effect.deed() instanceof Change(var standing, String to) && !to.equals(letter)
        && standing.pieces().owner() != Owner.ENEMY && standing.pieces().selects(letter));
  }

  @Override
  public boolean mayLose(PieceKind piece) {
    return !piece.royal() && all.stream().map(Effect::deed).anyMatch(deed -> switch (deed) {
      case Remove(var standing) -> standing.pieces().selects(piece.letter());
      case SideChange(var standing) -> standing.pieces().selects(piece.letter());
      case Change _,Put _ -> false;
    });
  }

  @Override
  public Set<String> leavesBehind() {
    return all.stream().map(Effect::deed)
        .flatMap(deed -> deed instanceof Put(String letter, Spot on) && on == Spot.HERE ? Stream.of(letter)
            : Stream.empty())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** After what an effect happens. */
  public enum After {
    /** Moves of a piece by its movement, but for those that a rule has a word for, such as castling. */
    MOVES,
    /** Those of them that capture. */
    CAPTURES,
    /** The others of them. */
    QUIET_MOVES,
    /** Drops. */
    DROPS
  }

  /**
   * One effect.
   *
   * @param by the pieces that move or are dropped, as what they were before a promotion
   * @param when what must hold after the move, as the side sees it that has moved
   */
  public record Effect(After after, Set<String> by, Optional<Condition> when, Deed deed) {
    public Effect {
      by = Set.copyOf(by);
    }
  }

  /** What is done. */
  public sealed interface Deed {}

  /** These pieces leave the game. */
  public record Remove(Quantity.PiecesOnBoard standing) implements Deed {}

  /** These pieces change sides. */
  public record SideChange(Quantity.PiecesOnBoard standing) implements Deed {}

  /** These pieces become others of a kind. */
  public record Change(Quantity.PiecesOnBoard standing, String to) implements Deed {}

  /** A piece of the side that has moved comes to a free square. */
  public record Put(String letter, Spot on) implements Deed {}
}
