package org.variorum.testkit.naive.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaiveRules;

/** Paths open to each piece: its own movement, additional movement, and borrowed movement. */
public final class OpenPaths {
  private final NaiveRules rules;
  private final NaiveWalker walker;
  private final List<ExtraMovement> extraMovements;
  private final List<LentMovement> loans;
  private final List<Shield> shields;
  private final List<ConditionalWays> conditionalWays;
  /** Own movement by its key, cached because it never changes. */
  private final Map<Own, List<OpenPath>> own = new ConcurrentHashMap<>();

  /** The key of a piece's own movement. */
  private record Own(String letter, Side side, int square, Manner manner) {}

  public OpenPaths(NaiveRules rules, NaiveWalker walker, List<ExtraMovement> extraMovements,
      List<LentMovement> loans, List<Shield> shields,
      List<ConditionalWays> conditionalWays) {
    this.conditionalWays = conditionalWays;
    this.shields = shields;
    this.rules = rules;
    this.walker = walker;
    this.loans = loans;
    this.extraMovements = extraMovements;
  }

  /** The paths of each piece of a side, by its square. Includes immobile pieces, which may lend movement. */
  public Map<Integer, List<OpenPath>> of(Board board, Side side, Manner manner) {
    Map<Integer, List<OpenPath>> found = new HashMap<>();
    for (int square : board.squares(side)) {
      NaivePiece piece = board.at(square).orElseThrow();
      if (!borrows(piece)) {
        found.put(square, withExtras(board, square, piece, ownMovement(piece, square, manner)));
      }
    }
    loans.forEach(loan -> found.putAll(loan.lent(board, side, manner)));
    return found;
  }

  private List<OpenPath> withExtras(Board board, int square, NaivePiece piece, List<OpenPath> ownMovement) {
    if (extraMovements.isEmpty()) {
      return ownMovement;
    }
    List<OpenPath> open = new ArrayList<>(ownMovement);
    extraMovements.stream().filter(extra -> extra.addsTo(piece))
        .forEach(extra -> extra.paths(board, square, piece).forEach(path -> open.add(shielded(path))));
    return open;
  }

  /** Whether the piece has no movement of its own. */
  public boolean borrows(NaivePiece piece) {
    for (LentMovement loan : loans) {
      if (loan.borrows(piece)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece's movement does not depend on other pieces. */
  public boolean hasOnlyOwnMovement(NaivePiece piece) {
    return !borrows(piece) && extraMovements.stream().noneMatch(extra -> extra.addsTo(piece))
        && additionalWays(piece.kind()).isEmpty();
  }

  /** The ways of a kind in addition to its own ways. */
  public List<Way> additionalWays(PieceKind piece) {
    return conditionalWays.stream().flatMap(source -> source.ways(piece).stream()).toList();
  }

  /** A piece's own movement from a square. */
  public List<OpenPath> ownMovement(NaivePiece piece, int square, Manner manner) {
    return own.computeIfAbsent(new Own(piece.letter(), piece.side(), square, manner),
        start -> findOwnMovement(piece, square, manner));
  }

  private List<OpenPath> findOwnMovement(NaivePiece piece, int square, Manner manner) {
    List<OpenPath> found = new ArrayList<>();
    List<Way> ways = new ArrayList<>(manner.ways(rules.definition(), piece.kind()));
    ways.addAll(additionalWays(piece.kind()));
    for (Way way : ways) {
      if (!NaiveGeometry.contains(rules.geometry(), way.from(), square, piece.side())) {
        continue;
      }
      for (Path path : way.movement().paths()) {
        if (!path.initial() || rules.atHome(piece, square)) {
          found.add(shielded(
              OpenPath.own(path, walker.walks(path, way.over(), square, piece.side()), way, piece.kind())));
        }
      }
    }
    return List.copyOf(found);
  }

  private OpenPath shielded(OpenPath path) {
    if (shields.isEmpty()) {
      return path;
    }
    String captor = path.owner().letter();
    return path.capturingOnly(rules.definition().pieces().stream().map(PieceKind::letter)
        .filter(letter -> path.victims().isEmpty() || path.victims().contains(letter))
        .filter(letter -> shields.stream().noneMatch(shield -> shield.protects(letter, captor)))
        .collect(Collectors.toUnmodifiableSet()));
  }
}
