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
 * Finds the rule that forbids a move, and explains it. If several do, it reports the one that a player would check
 * first.
 */
public final class WhyNot {

  private final ExplainedPosition explained;
  private final Play play;
  private final State state;
  private final GameTables tables;
  private final Wording words;
  private final boolean check;

  public WhyNot(ExplainedPosition explained) {
    this.explained = explained;
    play = explained.play();
    state = play.state;
    tables = play.tables;
    words = new Wording(state);
    check = play.generator().legality().prepare();
  }

  /** Explains why a text is not a legal move; empty if it is a legal move. */
  public Optional<Refusal> find(String text) {
    boolean legal = explained.moves().stream().anyMatch(move -> move.text().equals(text));
    return legal ? Optional.empty() : Optional.of(why(text));
  }

  private boolean mayPassInCheck() {
    return play.generator().legality().attacks().sparePass();
  }

  private Refusal why(String text) {
    Optional<String> noPass = text.equals(MoveText.PASS)
        ? tables.rooms.turns().map(turns -> turns.whyNoPass(state, check && !mayPassInCheck()))
        : Optional.empty();
    if (noPass.isPresent()) {
      return over().or(() -> new VetoRefusal(explained).of(writtenAs(text)))
          .orElseGet(() -> illegal(Reason.PASS, noPass.get()));
    }
    try {
      return find(RequestedMove.read(tables, state.turn, text), text);
    } catch (RequestedMove.MalformedMove e) {
      return e.refusal();
    }
  }

  /**
   * Explains why the side to move may not castle with the rook on the higher or lower file. Assumes that it may not.
   */
  public Refusal castling(boolean high) {
    Attackers attackers = new Attackers(tables, state);
    return over().or(() -> play.generator().sources().stream()
        .flatMap(source -> source.whyNotNamed(high, check, attackers::of).stream()).findFirst())
        .orElseGet(
            () -> illegal(Reason.CASTLING, "castling is not possible: there is none in this game"));
  }

  private Optional<Illegal> over() {
    return explained.moves().isEmpty()
        ? Optional
            .of(illegal(Reason.GAME_OVER,
                "the game is over" + explained.outcome().get().map(outcome -> ": " + outcome.why())
                    .orElse("")))
        : Optional.empty();
  }

  private Refusal find(RequestedMove request, String text) {
    Optional<Illegal> over = over().or(() -> new VetoRefusal(explained).of(writtenAs(text)))
        .or(() -> new ProhibitionRefusal(explained).of(writtenAs(text)));
    if (over.isPresent()) {
      return over.get();
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
      return unsafe(text).or(() -> special(request, true)).orElseGet(() -> illegal(Reason.ENEMY_PIECE,
          words.pieceOn(request.from()) + " is " + Wording.side(state.turn ^ 1) + "'s, and "
              + Wording.side(state.turn) + " is to move",
          request.from()));
    }
    Gates gates = new Gates(tables.gates.stream().filter(gate -> !gate.followsBoard()).toList(), state);
    gates.prepare(state.turn);
    Optional<Illegal> still = gates.whyStill(request.from());
    return still.isPresent() ? still.get() : move(request, text);
  }

  private static Illegal illegal(Reason rule, String sentence, Integer... squares) {
    return new Illegal(rule, sentence, List.of(squares));
  }

  private Refusal move(RequestedMove request, String text) {
    List<Move> legal =
        explained.moves().stream().filter(move -> sameSquares(request, move.code())).toList();
    Optional<Illegal> unsafe = unsafe(text);
    if (unsafe.isPresent()) {
      return unsafe.get();
    }
    Optional<Illegal> parts = parting(request);
    if (!legal.isEmpty()) {
      return parts.isPresent() ? parts.get() : detail(request, text, legal);
    }
    if (parts.isPresent()) {
      return parts.get();
    }
    Optional<Illegal> special = special(request, false);
    if (special.isPresent() && request.hasSecondLeg()) {
      return special.get();
    }
    List<Long> possible = possible(move -> sameSquares(request, move));
    if (possible.isEmpty()) {
      return special.or(() -> beside(request))
          .orElseGet(() -> new WayRefusal(tables, state, request, check).find());
    }
    return new VetoRefusal(explained).of(move -> sameSquares(request, move))
        .or(() -> new ProhibitionRefusal(explained).of(move -> sameSquares(request, move)))
        .orElseGet(() -> new SafetyRefusal(play).of(possible.getFirst()));
  }

