package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.PromotionTable;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.make.MoveText;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Incomplete;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveForm.Other;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/**
 * Finds the rule that forbids a move, and explains the rule. If several rules forbid the move, reports the rule that a
 * player would check first.
 */
public final class WhyNot {

  private final ExplainedPosition explained;
  private final Play play;
  private final State state;
  private final GameTables tables;
  private final Wording words;
  private final boolean inCheck;

  public WhyNot(ExplainedPosition explained) {
    this.explained = explained;
    play = explained.play();
    state = play.state;
    tables = play.tables;
    words = new Wording(state);
    inCheck = play.generator().legality().prepare();
  }

  /** Explains why a text is not a legal move; empty if it is a legal move. */
  public Optional<Refusal> find(String text) {
    boolean isLegal = explained.moves().stream().anyMatch(move -> move.text().equals(text));
    return isLegal ? Optional.empty() : Optional.of(why(text));
  }

  private boolean mayPassInCheck() {
    return play.generator().legality().attacks().mayPassInCheck();
  }

  private Refusal why(String text) {
    Optional<String> passRefusal = text.equals(MoveText.PASS)
        ? tables.gameRules.turnOrder().map(turns -> turns.whyNoPass(state, inCheck && !mayPassInCheck()))
        : Optional.empty();
    if (passRefusal.isPresent()) {
      return gameOverRefusal().or(() -> new VetoRefusal(explained).of(isWrittenAs(text)))
          .orElseGet(() -> illegal(Reason.PASS, passRefusal.get()));
    }
    try {
      return whyIllegal(RequestedMove.read(tables, state.turn, text), text);
    } catch (RequestedMove.MalformedMove e) {
      return e.refusal();
    }
  }

  /**
   * Explains why the side to move may not castle, which must be illegal.
   *
   * @param withHigherRook whether to castle with the rook on the higher file, not on the lower file
   */
  public Refusal castlingRefusal(boolean withHigherRook) {
    Attackers attackers = new Attackers(tables, state);
    return gameOverRefusal().or(() -> play.generator().sources().stream()
        .flatMap(source -> source.whyNotNamed(withHigherRook, inCheck, attackers::of).stream()).findFirst())
        .orElseGet(
            () -> illegal(Reason.CASTLING, "castling is not possible: this game is without castling"));
  }

  private Optional<Illegal> gameOverRefusal() {
    return explained.moves().isEmpty()
        ? Optional
            .of(illegal(Reason.GAME_OVER,
                "the game is over" + explained.outcome().get().map(outcome -> ": " + outcome.clause())
                    .orElse("")))
        : Optional.empty();
  }

  /** Tries the rules in the order in which a player would check them. */
  private Refusal whyIllegal(RequestedMove request, String text) {
    Optional<Illegal> earlyRefusal =
        gameOverRefusal().or(() -> new VetoRefusal(explained).of(isWrittenAs(text)))
            .or(() -> new ProhibitionRefusal(explained).of(isWrittenAs(text)));
    if (earlyRefusal.isPresent()) {
      return earlyRefusal.get();
    }
    if (request.isDrop()) {
      return new DropRefusal(play).why(request);
    }
    int piece = state.board[request.from()];
    if (piece == PieceCode.EMPTY) {
      return illegal(Reason.EMPTY_SQUARE, "there is no piece on " + words.square(request.from()),
          request.from());
    }
    if (PieceCode.side(piece) != state.turn) {
      return whyUnsafe(text).or(() -> ruleRefusal(request, true)).orElseGet(() -> illegal(Reason.ENEMY_PIECE,
          words.pieceOn(request.from()) + " is " + Wording.side(state.turn ^ 1) + "'s, and "
              + Wording.side(state.turn) + " is to move",
          request.from()));
    }
    Gates gates = new Gates(tables.gates.stream().filter(gate -> !gate.followsBoard()).toList(), state);
    gates.prepare(state.turn);
    Optional<Illegal> immobility = gates.whyStill(request.from());
    return immobility.isPresent() ? immobility.get() : moveRefusal(request, text);
  }

  private static Illegal illegal(Reason rule, String sentence, Integer... squares) {
    return new Illegal(rule, sentence, List.of(squares));
  }

  /** Explains why a move of an own piece is illegal. */
  private Refusal moveRefusal(RequestedMove request, String text) {
    List<Move> legal =
        explained.moves().stream().filter(move -> hasSameSquares(request, move.code())).toList();
    Optional<Illegal> whyUnsafe = whyUnsafe(text);
    if (whyUnsafe.isPresent()) {
      return whyUnsafe.get();
    }
    Optional<Illegal> partRefusal = partRefusal(request);
    if (partRefusal.isPresent()) {
      return partRefusal.get();
    }
    if (!legal.isEmpty()) {
      return whyIncomplete(request, text, legal);
    }
    Optional<Illegal> ruleRefusal = ruleRefusal(request, false);
    if (ruleRefusal.isPresent() && request.hasSecondLeg()) {
      return ruleRefusal.get();
    }
    List<Long> possible = pseudoLegal(move -> hasSameSquares(request, move));
    if (possible.isEmpty()) {
      return ruleRefusal.or(() -> whyNotCastling(request))
          .orElseGet(() -> new WayRefusal(tables, state, request, inCheck).find());
    }
    return new VetoRefusal(explained).of(move -> hasSameSquares(request, move))
        .or(() -> new ProhibitionRefusal(explained).of(move -> hasSameSquares(request, move)))
        .orElseGet(() -> new SafetyRefusal(play).of(possible.getFirst()));
  }

