package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.position.Refusal.Scope;

/** The reason why an algebraic text means no legal move: {@link Position#whyNot} of the pieces it may mean. */
record SanRefusal(Position position, Geometry board, Alphabet alphabet, SanPattern pattern) {

  /** Reasons that fit most pieces. Another piece with a more specific reason is probably meant. */
  private static final Set<Reason> UNSPECIFIC = Set.of(Reason.NO_WAY, Reason.NOT_FROM_HERE);
  private static final int MAX_SHOWN = 3;

  /** Returns the reason. No legal move may match the text. */
  Refusal find() {
    Optional<Refusal> malformed = malformed();
    if (malformed.isPresent()) {
      return malformed.get();
    }
    List<Integer> pieces = IntStream.range(0, board.size()).filter(this::mayBeMeant).boxed().toList();
    if (pieces.isEmpty()) {
      return new Illegal(Reason.EMPTY_SQUARE, sideName() + " has no " + pieceName() + origin(), List.of());
    }
    List<Refusal> reasons =
        pieces.stream().map(this::coordinateText).map(position::whyNot).flatMap(Optional::stream).toList();
    boolean isLegalForSome = reasons.size() < pieces.size();
    if (isLegalForSome) {
      return misdescription(pieces);
    }
    List<Refusal> specific = reasons.stream().filter(SanRefusal::isSpecific).toList();
    if (specific.isEmpty() && reasons.size() > 1) {
      return new Illegal(Reason.NO_WAY, "no " + pieceName() + " goes to " + pattern.destination(), pieces);
    }
    return join(specific.isEmpty() ? reasons : specific);
  }

  /** Returns the refusal if a legal move has these squares, but the text describes that move wrongly. */
  private Refusal misdescription(List<Integer> pieces) {
    if (pattern.hasCaptureSign()) {
      return new Illegal(Reason.ONLY_CAPTURES, "there is nothing to capture on " + pattern.destination(),
          pieces);
    }
    return pattern.promotion().isPresent()
        ? new Illegal(Reason.PROMOTION, "the " + pieceName() + " does not promote to that piece", pieces)
        : new Illegal(Reason.NO_WAY,
            "no " + pieceName() + " goes to " + pattern.destination() + " in this way", pieces);
  }

  /** Whether a reason is about this move, so that its piece is probably meant. */
  private static boolean isSpecific(Refusal refusal) {
    return !(refusal instanceof Illegal illegal
        && (illegal.rule().scope() == Scope.PIECE_AT_ALL || UNSPECIFIC.contains(illegal.rule())));
  }

  private Optional<Refusal> malformed() {
    for (String square : pattern.squares()) {
      if (board.square(square).isEmpty()) {
        return Optional.of(new Refusal.Malformed(1, "there is no square " + square + " on this board"));
      }
    }
    Optional<Refusal> missingLine = missingLine();
    if (missingLine.isPresent()) {
      return missingLine;
    }
    if (pattern.letter().isPresent() && piece(pattern.letter().get()).isEmpty()) {
      return Optional
          .of(new Refusal.Malformed(1, "no piece has the letter " + pattern.letter().get() + "; there are "
              + String.join(" ",
                  position.game().definition().pieces().stream().map(PieceKind::letter).toList())));
    }
    boolean lacksLetter = pattern.letter().isEmpty() && alphabet.pawn().isEmpty() && !pattern.hasOrigin();
    return lacksLetter ? Optional.of(new Refusal.Malformed(1, "expected the letter of a piece first"))
        : Optional.empty();
  }

  /** The refusal if the board lacks the origin's file or rank. For {@code n}, it suggests the piece {@code N}. */
  private Optional<Refusal> missingLine() {
    if (pattern.file().isPresent() && squares().noneMatch(name -> name.startsWith(pattern.file().get()))) {
      String file = pattern.file().get();
      String capital = file.toUpperCase(Locale.ROOT);
      return Optional.of(new Refusal.Malformed(1, "there is no file " + file + " on this board"
          + piece(capital).map(piece -> "; the letter of the " + piece.name() + " is " + capital)
              .orElse("")));
    }
    return pattern.rank().filter(rank -> squares().noneMatch(name -> name.substring(1).equals(rank)))
        .map(rank -> new Refusal.Malformed(1, "there is no rank " + rank + " on this board"));
  }

  private Stream<String> squares() {
    return IntStream.range(0, board.size()).mapToObj(board::name);
  }

  private String sideName() {
    return position.game().sides().of(position.turn());
  }

  /** The origin of the mover in words, as the text states it. */
  private String origin() {
    if (pattern.hasOrigin()) {
      return " on " + pattern.file().get() + pattern.rank().get();
    }
    return pattern.file().map(file -> " on the " + file + "-file")
        .or(() -> pattern.rank().map(rank -> " on rank " + rank)).orElse("");
  }

  private Optional<PieceKind> piece(String letter) {
    return position.game().definition().pieces().stream()
        .filter(piece -> piece.letter().replace("~", "").equals(letter))
        .findFirst();
  }

  private String pieceName() {
    return pattern.letter().or(alphabet::pawn).flatMap(this::piece).map(PieceKind::name).orElse("piece");
  }

  private boolean mayBeMeant(int square) {
    Optional<Piece> piece = position.at(square);
    return piece.isPresent() && piece.get().side() == position.turn()
        && pattern.mayStart(piece.get(), board.name(square), alphabet);
  }

  /** The coordinate notation (COM-3) of the move that a piece on {@code from} would make. */
  private String coordinateText(int from) {
    String start = board.name(from);
    String becomes =
        pattern.promotion().map(letter -> letter.startsWith("+") ? "+" : letter.toLowerCase(Locale.ROOT))
            .orElse("");
    String square = pattern.square();
    if (pattern.end().isPresent()) {
      return start + pattern.end().get() + becomes + "," + square + "x";
    }
    if (pattern.sign().equals(Optional.of("<>"))) {
      return start + square + "," + square + start;
    }
    if (pattern.sign().equals(Optional.of("*"))) {
      return start + (position.game().actsInPlace() ? start : square) + becomes + "," + square
          + pattern.otherSquare().orElse(square);
    }
    if (pattern.target().isPresent()) {
      String target = pattern.target().get();
      return start + square + becomes + "," + target + pattern.otherSquare().orElse(target);
    }
    return start + square + becomes + pattern.otherSquare().map(other -> "," + square + other).orElse("");
  }

  /** Joins the reasons of several pieces to one refusal, with the rule of the first. */
  private static Refusal join(List<Refusal> reasons) {
    if (reasons.size() == 1) {
      return reasons.getFirst();
    }
    Set<Integer> squares = new LinkedHashSet<>();
    List<Reason> rules = new ArrayList<>();
    for (Refusal reason : reasons) {
      if (reason instanceof Illegal illegal) {
        squares.addAll(illegal.squares());
        rules.add(illegal.rule());
      }
    }
    String words =
        reasons.stream().map(Refusal::words).filter(Distinct.values()).limit(MAX_SHOWN)
            .collect(Collectors.joining("; "));
    return rules.isEmpty() ? reasons.getFirst() : new Illegal(rules.getFirst(), words, List.copyOf(squares));
  }
}
