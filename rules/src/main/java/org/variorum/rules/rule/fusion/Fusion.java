package org.variorum.rules.rule.fusion;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.WaysOntoOwn;

/**
 * A piece goes onto another of its own side, and both become one piece, a compound. That is no capture and threatens nothing, and nobody
 * promotes by it. Some compounds may part: one of the two pieces goes to an empty square, as it goes by itself without capturing, and the
 * other stays. What keeps the compound from squares keeps the piece that leaves it from them, too; who leaves does not promote.
 *
 * @param pairs what becomes of whom
 * @param by by which ways a piece goes onto another
 * @param joinedWhen what must hold before a piece goes onto another, as its side sees it
 * @param parted the letters of the compounds that may part
 * @param partedWhen what must hold before one parts, as its side sees it
 */
public record Fusion(List<Pair> pairs, WaysOntoOwn by, Optional<Condition> joinedWhen, Set<String> parted,
    Optional<Condition> partedWhen) implements Mechanism {

  /**
   * Two pieces that become one.
   *
   * @param either whether each may go onto the other; else only the first onto the second
   * @param becomes the letter of what they become
   */
  public record Pair(String first, String second, boolean either, String becomes) {

    /** Whether it is about these two, whoever goes. */
    public boolean isOf(String one, String other) {
      return first.equals(one) && second.equals(other) || first.equals(other) && second.equals(one);
    }

    /** Whether one may go onto the other. */
    public boolean joins(String mover, String other) {
      return first.equals(mover) && second.equals(other) || either && isOf(mover, other);
    }

    /** The letters of both; of two of one kind it is one. */
    public Set<String> parts() {
      return new LinkedHashSet<>(List.of(first, second));
    }

    /** What stays where one of them leaves. */
    public String without(String leaving) {
      return leaving.equals(first) ? second : first;
    }
  }

  public Fusion {
    pairs = List.copyOf(pairs);
    parted = Set.copyOf(parted);
  }

  @Override
  public boolean mayLose(PieceKind piece) {
    return !piece.royal() && pairs.stream().anyMatch(pair -> pair.parts().contains(piece.letter()));
  }

  /** What they become if one goes onto the other. */
  public Optional<String> joined(String mover, String other) {
    return pairs.stream().filter(pair -> pair.joins(mover, other)).map(Pair::becomes).findFirst();
  }

  /** The pair into which a piece may part. */
  public Optional<Pair> apart(String letter) {
    return pairs.stream().filter(pair -> parted.contains(letter) && pair.becomes().equals(letter))
        .findFirst();
  }

  /** The letters of all that may leave another. */
  public Set<String> leaving() {
    return parted.stream().flatMap(letter -> apart(letter).stream())
        .flatMap(pair -> pair.parts().stream()).collect(Collectors.toSet());
  }

  /** The letters of all that may go onto another. */
  public Set<String> movers() {
    return pairs.stream()
        .flatMap(pair -> pair.either() ? Stream.of(pair.first(), pair.second()) : Stream.of(pair.first()))
        .collect(Collectors.toSet());
  }

  @Override
  public Set<String> becomes(String letter) {
    Set<String> others = new LinkedHashSet<>();
    pairs.stream().filter(pair -> pair.parts().contains(letter)).forEach(pair -> others.add(pair.becomes()));
    apart(letter).ifPresent(pair -> others.addAll(pair.parts()));
    return others;
  }
}
