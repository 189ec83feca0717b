package org.variorum.server.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Insight.Lender;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Scope;
import org.variorum.rules.position.Setup;
import org.variorum.rules.text.English;
import org.variorum.server.api.InsightView;
import org.variorum.server.api.RefusedException;
import org.variorum.server.catalog.Excerpt;

/** What pieces can do, with words for beginners. */
public final class Insights {

  private final Game game;
  private final Definition definition;
  private final Geometry board;
  private final Setup setup;
  private final Insight insight;
  private final boolean waits;

  /** @param waits whether it is a piece of a position whose side is not to move */
  private Insights(Game game, Setup setup, Insight insight, boolean waits) {
    this.waits = waits;
    this.game = game;
    definition = game.definition();
    board = game.board();
    this.setup = setup;
    this.insight = insight;
  }

  static InsightView of(Position position, String square) {
    int at = square(position.game(), square);
    Setup setup = position.game().setup(position.fen());
    return position.insight(at)
        .map(insight -> new Insights(position.game(), setup, insight, !insight.legal()).view())
        .orElseThrow(() -> nobody(square));
  }

  /**
   * Of a piece in any arrangement of pieces.
   *
   * @param fen the game's start position if missing
   */
  public static InsightView of(Game game, @Nullable String fen, String square) {
    int at = square(game, square);
    Setup setup = setup(game, fen);
    return game.insight(setup, at).map(insight -> new Insights(game, setup, insight, false).view())
        .orElseThrow(() -> nobody(square));
  }

  private static Setup setup(Game game, @Nullable String fen) {
    try {
      return game.setup(fen == null ? game.start().fen() : fen);
    } catch (FenException e) {
      throw new RefusedException(400, "bad-fen", Sentences.of(String.valueOf(e.getMessage())));
    }
  }

  private static int square(Game game, String square) {
    return game.board().square(String.valueOf(square))
        .orElseThrow(() -> new RefusedException(400, "unknown-square",
            "There is no square \"" + Excerpt.of(square) + "\" on this board."));
  }

  private static RefusedException nobody(String square) {
    return new RefusedException(400, "nobody", "There is nobody on " + square + ".");
  }

  private InsightView view() {
    List<InsightView.Lender> lenders = insight.lenders().stream()
        .map(lender -> new InsightView.Lender(board.name(lender.square()), lender.piece().fen())).toList();
    List<String> range = insight.range().stream().map(board::name).toList();
    return new InsightView(board.name(insight.square()), insight.piece().fen(), words(), insight.legal(),
        lenders,
        range.isEmpty() ? null : range,
        insight.company().stream().flatMap(company -> company.squares().stream()).map(board::name).toList(),
        insight.barred().map(why -> Why.view(board, why)).orElse(null), sights(),
        insight.barriers().stream().map(barrier -> new InsightView.Barrier(board.name(barrier.square()),
            Why.view(board, barrier.why()))).toList());
  }

  /** A square may be seen more than once, for a piece may be acted on from several squares. */
  private List<InsightView.Sight> sights() {
    return insight.sights().stream()
        .map(sight -> new InsightView.Sight(board.name(sight.square()), switch (sight.kind()) {
          case MOVE -> InsightView.SightKind.move;
          case CAPTURE -> InsightView.SightKind.capture;
          case ACT -> InsightView.SightKind.act;
          case CASTLE -> InsightView.SightKind.castle;
          case EXCHANGE -> InsightView.SightKind.exchange;
          case GUARD -> InsightView.SightKind.guard;
        }, board.name(sight.to()))).distinct().toList();
  }

  private String words() {
    List<String> sentences = new ArrayList<>();
    insight.barred().ifPresent(why -> sentences.add(barred(why)));
    borrowed().ifPresent(sentences::add);
    sentences.addAll(game.rules().remarks(insight.piece().letter()));
    insight.company().forEach(company -> sentences.add(company.words()));
    if (insight.barred().isEmpty()) {
      sentences.add(kinds());
      promotions().ifPresent(sentences::add);
      barriers().ifPresent(sentences::add);
    }
    return String.join(" ", sentences);
  }

