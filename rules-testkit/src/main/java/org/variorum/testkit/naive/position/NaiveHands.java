package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Side;

/** The letters of the pieces that each side holds, in no particular order. */
public record NaiveHands(List<String> white, List<String> black) {
  static final NaiveHands EMPTY = new NaiveHands(List.of(), List.of());

  public NaiveHands {
    white = List.copyOf(white);
    black = List.copyOf(black);
  }

  public List<String> of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  public NaiveHands with(Side side, String letter) {
    List<String> changed = new ArrayList<>(of(side));
    changed.add(letter);
    return with(side, changed);
  }

  public NaiveHands without(Side side, String letter) {
    List<String> changed = new ArrayList<>(of(side));
    changed.remove(letter);
    return with(side, changed);
  }

  private NaiveHands with(Side side, List<String> letters) {
    return side == Side.WHITE ? new NaiveHands(letters, black) : new NaiveHands(white, letters);
  }
}
