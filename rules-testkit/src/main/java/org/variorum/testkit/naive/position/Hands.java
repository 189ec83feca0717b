package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Side;

/** The letters of the pieces that each side holds, in no particular order. */
public record Hands(List<String> white, List<String> black) {
  static final Hands EMPTY = new Hands(List.of(), List.of());

  public Hands {
    white = List.copyOf(white);
    black = List.copyOf(black);
  }

  public List<String> of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  public Hands with(Side side, String letter) {
    List<String> changed = new ArrayList<>(of(side));
    changed.add(letter);
    return with(side, changed);
  }

  public Hands without(Side side, String letter) {
    List<String> changed = new ArrayList<>(of(side));
    changed.remove(letter);
    return with(side, changed);
  }

  private Hands with(Side side, List<String> letters) {
    return side == Side.WHITE ? new Hands(letters, black) : new Hands(white, letters);
  }
}
