package org.variorum.rules.rule.unmoved;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Seating;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.rule.unmoved.Unmoved.Home;
import org.variorum.rules.state.State;

/** Pieces that have never moved, by the letters of their files, upper case for White's: {@code DEde}. */
record UnmovedForm(Unmoved unmoved) implements SlotForm {

  private static final String NAME = "never moved";

  @Override
  public SlotKind kind() {
    return new SlotKind(NAME, "Has never moved", SlotKind.Place.THIRD,
        new SlotKind.Letters(unmoved.homes().stream()
            .map(home -> new SlotKind.Choice(String.valueOf(home.letter()),
                (PieceCode.side(home.piece()) == PieceCode.WHITE ? "White, " : "Black, ")
                    + Character.toLowerCase(home.letter()) + "-file"))
            .toList()));
  }

  @Override
  public boolean says(char letter) {
    return letter >= 'A' && letter <= 'J' || letter >= 'a' && letter <= 'j';
  }

  @Override
  public String read(FenField field) {
    String text = field.text();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (unmoved.homes().stream().noneMatch(home -> home.letter() == letter)
          || text.indexOf(letter) != i) {
        throw field
            .wrong("pieces that have never moved are named by the letters of their files, each once, of "
                + letters(""), i);
      }
    }
    return unmoved.homes().stream().map(Home::letter).filter(letter -> text.indexOf(letter) >= 0)
        .map(String::valueOf).collect(Collectors.joining());
  }

  private String letters(String none) {
    return unmoved.homes().isEmpty() ? none
        : unmoved.homes().stream().map(home -> String.valueOf(home.letter())).collect(Collectors.joining());
  }

  @Override
  public String write(State state) {
    StringBuilder letters = new StringBuilder();
    List<Home> homes = unmoved.homes();
    for (int i = 0; i < homes.size(); i++) {
      if ((state.get(unmoved.slot()) >>> i & 1) != 0) {
        letters.append(homes.get(i).letter());
      }
    }
    return letters.toString();
  }

  @Override
  public void seat(Seating seating, String text) {
    State state = seating.state();
    List<Home> homes = unmoved.homes();
    long rights = 0;
    for (int i = 0; i < homes.size(); i++) {
      if (text.indexOf(homes.get(i).letter()) >= 0) {
        if (state.board[homes.get(i).square()] == homes.get(i).piece()) {
          rights |= 1L << i;
        } else {
          seating.flaws().add("a piece that has never moved on the file " + homes.get(i).letter()
              + ", where it does not stand");
        }
      }
    }
    state.set(unmoved.slot(), rights);
  }
}
