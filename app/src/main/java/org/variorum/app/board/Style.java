package org.variorum.app.board;

/** Style of drawn squares. */
public enum Style {

  /** Plain characters: {@code :} for an empty dark square, brackets around marked squares, {@code !} around checks. */
  PLAIN {
    @Override
    String cell(Background ground, String letter, boolean isWhite, int width) {
      String text = letter.isEmpty() ? (ground.dark() ? ":" : ".") : letter;
      String padding = " ".repeat(width - 2 - text.length());
      return switch (ground.mark()) {
        case NONE -> " " + padding + text + " ";
        case LAST -> padding + "[" + text + "]";
        case CHECK -> padding + "!" + text + "!";
      };
    }
  },

  /** 256 colours: coloured squares, White's letters light and Black's dark. */
  COLOURED {
    @Override
    String cell(Background ground, String letter, boolean isWhite, int width) {
      int colour = switch (ground.mark()) {
        case NONE -> ground.dark() ? 60 : 67;
        case LAST -> ground.dark() ? 94 : 136;
        case CHECK -> 160;
      };
      String text = " ".repeat(width - 1 - letter.length()) + letter + " ";
      return "\u001b[1;48;5;" + colour + ";38;5;" + (isWhite ? 231 : 16) + "m" + text + "\u001b[0m";
    }
  };

  /** The reasons to mark a square. */
  enum Mark {
    NONE, LAST, CHECK
  }

  /** A square's colour and mark, without its piece. */
  record Background(boolean dark, Mark mark) {}

  /**
   * Draws a square.
   *
   * @param letter the piece's letter; empty for no piece
   * @param isWhite whether the piece is White's
   * @param width the columns to fill: at least two more than the letter has
   */
  abstract String cell(Background ground, String letter, boolean isWhite, int width);
}
