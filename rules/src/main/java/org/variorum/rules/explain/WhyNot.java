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

  private final ExplainedPosition scene;
  private final Play play;
  private final State state;
  private final GameTables tables;
  private final Wording words;
  private final boolean check;

  public WhyNot(ExplainedPosition scene) {
    this.scene = scene;
    play = scene.play();
    state = play.state;
    tables = play.tables;
    words = new Wording(state);
    check = play.generator().legality().prepare();
  }

  /** Explains why a text is not a legal move; empty if it is a legal move. */
  public Optional<Refusal> find(String text) {
    boolean legal = scene.moves().stream().anyMatch(move -> move.text().equals(text));
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
      return over().or(() -> new VetoRefusal(scene).of(writtenAs(text)))
          .orElseGet(() -> illegal(Reason.PASS, noPass.get()));
    }
    try {
      return find(RequestedMove.read(tables, state.turn, text), text);
    } catch (RequestedMove.MalformedWish e) {
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
    return scene.moves().isEmpty()
        ? Optional
            .of(illegal(Reason.GAME_OVER,
                "the game is over" + scene.outcome().get().map(outcome -> ": " + outcome.why()).orElse("")))
        : Optional.empty();
  }

  private Refusal find(RequestedMove wish, String text) {
    Optional<Illegal> over = over().or(() -> new VetoRefusal(scene).of(writtenAs(text)))
        .or(() -> new ProhibitionRefusal(scene).of(writtenAs(text)));
    if (over.isPresent()) {
      return over.get();
    }
    if (wish.isDrop()) {
      return new DropRefusal(play).why(wish);
    }
    int piece = state.board[wish.from()];
    if (piece == PieceCode.EMPTY) {
      return illegal(Reason.EMPTY_SQUARE, "there is no piece on " + words.square(wish.from()), wish.from());
    }
    if (PieceCode.side(piece) != state.turn) {
      return unsafe(text).or(() -> special(wish, true)).orElseGet(() -> illegal(Reason.ENEMY_PIECE,
          words.pieceOn(wish.from()) + " is " + Wording.side(state.turn ^ 1) + "'s, and "
              + Wording.side(state.turn) + " is to move",
          wish.from()));
    }
    Gates gates = new Gates(tables.gates.stream().filter(gate -> !gate.followsBoard()).toList(), state);
    gates.prepare(state.turn);
    Optional<Illegal> still = gates.whyStill(wish.from());
    return still.isPresent() ? still.get() : move(wish, text);
  }

  private static Illegal illegal(Reason rule, String sentence, Integer... squares) {
    return new Illegal(rule, sentence, List.of(squares));
  }

  private Refusal move(RequestedMove wish, String text) {
    List<Move> legal =
        scene.moves().stream().filter(move -> sameSquares(wish, move.code())).toList();
    Optional<Illegal> unsafe = unsafe(text);
    if (unsafe.isPresent()) {
      return unsafe.get();
    }
    Optional<Illegal> parts = parting(wish);
    if (!legal.isEmpty()) {
      return parts.isPresent() ? parts.get() : detail(wish, text, legal);
    }
    if (parts.isPresent()) {
      return parts.get();
    }
    Optional<Illegal> special = special(wish, false);
    if (special.isPresent() && wish.hasSecondLeg()) {
      return special.get();
    }
    List<Long> possible = possible(move -> sameSquares(wish, move));
    if (possible.isEmpty()) {
      return special.or(() -> beside(wish))
          .orElseGet(() -> new WayRefusal(tables, state, wish, check).find());
    }
    return new VetoRefusal(scene).of(move -> sameSquares(wish, move))
        .or(() -> new ProhibitionRefusal(scene).of(move -> sameSquares(wish, move)))
        .orElseGet(() -> new SafetyRefusal(play).of(possible.getFirst()));
  }

  /**
   * Asks the rules that add moves to the movement of pieces why they do not allow the request.
   *
   * @param ofEnemies whether to use the rules that move the enemy's pieces, or the others
   */
  private Optional<Illegal> special(RequestedMove wish, boolean ofEnemies) {
    Attackers attackers = new Attackers(tables, state);
    return play.generator().sources().stream().filter(source -> source.movesEnemies() == ofEnemies)
        .flatMap(source -> source.whyNot(wish.asked(), check, attackers::of).stream()).findFirst();
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
  private boolean sameSquares(RequestedMove wish, long move) {
    return isOfPiece(move) && MoveCode.from(move) == wish.from()
        && tables.form(move).writtenTo(move) == wish.to();
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
  private Refusal detail(RequestedMove wish, String text, List<Move> legal) {
    List<Move> second = legal.stream().filter(move -> sameSecondLeg(wish, move.code())).toList();
    if (second.isEmpty()) {
      return secondLeg(wish, text, legal);
    }
    return promotion(wish, second);
  }

  private boolean sameSecondLeg(RequestedMove wish, long move) {
    return tables.form(move).agrees(move, wish.other(), wish.otherTo());
  }

  private Refusal secondLeg(RequestedMove wish, String text, List<Move> legal) {
    Optional<String> question = legal.stream()
        .flatMap(move -> tables.form(move.code()).question().stream()).findFirst();
    if (question.isPresent()) {
      return wish.hasSecondLeg()
          ? illegal(Reason.SECOND_LEG, "the second leg has to say " + question.get() + "; possible is "
              + Wording.choices(legal), wish.other())
          : new Incomplete(text + " leaves open " + question.get() + ": say " + Wording.choices(legal),
              legal);
    }
    if (!wish.hasSecondLeg()) {
      return new Incomplete(
          text + " leaves open what happens to " + others(legal) + ": say " + Wording.choices(legal), legal);
    }
    if (state.board[wish.other()] == PieceCode.EMPTY) {
      return illegal(Reason.SECOND_LEG,
          "there is no piece on " + words.square(wish.other()) + "; possible is "
              + others(wish, legal),
          wish.other());
    }
    Optional<Illegal> acting = tables.acts == null ? Optional.empty()
        : Optional.of(new WayRefusal(tables, state, wish, check).find());
    return acting.orElseGet(() -> illegal(Reason.SECOND_LEG, words.pieceOn(wish.other()) + " cannot "
        + (wish.otherTo() == State.NO_SQUARE ? "be captured so"
            : wish.otherTo() == wish.other() ? "stay there"
                : "be put on " + words.square(wish.otherTo()))
        + "; possible is " + others(wish, legal), wish.other()));
  }

  /** Lists the possible squares of the named other piece; if it has none, the other pieces that a move may name. */
  private String others(RequestedMove wish, List<Move> legal) {
    List<Long> codes = legal.stream().map(Move::code).toList();
    boolean untouched = codes.stream().anyMatch(code -> tables.form(code).other() != Other.REMAINS);
    if (untouched) {
      return Wording.choices(legal);
    }
    List<Long> same = codes.stream().filter(code -> MoveCode.otherFrom(code) == wish.other()).toList();
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
  private Optional<Illegal> added(RequestedMove wish) {
    return wish.becomes().isEmpty() ? Optional.empty()
        : tables.expansions.stream()
            .flatMap(expansion -> expansion.of(state, play.generator().legality().attacks())
                .whyNot(wish.asked(), wish.becomes()).stream())
            .findFirst();
  }

  /** Explains a text that names the squares of the castling and the royal piece, and letters; empty for other texts. */
  private Optional<Illegal> beside(RequestedMove wish) {
    int rank = tables.geometry.rank(wish.from());
    boolean meant =
        !wish.becomes().isEmpty() && !tables.expansions.isEmpty() && wish.to() == state.royal[state.turn]
            && rank == tables.geometry.rank(wish.to());
    boolean high = tables.geometry.file(wish.from()) > tables.geometry.file(wish.to());
    return meant
        ? added(wish).or(() -> play.generator().sources().stream()
            .flatMap(source -> source.whyNotNamed(high, check, new Attackers(tables, state)::of).stream())
            .findFirst())
        : Optional.empty();
  }

  /** Explains why no part of the piece can leave it as requested; empty if the text does not request this. */
  private Optional<Illegal> parting(RequestedMove wish) {
    Optional<Illegal> parts = tables.meeting == null ? Optional.empty() : tables.meeting.whyNotPart(state,
        wish.asked(), wish.becomes(), play.generator().legality().attacks());
    if (parts.isEmpty()) {
      return parts;
    }
    Gates gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    return gates.whyStill(wish.from()).or(() -> gates.whyNotQuietly(wish.from()))
        .or(() -> gates.whyNotOn(wish.from(), wish.to(), true)).or(() -> parts);
  }

  private Refusal promotion(RequestedMove wish, List<Move> moves) {
    Optional<Illegal> added = added(wish);
    if (added.isPresent()) {
      return added.get();
    }
    String piece = words.piece(wish.from());
    if (wish.becomes().isEmpty() && moves.stream().anyMatch(move -> MoveCode.becomes(move.code()) < 0)) {
      return new Incomplete("that move is written " + Wording.choices(moves), moves);
    }
    if (wish.becomes().isEmpty()) {
      return new Incomplete("the " + piece + " must become something on " + words.square(wish.to()) + ": say "
          + Wording.choices(moves), moves);
    }
    PromotionTable promotion = tables.promotions[PieceCode.kind(state.board[wish.from()])];
    if (promotion == null) {
      return illegal(Reason.PROMOTION, "the " + piece + " does not promote", wish.from());
    }
    boolean possible = moves.stream().anyMatch(move -> MoveCode.becomes(move.code()) >= 0);
    if (!possible && promotion.when() != null) {
      return illegal(Reason.CONDITION, "the " + piece + " promotes only where this holds of "
          + Wording.side(state.turn) + ": " + promotion.when().clause(), wish.to());
    }
    if (!possible) {
      return illegal(Reason.PROMOTION,
          "the " + piece + " does not promote by going from " + words.square(wish.from())
              + " to " + words.square(wish.to()),
          wish.to());
    }
    return illegal(Reason.PROMOTION, "the " + piece + " may not become that now, only " + becoming(moves),
        wish.to());
  }
}
