package org.variorum.rules.rule.walls;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;
import org.variorum.rules.text.Excerpt;

/** Where walls stand: their squares, which a FEN writes as holes. */
final class WallsForm implements SlotFormat {

  private static final String SEPARATOR = "+";
  private static final String BETWEEN = "\\+";
  private final Context context;
  private final Geometry board;
  private final CellSlot slot;
  private final Walls walls;
  private final boolean one;
  private final SlotKind kind;

  WallsForm(Context context, CellSlot slot, Walls walls) {
    this.context = context;
    board = context.board();
    this.slot = slot;
    this.walls = walls;
    one = walls.placing() == Walls.Placing.MOVED;
    List<String> letters = context.definition().pieces().stream().map(PieceKind::letter).toList();
    kind = new SlotKind("walls", English.capitalized(walls.several()) + " on", SlotKind.Place.BOARD,
        new SlotKind.Squares(SEPARATOR, letters, false, Mark.Look.WALL, Optional.of(walls.name())));
  }

  private Comparator<Integer> order() {
    return Comparator.<Integer>comparingInt(board::file).thenComparingInt(board::rank);
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String read(FenField field) {
    return context.squares(squares(field.text()), SEPARATOR);
  }

  /** In the order of their files and ranks, those that the board has. */
  private SortedSet<Integer> squares(String text) {
    SortedSet<Integer> squares = new TreeSet<>(order());
    for (String name : text.split(BETWEEN, -1)) {
      board.square(name).ifPresent(squares::add);
    }
    return squares;
  }

  private List<Integer> walls(State state) {
    List<Integer> found = new ArrayList<>();
    for (int square = 0; square < board.size(); square++) {
      if (state.holds(slot, square)) {
        found.add(square);
      }
    }
    found.sort(order());
    return found;
  }

  @Override
  public String write(State state) {
    return context.squares(walls(state), SEPARATOR);
  }

  @Override
  public boolean isAt(State state, int square) {
    return state.holds(slot, square);
  }

  @Override
  public void seat(SetupContext setupContext, String text) {
    if (text.isEmpty()) {
      return;
    }
    for (String name : text.split(BETWEEN, -1)) {
      Optional<Integer> square = board.square(name);
      if (square.isPresent() && setupContext.state().board[square.get()] == PieceCode.EMPTY) {
        setupContext.state().add(slot, square.get());
      } else {
        setupContext.flaws().add("no " + walls.name() + " can stand on " + Excerpt.of(name));
      }
    }
    if (one && squares(text).size() > 1) {
      setupContext.flaws().add("there is only one " + walls.name() + " in this game");
    }
  }

  @Override
  public Optional<String> sentence(String text) {
    return Optional
        .of(English.capitalized(
            listed(text, "there are " + walls.several() + " on ", "there is " + walls.one() + " on ")) + ".");
  }

  @Override
  public Optional<String> spoken(String text) {
    return Optional.of(listed(text, walls.several() + " on ", walls.name() + " on "));
  }

  private static String listed(String text, String several, String single) {
    List<String> names = List.of(text.split(BETWEEN, -1));
    return (names.size() > 1 ? several : single) + English.list(names, "and");
  }

  @Override
  public List<Mark> marks(State state) {
    return List.of(new Mark(Mark.Look.WALL, walls.name(), walls(state)));
  }
}