  /**
   * Asks the rules that add moves to the movement of pieces why they do not allow the request.
   *
   * @param ofEnemies whether to use the rules that move the enemy's pieces, or the others
   */
  private Optional<Illegal> special(RequestedMove request, boolean ofEnemies) {
    Attackers attackers = new Attackers(tables, state);
    return play.generator().sources().stream().filter(source -> source.movesEnemies() == ofEnemies)
        .flatMap(source -> source.whyNot(request.asked(), check, attackers::of).stream()).findFirst();
  }

  /** Explains why the move of a text is not safe; empty if it is safe, or if no piece could make it. */
  private Optional<Illegal> unsafe(String text) {
    boolean none = tables.ends.several() == null && state.royal[state.turn] == State.NO_SQUARE;
    if (tables.royalty != Royalty.Mode.CHECK || none) {
      return Optional.empty();
    }
    return possible(writtenAs(text)).stream().findFirst()
        .filter(move -> !play.generator().legality().legal(move))
        .map(move -> new SafetyRefusal(play).of(move));
  }

  /** Tests whether a move is written as a text. */
  private Predicate<Long> writtenAs(String text) {
    return move -> MoveText.write(tables, state, move).equals(text);
  }

  /** Whether a move has the start and destination of the request. */
  private boolean sameSquares(RequestedMove request, long move) {
    return isOfPiece(move) && MoveCode.from(move) == request.from()
        && tables.form(move).writtenTo(move) == request.to();
  }

  private static boolean isOfPiece(long move) {
    return MoveCode.kind(move) != MoveCode.DROP && MoveCode.kind(move) != MoveCode.PASS;
  }

  private List<Long> possible(Predicate<Long> wanted) {
    MoveBuffer buffer = new MoveBuffer();
    play.generator().pseudoLegalMoves(buffer, check);
    return Arrays.stream(buffer.moves, 0, buffer.size).boxed()
        .filter(WhyNot::isOfPiece)
        .filter(wanted).toList();
  }

  /** Explains a text with the squares of legal moves: its second leg or its promotion is wrong or missing. */
  private Refusal detail(RequestedMove request, String text, List<Move> legal) {
    List<Move> second = legal.stream().filter(move -> sameSecondLeg(request, move.code())).toList();
    if (second.isEmpty()) {
      return secondLeg(request, text, legal);
    }
    return promotion(request, second);
  }

  private boolean sameSecondLeg(RequestedMove request, long move) {
    return tables.form(move).agrees(move, request.other(), request.otherTo());
  }

