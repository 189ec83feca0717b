package org.variorum.testkit.naive.mechanism.repetition;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.repetition.Chasing;
import org.variorum.rules.rule.repetition.Repetition;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Loss by a perpetual chase: each move of a side since the repeated position has threatened the same piece. */
final class NaiveChases {
  private static final String WORD = "perpetual-chase ";

  /** A threat by a piece on one square to capture the piece on another square. */
  private record Threat(int from, int to) {}

  private final Repetition rule;
  private final NaivePlay play;
  private final Geometry geometry;

  NaiveChases(Repetition rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  /** The ending's name and the result, for example {@code perpetual-chase 0-1}; empty if neither side has chased. */
  Optional<String> endByHistory(List<NaivePosition> history) {
    return rule.chasing().flatMap(chasing -> {
      boolean white = hasChased(history, Side.WHITE, chasing);
      boolean black = hasChased(history, Side.BLACK, chasing);
      return white && black ? Optional.of(WORD + "1/2-1/2")
          : white ? Optional.of(WORD + "0-1") : black ? Optional.of(WORD + "1-0") : Optional.empty();
    });
  }

  /** Whether each move of a side has threatened the same piece. A piece that moves stays the same piece. */
  private boolean hasChased(List<NaivePosition> history, Side side, Chasing chasing) {
    return history.getFirst().board().squares(side.opponent()).stream()
        .anyMatch(square -> hasChased(history, side, chasing, square));
  }

  private boolean hasChased(List<NaivePosition> history, Side side, Chasing chasing, int startSquare) {
    int square = startSquare;
    int threats = 0;
    for (int i = 1; i < history.size(); i++) {
      NaivePosition before = history.get(i - 1);
      NaivePosition after = history.get(i);
      List<Integer> shift = shift(before.board(), after.board());
      if (shift.size() == 1) {
        return false;
      }
      if (after.lastMover() == side) {
        if (!chases(before, after, side, chasing, square, shift)) {
          return false;
        }
        threats++;
      } else if (!shift.isEmpty() && shift.getFirst() == square) {
        square = shift.getLast();
      }
    }
    return threats > 0;
  }

  /** The two squares of the only piece that moved; empty if nothing changed; a list of one number for other changes. */
  private static List<Integer> shift(Board before, Board after) {
    Set<Integer> changed = before.differingSquares(after);
    List<Integer> vacated = changed.stream().filter(square -> after.at(square).isEmpty()).toList();
    List<Integer> entered = changed.stream().filter(square -> before.at(square).isEmpty()).toList();
    if (changed.isEmpty() && before.walls().equals(after.walls())) {
      return List.of();
    }
    boolean isOneMove = changed.size() == 2 && vacated.size() == 1 && entered.size() == 1
        && before.at(vacated.getFirst()).equals(after.at(entered.getFirst()));
    return isOneMove ? List.of(vacated.getFirst(), entered.getFirst()) : List.of(0);
  }

  /** Whether a move threatens the piece on a square: by a new threat or, with {@link Chasing#still}, by any threat. */
  private boolean chases(NaivePosition before, NaivePosition after, Side side, Chasing chasing, int square,
      List<Integer> shift) {
    Set<Threat> oldThreats = chasing.still() ? Set.of() : threats(before, side, chasing, square);
    return threats(after, side, chasing, square).stream().anyMatch(threat -> {
      boolean hasMoved = !shift.isEmpty() && threat.from() == shift.getLast();
      return !oldThreats.contains(new Threat(hasMoved ? shift.getFirst() : threat.from(), square));
    });
  }

  /** The threats of a side against the piece on a square that count as chasing. */
  private Set<Threat> threats(NaivePosition position, Side side, Chasing chasing, int square) {
    return captures(position, side).stream().filter(threat -> threat.to() == square)
        .filter(threat -> isChase(position, side, chasing, threat)).collect(Collectors.toSet());
  }

  private boolean isChase(NaivePosition position, Side side, Chasing chasing, Threat threat) {
    NaivePiece chaser = position.board().at(threat.from()).orElseThrow();
    NaivePiece chased = position.board().at(threat.to()).orElseThrow();
    boolean isSpared = Optional.ofNullable(chasing.spared().get(chased.letter()))
        .filter(squares -> squares.contains(geometry, threat.to(), chased.side())).isPresent();
    if (isSpared || !chasing.by().contains(chaser.letter()) || !chasing.of().contains(chased.letter())) {
      return false;
    }
    if (chaser.letter().equals(chased.letter())
        && captures(position, side.opponent()).contains(new Threat(threat.to(), threat.from()))) {
      return false;
    }
    return chasing.evenProtected().getOrDefault(chased.letter(), Set.of()).contains(chaser.letter())
        || !isProtected(position, side, threat);
  }

  /** Whether every capture that carries out a threat can be answered by a recapture. */
  private boolean isProtected(NaivePosition position, Side side, Threat threat) {
    NaivePosition inTurn = inTurnOf(position, side);
    return moves(inTurn).stream().filter(move -> threat(inTurn, move).filter(threat::equals).isPresent())
        .map(move -> play.successor().after(inTurn, move))
        .allMatch(after -> captures(after, side.opponent()).stream()
            .anyMatch(answer -> answer.to() == threat.to()));
  }

  /** The captures that would be legal for a side if it were to move. */
  private Set<Threat> captures(NaivePosition position, Side side) {
    NaivePosition inTurn = inTurnOf(position, side);
    return moves(inTurn).stream().flatMap(move -> threat(inTurn, move).stream()).collect(Collectors.toSet());
  }

  private List<Candidate> moves(NaivePosition position) {
    boolean hasEnded =
        play.endings().decisiveEnd(position).isPresent() || play.endings().drawEnd(position).isPresent();
    return hasEnded ? List.of() : List.copyOf(play.legalMoves().generate(position).values());
  }

  /** The capture of a move as a threat; empty unless the move captures an enemy on its last square. */
  private Optional<Threat> threat(NaivePosition position, Candidate move) {
    if (!move.has(Feature.CAPTURES) || move.has(Feature.DROPS)) {
      return Optional.empty();
    }
    List<Integer> squares = move.squares(geometry);
    boolean isEnemy = position.board().holds(squares.getLast(), position.turn().opponent());
    return isEnemy ? Optional.of(new Threat(squares.getFirst(), squares.getLast())) : Optional.empty();
  }

  private static NaivePosition inTurnOf(NaivePosition position, Side side) {
    return position.turn() == side ? position
        : new NaivePosition(position.board(), position.hands(), side, 1, position.halfmove(),
            position.fullmove(),
            position.notes());
  }
}
