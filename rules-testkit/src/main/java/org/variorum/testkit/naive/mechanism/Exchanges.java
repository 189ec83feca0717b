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
import org.variorum.testkit.naive.play.Consequence;
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Source;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Memory;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.position.Squares;

/** Two pieces exchange their squares (NMT-8). */
public final class Exchanges implements Source.Named, Consequence, Memory, Placing {
  private final Exchange rule;
  private final Play play;
  /** The squares of the last move, if it was an exchange. */
  private final Note<Set<Integer>> swapped = new Note<>(Set.of());

  public Exchanges(Exchange rule, Play play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public List<Candidate> moves(Position position) {
    return isAllowed(position) ? all(position) : List.of();
  }

  private boolean isAllowed(Position position) {
    boolean inTime = switch (rule.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> play.attacks().inCheck(position.board(), position.turn());
      case OUT_OF_CHECK -> !play.attacks().inCheck(position.board(), position.turn());
    };
    return inTime && !(rule.reply() == Reply.NONE && !position.get(swapped).isEmpty())
        && !(rule.notFacing() && play.attacks().facing(position.board()));
  }

  private List<Candidate> all(Position position) {
    Side side = position.turn();
    Side others = rule.enemy() ? side.opponent() : side;
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(piece -> piece.side() == side && !play.isHeld(piece))) {
      for (int to : position.board().squares(others)) {
        if (areMeant(position.board(), from, to) && areOthers(position, from, to)
            && play.limits().allLimits(position.board(), from, List.of(to))) {
          found.add(exchange(position, from, to));
        }
      }
    }
    return found;
  }

  /** Whether these two may exchange squares by what they are and where they stand, and the first of them moves. */
  private boolean areMeant(Board board, int from, int to) {
    String piece = board.at(from).orElseThrow().letter();
    String other = board.at(to).orElseThrow().letter();
    boolean near =
        rule.distance() == 0 || Ground.distance(play.rules().geometry(), from, to) <= rule.distance();
    Side side = board.at(from).orElseThrow().side();
    boolean lower =
        play.rules().geometry().seen(from, side) < play.rules().geometry().seen(to, side);
    return from != to && near && rule.allows(piece, other) && (lower || !rule.isMutual(piece, other));
  }

  /** Whether neither took part in the last exchange, where only others may answer it. */
  private boolean areOthers(Position position, int from, int to) {
    return rule.reply() != Reply.OTHER_PIECES
        || !position.get(swapped).contains(from) && !position.get(swapped).contains(to);
  }

  private Candidate exchange(Position position, int from, int to) {
    Geometry geometry = play.rules().geometry();
    String here = geometry.name(from);
    String there = geometry.name(to);
    Board before = play.begun(position);
    Board after = before.with(from, before.at(to).orElseThrow()).with(to, before.at(from).orElseThrow());
    return new Candidate(here + there, "," + there + here, position.board().at(from).orElseThrow(), after,
        Set.of(from, to), Set.of(), this);
  }

  @Override
  public boolean mayHavePut(Piece piece, int square) {
    return rule.pieces().contains(piece.letter()) || rule.with().contains(piece.letter());
  }

  /** What is for the reply is not for the same side, where it goes on. */
  @Override
  public Position after(Position before, Candidate move, Position after) {
    boolean remembers = rule.reply() != Reply.ANY && move.isBy(this) && after.turn() != before.turn();
    return after.with(swapped, remembers ? Set.copyOf(move.squares(play.rules().geometry())) : Set.of());
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
    return rule.reply() == Reply.OTHER_PIECES ? "swapped:" : "swapped";
  }

  @Override
  public Optional<Position> read(Position position, String text) {
    return switch (rule.reply()) {
      case ANY -> Optional.empty();
      case NONE -> Optional.of(position.with(swapped, Set.of(0)));
      case OTHER_PIECES -> Squares.read(play.rules().geometry(), List.of(text.split("\\+", -1)))
          .filter(squares -> squares.size() == 2).map(squares -> position.with(swapped, squares));
    };
  }

  @Override
  public Optional<String> write(Position position) {
    Set<Integer> squares = position.get(swapped);
    return squares.isEmpty() ? Optional.empty()
        : Optional.of(rule.reply() == Reply.NONE ? "" : Squares.write(play.rules().geometry(), squares, "+"));
  }

  @Override
  public boolean isForReply(Position position) {
    return !position.get(swapped).isEmpty();
  }

  @Override
  public Optional<Set<String>> lastMoved(Position position) {
    return isForReply(position) ? Optional.of(rule.pieces()) : Optional.empty();
  }

  @Override
  public String madeBy() {
    return "exchange";
  }
}
