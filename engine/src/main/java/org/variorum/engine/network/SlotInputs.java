package org.variorum.engine.network;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.SlotTerm;

/**
 * The inputs for state beyond the board, such as countdowns. They are one-hot: each {@link SlotTerm} has an
 * input for each of its values for the own side, then one for each value for the opponent. The value of a
 * countdown is its number. The value of a {@link SlotTerm.Limited} is the kind of piece plus 1, for the side
 * to move only; its value 0, for no kind, has no input.
 */
final class SlotInputs {

  private final List<SlotTerm> terms;
  /** By term and value: the input for the own side's value; {@link Inputs#NONE} if it has no input. */
  private final int[][] ownInputs;
  /** By term: the distance from an own input to the opponent's input for the same value. */
  private final int[] opponentOffsets;
  private final int endInput;

  /** @param first the index of the first input */
  SlotInputs(Game game, int first) {
    terms = game.rules().terms();
    ownInputs = new int[terms.size()][];
    opponentOffsets = new int[terms.size()];
    int nextInput = first;
    for (int term = 0; term < ownInputs.length; term++) {
      int[] values = values(terms.get(term), game);
      ownInputs[term] = new int[IntStream.of(values).max().orElse(0) + 1];
      Arrays.fill(ownInputs[term], Inputs.NONE);
      for (int i = 0; i < values.length; i++) {
        ownInputs[term][values[i]] = nextInput + i;
      }
      opponentOffsets[term] = values.length;
      nextInput += 2 * values.length;
    }
    endInput = nextInput;
  }

  /** The values of a term that have inputs. */
  private static int[] values(SlotTerm term, Game game) {
    return switch (term) {
      case SlotTerm.Countdown countdown -> IntStream.rangeClosed(0, countdown.most()).toArray();
      case SlotTerm.Limited limited -> limited.letters().stream()
          .mapToInt(
              letter -> game.definition().pieces().indexOf(game.definition().piece(letter).orElseThrow()) + 1)
          .toArray();
    };
  }

  /** The index after the last input. */
  int endInput() {
    return endInput;
  }

  /** The maximum number of inputs that are on in one position. */
  int maxActive() {
    return terms.stream().mapToInt(term -> term instanceof SlotTerm.Countdown ? 2 : 1).sum();
  }

  /**
   * Writes the inputs that are on from a side's point of view into an array, from index {@code start} on.
   *
   * @return the index after the last input written
   */
  int find(MutablePosition position, int side, int[] buffer, int start) {
    int nextInput = start;
    for (int term = 0; term < ownInputs.length; term++) {
      boolean hasBothSides = terms.get(term) instanceof SlotTerm.Countdown;
      for (int owner = 0; owner < 2; owner++) {
        int input =
            hasBothSides || owner == position.turn() ? ownInputs[term][position.count(term, owner)]
                : Inputs.NONE;
        if (input != Inputs.NONE) {
          buffer[nextInput++] = owner == side ? input : input + opponentOffsets[term];
        }
      }
    }
    return nextInput;
  }
}
