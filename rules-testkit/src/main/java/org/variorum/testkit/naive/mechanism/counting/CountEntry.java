package org.variorum.testkit.naive.mechanism.counting;

import java.util.Optional;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.Position;

/** The entry of a FEN that says how many half-moves have been counted. */
record CountEntry(Note<Integer> counted) implements Memory {

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return "counted:";
  }

  @Override
  public Optional<Position> read(Position position, String text) {
    boolean sound = text.matches("[1-9][0-9]{0,2}") && Integer.parseInt(text) <= 129;
    return sound ? Optional.of(position.with(counted, Integer.valueOf(text))) : Optional.empty();
  }

  @Override
  public Optional<String> write(Position position) {
    return position.get(counted) == 0 ? Optional.empty() : Optional.of(position.get(counted).toString());
  }
}
