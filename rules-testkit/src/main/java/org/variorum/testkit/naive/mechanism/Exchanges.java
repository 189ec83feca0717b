package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.exchange.Exchange.Reply;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveSquares;
import org.variorum.testkit.naive.position.Note;

/** Exchange of squares by two pieces (NMT-8). */
public final class Exchanges implements NaiveMoveSource.Named, NaiveConsequence, NaiveMemory, PiecePlacer {
  private final Exchange rule;
  private final NaivePlay play;
  /** The squares of the last move if it was an exchange; empty after other moves. */
  private final Note<Set<Integer>> exchangedSquares = new Note<>(Set.of());

  public Exchanges(Exchange rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    return isAllowed(position) ? exchanges(position) : List.of();
  }

  private boolean isAllowed(NaivePosition position) {
    boolean checkAllows = switch (rule.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> play.attacks().inCheck(position.board(), position.turn());
      case OUT_OF_CHECK -> !play.attacks().inCheck(position.board(), position.turn());
    };
    return checkAllows && !(rule.reply() == Reply.NONE && !position.get(exchangedSquares).isEmpty())
        && !(rule.notFacing() && play.attacks().areRoyalsFacing(position.board()));
  }

  private List<Candidate> exchanges(NaivePosition position) {
    Side side = position.turn();
    Side partnerSide = rule.enemy() ? side.opponent() : side;
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(piece -> piece.side() == side && !play.isImmobile(piece))) {
      for (int to : position.board().squares(partnerSide)) {
        if (mayExchange(position.board(), from, to) && mayAnswerExchange(position, from, to)
            && play.limits().allowEntering(position.board(), from, List.of(to))) {
          found.add(exchange(position, from, to));
        }
      }
    }
    return found;
  }

  /**
   * Whether the kinds and squares of two pieces allow an exchange that the piece on {@code from} starts. If either
   * piece may start it, only the piece on the lower square does, so that each exchange is listed once.
   */
  private boolean mayExchange(Board board, int from, int to) {
    String piece = board.at(from).orElseThrow().letter();
    String other = board.at(to).orElseThrow().letter();
    boolean isNear =
        rule.distance() == 0 || NaiveGeometry.distance(play.rules().geometry(), from, to) <= rule.distance();
    Side side = board.at(from).orElseThrow().side();
    boolean startsLower =
        play.rules().geometry().relativeSquare(from, side) < play.rules().geometry().relativeSquare(to, side);
    return from != to && isNear && rule.allows(piece, other) && (startsLower || !rule.isMutual(piece, other));
  }

  /** Whether two pieces may be exchanged in reply. If only other pieces may, neither has just been exchanged. */
  private boolean mayAnswerExchange(NaivePosition position, int from, int to) {
    return rule.reply() != Reply.OTHER_PIECES
        || !position.get(exchangedSquares).contains(from) && !position.get(exchangedSquares).contains(to);
  }

  private Candidate exchange(NaivePosition position, int from, int to) {
    Geometry geometry = play.rules().geometry();
    String fromName = geometry.name(from);
    String toName = geometry.name(to);
    Board before = play.atMoveStart(position);
    Board after = before.with(from, before.at(to).orElseThrow()).with(to, before.at(from).orElseThrow());
    return new Candidate(fromName + toName, "," + toName + fromName, position.board().at(from).orElseThrow(),
        after,
        Set.of(from, to), Set.of(), this);
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.pieces().contains(piece.letter()) || rule.with().contains(piece.letter());
  }

  /** Records an exchange for the opponent's reply only, not for the rest of the turn. */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    boolean isRecorded = rule.reply() != Reply.ANY && move.isBy(this) && after.turn() != before.turn();
    return after.with(exchangedSquares,
        isRecorded ? Set.copyOf(move.squares(play.rules().geometry())) : Set.of());
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return rule.reply() == Reply.OTHER_PIECES ? "swapped:" : "swapped";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return switch (rule.reply()) {
      case ANY -> Optional.empty();
      // Under this rule, only whether there are any squares matters; the FEN does not name them.
      case NONE -> Optional.of(position.with(exchangedSquares, Set.of(0)));
      case OTHER_PIECES -> NaiveSquares.read(play.rules().geometry(), List.of(text.split("\\+", -1)))
          .filter(squares -> squares.size() == 2).map(squares -> position.with(exchangedSquares, squares));
    };
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    Set<Integer> squares = position.get(exchangedSquares);
    return squares.isEmpty() ? Optional.empty()
        : Optional
            .of(rule.reply() == Reply.NONE ? "" : NaiveSquares.write(play.rules().geometry(), squares, "+"));
  }

  @Override
  public boolean isForReply(NaivePosition position) {
    return !position.get(exchangedSquares).isEmpty();
  }

  @Override
  public Optional<Set<String>> possibleLastMovers(NaivePosition position) {
    return isForReply(position) ? Optional.of(rule.pieces()) : Optional.empty();
  }

  @Override
  public String moveWord() {
    return "exchange";
  }
}
