package org.variorum.testkit.naive.mechanism.counting;

import java.util.Optional;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** State entry for the number of counted half-moves. */
record CountEntry(Note<Integer> counted) implements NaiveMemory {

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "counted:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    boolean isValid = text.matches("[1-9][0-9]{0,2}") && Integer.parseInt(text) <= 129;
    return isValid ? Optional.of(position.with(counted, Integer.valueOf(text))) : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return position.get(counted) == 0 ? Optional.empty() : Optional.of(position.get(counted).toString());
  }
}
