package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Position;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.text.Typography;

/** A reader of texts for moves of one position. */
final class SanReader {

  /** The maximum length of a text, in characters; longer texts are refused without being parsed. */
  static final int MAX_LENGTH = 64;

  private static final Pattern CASTLING =
      Pattern.compile(
          "(?<side>[O0o]-?[O0o](?:-?[O0o])?)(?:/(?<squares>[A-Z]?(?:" + Geometry.SQUARE_NAME
              + "){0,3}))?[+#]*");
  private static final Pattern DROP =
      Pattern.compile("(?<letter>\\+?[A-Z])?@(?<square>" + Geometry.SQUARE_NAME + ")[+#]*");

  /** A pass, as this program, ChessBase, XBoard, UCI and people write it. */
  private static final Pattern PASS = Pattern.compile("(?i)(?:--|Z0|@@@@|0000|pass|null)#?");

  /** A sequence of squares. Only such texts are compared with shortcuts, because computing gestures is slow. */
  private static final Pattern SQUARES = Pattern.compile("(?:" + Geometry.SQUARE_NAME + "){2,4}");

  private final Position position;
  private final Geometry board;
  private final Alphabet alphabet;

  SanReader(Position position) {
    this.position = position;
    board = position.game().board();
    alphabet = Alphabet.of(position.game().definition());
  }

  /** Whether a text means a pass. */
  static boolean isPass(String text) {
    return text.length() <= MAX_LENGTH && PASS.matcher(text.strip()).matches();
  }

  SanReading read(String input) {
    // The length is checked first, because the following steps scan the text repeatedly.
    String text = input.length() > MAX_LENGTH ? ""
        : withoutGlyphs(
            Typography.plain(input.strip(), name -> Alphabet.letter(name, position.game().definition())));
    if (text.isEmpty()) {
      return malformed();
    }
    Optional<Move> exact = position.find(text).or(() -> findBySquares(text));
    if (exact.isPresent()) {
      return new SanReading.Found(exact.get());
    }
    if (PASS.matcher(text).matches()) {
      return readPass();
    }
    Matcher castling = CASTLING.matcher(text);
    if (castling.matches()) {
      return readCastling(castling);
    }
    Matcher drop = DROP.matcher(text);
    if (drop.matches()) {
      return readDrop(drop, text);
    }
    Optional<Refusal> refusal = position.whyNot(text);
    if (refusal.isPresent() && !(refusal.get() instanceof Refusal.Malformed)) {
      return refused(refusal.get());
    }
    return SanPattern.of(text).map(pattern -> readBoardMove(pattern, text)).orElseGet(this::malformed);
  }

