package org.variorum.rules.rule.walls;

import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.walls.Walls.Placing;
import org.variorum.rules.text.English;

/** What a rule card says of walls, by the name that players give them. */
record WallsWords(Walls walls, Phrasing phrasing) {

  String sentence() {
    String one = walls.one();
    StringBuilder text = new StringBuilder(English.capitalized(walls.several()))
        .append(": no piece comes to a square with ").append(one).append(" or passes it.").append(placed());
    if (!walls.dropped().isEmpty()) {
      text.append(" When ").append(oneOf(walls.dropped())).append(" is dropped, it becomes ").append(one)
          .append(" there.");
    }
    if (walls.atEdge()) {
      text.append(" They come only to the edge of what is left of the board: to squares beside which, along a"
          + " rank or file, there is no square or ").append(one).append('.');
    }
    if (!walls.stone().isEmpty()) {
      text.append(" When ").append(oneOf(walls.stone())).append(" captures, it turns into ").append(one)
          .append(" where it captured.");
      boolean royal = walls.stone().stream()
          .anyMatch(letter -> phrasing.definition().piece(letter).map(PieceKind::royal).orElse(false));
      text.append(royal && phrasing.check() ? " So a royal piece cannot capture." : "");
    }
    return text.toString();
  }

  /** Which side places walls, when, and where. */
  private String placed() {
    String move = switch (walls.after()) {
      case MOVES -> "move of a piece";
      case CAPTURES -> "capture";
      case OTHERS -> "move of a piece that captures nothing";
    };
    String one = walls.one();
    String placed = switch (walls.placing()) {
      case NEVER -> "";
      case ANYWHERE -> " With each " + move + " the mover also places " + one + " on an empty square";
      case IN_REACH -> " With each " + move + " the mover also places " + one
          + " on an empty square to which the piece could go from where it has arrived";
      case MOVED -> " There is one " + walls.name() + ". With each " + move + " the mover also moves the "
          + walls.name() + " to another empty square; with the first it comes onto the board";
      case BEHIND -> " Each piece that " + switch (walls.after()) {
        case MOVES -> "moves";
        case CAPTURES -> "captures";
        case OTHERS -> "moves without capturing";
      } + " leaves " + one + " on the square that it has left";
      case CAPTURED -> " " + English.capitalized(one)
          + " comes where a piece was captured by one that has gone on, if that square is empty then";
    };
    if (walls.placing() == Placing.NEVER) {
      return "";
    }
    return placed + (phrasing.places().isEverywhere(walls.region()) ? "."
        : "; " + walls.several() + " are placed only on " + phrasing.places().words(walls.region()) + ".");
  }

  private String oneOf(Set<String> letters) {
    return phrasing.names().anyWithLetters(phrasing.definition().pieces().stream().map(PieceKind::letter)
        .filter(letters::contains).toList());
  }
}
