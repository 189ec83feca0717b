package org.variorum.rules.rule.stack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Which pieces are beneath others: {@code stacks:c3=pPP/d4=p}, the uppermost first. */
final class StacksForm implements SlotFormat {

  private static final String WORD = "stacks";

  private final Context context;
  private final Columns columns;
  private final ColumnWords words;
  private final StacksText text;
  private final SlotKind kind;

  StacksForm(Context context, Columns columns, ColumnWords words) {
    this.context = context;
    this.columns = columns;
    this.words = words;
    text = new StacksText(context);
    kind = new SlotKind(WORD, "Pieces beneath others, the uppermost first", SlotKind.Place.ENTRY,
        new SlotKind.Text(sample()));
  }

  /** A text for an example. */
  private String sample() {
    String letter = context.definition().pieces().stream().filter(piece -> !piece.royal())
        .map(PieceKind::letter).findFirst().orElse(context.kinds().letter(0));
    return context.board().name(0) + "=" + new Piece(letter, PieceCode.sideOf(PieceCode.BLACK)).fen()
        + letter;
  }

  @Override
  public SlotKind kind() {
    return kind;
  }

  @Override
  public String example() {
    return kind.entry(sample());
  }

  @Override
  public String read(FenField field) {
    return text.write(text.read(field));
  }

  @Override
  public String write(State state) {
    return text.write(IntStream.range(0, columns.size()).filter(square -> columns.any(state, square)).boxed()
        .collect(Collectors.toMap(square -> square, square -> Arrays.stream(columns.at(state, square))
            .mapToObj(context.kinds()::piece).toList())));
  }

  @Override
  public void seat(SetupContext setupContext, String given) {
    SortedMap<Integer, List<Piece>> stacks = text.sound(given, setupContext.flaws());
    for (Map.Entry<Integer, List<Piece>> stack : stacks.entrySet()) {
      seat(setupContext, stack.getKey(), stack.getValue());
    }
  }

  private void seat(SetupContext setupContext, int square, List<Piece> pieces) {
    String name = context.board().name(square);
    Optional<Piece> royal = pieces.stream()
        .filter(piece -> PieceCode.holds(context.kinds().royals(), context.kinds().code(piece))).findFirst();
    if (setupContext.state().board[square] == PieceCode.EMPTY) {
      setupContext.flaws().add("no piece stands on " + name + ", so none is beneath there");
    } else if (royal.isPresent()) {
      setupContext.flaws()
          .add("the royal piece " + royal.get().letter() + " is never beneath another, as on " + name);
    } else if (pieces.size() > columns.most()) {
      setupContext.flaws().add("the stack on " + name + " has " + (pieces.size() + 1) + " pieces; at most "
          + (columns.most() + 1) + " may stand in one");
    } else {
      columns.set(setupContext.state(), square, pieces.stream().mapToInt(context.kinds()::code).toArray());
    }
  }

  @Override
  public Optional<String> sentence(String given) {
    return Optional.of("Pieces beneath others: " + told(given) + ".");
  }

  @Override
  public Optional<String> spoken(String given) {
    return Optional.of("beneath others " + told(given));
  }

  /** Who is beneath, by the squares. */
  private String told(String given) {
    return text.sound(given, new ArrayList<>()).entrySet().stream()
        .map(stack -> "on " + context.board().name(stack.getKey()) + " " + words.listed(stack.getValue()))
        .collect(Collectors.joining("; "));
  }

  @Override
  public List<Mark> marks(State state) {
    return words.marks(state);
  }

  @Override
  public List<Piece> beneath(State state) {
    return IntStream.range(0, columns.size()).flatMap(square -> Arrays.stream(columns.at(state, square)))
        .mapToObj(context.kinds()::piece).toList();
  }
}