  /** Removes {@code !} and {@code ?} from the end of a move's text. */
  static String withoutGlyphs(String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
      end--;
    }
    return text.substring(0, end);
  }

  /**
   * The move for which a sequence of squares is a shortcut, for example {@code e1h1} for castling; empty if there is
   * none.
   */
  private Optional<Move> findBySquares(String text) {
    if (!SQUARES.matcher(text).matches()) {
      return Optional.empty();
    }
    return position.shortcuts().entrySet().stream()
        .filter(entry -> entry.getValue().stream().anyMatch(gesture -> gesture.becomes().isEmpty()
            && gesture.squares().stream().map(board::name).collect(Collectors.joining()).equals(text)))
        .map(Map.Entry::getKey).findFirst();
  }

  /** The refusal of a text that is no move in any notation, with an example. */
  private SanReading malformed() {
    SanWriter writer = new SanWriter(position);
    return refused(new Refusal.Malformed(1, "expected a move" + writer.exampleMove()
        .map(move -> " such as "
            + Stream.of(writer.write(move), move.text()).filter(Distinct.values())
                .collect(Collectors.joining(" or ")))
        .orElse("")));
  }

  private static SanReading refused(Refusal why) {
    return new SanReading.Refused(why);
  }

  /** The pass in a record of an earlier version, for a part of a turn that is now skipped automatically. */
  static Optional<Move> recordedPass(Position position, String text) {
    return PASS.matcher(text).matches() ? position.recordedPass() : Optional.empty();
  }

  private SanReading readPass() {
    Optional<Move> pass = position.moves().stream().filter(Move::isPass).findFirst();
    return pass.<SanReading>map(SanReading.Found::new)
        .orElseGet(() -> position.whyNotPass().map(SanReader::refused).orElseGet(this::malformed));
  }

  private SanReading readCastling(Matcher text) {
    boolean isShort = text.group("side").replace("-", "").length() == 2;
    String squares = Optional.ofNullable(text.group("squares")).orElse("");
    List<Move> moves = legalMoves(legs -> legs.algebraic() instanceof Algebraic.Named named
        && named.name().equals(isShort ? "O-O" : "O-O-O") && named.squares().startsWith(squares));
    return onlyMove(squares.isEmpty() ? prefer(moves, this::addsNoPiece) : moves, text.group(),
        () -> position.whyNotCastling(isShort).orElseGet(() -> new Refusal.Illegal(
            Refusal.Reason.CASTLING, "castling is possible, but not to " + squares, List.of())));
  }

  private SanReading readDrop(Matcher text, String fullText) {
    Optional<String> letter = Optional.ofNullable(text.group("letter")).or(alphabet::pawn);
    return onlyMove(
        legalMoves(
            legs -> legs.isDrop() && letter.filter(Alphabet.letter(legs.arrivingPiece())::equals).isPresent()
                && board.name(legs.to()).equals(text.group("square"))),
        fullText,
        () -> position.whyNot(letter.orElse("") + "@" + text.group("square")).orElseThrow());
  }

  /** Reads a move of a piece. If several moves match, prefers those without what the text does not mention. */
  private SanReading readBoardMove(SanPattern pattern, String text) {
    List<Move> moves = legalMoves(legs -> legs.algebraic() instanceof Algebraic.BoardMove boardMove
        && pattern.matches(legs, boardMove, board, alphabet));
    List<Move> likely =
        prefer(moves, move -> pattern.promotion().isPresent()
            || position.legs(move).becomes().isEmpty() && addsNoPiece(move));
    likely = prefer(likely, move -> pattern.hasSecondLeg() || !move.text().contains(","));
    likely = prefer(likely, move -> position.legs(move).captures() == pattern.hasCaptureSign());
    if (pattern.hasPlus() && likely.size() == 1 && mayMeanPromotion(likely.getFirst(), moves)
        && !givesCheck(likely.getFirst())) {
      return ambiguous(moves, text);
    }
    return onlyMove(likely, text, () -> new SanRefusal(position, board, alphabet, pattern).find());
  }

  /** Whether a move brings no additional piece from the hand. */
  private boolean addsNoPiece(Move move) {
    return position.legs(move).entering().isEmpty();
  }

  /** Whether {@code +} after a move may mean that the piece promotes, as shogi players write it. */
  private boolean mayMeanPromotion(Move withoutPromotion, List<Move> moves) {
    return position.legs(withoutPromotion).becomes().isEmpty() && moves.stream().map(position::legs)
        .anyMatch(legs -> legs.becomes().filter(piece -> piece.letter().startsWith("+")).isPresent());
  }

  private boolean givesCheck(Move move) {
    return position.play(move).inCheck();
  }

  private List<Move> legalMoves(Predicate<Legs> test) {
    return position.moves().stream().filter(move -> test.test(position.legs(move))).toList();
  }

  /** Returns the moves that pass a test; all moves if none does. */
  private static List<Move> prefer(List<Move> moves, Predicate<Move> isLikely) {
    List<Move> preferred = moves.stream().filter(isLikely).toList();
    return preferred.isEmpty() ? moves : preferred;
  }

  private SanReading onlyMove(List<Move> moves, String text, Supplier<Refusal> why) {
    return switch (moves.size()) {
      case 0 -> refused(why.get());
      case 1 -> new SanReading.Found(moves.getFirst());
      default -> ambiguous(moves, text);
    };
  }

  private SanReading ambiguous(List<Move> moves, String text) {
    return refused(new Refusal.Incomplete(text + " may mean " + new SanWriter(position).list(moves), moves));
  }
}