  /** What would happen elsewhere does not say by itself that the piece may not move. */
  private static String barred(Illegal why) {
    return why.rule().scope() == Scope.MOVE ? "It may not move: " + why.words() + "."
        : Sentences.of(why.words());
  }

  private String name(Piece piece) {
    return definition.piece(piece.letter()).map(PieceKind::name).orElse(piece.letter());
  }

  private String pieceOn(int square) {
    Piece piece = setup.board().get(square);
    return "the " + (piece == null ? "piece" : name(piece)) + " on " + board.name(square);
  }

  private Optional<String> borrowed() {
    if (insight.lenders().isEmpty()) {
      return Optional.empty();
    }
    String lenders =
        English.list(insight.lenders().stream().map(lender -> pieceOn(lender.square())).toList(), "and");
    return Optional.of(likeness() + ": it is protected by " + lenders + ".");
  }

  /** DEL-4: the halves of a movement can be lent apart. */
  private String likeness() {
    List<String> moving = kinds(Lender::moving);
    List<String> capturing = kinds(Lender::capturing);
    if (moving.equals(capturing)) {
      return "It moves like " + English.list(moving, "and");
    }
    return "It " + Stream.of(like("moves", moving), like("captures", capturing)).flatMap(Optional::stream)
        .reduce((one, other) -> one + " and " + other).orElse("borrows its movement");
  }

  private static Optional<String> like(String verb, List<String> kinds) {
    return kinds.isEmpty() ? Optional.empty() : Optional.of(verb + " like " + English.list(kinds, "and"));
  }

  private List<String> kinds(Predicate<Lender> lending) {
    return insight.lenders().stream().filter(lending).map(lender -> English.one(name(lender.piece())))
        .distinct()
        .toList();
  }

  private String kinds() {
    List<String> kinds = new ArrayList<>();
    List<Integer> moves = squares(SightKind.MOVE);
    if (!moves.isEmpty()) {
      kinds.add("go to " + (moves.size() > 3 ? moves.size() + " squares" : named(moves)));
    }
    told("capture", squares(sight -> sight.kind() == SightKind.CAPTURE && !displaces(sight)))
        .ifPresent(kinds::add);
    told("displace", squares(sight -> sight.kind() == SightKind.CAPTURE && displaces(sight)))
        .ifPresent(kinds::add);
    told("act on", squares(SightKind.ACT)).ifPresent(kinds::add);
    told("castle with", squares(SightKind.CASTLE)).ifPresent(kinds::add);
    told("exchange squares with", squares(SightKind.EXCHANGE)).ifPresent(kinds::add);
    if (kinds.isEmpty()) {
      return insight.barriers().isEmpty() ? "It has nowhere to go." : "It has no legal move.";
    }
    return (waits ? "By its movement it could " : "It can ") + English.list(kinds, "and") + ".";
  }

  private String named(List<Integer> squares) {
    return English.list(squares.stream().map(board::name).toList(), "or");
  }

  /** Whether the piece there is put elsewhere as it is. */
  private boolean displaces(Insight.Sight sight) {
    Piece piece = setup.board().get(sight.square());
    return piece != null && game.fate(piece, insight.piece().side()).filter(piece::equals).isPresent();
  }

  private Optional<String> told(String verb, List<Integer> squares) {
    return squares.isEmpty() ? Optional.empty()
        : Optional.of(verb + " " + English.list(squares.stream().map(this::pieceOn).toList(), "or"));
  }

  private Optional<String> promotions() {
    List<Integer> squares = insight.sights().stream().filter(Insight.Sight::promotes).map(Insight.Sight::to)
        .distinct().sorted().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of("It " + (waits ? "could" : "can") + " promote on "
            + (squares.size() > 3 ? squares.size() + " squares" : named(squares)) + ".");
  }

  private Optional<String> barriers() {
    List<Integer> squares = insight.barriers().stream().map(Insight.Barrier::square).sorted().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of("It may not go to " + (squares.size() > 3 ? squares.size() + " squares that it reaches"
            : named(squares)) + ".");
  }

  private List<Integer> squares(SightKind kind) {
    return squares(sight -> sight.kind() == kind);
  }

  private List<Integer> squares(Predicate<Insight.Sight> sort) {
    return insight.sights().stream().filter(sort).map(Insight.Sight::square).distinct().sorted().toList();
  }
}
