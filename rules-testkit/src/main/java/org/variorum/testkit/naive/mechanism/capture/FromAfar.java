package org.variorum.testkit.naive.mechanism.capture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.rule.afar.Afar;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;

/** Pieces that capture others by where they go, without coming to their squares. */
public final class FromAfar implements Candidate.Ripple {
  private static final Pattern SQUARE = Pattern.compile(Geometry.SQUARE_NAME);

  private final Afar rule;
  private final Play play;
  private final Geometry geometry;

  public FromAfar(Afar rule, Play play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public Board after(Position before, Candidate move) {
    Board board = move.board();
    boolean own = move.by().isEmpty() && !move.has(Feature.TAKES);
    if (own) {
      for (int square : victims(move)) {
        board = board.without(square);
      }
    }
    return board;
  }

  private Set<Integer> victims(Candidate move) {
    List<Integer> journey = SQUARE.matcher(move.journey()).results()
        .map(found -> geometry.square(found.group()).orElseThrow()).toList();
    int from = journey.getFirst();
    int to = journey.getLast();
    Set<Integer> all = new HashSet<>();
    for (Afar.Capture capture : rule.captures()) {
      if (capture.by().contains(move.mover().letter())) {
        List<Integer> found = switch (capture.how()) {
          case APPROACH -> inLine(move, from, to, to, false, capture.run());
          case WITHDRAWAL -> inLine(move, from, to, from, true, capture.run());
          case COORDINATION -> crossings(move, to, capture.partners());
        };
        found.stream().filter(square -> mayBefall(capture, move.board().at(square).orElseThrow()))
            .forEach(all::add);
      }
    }
    return all;
  }

  /** Enemies from a square on, in the direction of a move that goes straight, or in the opposite one. */
  private List<Integer> inLine(Candidate move, int from, int to, int start, boolean back, boolean run) {
    int right = geometry.file(to) - geometry.file(from);
    int up = geometry.rank(to) - geometry.rank(from);
    int length = Math.max(Math.abs(right), Math.abs(up));
    boolean straight = right == 0 || up == 0 || Math.abs(right) == Math.abs(up);
    if (!straight || !isWhole(from, new Step(right / length, up / length), length)) {
      return List.of();
    }
    Step step = new Step((back ? -right : right) / length, (back ? -up : up) / length);
    List<Integer> found = new ArrayList<>();
    int square = Ground.step(geometry, start, step);
    while (square != Geometry.NONE && isEnemy(move, square) && (run || found.isEmpty())) {
      found.add(square);
      square = Ground.step(geometry, square, step);
    }
    return found;
  }

  /** Whether no hole of the board lies between. */
  private boolean isWhole(int from, Step step, int length) {
    int square = from;
    for (int i = 0; i < length && square != Geometry.NONE; i++) {
      square = Ground.step(geometry, square, step);
    }
    return square != Geometry.NONE;
  }

  /** Enemies where file and rank of the piece cross those of a partner. */
  private List<Integer> crossings(Candidate move, int to, Set<String> partners) {
    Side side = move.mover().side();
    List<Integer> found = new ArrayList<>();
    for (int partner : move.board()
        .squares(piece -> piece.side() == side && partners.contains(piece.letter()))) {
      found.add(geometry.square(geometry.file(to), geometry.rank(partner)));
      found.add(geometry.square(geometry.file(partner), geometry.rank(to)));
    }
    return found.stream().filter(square -> square != Geometry.NONE && isEnemy(move, square)).toList();
  }

  private static boolean isEnemy(Candidate move, int square) {
    return move.board().holds(square, move.mover().side().opponent());
  }

  /** Where there is check, royal pieces are spared. */
  private boolean mayBefall(Afar.Capture capture, Piece piece) {
    return !capture.spared().contains(piece.letter())
        && !(piece.kind().royal() && play.rules().hasCheck());
  }
}
