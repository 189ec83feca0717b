package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.rule.gating.Gating;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NaiveUnmoved;
import org.variorum.testkit.naive.position.Note;
import org.variorum.testkit.naive.position.Spending;

/** Gating: a piece from the hand enters on the square that a piece leaves by its first move. */
public final class Gatings implements Expansion, NaiveConsequence, NaiveMemory, NaiveFlaw, Placing {
  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  private final Gating rule;
  private final NaivePlay play;
  private final Geometry geometry;
  /** The squares of pieces that have never moved, except pieces that another hook records as unmoved. */
  private final Note<Set<Integer>> unmoved = new Note<>(Set.of());

  public Gatings(Gating rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> of(NaivePosition position, Candidate move) {
    List<Candidate> moves = new ArrayList<>(List.of(move));
    Set<Integer> leftSquares = leftSquares(move);
    for (int square : gates(position)) {
      if (leftSquares.contains(square) && move.board().isEmpty(square)
          && position.board().holds(square, position.turn())) {
        new TreeSet<>(rule.pieces()).stream()
            .filter(position.hands().of(position.turn())::contains)
            .map(letter -> new NaivePiece(position.turn(), play.rules().piece(letter)))
            .forEach(piece -> moves.add(move.withEntry(piece, square, text(move, square, piece))));
      }
    }
    return moves;
  }

  /** The square that the mover leaves, or both squares that a move of two pieces touches; empty for other moves. */
  private Set<Integer> leftSquares(Candidate move) {
    if (move.has(Feature.DROPS) || move.has(Feature.PASSES) || move.has(Feature.PROMOTES)) {
      return Set.of();
    }
    List<Integer> journey = journey(move);
    if (move.by().isEmpty()) {
      return journey.containsAll(move.touched()) ? Set.of(journey.getFirst()) : Set.of();
    }
    return move.touched().size() == 2 ? move.touched() : Set.of();
  }

  private List<Integer> journey(Candidate move) {
    return SQUARE.matcher(move.journey()).results().map(MatchResult::group)
        .map(name -> geometry.square(name).orElseThrow()).toList();
  }

  /** The move's text. An entry on a rook's square is written as a move from that square to the king's square. */
  private String text(Candidate move, int square, NaivePiece piece) {
    String letter = piece.letter().toLowerCase(Locale.ROOT);
    int from = journey(move).getFirst();
    return square == from ? move.written() + letter + move.rest()
        : geometry.name(square) + geometry.name(from) + letter;
  }

  /** The squares on which pieces from the hand may enter. */
  private Set<Integer> gates(NaivePosition position) {
    Set<Integer> open = new TreeSet<>();
    for (Side side : Side.values()) {
      homes(side).stream()
          .filter(home -> mayUse(position, side)
              && (position.get(unmoved).contains(home) || isRecordedElsewhere(position, home)))
          .forEach(open::add);
    }
    return open;
  }

  private boolean isRecordedElsewhere(NaivePosition position, int square) {
    return play.all(NaiveUnmoved.class).stream().anyMatch(other -> other.hasNeverMoved(position, square));
  }

  /** Whether another hook records an unmoved piece on the file of a letter. */
  private boolean isRecordedElsewhere(NaivePosition position, char letter) {
    Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
    return position.board().squares(side).stream()
        .filter(square -> geometry.file(square) == Character.toLowerCase(letter) - 'a')
        .anyMatch(square -> isRecordedElsewhere(position, square));
  }

  /** Whether a side has, or may later have, a piece in hand that can enter. */
  private boolean mayUse(NaivePosition position, Side side) {
    return position.hands().of(side).stream().anyMatch(rule.pieces()::contains)
        || play.rules().definition().mechanisms().stream().anyMatch(Mechanism::fillsHands);
  }

  private List<Integer> homes(Side side) {
    return play.rules().start()
        .squares(piece -> piece.side() == side && piece.kind().promotion().isEmpty()).stream()
        .filter(square -> NaiveGeometry.contains(geometry, rule.on(), square, side)).toList();
  }

  @Override
  public NaivePosition after(NaivePosition before, Candidate move, NaivePosition after) {
    NaivePosition updated = after;
    if (move.entry().isPresent()) {
      for (Spending spending : play.all(Spending.class)) {
        updated = spending.afterSpending(updated, before.turn(), move.entry().get().piece().letter());
      }
    }
    Set<Integer> stillOpen = new HashSet<>(gates(before));
    stillOpen.removeAll(move.touched());
    stillOpen.removeAll(before.board().differences(after.board()));
    NaivePosition changed = updated;
    for (Side side : Side.values()) {
      if (!mayUse(changed, side)) {
        stillOpen.removeAll(homes(side));
      }
    }
    return changed.with(unmoved, stillOpen);
  }

  @Override
  public Place place() {
    return Place.CASTLING;
  }

  @Override
  public boolean mayContain(char letter) {
    return Character.toLowerCase(letter) >= 'a' && Character.toLowerCase(letter) <= 'j';
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    Set<Integer> squares = new HashSet<>();
    for (char letter : text.toCharArray()) {
      Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
      Optional<Integer> home = homes(side).stream()
          .filter(square -> geometry.file(square) == Character.toLowerCase(letter) - 'a').findFirst();
      boolean isRecordedByOther = isRecordedElsewhere(position, letter);
      if (!isRecordedByOther && (home.isEmpty() || !squares.add(home.get()))) {
        return Optional.empty();
      }
    }
    return Optional.of(position.with(unmoved, squares));
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    StringBuilder text = new StringBuilder();
    Set<Integer> open = gates(position);
    for (Side side : Side.values()) {
      homes(side).stream().filter(square -> open.contains(square) && !isRecordedElsewhere(position, square))
          .forEach(square -> text.append((char) ((side == Side.WHITE ? 'A' : 'a') + geometry.file(square))));
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  @Override
  public List<String> of(NaivePosition position) {
    return position.get(unmoved).stream()
        .filter(square -> !mayStand(position.board().at(square), square) || !gates(position).contains(square))
        .map(square -> "no piece on " + geometry.name(square) + " allows gating").toList();
  }

  /** Whether a piece can be the start piece of a square. With shuffled starts, any start piece of that side can be. */
  private boolean mayStand(Optional<NaivePiece> piece, int square) {
    Board start = play.rules().start();
    boolean isShuffled = play.rules().definition().mechanisms().stream().anyMatch(Mechanism::shuffles);
    return piece.equals(start.at(square)) || isShuffled && piece.isPresent()
        && homes(start.at(square).orElseThrow().side()).stream()
            .anyMatch(home -> start.at(home).equals(piece));
  }

  @Override
  public boolean mayHavePut(NaivePiece piece, int square) {
    return rule.pieces().contains(piece.letter());
  }
}
