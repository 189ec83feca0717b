package org.variorum.app.board;

/** Style of drawn squares. */
public enum Style {

  /**
   * Plain characters: {@code :} for an empty dark square, brackets around the squares of the last move, {@code !}
   * around royal pieces in check.
   */
  PLAIN {
    @Override
    String cell(Background background, String letter, boolean isWhite, int width) {
      String text = letter.isEmpty() ? (background.isDark() ? ":" : ".") : letter;
      String padding = " ".repeat(width - 2 - text.length());
      return switch (background.mark()) {
        case NONE -> " " + padding + text + " ";
        case LAST_MOVE -> padding + "[" + text + "]";
        case CHECK -> padding + "!" + text + "!";
      };
    }
  },

  /** 256 colours: coloured squares, with light letters for White's pieces and dark letters for Black's pieces. */
  COLOURED {
    @Override
    String cell(Background background, String letter, boolean isWhite, int width) {
      // Numbers of xterm's palette: blue, amber and red backgrounds; 231 is white and 16 black.
      int colour = switch (background.mark()) {
        case NONE -> background.isDark() ? 60 : 67;
        case LAST_MOVE -> background.isDark() ? 94 : 136;
        case CHECK -> 160;
      };
      String text = " ".repeat(width - 1 - letter.length()) + letter + " ";
      return "\u001b[1;48;5;" + colour + ";38;5;" + (isWhite ? 231 : 16) + "m" + text + "\u001b[0m";
    }
  };

  /** The reasons to mark a square. */
  enum Mark {
    NONE, LAST_MOVE, CHECK
  }

  /** A square's colour and mark, without its piece. */
  record Background(boolean isDark, Mark mark) {}

  /**
   * Draws a square.
   *
   * @param letter the piece's letter; empty for no piece
   * @param isWhite whether the piece is White's
   * @param width the columns to fill: at least two more than the letter has
   */
  abstract String cell(Background background, String letter, boolean isWhite, int width);
}
