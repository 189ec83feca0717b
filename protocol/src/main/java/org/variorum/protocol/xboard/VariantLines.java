package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Rules;
import org.variorum.rules.position.SlotKind;

/** Description of a game for XBoard: board, pieces and movement, and the rules that XBoard cannot know. */
final class VariantLines {

  private final Game game;
  private final Definition definition;
  private final List<String> pieces = new ArrayList<>();
  /** The letters of pieces with movement that XBoard cannot know. */
  private final List<String> unknownMovers = new ArrayList<>();
  /** Other rules that XBoard cannot know, in words. */
  private final List<String> unknownRules = new ArrayList<>();

  private VariantLines(Game game) {
    this.game = game;
    definition = game.definition();
    definition.pieces().forEach(this::add);
    game.rules().notes().stream().flatMap(rule -> rule.beyondMovement().stream()).forEach(unknownRules::add);
    if (!(definition.board().topology() instanceof Topology.Rectangle)) {
      unknownRules.add("that edges of the board are joined");
    }
    if (definition.board().blackView() != BlackView.MIRRORED) {
      unknownRules.add("how Black sees the board");
    }
  }

  /** The lines {@code setup} and {@code piece}. */
  static List<String> setup(Game game) {
    VariantLines lines = new VariantLines(game);
    List<String> text = new ArrayList<>();
    text.add("setup " + DrawingTable.table(game.definition()).map(table -> "(" + table + ") ").orElse("")
        + game.board().files() + "x" + game.board().ranks() + "+" + lines.holdings()
        + (lines.promotesInPlace() ? "_shogi " : "_fairy ") + Fen.write(game.start()));
    text.addAll(lines.pieces);
    return text;
  }

  /** The reason why XBoard cannot play a game: a turn may have several moves. Empty if each turn is one move. */
  static Optional<String> refusal(Definition definition) {
    return Rules.of(definition).alternates() ? Optional.empty()
        : Optional.of(definition.title().name() + " cannot be played by XBoard: a turn has several moves");
  }

  /** Advice for the user if XBoard cannot know all rules; empty if it can judge every move itself. */
  static Optional<String> advice(Game game) {
    List<String> unknownRules = new VariantLines(game).unknownRules();
    return unknownRules.isEmpty() ? Optional.empty()
        : Optional.of(game + ": XBoard cannot be told " + String.join(", ", unknownRules)
            + ". Switch off Test Legality in its General Options, or start it with -testLegality false.");
  }

  private List<String> unknownRules() {
    List<String> lines = new ArrayList<>();
    if (!unknownMovers.isEmpty()) {
      lines.add("how " + String.join(" ", unknownMovers) + (unknownMovers.size() > 1 ? " move" : " moves"));
    }
    lines.addAll(unknownRules);
    return lines;
  }

  private int holdings() {
    return game.rules().heldLetters().size();
  }

  private boolean promotesInPlace() {
    return definition.pieces().stream().anyMatch(piece -> piece.letter().startsWith("+"));
  }

  private void add(PieceKind piece) {
    if (piece.letter().endsWith("~")) {
      return; // It moves like the piece that it looks like.
    }
    boolean isPlain = !definition.changesInCheck(piece) && !game.rules().hasOtherMovement(piece.letter());
    Optional<String> betza = isPlain ? XBoardBetza.of(piece, isCapturedEnPassant(piece)) : Optional.empty();
    betza.ifPresentOrElse(
        text -> pieces.add("piece " + piece.letter() + "& " + text + sideSteps(piece) + drop(piece)),
        () -> unknownMovers.add(piece.letter()));
    piece.promotion().filter(promotion -> !isKnown(piece, promotion))
        .ifPresent(promotion -> unknownRules.add("where " + piece.letter() + " promotes"));
  }

  /** Whether a piece can be captured on squares that it has crossed. Such a piece is assumed to capture so too. */
  private boolean isCapturedEnPassant(PieceKind piece) {
    return game.slots().stream().anyMatch(slot -> slot.control() instanceof SlotKind.Squares squares
        && !squares.areOccupied() && squares.pieces().contains(piece.letter()));
  }

  /** Whether XBoard knows a promotion: of a pawn on the last rank, or to the promoted form in a zone. */
  private boolean isKnown(PieceKind piece, Promotion promotion) {
    Geometry board = game.board();
    boolean becomesPromotedForm = promotion.choices().equals(List.of("+" + piece.letter()));
    return !promotion.byCapture() && (becomesPromotedForm
        || piece.letter().equals("P") && IntStream.range(0, board.size())
            .allMatch(square -> isForcedExactlyOnLastRank(board, promotion, square)));
  }

  private static boolean isForcedExactlyOnLastRank(Geometry board, Promotion promotion, int square) {
    boolean isOnLastRank = board.rank(square, Side.BLACK) == 0;
    return promotion.zone().contains(board, square, Side.WHITE) == isOnLastRank
        && promotion.forced().contains(board, square, Side.WHITE) == isOnLastRank;
  }

  private String drop(PieceKind piece) {
    return game.rules().heldLetters().contains(piece.letter()) ? "@" : "";
  }

  private String sideSteps(PieceKind piece) {
    return game.rules().sideSteps(piece.letter(), game.setup(game.start().fen())).map(XBoardBetza::sideSteps)
        .orElse("");
  }
}
