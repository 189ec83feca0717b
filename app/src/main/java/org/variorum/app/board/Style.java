package org.variorum.app.board;

/** How a square is drawn. */
public enum Style {

  /** With signs: an empty dark square is a colon, a marked square stands in brackets, a piece in check between {@code !}. */
  PLAIN {
    @Override
    String cell(Background ground, String letter, boolean upper, int width) {
      String text = letter.isEmpty() ? (ground.dark() ? ":" : ".") : letter;
      String padding = " ".repeat(width - 2 - text.length());
      return switch (ground.mark()) {
        case NONE -> " " + padding + text + " ";
        case LAST -> padding + "[" + text + "]";
        case CHECK -> padding + "!" + text + "!";
      };
    }
  },

  /** On coloured ground, White's letters light and Black's dark, in 256 colours. */
  COLOURED {
    @Override
    String cell(Background ground, String letter, boolean upper, int width) {
      int colour = switch (ground.mark()) {
        case NONE -> ground.dark() ? 60 : 67;
        case LAST -> ground.dark() ? 94 : 136;
        case CHECK -> 160;
      };
      String text = " ".repeat(width - 1 - letter.length()) + letter + " ";
      return "\u001b[1;48;5;" + colour + ";38;5;" + (upper ? 231 : 16) + "m" + text + "\u001b[0m";
    }
  };

  /** What a square is marked for. */
  enum Mark {
    NONE, LAST, CHECK
  }

  /** A square without its piece. */
  record Background(boolean dark, Mark mark) {}

  /**
   * @param letter the piece's letter, empty for none
   * @param upper whether the piece is White's
   * @param width the columns to fill, two more than the longest letter
   */
  abstract String cell(Background ground, String letter, boolean upper, int width);
}
