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
 * The parts of a move's text; a part that the text does not contain is empty. {@code Rfxe1=Q+} has the letter R, the
 * file f, the sign x, the square e1 and the promotion Q.
 *
 * @param letter the letter of the mover
 * @param file the file of the mover's origin, for example {@code a}
 * @param rank the rank of the mover's origin, for example {@code 1}
 * @param sign the sign before the square: {@code -}, {@code :}, or a sign of {@link Algebraic.BoardMove}, such as
 *     {@code x}
 * @param square the square after the sign
 * @param continuation the sign {@code -} or {@code x} before {@code end}
 * @param end the square to which the mover continues after it has captured a piece on {@code square} in passing
 * @param promotion the letter of the promoted piece, or of an additional piece from the hand
 * @param target the square of the piece that the mover acts on, for example {@code c3} in {@code Rxb3*c3}
 * @param otherSquare the destination of another piece, or the square of a wall that the move places
 * @param hasPlus whether the text ends with a single {@code +}
 */
record SanPattern(Optional<String> letter, Optional<String> file, Optional<String> rank,
    Optional<String> sign,
    String square, Optional<String> continuation, Optional<String> end, Optional<String> promotion,
    Optional<String> target,
    Optional<String> otherSquare, boolean hasPlus) {

  private static final String SQUARE = Geometry.SQUARE_NAME;
  /** Letter and origin; sign, square and continuation; promotion (=Q, /Q, q, (Q), =+) and e.p.; target; after. */
  private static final Pattern FORM =
      Pattern.compile("(?<letter>\\+?[A-Z])?(?<file>" + Geometry.FILE_NAME + ")?(?<rank>[1-9][0-9]?)?"
          + "(?<sign>[-x:*&]|<>|>>)?(?<square>" + SQUARE + ")(?:(?<continuation>[-x])(?<end>" + SQUARE + "))?"
          + "(?:(?:=|/)?(?<promotion>\\+?[A-Z]|(?<==)\\+)|[=/]?\\(?(?<lower>[A-Za-z])\\)?)?(?: ?e\\.?p\\.?)?"
          + "(?:\\*(?<target>" + SQUARE + "))?(?:[>,](?<after>" + SQUARE + "))?");

  /** Reads a text; empty if it does not have the form of a move on the board. */
  static Optional<SanPattern> of(String text) {
    int marks = marksStart(text);
    boolean hasPlus = text.substring(marks).equals("+");
    Matcher match = FORM.matcher(text.substring(0, marks));
    if (!match.matches()) {
      return Optional.empty();
    }
    return Optional.of(new SanPattern(group(match, "letter"), group(match, "file"), group(match, "rank"),
        group(match, "sign"), match.group("square"), group(match, "continuation"), group(match, "end"),
        group(match, "promotion").or(
            () -> group(match, "lower").map(letter -> letter.toUpperCase(Locale.ROOT))),
        group(match, "target"),
        group(match, "after"),
        hasPlus));
  }

  /** Returns the index at which the marks for check and mate begin. The plus of {@code =+} is a promotion. */
  private static int marksStart(String text) {
    int start = text.length();
    while (start > 0 && (text.charAt(start - 1) == '+' || text.charAt(start - 1) == '#')) {
      start--;
    }
    boolean hasPromotionSign = start > 0 && start < text.length() && text.charAt(start - 1) == '=';
    return hasPromotionSign ? start + 1 : start;
  }

  private static Optional<String> group(Matcher matcher, String name) {
    return Optional.ofNullable(matcher.group(name));
  }

  /**
   * The pattern for the second reading of {@code Ra2*a3}, in which a rook moves to a2 and acts on a3; empty for other
   * texts. In the first reading, the rook starts from a2.
   */
  private Optional<SanPattern> secondReading() {
    if (file.isEmpty() || rank.isEmpty() || !sign.equals(Optional.of("*"))) {
      return Optional.empty();
    }
    return Optional.of(new SanPattern(letter, Optional.empty(), Optional.empty(), Optional.empty(),
        file.get() + rank.get(), continuation, end, promotion, Optional.of(square), otherSquare, hasPlus));
  }

  /** Whether the text names a square of another piece, or has a sign for an action on another piece. */
  boolean hasSecondLeg() {
    return end.isPresent() || target.isPresent() || otherSquare.isPresent()
        || sign.filter(text -> Set.of("*", "<>", Algebraic.BoardMove.DRIVE_SIGN).contains(text)).isPresent();
  }

  boolean hasCaptureSign() {
    return end.isPresent() || sign.filter(text -> text.equals("x") || text.equals(":")).isPresent();
  }

  /** Whether the text may mean the move. */
  boolean matches(Legs legs, Algebraic.BoardMove boardMove, Geometry board, Alphabet alphabet) {
    return matchesLegs(legs, boardMove, board, alphabet)
        || secondReading().filter(pattern -> pattern.matchesLegs(legs, boardMove, board, alphabet))
            .isPresent();
  }

  /** Whether a piece may be the mover. {@code from} is the name of its square. */
  boolean mayStart(Piece piece, String from, Alphabet alphabet) {
    return mayBeMover(piece, alphabet) && matchesOrigin(from);
  }

  /** The part of the text that describes the mover. */
  String start() {
    return letter.orElse("") + file.orElse("") + rank.orElse("");
  }

  boolean hasOrigin() {
    return file.isPresent() && rank.isPresent();
  }

  /** All squares that the text names in full, except the mover's origin. */
  List<String> squares() {
    return Stream.of(Optional.of(square), end, target, otherSquare).flatMap(Optional::stream).toList();
  }

  String destination() {
    return end.orElse(square);
  }

  private boolean matchesLegs(Legs legs, Algebraic.BoardMove boardMove, Geometry board, Alphabet alphabet) {
    return mayBeMover(legs.piece(), alphabet) && matchesOrigin(board.name(legs.from()))
        && matchesPath(legs.writtenSquare(board), boardMove)
        && matchesPromotion(legs) && matchesOtherPiece(legs, boardMove, board);
  }

  private boolean mayBeMover(Piece piece, Alphabet alphabet) {
    if (letter.isPresent()) {
      return letter.get().equals(Alphabet.letter(piece));
    }
    return alphabet.isPawn(piece) || file.isPresent() && rank.isPresent();
  }

  private boolean matchesOrigin(String from) {
    return file.map(name -> from.startsWith(name)).orElse(true)
        && rank.map(number -> from.substring(1).equals(number)).orElse(true);
  }

  private boolean matchesPath(String to, Algebraic.BoardMove boardMove) {
    if (end.isPresent()) {
      return !boardMove.continuation().isEmpty() && to.equals(end.get()) && boardMove.square().equals(square);
    }
    return switch (sign.orElse("")) {
      case "*" -> boardMove.actsInPlace() && boardMove.square().equals(square);
      case "&", "<>" -> boardMove.sign().equals(sign.get()) && to.equals(square);
      case Algebraic.BoardMove.DRIVE_SIGN -> boardMove.drives() && to.equals(square);
      case "x", ":" -> boardMove.captures() && to.equals(square);
      default -> to.equals(square);
    };
  }

  private boolean matchesPromotion(Legs legs) {
    if (promotion.isEmpty()) {
      return true;
    }
    String letter =
        legs.becomes().or(() -> legs.entering().map(Legs.Entering::piece)).map(Alphabet::letter).orElse("");
    return letter.equals(promotion.get())
        || promotion.get().equals("+") && letter.equals("+" + Alphabet.letter(legs.piece()));
  }

  private boolean matchesOtherPiece(Legs legs, Algebraic.BoardMove boardMove, Geometry board) {
    boolean otherPieceMoves = !legs.touched().isEmpty() && legs.touched().getFirst().changesSquare();
    return target.map(boardMove.target()::equals).orElse(true)
        && otherSquare.map(name -> boardMove.otherSquare().equals(name)
            || otherPieceMoves && board.name(legs.touched().getFirst().to()).equals(name)).orElse(true);
  }
}
