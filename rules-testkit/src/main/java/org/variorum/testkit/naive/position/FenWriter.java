package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.hands.Drop;

/** Writes the one canonical FEN of a position (COM-2). */
public final class FenWriter {
  private final Rules rules;
  private final Placement placement;

  public FenWriter(Rules rules) {
    this.rules = rules;
    placement = new Placement(rules.definition());
  }

  public String write(Position position) {
    List<String> fields = new ArrayList<>(List.of(
        placement.write(position.board())
            + rules.hands().map(rule -> hands(rule, position.hands())).orElse(""),
        position.turn() == Side.WHITE ? "w" : "b",
        orDash(position.rights().stream().sorted().map(Right::letter).collect(Collectors.joining())),
        orDash(squares(position.passed()))));
    if (rules.checks().isPresent()) {
      fields.add(checks(position, Side.WHITE) + "+" + checks(position, Side.BLACK));
    }
    fields.add(Integer.toString(position.halfmove()));
    fields.add(Integer.toString(position.fullmove()));
    String state =
        new StateField(position.ban(), position.swapped(),
            Set.copyOf(position.board().squares(Piece::frozen)), position.part())
            .write(rules.geometry());
    return String.join(" ", fields) + (state.isEmpty() ? "" : " " + state);
  }

  private static String hands(org.variorum.rules.rule.hands.Hands rule, Hands hands) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      for (Drop drop : rule.drops()) {
        String letter = side == Side.WHITE ? drop.letter() : drop.letter().toLowerCase(Locale.ROOT);
        text.append(letter.repeat(Collections.frequency(hands.of(side), drop.letter())));
      }
    }
    return "[" + text + "]";
  }

  private static String checks(Position position, Side side) {
    return Objects.requireNonNull(position.checksLeft().get(side)).toString();
  }

  /** In ascending order of files, then ranks. */
  private String squares(Set<Integer> squares) {
    return squares.stream()
        .sorted(
            Comparator.<Integer>comparingInt(rules.geometry()::file).thenComparingInt(rules.geometry()::rank))
        .map(rules.geometry()::name).collect(Collectors.joining());
  }

  private static String orDash(String field) {
    return field.isEmpty() ? "-" : field;
  }
}