  private Refusal secondLeg(RequestedMove request, String text, List<Move> legal) {
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
          text + " leaves open what happens to " + others(legal) + ": say " + Wording.choices(legal), legal);
    }
    if (state.board[request.other()] == PieceCode.EMPTY) {
      return illegal(Reason.SECOND_LEG,
          "there is no piece on " + words.square(request.other()) + "; possible is "
              + others(request, legal),
          request.other());
    }
    Optional<Illegal> acting = tables.acts == null ? Optional.empty()
        : Optional.of(new WayRefusal(tables, state, request, check).find());
    return acting.orElseGet(() -> illegal(Reason.SECOND_LEG, words.pieceOn(request.other()) + " cannot "
        + (request.otherTo() == State.NO_SQUARE ? "be captured so"
            : request.otherTo() == request.other() ? "stay there"
                : "be put on " + words.square(request.otherTo()))
        + "; possible is " + others(request, legal), request.other()));
  }

  /** Lists the possible squares of the named other piece; if it has none, the other pieces that a move may name. */
  private String others(RequestedMove request, List<Move> legal) {
    List<Long> codes = legal.stream().map(Move::code).toList();
    boolean untouched = codes.stream().anyMatch(code -> tables.form(code).other() != Other.REMAINS);
    if (untouched) {
      return Wording.choices(legal);
    }
    List<Long> same = codes.stream().filter(code -> MoveCode.otherFrom(code) == request.other()).toList();
    return English.list((same.isEmpty() ? codes.stream().map(MoveCode::otherFrom)
        : same.stream().map(MoveCode::otherTo)).distinct().map(words::square).toList(), "or");
  }

  private String others(List<Move> moves) {
    return English.list(
        moves.stream().map(move -> MoveCode.otherFrom(move.code())).distinct().map(words::pieceOn).toList(),
        "or");
  }

  private String becoming(List<Move> moves) {
    return English
        .list(moves.stream().mapToInt(move -> MoveCode.becomes(move.code())).filter(kind -> kind >= 0)
            .distinct().mapToObj(kind -> English.one(words.kind(kind))).toList(), "or");
  }

  /** Explains why no rule that expands moves allows the letters after the squares; empty if no such rule is meant. */
  private Optional<Illegal> added(RequestedMove request) {
    return request.becomes().isEmpty() ? Optional.empty()
        : tables.expansions.stream()
            .flatMap(expansion -> expansion.of(state, play.generator().legality().attacks())
                .whyNot(request.asked(), request.becomes()).stream())
            .findFirst();
  }

  /** Explains a text that names the squares of the castling and the royal piece, and letters; empty for other texts. */
  private Optional<Illegal> beside(RequestedMove request) {
    int rank = tables.geometry.rank(request.from());
    boolean meant =
        !request.becomes().isEmpty() && !tables.expansions.isEmpty()
            && request.to() == state.royal[state.turn]
            && rank == tables.geometry.rank(request.to());
    boolean high = tables.geometry.file(request.from()) > tables.geometry.file(request.to());
    return meant
        ? added(request).or(() -> play.generator().sources().stream()
            .flatMap(source -> source.whyNotNamed(high, check, new Attackers(tables, state)::of).stream())
            .findFirst())
        : Optional.empty();
  }

  /** Explains why no part of the piece can leave it as requested; empty if the text does not request this. */
  private Optional<Illegal> parting(RequestedMove request) {
    Optional<Illegal> parts = tables.meeting == null ? Optional.empty() : tables.meeting.whyNotPart(state,
        request.asked(), request.becomes(), play.generator().legality().attacks());
    if (parts.isEmpty()) {
      return parts;
    }
    Gates gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    return gates.whyStill(request.from()).or(() -> gates.whyNotQuietly(request.from()))
        .or(() -> gates.whyNotOn(request.from(), request.to(), true)).or(() -> parts);
  }

  private Refusal promotion(RequestedMove request, List<Move> moves) {
    Optional<Illegal> added = added(request);
    if (added.isPresent()) {
      return added.get();
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
    boolean possible = moves.stream().anyMatch(move -> MoveCode.becomes(move.code()) >= 0);
    if (!possible && promotion.when() != null) {
      return illegal(Reason.CONDITION, "the " + piece + " promotes only where this holds of "
          + Wording.side(state.turn) + ": " + promotion.when().clause(), request.to());
    }
    if (!possible) {
      return illegal(Reason.PROMOTION,
          "the " + piece + " does not promote by going from " + words.square(request.from())
              + " to " + words.square(request.to()),
          request.to());
    }
    return illegal(Reason.PROMOTION, "the " + piece + " may not become that now, only " + becoming(moves),
        request.to());
  }
}