  /**
   * Explains why rules that add moves to the movement of pieces do not allow the request; empty if none applies.
   *
   * @param movesEnemies true for the rules that move the opponent's pieces, false for all other rules
   */
  private Optional<Illegal> ruleRefusal(RequestedMove request, boolean movesEnemies) {
    Attackers attackers = new Attackers(tables, state);
    return play.generator().sources().stream().filter(source -> source.movesEnemies() == movesEnemies)
        .flatMap(source -> source.whyNot(request.squares(), inCheck, attackers::of).stream()).findFirst();
  }

  /** Explains why the move of a text is not safe; empty if it is safe, or if no piece could make it. */
  private Optional<Illegal> whyUnsafe(String text) {
    boolean noRoyal = tables.ends.severalRoyals() == null && state.royal[state.turn] == State.NO_SQUARE;
    if (tables.royalty != Royalty.Mode.CHECK || noRoyal) {
      return Optional.empty();
    }
    return pseudoLegal(isWrittenAs(text)).stream().findFirst()
        .filter(move -> !play.generator().legality().isLegal(move))
        .map(move -> new SafetyRefusal(play).of(move));
  }

  /** Returns a test whether a move is written as a text. */
  private Predicate<Long> isWrittenAs(String text) {
    return move -> MoveText.write(tables, state, move).equals(text);
  }

  /** Whether a move has the start and destination of the request. */
  private boolean hasSameSquares(RequestedMove request, long move) {
    return isOfPiece(move) && MoveCode.from(move) == request.from()
        && tables.form(move).writtenTo(move) == request.to();
  }

  private static boolean isOfPiece(long move) {
    return MoveCode.kind(move) != MoveCode.DROP && MoveCode.kind(move) != MoveCode.PASS;
  }

  /** Returns the pseudo-legal moves, without drops and passes, that pass a test. */
  private List<Long> pseudoLegal(Predicate<Long> test) {
    MoveBuffer buffer = new MoveBuffer();
    play.generator().pseudoLegalMoves(buffer, inCheck);
    return Arrays.stream(buffer.moves, 0, buffer.size).boxed()
        .filter(WhyNot::isOfPiece)
        .filter(test).toList();
  }

  /** Explains a text with the squares of a legal move, but with a wrong or missing second leg or promotion. */
  private Refusal whyIncomplete(RequestedMove request, String text, List<Move> legal) {
    List<Move> matching = legal.stream().filter(move -> hasSameSecondLeg(request, move.code())).toList();
    if (matching.isEmpty()) {
      return secondLegRefusal(request, text, legal);
    }
    return promotionRefusal(request, matching);
  }

  private boolean hasSameSecondLeg(RequestedMove request, long move) {
    return tables.form(move).agrees(move, request.other(), request.otherTo());
  }

  private Refusal secondLegRefusal(RequestedMove request, String text, List<Move> legal) {
    Optional<String> question = legal.stream()
        .flatMap(move -> tables.form(move.code()).question().stream()).findFirst();
    if (question.isPresent()) {
      return request.hasSecondLeg()
          ? illegal(Reason.SECOND_LEG, "the second leg has to say " + question.get() + "; possible is "
              + Wording.choices(legal), request.other())
          : new Incomplete(text + " leaves open " + question.get() + ": say " + Wording.choices(legal),
              legal);
    }
    if (!request.hasSecondLeg()) {
      return new Incomplete(
          text + " leaves open what happens to " + otherPieces(legal) + ": say " + Wording.choices(legal),
          legal);
    }
    if (state.board[request.other()] == PieceCode.EMPTY) {
      return illegal(Reason.SECOND_LEG,
          "there is no piece on " + words.square(request.other()) + "; possible is "
              + secondLegChoices(request, legal),
          request.other());
    }
    Optional<Illegal> actionRefusal = tables.actForm == null ? Optional.empty()
        : Optional.of(new WayRefusal(tables, state, request, inCheck).find());
    return actionRefusal.orElseGet(() -> illegal(Reason.SECOND_LEG,
        words.pieceOn(request.other()) + " cannot "
            + (request.otherTo() == State.NO_SQUARE ? "be captured by this move"
                : request.otherTo() == request.other() ? "stay there"
                    : "be put on " + words.square(request.otherTo()))
            + "; possible is " + secondLegChoices(request, legal),
        request.other()));
  }

