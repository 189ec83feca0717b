package org.variorum.rules.language.word;

/**
 * A part of a definition file that has its own words. The constants are the sections that belong to no mechanism.
 *
 * @param name the unique name of the section, for programs
 * @param title the title of the section, for people
 * @param meaning the place or the content of the section, in a sentence
 */
public record Section(String name, String title, String meaning) {

  public static final Section FILE =
      new Section("file", "A definition file", "What people call the game, and where it starts from.");
  public static final Section LOOK = new Section("look", "The look",
      "After `look`: the appearance of the board. It changes neither rules nor the notation of moves. Squares"
          + " to which rules refer are marked without it, unless it marks them already.");
  public static final Section RULES =
      new Section("rules", "The rules", "These words can stand in a file and in each of its options.");
  public static final Section OPTION = new Section("option", "An option",
      "A change of rules that players can choose: its words override the words of the file.");
  public static final Section PIECE =
      new Section("piece", "A piece", "After the piece's letter under `pieces`.");
  public static final Section WAY =
      new Section("way", "A way of moving", "The long form of a movement, with limits.");
  public static final Section PROMOTION = new Section("promotion", "A promotion", "After `promotes`.");
  public static final Section ROYALTY = new Section("royalty", "Several royal pieces",
      "The long form of `royalty`. If each side has one royal piece, the short form is enough: the mode alone.");
  public static final Section GOALS =
      new Section("goals", "Goals", "How a game ends, other than by `draws`.");
  public static final Section DRAWS =
      new Section("draws", "Draws", "What makes a game a draw by its length.");
}
