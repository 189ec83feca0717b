package org.variorum.rules.definition;

import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.text.English;

/** Regions of a board in words, as White sees them. */
public record Places(Geometry board) {

  public String words(Region region) {
    return region.boxes().isEmpty() ? "no square"
        : region.boxes().stream().map(this::words).collect(Collectors.joining(", "));
  }

  /** One of the squares or ranks. */
  public String oneOf(Region region) {
    return English.list(region.boxes().stream().map(this::words).toList(), "or");
  }

  public boolean isEverywhere(Region region) {
    for (int square = 0; square < board.size(); square++) {
      if (!region.contains(board, square, Side.WHITE)) {
        return false;
      }
    }
    return true;
  }

  private String words(Region.Box box) {
    int lastFile = Math.min(box.lastFile(), board.files() - 1);
    int lastRank = Math.min(box.lastRank(), board.ranks() - 1);
    if (box.firstFile() == 0 && lastFile == board.files() - 1) {
      if (box.firstRank() == lastRank) {
        return "rank " + (lastRank + 1);
      }
      return box.firstRank() == 0 && lastRank == board.ranks() - 1 ? "any rank"
          : "ranks " + (box.firstRank() + 1) + "–" + (lastRank + 1);
    }
    String first = name(box.firstFile(), box.firstRank());
    String last = name(lastFile, lastRank);
    return first.equals(last) ? first : first + "–" + last;
  }

  private static String name(int file, int rank) {
    return (char) ('a' + file) + Integer.toString(rank + 1);
  }
}
