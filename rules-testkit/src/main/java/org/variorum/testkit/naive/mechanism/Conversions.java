package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.conversion.Conversion;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.CheckState;
import org.variorum.testkit.naive.walk.OpenPath;

/** Conversion: a move by which a piece becomes another kind, on its own square or at the end of a quiet move. */
public final class Conversions implements NaiveMoveSource.Named, PiecePlacer, Departure {
  private final Conversion rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Conversions(Conversion rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    List<Integer> convertible = position.board().squares(piece -> piece.is(position.turn(), rule.piece()));
    for (int from : convertible) {
      if (NaiveGeometry.contains(geometry, rule.zone(), from, position.turn())
          || rule.last() && convertible.size() == 1) {
        rule.to().stream().filter(letter -> isBelowLimit(position, letter))
            .forEach(letter -> found.addAll(moves(position, from, letter)));
      }
    }
    return found;
  }

  private boolean isBelowLimit(NaivePosition position, String letter) {
    return rule.atMost() == 0
        || position.board().squares(piece -> piece.is(position.turn(), letter)).size() < rule.atMost();
  }

  private List<Candidate> moves(NaivePosition position, int from, String letter) {
    NaivePiece mover = position.board().at(from).orElseThrow();
    NaivePiece converted = mover.withKind(play.rules().kind(letter));
    Set<Integer> ends = new TreeSet<>(Set.of(from));
    if (rule.going()) {
      for (OpenPath path : ownPaths(converted, from)) {
        path.walks().openWalks(position.board()).stream().filter(walk -> path.moves())
            .map(walk -> walk.end()).filter(position.board()::isEmpty)
            .filter(end -> NaiveGeometry.contains(geometry, path.endRegion(), end, position.turn()))
            .forEach(ends::add);
      }
    }
    String suffix =
        letter.equals("+" + rule.piece()) ? "+" : letter.replace("~", "").toLowerCase(Locale.ROOT);
    return ends.stream()
        .filter(end -> rule.mayAttack()
            || isQuiet(position.board().without(from).with(end, converted), end, converted))
        .map(end -> new Candidate(geometry.name(from) + geometry.name(end), suffix, mover,
            play.atMoveStart(position).without(from).with(end, converted), Set.of(from),
            Set.of(Feature.PROMOTES),
            this))
        .toList();
  }

  private List<OpenPath> ownPaths(NaivePiece piece, int from) {
    return play.openPaths().ownMovement(piece, from, CheckState.NOT_IN_CHECK);
  }

  /** Whether the converted piece attacks no enemy and the opponent is not in check. */
  private boolean isQuiet(Board board, int end, NaivePiece piece) {
    return !attacks(board, end, piece) && !play.attacks().inCheck(board, piece.side().opponent());
  }

  private boolean attacks(Board board, int from, NaivePiece piece) {
    return ownPaths(piece, from).stream().filter(OpenPath::captures)
        .anyMatch(path -> path.walks().openWalks(board).stream().map(walk -> walk.end())
            .filter(end -> NaiveGeometry.contains(geometry, path.endRegion(), end, piece.side()))
            .anyMatch(
                end -> board.holds(end, other -> other.side() != piece.side() && path.mayCapture(other))));
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.to().contains(piece.letter());
  }

  @Override
  public boolean mayVanishOrChange(String letter) {
    return rule.piece().equals(letter);
  }

  @Override
  public String moveWord() {
    return "promotion in place";
  }
}
