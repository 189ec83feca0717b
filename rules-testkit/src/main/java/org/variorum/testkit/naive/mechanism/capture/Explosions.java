package org.variorum.testkit.naive.mechanism.capture;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.testkit.naive.play.Aftermath;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.Ground;

/** Captures that remove the capturer and the pieces around. */
public final class Explosions implements Aftermath, Departure {
  private final Explosion rule;
  private final Play play;

  public Explosions(Explosion rule, Play play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public Board after(Board captured, int capturer, List<Integer> centres) {
    Set<Integer> victims = new TreeSet<>();
    if (!captured.holds(capturer, piece -> rule.immune().contains(piece.letter()))) {
      victims.add(capturer);
    }
    for (int centre : centres) {
      Ground.around(play.rules().geometry(), centre, 1).stream()
          .filter(square -> captured.holds(square, piece -> !rule.spares(piece.letter())))
          .forEach(victims::add);
    }
    Board board = captured;
    for (int square : victims) {
      board = board.without(square);
    }
    return board;
  }

  @Override
  public boolean mayBeGone(String letter) {
    return true;
  }
}
