package org.variorum.testkit.laws;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.immunity.Immunity;
import org.variorum.rules.rule.walls.Walls;

/**
 * Oracle of the pieces that could capture on a square. It places a victim on the square and searches the legal moves
 * for captures of that victim, in a game without rules that forbid captures.
 *
 * <p>Unusable for movement that depends on check, because that game has no check. Unusable for explosions and walls.
 */
public final class CaptorOracle {

  private final Game searchGame;
  private final String victim;

  private CaptorOracle(Game searchGame, String victim) {
    this.searchGame = searchGame;
    this.victim = victim;
  }

  /** Returns the oracle of a game; empty if the oracle is unusable, or no kind of piece can be the victim. */
  public static Optional<CaptorOracle> of(Definition definition) {
    boolean isUnusable = definition.mechanism(Explosion.class).isPresent()
        || definition.mechanism(Walls.class).isPresent() || victim(definition).isEmpty()
        || definition.pieces().stream().anyMatch(definition::changesInCheck);
    return isUnusable ? Optional.empty()
        : victim(definition)
            .map(victim -> new CaptorOracle(Game.of(ThreatOracle.withoutCheck(definition)), victim));
  }

  /** The letter of a kind that every piece may capture, and that no capture displaces; empty if there is none. */
  private static Optional<String> victim(Definition definition) {
    return definition.pieces().stream()
        .filter(piece -> !piece.royal() && piece.promotion().isEmpty() && piece.basic().isEmpty())
        .filter(piece -> definition.mechanism(Displacement.class)
            .filter(rule -> rule.pieces().contains(piece.letter())).isEmpty())
        .map(PieceKind::letter)
        .filter(letter -> definition.mechanisms().stream()
            .noneMatch(rule -> rule instanceof Immunity immunity && immunity.piece().equals(letter)))
        .findFirst();
  }

  /**
   * Returns the least cost of a piece of {@code captorSide} that could capture on a square; empty if no piece could.
   *
   * @param square a square that is empty or contains an enemy of {@code captorSide}
   * @param captorSide the side of the captor: 0 for White, 1 for Black
   * @param costs the cost of each kind of piece, by its index in the definition
   * @param emptiedSquares squares from which pieces are removed before the search
   */
  OptionalInt leastCost(MutablePosition position, int square, int captorSide, int[] costs,
      int[] emptiedSquares) {
    MutablePosition arrangement = arrangedPosition(position, square, captorSide, emptiedSquares);
    MoveList moves = arrangement.legalMoves(new MoveList());
    return IntStream.range(0, moves.size()).mapToLong(moves::get)
        .filter(move -> MoveCode.captures(move) && ThreatOracle.captures(arrangement, move, square))
        .map(move -> costs[PieceCode.kind(arrangement.pieceAt(MoveCode.from(move)))])
        .mapToInt(Math::toIntExact)
        .min();
  }

  /** The square of the piece that a move captures. Of two captured pieces, the one on the move's last square. */
  static int target(MutablePosition position, long move) {
    boolean isOnLastSquare =
        MoveCode.from(move) != MoveCode.to(move) && position.pieceAt(MoveCode.to(move)) != 0;
    return isOnLastSquare ? MoveCode.to(move) : MoveCode.otherFrom(move);
  }

  private MutablePosition arrangedPosition(MutablePosition position, int square, int captorSide,
      int[] emptiedSquares) {
    Map<Integer, String> before = FenPlacement.read(position);
    Map<Integer, String> pieces = new HashMap<>(before);
    if (!isRoyal(position, square)) {
      pieces.put(square, captorSide == 0 ? victim.toLowerCase(Locale.ROOT) : victim);
    }
    IntStream.of(emptiedSquares).forEach(pieces::remove);
    Set<Integer> unchangedSquares =
        before.keySet().stream().filter(at -> Objects.equals(before.get(at), pieces.get(at)))
            .collect(Collectors.toSet());
    String[] fields = position.fen().split(" ", -1);
    String hands = fields[0].contains("[") ? fields[0].substring(fields[0].indexOf('[')) : "";
    fields[0] = FenPlacement.write(searchGame.board(), pieces) + hands;
    fields[1] = captorSide == 0 ? "w" : "b";
    fields[2] = "-";
    fields[3] = "-";
    int last = fields.length - 1;
    fields[last] = Stream.of(fields[last].split(",", -1)).map(entry -> lastingPart(entry, unchangedSquares))
        .filter(entry -> !entry.isEmpty()).collect(Collectors.joining(","));
    try {
      return searchGame.position(String.join(" ", fields).trim()).mutable();
    } catch (IllegalSetupException e) {
      throw new IllegalStateException(String.join(" ", fields), e);
    }
  }

  private static boolean isRoyal(MutablePosition position, int square) {
    int piece = position.pieceAt(square);
    return piece != 0 && position.game().definition().pieces().get(PieceCode.kind(piece)).royal();
  }

  /**
   * The part of a FEN's state entry that still applies. For frozen pieces: those on {@code unchangedSquares}. For
   * entries of one turn or one move: empty. For all others: the whole entry.
   */
  private String lastingPart(String entry, Set<Integer> unchangedSquares) {
    if (!entry.startsWith("frozen:")) {
      return entry.startsWith("ban:") || entry.startsWith("swapped") || entry.startsWith("part:")
          || entry.startsWith("moved:")
          || entry.startsWith("passes:") || entry.startsWith("truce:") || entry.startsWith("mating:")
          || entry.startsWith("unmoved:") ? ""
              : entry;
    }
    String stillFrozen = Stream.of(entry.substring("frozen:".length()).split("\\+", -1))
        .filter(name -> unchangedSquares.contains(searchGame.board().square(name).orElseThrow()))
        .collect(Collectors.joining("+"));
    return stillFrozen.isEmpty() ? "" : "frozen:" + stillFrozen;
  }
}
