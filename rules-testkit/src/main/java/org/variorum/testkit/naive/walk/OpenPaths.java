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

/** Paths open to each piece: its own, additional or borrowed movement. */
public final class OpenPaths {
  private final NaiveRules rules;
  private final NaiveWalker walker;
  private final List<ExtraMovement> extraMovements;
  private final List<LentMovement> lentMovements;
  private final List<Shield> shields;
  private final List<ConditionalWays> conditionalWays;
  /** The results of {@link #ownMovement}, cached because they never change. */
  private final Map<OwnMovementKey, List<OpenPath>> ownMovementCache = new ConcurrentHashMap<>();

  /** Key of the cache of own movement. */
  private record OwnMovementKey(String letter, Side side, int square, CheckState checkState) {}

  public OpenPaths(NaiveRules rules, NaiveWalker walker, List<ExtraMovement> extraMovements,
      List<LentMovement> lentMovements, List<Shield> shields,
      List<ConditionalWays> conditionalWays) {
    this.conditionalWays = conditionalWays;
    this.shields = shields;
    this.rules = rules;
    this.walker = walker;
    this.lentMovements = lentMovements;
    this.extraMovements = extraMovements;
  }

  /** The paths of each piece of a side, by its square. Includes immobile pieces, which may lend movement. */
  public Map<Integer, List<OpenPath>> pathsBySquare(Board board, Side side, CheckState checkState) {
    Map<Integer, List<OpenPath>> found = new HashMap<>();
    for (int square : board.squares(side)) {
      NaivePiece piece = board.at(square).orElseThrow();
      if (!borrows(piece)) {
        found.put(square, withExtras(board, square, piece, ownMovement(piece, square, checkState)));
      }
    }
    lentMovements.forEach(lentMovement -> found.putAll(lentMovement.lentPaths(board, side, checkState)));
    return found;
  }

  private List<OpenPath> withExtras(Board board, int square, NaivePiece piece, List<OpenPath> ownMovement) {
    if (extraMovements.isEmpty()) {
      return ownMovement;
    }
    List<OpenPath> paths = new ArrayList<>(ownMovement);
    extraMovements.stream().filter(extra -> extra.addsTo(piece))
        .forEach(extra -> extra.paths(board, square, piece).forEach(path -> paths.add(shielded(path))));
    return paths;
  }

  /** Whether the piece has no movement of its own. */
  public boolean borrows(NaivePiece piece) {
    for (LentMovement lentMovement : lentMovements) {
      if (lentMovement.borrows(piece)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece has only its own movement: none that is borrowed, and none that a mechanism adds. */
  public boolean hasOnlyOwnMovement(NaivePiece piece) {
    return !borrows(piece) && extraMovements.stream().noneMatch(extra -> extra.addsTo(piece))
        && additionalWays(piece.kind()).isEmpty();
  }

  /** The ways that mechanisms add to a kind's own ways. */
  public List<Way> additionalWays(PieceKind kind) {
    return conditionalWays.stream().flatMap(source -> source.ways(kind).stream()).toList();
  }

  /** A piece's own movement from a square. */
  public List<OpenPath> ownMovement(NaivePiece piece, int square, CheckState checkState) {
    return ownMovementCache.computeIfAbsent(
        new OwnMovementKey(piece.letter(), piece.side(), square, checkState),
        key -> findOwnMovement(piece, square, checkState));
  }

  private List<OpenPath> findOwnMovement(NaivePiece piece, int square, CheckState checkState) {
    List<OpenPath> found = new ArrayList<>();
    List<Way> ways = new ArrayList<>(checkState.ways(rules.definition(), piece.kind()));
    ways.addAll(additionalWays(piece.kind()));
    for (Way way : ways) {
      if (!NaiveGeometry.contains(rules.geometry(), way.from(), square, piece.side())) {
        continue;
      }
      for (Path path : way.movement().paths()) {
        if (!path.initial() || rules.countsAsUnmoved(piece, square)) {
          found.add(shielded(
              OpenPath.ofOwnMovement(path, walker.walks(path, way.over(), square, piece.side()), way,
                  piece.kind())));
        }
      }
    }
    return List.copyOf(found);
  }

  /** The path restricted to captures that no {@link Shield} forbids. */
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
