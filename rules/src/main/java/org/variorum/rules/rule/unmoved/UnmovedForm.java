package org.variorum.rules.rule.unmoved;

import java.util.List;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.FileLetters;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.unmoved.Unmoved.Home;
import org.variorum.rules.state.State;

/** Pieces that have never moved, by the letters of their files, upper case for White's: {@code DEde}. */
record UnmovedForm(Unmoved unmoved) implements SlotFormat {

  private static final String NAME = "never moved";

  private FileLetters letters() {
    return new FileLetters(unmoved.homes().stream().map(Home::letter).toList(),
        "pieces that have never moved");
  }

  @Override
  public SlotKind kind() {
    return new SlotKind(NAME, "Has never moved", SlotKind.Place.THIRD, letters().choices());
  }

  @Override
  public boolean mayContain(char letter) {
    return FileLetters.isFileLetter(letter);
  }

  @Override
  public String read(FenField field) {
    return letters().read(field);
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
  public void seat(SetupContext setupContext, String text) {
    State state = setupContext.state();
    List<Home> homes = unmoved.homes();
    long rights = 0;
    for (int i = 0; i < homes.size(); i++) {
      if (text.indexOf(homes.get(i).letter()) >= 0) {
        if (state.board[homes.get(i).square()] == homes.get(i).piece()) {
          rights |= 1L << i;
        } else {
          setupContext.flaws().add("a piece that has never moved on the file " + homes.get(i).letter()
              + ", where it does not stand");
        }
      }
    }
    state.set(unmoved.slot(), rights);
  }
}
