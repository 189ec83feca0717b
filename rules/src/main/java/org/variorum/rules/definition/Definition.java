package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;

/**
 * A game as its definition file says it, with the chosen options applied: data without behaviour.
 *
 * <p>Men are named by their letters ({@code "K"}, {@code "+R"}) everywhere. A definition that the language reader
 * returns is consistent: every letter names one of {@code men}, every rule has what it needs.
 *
 * @param title what people call the game, who made it
 * @param options the chosen options, in the order of the definition file
 * @param board the squares
 * @param men all kinds of men, at most {@link #MAX_MEN}
 * @param start the start position in FEN
 * @param royalty what happens to royal men
 * @param goals how a game is won, lost or drawn besides {@code draws}
 * @param draws what makes a game a draw by its length
 * @param mechanisms the rules beyond moving and capturing, each class at most once
 */
public record Definition(Title title, List<String> options, Geometry board, List<Man> men, String start,
    Royalty royalty, List<Goal> goals, Draws draws, List<Mechanism> mechanisms) {

  /** The greatest number of kinds of men. */
  public static final int MAX_MEN = 60;

  public Definition {
    options = List.copyOf(options);
    men = List.copyOf(men);
    goals = List.copyOf(goals);
    mechanisms = List.copyOf(mechanisms);
  }

  /** Whether both are played alike, whatever they are called and however they were chosen. */
  public boolean sameRules(Definition other) {
    return equals(
        new Definition(title, options, other.board, other.men, other.start, other.royalty, other.goals,
            other.draws, other.mechanisms));
  }

  /** The mechanism of that class, if the game has it. */
  public <M extends Mechanism> Optional<M> mechanism(Class<M> kind) {
    return mechanisms.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** The man with that letter. */
  public Optional<Man> man(String letter) {
    return men.stream().filter(man -> man.letter().equals(letter)).findFirst();
  }
}
