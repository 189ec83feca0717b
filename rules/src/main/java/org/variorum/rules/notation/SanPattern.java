package org.variorum.rules.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Piece;

/**
 * The parts of a move's text; a part that the text does not contain is empty.
 *
 * @param letter the mover's letter
 * @param file the mover's file, {@code a}
 * @param rank the mover's rank, {@code 1}
 * @param sign {@code x}, {@code -}, {@code *}, {@code &}, {@code <>}, {@code >>}
 * @param square the square after the sign
 * @param on {@code -} or {@code x}, if the mover continues after it captures a piece in passing
 * @param end the square on which the mover then ends
 * @param promotion the letter of the promoted piece, or of an additional piece from the hand
 * @param target the square of the piece that is acted on
 * @param after the destination of the other piece
 * @param marked whether the text ends with a single {@code +}
 */
record SanPattern(Optional<String> letter, Optional<String> file, Optional<String> rank,
    Optional<String> sign,
    String square, Optional<String> on, Optional<String> end, Optional<String> promotion,
    Optional<String> target,
    Optional<String> after, boolean marked) {

  private static final String SQUARE = Geometry.SQUARE_NAME;
  private static final Pattern FORM =
      Pattern.compile("(?<letter>\\+?[A-Z])?(?<file>" + Geometry.FILE_NAME + ")?(?<rank>[1-9][0-9]?)?"
          + "(?<sign>[-x:*&]|<>|>>)?(?<square>" + SQUARE + ")(?:(?<on>[-x])(?<end>" + SQUARE + "))?"
          + "(?:(?:=|/)?(?<promotion>\\+?[A-Z]|(?<==)\\+)|[=/]?\\(?(?<lower>[A-Za-z])\\)?)?(?: ?e\\.?p\\.?)?"
          + "(?:\\*(?<target>" + SQUARE + "))?(?:[>,](?<after>" + SQUARE + "))?");

  /** Reads a text; empty if it does not have the form of a move on the board. */
  static Optional<SanPattern> of(String text) {
    int marks = marks(text);
    boolean marked = text.substring(marks).equals("+");
    Matcher form = FORM.matcher(text.substring(0, marks));
    if (!form.matches()) {
      return Optional.empty();
    }
    return Optional.of(new SanPattern(group(form, "letter"), group(form, "file"), group(form, "rank"),
        group(form, "sign"), form.group("square"), group(form, "on"), group(form, "end"),
        group(form, "promotion").or(
            () -> group(form, "lower").map(letter -> letter.toUpperCase(Locale.ROOT))),
        group(form, "target"),
        group(form, "after"),
        marked));
  }

  /** The index at which the marks for check and mate begin. A {@code +} after {@code =} is a promotion, not a mark. */
  private static int marks(String text) {
    int start = text.length();
    while (start > 0 && (text.charAt(start - 1) == '+' || text.charAt(start - 1) == '#')) {
      start--;
    }
    boolean promotes = start > 0 && start < text.length() && text.charAt(start - 1) == '=';
    return promotes ? start + 1 : start;
  }

  private static Optional<String> group(Matcher matcher, String name) {
    return Optional.ofNullable(matcher.group(name));
  }

  /**
   * The second reading of {@code Ra2*a3}: a rook moves to a2 and acts on a3. In the first reading, the rook starts from
   * a2.
   */
  private Optional<SanPattern> goingToAct() {
    if (file.isEmpty() || rank.isEmpty() || !sign.equals(Optional.of("*"))) {
      return Optional.empty();
    }
    return Optional.of(new SanPattern(letter, Optional.empty(), Optional.empty(), Optional.empty(),
        file.get() + rank.get(), on, end, promotion, Optional.of(square), after, marked));
  }

  /** Whether the text states what happens to another piece. */
  boolean saysSecondLeg() {
    return end.isPresent() || target.isPresent() || after.isPresent()
        || sign.filter(said -> Set.of("*", "<>", Algebraic.Going.DRIVES).contains(said)).isPresent();
  }

  boolean saysCapture() {
    return end.isPresent() || sign.filter(said -> said.equals("x") || said.equals(":")).isPresent();
  }

  /** Whether the text may mean the move. */
  boolean matches(Legs legs, Algebraic.Going going, Geometry board, Alphabet alphabet) {
    return says(legs, going, board, alphabet)
        || goingToAct().filter(it -> it.says(legs, going, board, alphabet)).isPresent();
  }

  /** Whether a piece on a square may be the mover. */
  boolean mayStart(Piece piece, String from, Alphabet alphabet) {
    return mover(piece, alphabet) && origin(from);
  }

  /** The part of the text that describes the mover. */
  String start() {
    return letter.orElse("") + file.orElse("") + rank.orElse("");
  }

  boolean saysOrigin() {
    return file.isPresent() && rank.isPresent();
  }

  /** All squares that the text names in full, except the mover's origin. */
  List<String> squares() {
    return Stream.of(Optional.of(square), end, target, after).flatMap(Optional::stream).toList();
  }

  String destination() {
    return end.orElse(square);
  }

  private boolean says(Legs legs, Algebraic.Going going, Geometry board, Alphabet alphabet) {
    return mover(legs.piece(), alphabet) && origin(board.name(legs.from()))
        && way(legs.end(board), going)
        && becomes(legs) && second(legs, going, board);
  }

  private boolean mover(Piece piece, Alphabet alphabet) {
    if (letter.isPresent()) {
      return letter.get().equals(Alphabet.letter(piece));
    }
    return alphabet.isPawn(piece) || file.isPresent() && rank.isPresent();
  }

  private boolean origin(String from) {
    return file.map(name -> from.startsWith(name)).orElse(true)
        && rank.map(number -> from.substring(1).equals(number)).orElse(true);
  }

  private boolean way(String to, Algebraic.Going going) {
    if (end.isPresent()) {
      return !going.onward().isEmpty() && to.equals(end.get()) && going.square().equals(square);
    }
    return switch (sign.orElse("")) {
      case "*" -> going.actsInPlace() && going.square().equals(square);
      case "&", "<>" -> going.sign().equals(sign.get()) && to.equals(square);
      case Algebraic.Going.DRIVES -> going.drives() && to.equals(square);
      case "x", ":" -> going.captures() && to.equals(square);
      default -> to.equals(square);
    };
  }

  private boolean becomes(Legs legs) {
    if (promotion.isEmpty()) {
      return true;
    }
    String letter =
        legs.becomes().or(() -> legs.entering().map(Legs.Entering::piece)).map(Alphabet::letter).orElse("");
    return letter.equals(promotion.get())
        || promotion.get().equals("+") && letter.equals("+" + Alphabet.letter(legs.piece()));
  }

  private boolean second(Legs legs, Algebraic.Going going, Geometry board) {
    boolean goes = !legs.touched().isEmpty() && legs.touched().getFirst().changesSquare();
    return target.map(going.target()::equals).orElse(true)
        && after.map(name -> going.after().equals(name)
            || goes && board.name(legs.touched().getFirst().to()).equals(name)).orElse(true);
  }
}
