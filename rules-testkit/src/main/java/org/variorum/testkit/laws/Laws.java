package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Premoves;
import org.variorum.rules.position.Transition;
import org.variorum.rules.rule.conversion.Conversion;
import org.variorum.rules.rule.unmoved.FirstMoves;
import org.variorum.testkit.naive.NaiveAnswer;
import org.variorum.testkit.naive.NaiveGame;

/** Laws of every position of every game. A violation throws an {@code AssertionError} that names the position. */
public final class Laws {

  private Laws() {}

  /** Reading a FEN and writing it again changes nothing. The position read has the same hash. */
  public static void fenRoundTrip(MutablePosition position) {
    String fen = position.fen();
    Position read = read(position.game(), fen);
    that(read.fen()).isEqualTo(fen);
    that(read.hash()).as("rebuilt hash of %s", fen).isEqualTo(position.hash());
  }

  private static Position read(Game game, String fen) {
    try {
      return game.position(fen);
    } catch (IllegalSetupException e) {
      throw new AssertionError(fen + " was reached and is refused", e);
    }
  }

  /** No two legal moves have the same text. Unless the game has ended, each text finds its move. */
  public static void moveTextRoundTrip(MutablePosition position, MoveList moves) {
    String fen = position.fen();
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      String text = position.text(moves.get(i));
      that(texts.add(text)).as("%s once in %s", text, fen).isTrue();
    }
    Position positionFromFen = position.game().position(fen);
    if (position.outcomeDespiteMoves().isEmpty()) {
      texts.forEach(text -> that(positionFromFen.find(text)).as("%s in %s", text, fen).isPresent());
    }
  }

  /** Making a move and taking it back restores placement, rights, clocks, hash and moves. */
  public static void unmakeRestores(MutablePosition position, MoveList moves, SplittableRandom random) {
    if (moves.size() == 0) {
      return;
    }
    String fen = position.fen();
    long hash = position.hash();
    position.make(moves.get(random.nextInt(moves.size())));
    position.unmake();
    that(position.fen()).isEqualTo(fen);
    that(position.hash()).as("hash of %s", fen).isEqualTo(hash);
    MoveList restored = position.legalMoves(new MoveList());
    that(restored.size()).as("moves of %s", fen).isEqualTo(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      that(restored.get(i)).as("move %d of %s", i, fen).isEqualTo(moves.get(i));
    }
  }

  /** The number of moves that perft counts without listing them equals the number of listed moves. */
  public static void countAgrees(MutablePosition position, MoveList moves) {
    that(position.perft(1)).as("count in %s", position.fen()).isEqualTo((long) moves.size());
  }

  /** No legal move leads to a position that the game would refuse; the hash after the move equals the rebuilt hash. */
  public static void movesLeadToPositions(MutablePosition position, MoveList moves) {
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get(i));
      fenRoundTrip(position);
      position.unmake();
    }
  }

  /** The side to move is in check if and only if its opponent could capture or act on its royal piece. */
  public static void threatsAreMoves(MutablePosition position, ThreatOracle threats) {
    that(position.inCheck()).as("check in %s", position.fen())
        .isEqualTo(threats.couldCaptureRoyal(position));
  }

  /** The naive interpreter finds the same check, outcome and moves, and the same position after each move. */
  public static void agreesWithNaive(Game game, NaiveGame naive, String fen) {
    agrees(game.position(fen), naive.answer(fen));
  }

  /** Compares a position with the naive interpreter's answer about it. */
  static void agrees(Position position, NaiveAnswer expected) {
    String fen = position.fen();
    SortedMap<String, String> moves = new TreeMap<>();
    for (Move move : position.moves()) {
      moves.put(move.text(), position.play(move).fen());
    }
    that(moves.keySet()).as("moves in %s", fen).isEqualTo(expected.moves().keySet());
    moves.forEach((move, after) -> that(after).as("%s in %s", move, fen)
        .isEqualTo(expected.moves().get(move)));
    that(position.inCheck()).as("check in %s", fen).isEqualTo(expected.check());
    Optional<String> outcome = moves.isEmpty()
        ? position.outcome().map(Outcome::reason).map(Outcome.Reason::word) : Optional.empty();
    that(outcome).as("outcome of %s", fen).isEqualTo(expected.outcome());
  }

  /**
   * The path of each piece leads from its square before the move to its square after it. The mover's path is one that
   * the naive interpreter also finds, over squares that are empty or may be crossed. It may go on over empty squares,
   * as when a piece overtakes another.
   */
  public static void pathsAreWalked(NaiveGame naive, Position position) {
    for (Move move : position.moves()) {
      Legs legs = position.legs(move);
      List<Transition.Journey> journeys = position.journeys(move);
      that(journeys.stream().filter(journey -> !beginsOnStartSquare(journey)
          || !(position.play(move).at(journey.to()).filter(journey.after()::equals).isPresent()
              || legs.captures() || changesArrival(position.edits(move), journey.to())))
          .toList())
          .as("journeys that begin or end elsewhere by %s in %s", move, position).isEmpty();
      if (legs.isPass()) {
        that(journeys).as("%s in %s", move, position).isEmpty();
        continue;
      }
      if (journeys.isEmpty()) {
        that(legs.to()).as("the piece that stays by %s in %s", move, position).isEqualTo(legs.from());
        continue;
      }
      List<Integer> path = journeys.getFirst().path();
      boolean isMoverShifted = position.edits(move).stream().anyMatch(
          edit -> edit instanceof Edit.Shift shift && shift.cause().equals(Cause.MOVES));
      if (legs.isDrop()) {
        that(path).as("%s in %s", move, position).isEqualTo(List.of(legs.to()));
      } else if (isMoverShifted) {
        that(List.of(path.getFirst(), path.getLast())).as("%s in %s", move, position)
            .isEqualTo(List.of(legs.from(), legs.to()));
        that(
            isWalked(naive.walks(position.fen(), legs.from()), path, position)
                || mayMoveWithoutPath(path, position))
            .as("%s goes %s in %s", move, path.stream().map(position.game().board()::name).toList(),
                position)
            .isTrue();
      } else if (legs.from() != legs.to()) {
        that(path).as("%s in %s", move, position).isEqualTo(List.of(legs.from(), legs.to()));
      }
    }
  }

  /** Whether a journey's path begins on its start square; true if it has no start square or fewer than two squares. */
  private static boolean beginsOnStartSquare(Transition.Journey journey) {
    return journey.path().size() < 2
        || journey.from().filter(from -> !from.equals(journey.path().getFirst())).isEmpty();
  }

  /** Whether a move removes or changes the piece that arrived on a square. */
  private static boolean changesArrival(List<Edit> edits, int square) {
    return edits.stream().anyMatch(edit -> edit instanceof Edit.Remove remove && remove.square() == square
        || edit instanceof Edit.Change change && change.square() == square);
  }

  /** Whether a path has two squares and the game has a rule that moves pieces other than by their own movement. */
  private static boolean mayMoveWithoutPath(List<Integer> path, Position position) {
    return path.size() == 2 && position.game().definition().records()
        .anyMatch(rule -> rule instanceof FirstMoves || rule instanceof Conversion);
  }

  /** Whether a path is one of {@code walks}, perhaps prolonged over empty squares. Walks leave out the start square. */
  private static boolean isWalked(Set<List<Integer>> walks, List<Integer> path, Position position) {
    List<Integer> entered = path.subList(1, path.size());
    return IntStream.rangeClosed(1, entered.size())
        .anyMatch(length -> walks.contains(entered.subList(0, length))
            && entered.subList(length, entered.size()).stream().allMatch(at -> position.at(at).isEmpty()));
  }

  /**
   * The premoves contain each move that the opponent can make after a legal move (the reply). Exceptions are moves of
   * pieces that the reply captures, changes or puts in hand, and moves that also bring a piece from the hand.
   *
   * @param maxReplies the greatest number of replies tried, spread evenly over all legal moves
   */
  public static void premovesIncludeFollowingMoves(Position position, int maxReplies) {
    Premoves premoves = position.premoves();
    List<Move> replies = position.moves();
    int step = Math.ceilDiv(replies.size(), maxReplies);
    for (int i = 0; i < replies.size(); i += step) {
      Move reply = replies.get(i);
      Position after = position.play(reply);
      if (after.turn() == position.turn()) {
        continue; // the same side moves again
      }
      Map<Move, List<Gesture>> shortcuts = after.shortcuts();
      after.gestures().forEach((move, gesture) -> {
        boolean isNewInHand = gesture.held().filter(piece -> position.held(piece) == 0).isPresent();
        if (isNewInHand || after.legs(move).entering().isPresent()) {
          return;
        }
        SortedSet<Integer> allowed = gesture.held().map(piece -> premoves.drops().get(piece)).orElseGet(
            () -> premoves.moves().getOrDefault(gesture.squares().getFirst(), Collections.emptySortedSet()));
        int first = gesture.squares().getFirst();
        if (gesture.held().isPresent() || after.at(first).equals(position.at(first))) {
          that(allowed).as("%s after %s in %s", move, reply, position)
              .contains(gesture.held().isPresent() ? first : gesture.squares().get(1));
          that(allowed).as("shortcuts of %s after %s in %s", move, reply, position)
              .containsAll(shortcuts.getOrDefault(move, List.of()).stream()
                  .map(shortcut -> shortcut.squares().get(1)).toList());
        }
      });
    }
  }
}
