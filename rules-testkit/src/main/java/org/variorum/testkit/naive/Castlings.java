package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.Mechanism;

/** Castling (COM-2, GLE-3). Home is where king and rook stand in the start position; of two rooks the one farther out. */
final class Castlings {
  private final Rules rules;
  private final Attacks attacks;
  private final Map<Right, List<Integer>> stretches = new EnumMap<>(Right.class);

  Castlings(Rules rules, Attacks attacks) {
    this.rules = rules;
    this.attacks = attacks;
    for (Right right : Right.values()) {
      rules.castling().flatMap(rule -> stretch(rule, right))
          .ifPresent(squares -> stretches.put(right, squares));
    }
  }

  /** The squares from the king's home to the rook's, both included; empty where the game has no such castling. */
  Optional<List<Integer>> stretch(Right right) {
    return Optional.ofNullable(stretches.get(right));
  }

  /** Whether king and rook stand at home, as the right claims. */
  boolean atHome(Board board, Right right) {
    return stretch(right).filter(squares -> isHome(board, right, squares)).isPresent();
  }

  List<Candidate> of(Position position) {
    List<Candidate> found = new ArrayList<>();
    for (Right right : position.rights()) {
      if (right.side() == position.turn() && !attacks.inCheck(position.board(), right.side())) {
        stretch(right).filter(squares -> isFree(position.board(), squares))
            .ifPresent(squares -> found.addAll(along(position, right, squares)));
      }
    }
    return found;
  }

  private List<Candidate> along(Position position, Right right, List<Integer> stretch) {
    Mechanism.Castling rule = rules.castling().orElseThrow();
    return switch (rule.style()) {
      case ORTHODOX -> orthodox(position, stretch, right.high() ? rule.highFile() : rule.lowFile());
      case FREE -> free(position, stretch);
      case ITALIAN -> italian(position, stretch);
    };
  }

  private List<Candidate> orthodox(Position position, List<Integer> stretch, int file) {
    int king = stretch.indexOf(rules.geometry().square(file, rules.geometry().rank(stretch.getFirst())));
    boolean possible = king > 0
        && stretch.subList(1, king + 1).stream().noneMatch(square -> attacked(position, stretch, square));
    return possible ? List.of(castling(position, stretch, king, king - 1, "")) : List.of();
  }

  private List<Candidate> free(Position position, List<Integer> stretch) {
    if (betweenAttacked(position, stretch)) {
      return List.of();
    }
    return IntStream.range(2, stretch.size() - 1)
        .mapToObj(king -> castling(position, stretch, king, king - 1, rookLeg(stretch, king - 1))).toList();
  }

  private List<Candidate> italian(Position position, List<Integer> stretch) {
    if (betweenAttacked(position, stretch)) {
      return List.of();
    }
    return IntStream.range(1, stretch.size()).boxed()
        .flatMap(king -> IntStream.range(0, king)
            .mapToObj(rook -> castling(position, stretch, king, rook, rookLeg(stretch, rook))))
        .toList();
  }

  /** King and rook go to places in the stretch, counted from the king's home. */
  private Candidate castling(Position position, List<Integer> stretch, int king, int rook, String leg) {
    Board board = position.board();
    Piece kingPiece = board.at(stretch.getFirst()).orElseThrow();
    Piece rookPiece = board.at(stretch.getLast()).orElseThrow();
    Board after = position.thawed().without(stretch.getFirst()).without(stretch.getLast())
        .with(stretch.get(king), kingPiece).with(stretch.get(rook), rookPiece);
    return new Candidate(rules.geometry().name(stretch.getFirst()) + rules.geometry().name(stretch.get(king)),
        leg,
        kingPiece, after, position.hands(), Set.of(stretch.getFirst(), stretch.getLast()), Set.of(),
        Set.of());
  }

  private String rookLeg(List<Integer> stretch, int rook) {
    return "," + rules.geometry().name(stretch.getLast()) + rules.geometry().name(stretch.get(rook));
  }

  private boolean betweenAttacked(Position position, List<Integer> stretch) {
    return stretch.subList(1, stretch.size() - 1).stream()
        .anyMatch(square -> attacked(position, stretch, square));
  }

  /** COM-4: whether a king standing there could be taken. */
  private boolean attacked(Position position, List<Integer> stretch, int square) {
    Piece king = position.board().at(stretch.getFirst()).orElseThrow();
    return rules.hasCheck()
        && attacks.attacked(position.board().with(square, king), square, position.turn().opponent());
  }

  private boolean isFree(Board board, List<Integer> stretch) {
    return stretch.subList(1, stretch.size() - 1).stream().allMatch(board::isEmpty)
        && !board.holds(stretch.getFirst(), Piece::frozen) && !board.holds(stretch.getLast(), Piece::frozen);
  }

  private boolean isHome(Board board, Right right, List<Integer> stretch) {
    Mechanism.Castling rule = rules.castling().orElseThrow();
    return board.holds(stretch.getFirst(), piece -> piece.is(right.side(), rule.king()))
        && board.holds(stretch.getLast(), piece -> piece.is(right.side(), rule.rook()));
  }

  private Optional<List<Integer>> stretch(Mechanism.Castling rule, Right right) {
    return rules.start().squares(piece -> piece.is(right.side(), rule.king())).stream().findFirst()
        .map(king -> towards(king, new Step(right.high() ? 1 : -1, 0)))
        .map(squares -> squares.subList(0, 1 + lastRook(squares, rule, right)))
        .filter(squares -> squares.size() > 1);
  }

  private int lastRook(List<Integer> squares, Mechanism.Castling rule, Right right) {
    return IntStream.range(0, squares.size())
        .filter(i -> rules.start().holds(squares.get(i), piece -> piece.is(right.side(), rule.rook()))).max()
        .orElse(0);
  }

  private List<Integer> towards(int from, Step step) {
    List<Integer> squares = new ArrayList<>();
    for (int square = from; square != Geometry.NONE; square = rules.geometry().step(square, step)) {
      squares.add(square);
    }
    return squares;
  }
}
