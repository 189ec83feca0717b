package org.variorum.view.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Scope;
import org.variorum.rules.position.Setup;
import org.variorum.rules.text.English;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.PositionView.MarkView;
import org.variorum.view.game.MarkViews;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.SafeExcerpt;
import org.variorum.view.text.Sentences;

/** The abilities of one piece, explained to beginners in sentences. */
public final class InsightViews {

  private final Game game;
  private final Definition definition;
  private final Geometry board;
  private final Setup setup;
  private final Insight insight;
  private final boolean isNotToMove;

  /** @param isNotToMove whether the piece belongs to the side that is not to move in a position */
  private InsightViews(Game game, Setup setup, Insight insight, boolean isNotToMove) {
    this.isNotToMove = isNotToMove;
    this.game = game;
    definition = game.definition();
    board = game.board();
    this.setup = setup;
    this.insight = insight;
  }

  static InsightView of(Position position, String square) {
    int index = square(position.game(), square);
    Setup setup = position.game().setup(position.fen());
    return position.insight(index)
        .map(insight -> new InsightViews(position.game(), setup, insight, !insight.legal()).view())
        .orElseThrow(() -> noPiece(square));
  }

  /**
   * Explains a piece in any arrangement of pieces.
   *
   * @param fen the FEN of the arrangement; the game's start position if missing
   */
  public static InsightView of(Game game, @Nullable String fen, String square) {
    int index = square(game, square);
    Setup setup = setup(game, fen);
    return game.insight(setup, index).map(insight -> new InsightViews(game, setup, insight, false).view())
        .orElseThrow(() -> noPiece(square));
  }

  private static Setup setup(Game game, @Nullable String fen) {
    try {
      return game.setup(fen == null ? game.start().fen() : fen);
    } catch (FenException e) {
      throw new QueryException("bad-fen", Sentences.of(String.valueOf(e.getMessage())));
    }
  }

  private static int square(Game game, String square) {
    return game.board().square(String.valueOf(square))
        .orElseThrow(() -> new QueryException("unknown-square",
            "There is no square \"" + SafeExcerpt.of(square) + "\" on this board."));
  }

  private static QueryException noPiece(String square) {
    return new QueryException("nobody", "There is no piece on " + square + ".");
  }

  private InsightView view() {
    return new InsightView(board.name(insight.square()), insight.piece().fen(), words(), insight.legal(),
        marks(),
        insight.barred().map(why -> Why.view(board, why)).orElse(null), sights(),
        insight.barriers().stream().map(barrier -> new InsightView.Barrier(board.name(barrier.square()),
            Why.view(board, barrier.why()))).toList());
  }

  /** The squares that matter to the piece's moves; squares with the same mark are merged. */
  private List<MarkView> marks() {
    Map<String, SortedSet<Integer>> marks = new LinkedHashMap<>();
    insight.remarks().stream().map(Insight.Remark::mark).forEach(mark -> marks
        .computeIfAbsent(MarkViews.text(mark.look(), mark.word()), _ -> new TreeSet<>())
        .addAll(mark.squares()));
    return marks.entrySet().stream()
        .map(mark -> new MarkView(mark.getKey(), mark.getValue().stream().map(board::name).toList()))
        .toList();
  }

  /** The actions of the piece. A square may occur more than once: a piece may be acted on from several squares. */
  private List<InsightView.Sight> sights() {
    return insight.sights().stream()
        .map(sight -> new InsightView.Sight(board.name(sight.square()),
            MarkViews.text(sight.kind().look(), sight.kind().word()), sight.kind().legend(),
            board.name(sight.to())))
        .filter(Distinct.values()).toList();
  }

  private String words() {
    List<String> sentences = new ArrayList<>();
    insight.barred().ifPresent(why -> sentences.add(barredSentence(why)));
    sentences.addAll(game.rules().remarks(insight.piece().letter()));
    insight.remarks().forEach(remark -> remark.words().ifPresent(sentences::add));
    if (insight.barred().isEmpty()) {
      sentences.add(abilities());
      promotionSentence().ifPresent(sentences::add);
      barrierSentence().ifPresent(sentences::add);
    }
    return String.join(" ", sentences);
  }

  /** The reason why the piece may not move. Words about a single move get the prefix "It may not move". */
  private static String barredSentence(Illegal why) {
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

  private String abilities() {
    List<SightKind> kinds = insight.sights().stream().map(Insight.Sight::kind)
        .filter(kind -> kind.look() != Look.GUARD).filter(Distinct.values()).toList();
    if (kinds.isEmpty()) {
      return insight.barriers().isEmpty() ? "It has nowhere to go." : "It has no legal move.";
    }
    return Stream.of(abilitySentence("It can ", kinds.stream().filter(SightKind::isByEnemy)),
        abilitySentence(isNotToMove ? "By its movement it could " : "It can ",
            kinds.stream().filter(kind -> !kind.isByEnemy())))
        .flatMap(Optional::stream).collect(Collectors.joining(" "));
  }

  private Optional<String> abilitySentence(String prefix, Stream<SightKind> kinds) {
    List<String> actions = kinds.map(kind -> kind.verb() + " " + objects(kind)).toList();
    return actions.isEmpty() ? Optional.empty() : Optional.of(prefix + English.list(actions, "and") + ".");
  }

  private String objects(SightKind kind) {
    List<Integer> squares = insight.sights().stream().filter(sight -> sight.kind().equals(kind))
        .map(Insight.Sight::square).filter(Distinct.values()).sorted().toList();
    return kind.look() == Look.TARGET ? summary(squares, "squares")
        : English.list(squares.stream().map(this::pieceOn).toList(), "or");
  }

  /** Lists up to three squares; for more squares returns only their number. */
  private String summary(List<Integer> squares, String noun) {
    return squares.size() > 3 ? squares.size() + " " + noun
        : English.list(squares.stream().map(board::name).toList(), "or");
  }

  private Optional<String> promotionSentence() {
    List<Integer> squares = insight.sights().stream().filter(Insight.Sight::promotes).map(Insight.Sight::to)
        .filter(Distinct.values()).sorted().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional
            .of("It " + (isNotToMove ? "could" : "can") + " promote on " + summary(squares, "squares") + ".");
  }

  private Optional<String> barrierSentence() {
    List<Integer> squares = insight.barriers().stream().map(Insight.Barrier::square).sorted().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of("It may not go to " + summary(squares, "squares that it reaches") + ".");
  }
}
