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
      "After `look`: how players of the game know its board. It changes no rule, and moves are written as ever."
          + " What rules ask of squares is drawn without it, but where it draws that already.");
  public static final Section RULES =
      new Section("rules", "The rules", "These words can stand in a file and in each of its options.");
  public static final Section OPTION = new Section("option", "An option",
      "A change of rules that players can choose: rules that are laid over those of the file.");
  public static final Section PIECE =
      new Section("piece", "A piece", "After the piece's letter under `pieces`.");
  public static final Section WAY =
      new Section("way", "A way of moving", "The long form of a movement, with limits.");
  public static final Section PROMOTION = new Section("promotion", "A promotion", "After `promotes`.");
  public static final Section ROYALTY = new Section("royalty", "Several royal pieces",
      "The long form of `royalty`; the mode alone is enough where a side has one royal piece.");
  public static final Section GOALS =
      new Section("goals", "Goals", "How a game ends besides the draws.");
  public static final Section DRAWS =
      new Section("draws", "Draws", "What makes a game a draw by its length.");
}
