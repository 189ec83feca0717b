package org.variorum.rules.rule.gating;

import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.FileLetters;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.gating.Entrances.Home;
import org.variorum.rules.state.State;

/** Pieces that let others in, by the letters of their files, upper case for White's; not those of whom castling rights say so. */
record EntrancesForm(Entrances entrances) implements SlotFormat {

  private static final String NAME = "gating";

  private FileLetters letters() {
    return new FileLetters(entrances.homes().stream().map(Home::letter).toList(),
        "pieces that let others in");
  }

  @Override
  public SlotKind kind() {
    return new SlotKind(NAME, "Lets a piece in by its first move", SlotKind.Place.THIRD, letters().choices());
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
    long open = entrances.open(state);
    for (int i = 0; i < entrances.homes().size(); i++) {
      if ((open >>> i & 1) != 0 && !entrances.isSaidByOthers(state, i)) {
        letters.append(entrances.homes().get(i).letter());
      }
    }
    return letters.toString();
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    State state = setupContext.state();
    long open = 0;
    for (int i = 0; i < entrances.homes().size(); i++) {
      Home home = entrances.homes().get(i);
      boolean said = text.indexOf(home.letter()) >= 0;
      boolean stands = home.stands(state);
      boolean used = entrances.mayUse(state, home.side());
      if (said && !stands) {
        setupContext.flaws().add("a piece that has never moved on the file " + home.letter()
            + ", where it does not stand");
      } else if (said && !used) {
        setupContext.flaws()
            .add("a piece lets others in on the file " + home.letter() + ", but none is in hand");
      }
      boolean opens = stands && used && (said || entrances.isSaidByOthers(state, i));
      open |= opens ? 1L << i : 0;
    }
    entrances.open(state, open);
  }
}
