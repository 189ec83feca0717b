package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Sides;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Mechanism.Castling;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.game.Game;

/** Tells XBoard of a game that it does not know: the board, the pieces, how they move, and what it cannot be told. */
final class VariantLines {

  private final Game game;
  private final Definition definition;
  private final List<String> pieces = new ArrayList<>();
  /** Pieces whose movement is beyond XBoard. */
  private final List<String> strangers = new ArrayList<>();
  /** Other rules that are. */
  private final List<String> unsaid = new ArrayList<>();

  private VariantLines(Game game) {
    this.game = game;
    definition = game.definition();
    definition.pieces().forEach(this::add);
    definition.mechanisms().stream().map(VariantLines::beyond).flatMap(Optional::stream).forEach(unsaid::add);
    if (!(definition.board().topology() instanceof Topology.Rectangle)) {
      unsaid.add("that edges of the board are joined");
    }
    if (definition.board().sides() != Sides.MIRRORED) {
      unsaid.add("how Black sees the board");
    }
  }

  /** The lines {@code setup} and {@code piece}. */
  static List<String> setup(Game game) {
    VariantLines lines = new VariantLines(game);
    List<String> all = new ArrayList<>();
    all.add("setup " + Pieces.table(game.definition()).map(table -> "(" + table + ") ").orElse("")
        + game.board().files() + "x" + game.board().ranks() + "+" + lines.holdings()
        + (lines.promotesInPlace() ? "_shogi " : "_fairy ") + Fen.write(game.start()));
    all.addAll(lines.pieces);
    return all;
  }

  /** Why a game cannot be played by XBoard at all, which gives the turn away after each move; empty if it can. */
  static Optional<String> refusal(Definition definition) {
    return definition.mechanism(Mechanism.Turn.class).filter(turn -> turn.parts().size() > 1)
        .map(_ -> definition.title().name() + " cannot be played by XBoard: a turn has several moves");
  }

  /** What a user has to know where XBoard cannot be told all rules; empty if it can evaluate every move by itself. */
  static Optional<String> advice(Game game) {
    List<String> unsaid = new VariantLines(game).unsaid();
    return unsaid.isEmpty() ? Optional.empty()
        : Optional.of(game + ": XBoard cannot be told " + String.join(", ", unsaid)
            + ". Switch off Test Legality in its General Options, or start it with -testLegality false.");
  }

  private List<String> unsaid() {
    List<String> all = new ArrayList<>();
    if (!strangers.isEmpty()) {
      all.add("how " + String.join(" ", strangers) + (strangers.size() > 1 ? " move" : " moves"));
    }
    all.addAll(unsaid);
    return all;
  }

  private int holdings() {
    return definition.mechanism(Mechanism.Hands.class).map(hands -> hands.drops().size()).orElse(0);
  }

  private boolean promotesInPlace() {
    return definition.pieces().stream().anyMatch(piece -> piece.letter().startsWith("+"));
  }

  private void add(PieceKind piece) {
    if (piece.letter().endsWith("~")) {
      return; // It moves like what it looks like.
    }
    boolean enPassant = definition.mechanism(Mechanism.EnPassant.class).filter(
        rule -> rule.pieces().contains(piece.letter())).isPresent();
    Optional<String> betza = borrows(piece) ? Optional.empty() : Betza.of(piece, enPassant);
    betza.ifPresentOrElse(
        text -> pieces.add("piece " + piece.letter() + "& " + text + castling(piece) + drop(piece)),
        () -> strangers.add(piece.letter()));
    piece.promotion().filter(promotion -> !usual(piece, promotion))
        .ifPresent(promotion -> unsaid.add("where " + piece.letter() + " promotes"));
  }

  private boolean borrows(PieceKind piece) {
    return definition.mechanism(Mechanism.Borrowing.class)
        .filter(rule -> rule.borrowers().contains(piece.letter()))
        .isPresent();
  }

  /** Whether a promotion is as XBoard takes it to be: of a pawn on the last rank, or in place in a zone of shogi. */
  private boolean usual(PieceKind piece, Promotion promotion) {
    Geometry board = game.board();
    return promotion.to().equals(List.of("+" + piece.letter()))
        || piece.letter().equals("P") && IntStream.range(0, board.size())
            .allMatch(square -> promotion.forced().contains(board, square, Side.WHITE)
                == promotion.zone().contains(board, square, Side.WHITE)
                && promotion.zone().contains(board, square, Side.WHITE)
                    == (board.rank(square, Side.BLACK) == 0));
  }

  private String drop(PieceKind piece) {
    return definition.mechanism(Mechanism.Hands.class).stream().flatMap(hands -> hands.drops().stream())
        .anyMatch(drop -> drop.letter().equals(piece.letter())) ? "@" : "";
  }

  private String castling(PieceKind piece) {
    Optional<Castling> castling =
        definition.mechanism(Castling.class).filter(rule -> rule.king().equals(piece.letter()));
    return castling.flatMap(rule -> IntStream.range(0, game.board().size()).boxed()
        .filter(
            square -> game.start().at(square).filter(king -> king.letter().equals(rule.king())).isPresent())
        .findFirst().map(king -> castling(rule, game.board().file(king)))).orElse("");
  }

  private String castling(Castling rule, int king) {
    int last = game.board().files() - 1;
    return switch (rule.style()) {
      case ORTHODOX -> Betza.castling(List.of(king - rule.lowFile()), List.of(rule.highFile() - king));
      case FREE -> Betza.castling(steps(king), steps(last - king));
      case ITALIAN -> "";
    };
  }

  /** Two squares or more, and not as far as the rook. */
  private static List<Integer> steps(int toRook) {
    return IntStream.range(2, toRook).boxed().toList();
  }

  /** What is beyond XBoard in a rule. */
  private static Optional<String> beyond(Mechanism rule) {
    return switch (rule) {
      case Mechanism.Hands _,Mechanism.EnPassant _,Mechanism.Borrowing _ -> Optional.empty();
      case Castling castling ->
          castling.style() == Castling.Style.ITALIAN ? Optional.of("castling") : Optional.empty();
      case Mechanism.Acting _ -> Optional.of("acting instead of capturing");
      case Mechanism.AnswerBan _ -> Optional.of("which pieces may not answer");
      case Mechanism.Exchange _ -> Optional.of("the exchange of pieces");
      case Mechanism.Range _ -> Optional.of("range");
      case Mechanism.Displacement _ -> Optional.of("the displacement of captured pieces");
      case Mechanism.Explosion _ -> Optional.of("explosions");
      case Mechanism.Turn _ -> Optional.of("that one may pass");
    };
  }
}