  /**
   * Lists the possible second legs: the whole moves if a move may remove the other piece; if not, the squares to which
   * moves put the named piece, or the squares of the pieces that moves name if no move names that piece.
   */
  private String secondLegChoices(RequestedMove request, List<Move> legal) {
    List<Long> codes = legal.stream().map(Move::code).toList();
    boolean mayRemove = codes.stream().anyMatch(code -> tables.form(code).other() != Other.REMAINS);
    if (mayRemove) {
      return Wording.choices(legal);
    }
    List<Long> namingMoves =
        codes.stream().filter(code -> MoveCode.otherFrom(code) == request.other()).toList();
    return English.list((namingMoves.isEmpty() ? codes.stream().map(MoveCode::otherFrom)
        : namingMoves.stream().map(MoveCode::otherTo)).filter(Distinct.values()).map(words::square).toList(),
        "or");
  }

  /** Lists the other pieces that moves name. */
  private String otherPieces(List<Move> moves) {
    return English.list(
        moves.stream().map(move -> MoveCode.otherFrom(move.code())).filter(Distinct.values())
            .map(words::pieceOn).toList(),
        "or");
  }

  private String promotionChoices(List<Move> moves) {
    return English
        .list(moves.stream().mapToInt(move -> MoveCode.becomes(move.code())).filter(kind -> kind >= 0)
            .filter(Distinct.ints()).mapToObj(kind -> English.withArticle(words.kind(kind))).toList(), "or");
  }

  /** Explains why rules that expand moves do not allow the letters after the squares; empty if no rule uses them. */
  private Optional<Illegal> expansionRefusal(RequestedMove request) {
    return request.becomes().isEmpty() ? Optional.empty()
        : tables.expansions.stream()
            .flatMap(expansion -> expansion.of(state, play.generator().legality().attacks())
                .whyNot(request.squares(), request.becomes()).stream())
            .findFirst();
  }

  /** Explains why castling by a text such as {@code h1e1h} (rook, king, letters) is illegal; empty for other texts. */
  private Optional<Illegal> whyNotCastling(RequestedMove request) {
    int rank = tables.geometry.rank(request.from());
    boolean isCastlingText =
        !request.becomes().isEmpty() && !tables.expansions.isEmpty()
            && request.to() == state.royal[state.turn]
            && rank == tables.geometry.rank(request.to());
    boolean withHigherRook = tables.geometry.file(request.from()) > tables.geometry.file(request.to());
    return isCastlingText
        ? expansionRefusal(request).or(() -> play.generator().sources().stream()
            .flatMap(source -> source.whyNotNamed(withHigherRook, inCheck, new Attackers(tables, state)::of)
                .stream())
            .findFirst())
        : Optional.empty();
  }

  /** Explains why no part of the piece can leave the piece as requested; empty if the text requests no such move. */
  private Optional<Illegal> partRefusal(RequestedMove request) {
    Optional<Illegal> refusal = tables.joinRule == null ? Optional.empty() : tables.joinRule.whyNotPart(state,
        request.squares(), request.becomes(), play.generator().legality().attacks());
    if (refusal.isEmpty()) {
      return refusal;
    }
    Gates gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    return gates.whyStill(request.from()).or(() -> gates.whyNotQuietly(request.from()))
        .or(() -> gates.whyNotOn(request.from(), request.to(), true)).or(() -> refusal);
  }

  /** Explains a wrong or missing promotion. {@code moves} are the legal moves with the squares of the request. */
  private Refusal promotionRefusal(RequestedMove request, List<Move> moves) {
    Optional<Illegal> expansionRefusal = expansionRefusal(request);
    if (expansionRefusal.isPresent()) {
      return expansionRefusal.get();
    }
    String piece = words.piece(request.from());
    if (request.becomes().isEmpty() && moves.stream().anyMatch(move -> MoveCode.becomes(move.code()) < 0)) {
      return new Incomplete("that move is written " + Wording.choices(moves), moves);
    }
    if (request.becomes().isEmpty()) {
      return new Incomplete("the " + piece + " must become something on " + words.square(request.to())
          + ": say "
          + Wording.choices(moves), moves);
    }
    PromotionTable promotion = tables.promotions[PieceCode.kind(state.board[request.from()])];
    if (promotion == null) {
      return illegal(Reason.PROMOTION, "the " + piece + " does not promote", request.from());
    }
    boolean canPromote = moves.stream().anyMatch(move -> MoveCode.becomes(move.code()) >= 0);
    if (!canPromote && promotion.condition() != null) {
      return illegal(Reason.CONDITION, "the " + piece + " promotes only where this holds of "
          + Wording.side(state.turn) + ": " + promotion.condition().clause(), request.to());
    }
    if (!canPromote) {
      return illegal(Reason.PROMOTION,
          "the " + piece + " does not promote by going from " + words.square(request.from())
              + " to " + words.square(request.to()),
          request.to());
    }
    return illegal(Reason.PROMOTION,
        "the " + piece + " may not become that now, only " + promotionChoices(moves),
        request.to());
  }
}
