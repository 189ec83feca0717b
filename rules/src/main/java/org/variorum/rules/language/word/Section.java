package org.variorum.rules.language.word;

/** A place in a definition file that has words of its own. */
public enum Section {
  FILE("A definition file", "What people call the game, and where it starts from."),
  RULES("The rules", "These words can stand in a file and in each of its options."),
  OPTION("An option",
      "A change of rules that players can choose: rules that are laid over those of the file."),
  PIECE("A piece", "After the piece's letter under `pieces`."),
  WAY("A way of moving", "The long form of a movement, with limits."),
  PROMOTION("A promotion", "After `promotes`."),
  GOALS("Goals", "How a game ends besides the draws."),
  REACH("A goal of reaching squares", "After `reach`."),
  EXTINCTION("A goal of having pieces left", "After `extinction`."),
  DRAWS("Draws", "What makes a game a draw by its length."),
  CASTLING("Castling",
      "The long form; the style alone is enough where there is one king and one kind of rook."),
  DROP("A piece in hand", "The long form after a letter under `hands`."),
  BORROWING("Borrowed movement", "After `borrowing`."),
  ACTING("Acting", "Nothing is captured; a piece that could capture acts on pieces instead."),
  EXCHANGE("Exchange", "A piece exchanges squares with another."),
  RANGE("Range", "Some pieces may go only near some others."),
  DISPLACEMENT("Displacement", "A captured piece is put elsewhere by the capturer."),
  EXPLOSION("Explosion", "A capture removes the capturer and what stands around."),
  TURN("Turn", "After `turn`.");

  private final String title;
  private final String meaning;

  Section(String title, String meaning) {
    this.title = title;
    this.meaning = meaning;
  }

  String title() {
    return title;
  }

  String meaning() {
    return meaning;
  }
}
