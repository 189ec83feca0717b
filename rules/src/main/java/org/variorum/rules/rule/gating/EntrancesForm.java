package org.variorum.rules.rule.gating;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Seating;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.rule.gating.Entrances.Home;
import org.variorum.rules.state.State;

/** Pieces that let others in, by the letters of their files, upper case for White's; not those of whom castling rights say so. */
record EntrancesForm(Entrances entrances) implements SlotForm {

  private static final String NAME = "gating";

  @Override
  public SlotKind kind() {
    return new SlotKind(NAME, "Lets a piece in by its first move", SlotKind.Place.THIRD,
        new SlotKind.Letters(entrances.homes().stream()
            .map(home -> new SlotKind.Choice(String.valueOf(home.letter()),
                (home.side() == PieceCode.WHITE ? "White, " : "Black, ")
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
    List<Home> homes = entrances.homes();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (homes.stream().noneMatch(home -> home.letter() == letter) || text.indexOf(letter) != i) {
        throw field.wrong("pieces that let others in are named by the letters of their files, each once, of "
            + homes.stream().map(home -> String.valueOf(home.letter())).collect(Collectors.joining()), i);
      }
    }
    return homes.stream().map(Home::letter).filter(letter -> text.indexOf(letter) >= 0)
        .map(String::valueOf).collect(Collectors.joining());
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
  public void seat(Seating seating, String text) {
    State state = seating.state();
    long open = 0;
    for (int i = 0; i < entrances.homes().size(); i++) {
      Home home = entrances.homes().get(i);
      boolean said = text.indexOf(home.letter()) >= 0;
      boolean stands = state.board[home.square()] == home.piece();
      boolean used = entrances.mayUse(state, home.side());
      if (said && !stands) {
        seating.flaws().add("a piece that has never moved on the file " + home.letter()
            + ", where it does not stand");
      } else if (said && !used) {
        seating.flaws().add("a piece lets others in on the file " + home.letter() + ", but none is in hand");
      }
      boolean opens = stands && used && (said || entrances.isSaidByOthers(state, i));
      open |= opens ? 1L << i : 0;
    }
    entrances.open(state, open);
  }
}
