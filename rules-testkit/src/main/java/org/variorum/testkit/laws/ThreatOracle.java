package org.variorum.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.absorption.Absorption;
import org.variorum.rules.rule.afar.Afar;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures;
import org.variorum.rules.rule.counters.Counters;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.rules.rule.rebirth.Rebirth;
import org.variorum.rules.rule.setup.SetUp;
import org.variorum.rules.rule.surroundings.Surroundings;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.walls.Walls;

/**
 * Oracle of threats to royal pieces: a copy of the game in which royal pieces may be captured. A legal capture in the
 * copy is a threat in the original game.
 *
 * <p>Unusable for movement that depends on check, because the copy has no check. Unusable for explosions, because they
 * also threaten pieces that they do not capture. Unusable for royal pieces that would vanish by a capture.
 */
public final class ThreatOracle {

  private final Game searchGame;

  private ThreatOracle(Game searchGame) {
    this.searchGame = searchGame;
  }

  /** Returns the oracle of a game; empty if the law of threats does not apply to the game. */
  public static Optional<ThreatOracle> of(Definition definition) {
    boolean isUnusable = definition.royalty().mode() != Royalty.Mode.CHECK
        || definition.mechanism(Explosion.class).isPresent() || royalsVanish(definition)
        || definition.pieces().stream().anyMatch(definition::changesInCheck)
        || definition.pieces().stream().flatMap(definition::ways)
            .anyMatch(way -> way.when().filter(ConditionNeeds::dependsOnAttacks).isPresent());
    return isUnusable ? Optional.empty() : Optional.of(new ThreatOracle(Game.of(withoutCheck(definition))));
  }

  private static boolean royalsVanish(Definition definition) {
    return definition.mechanism(Absorption.class).stream()
        .flatMap(absorption -> absorption.changes().stream())
        .filter(change -> change.result() == Absorption.Result.VANISHES)
        .flatMap(change -> change.by().stream())
        .anyMatch(letter -> definition.piece(letter).map(PieceKind::royal).orElse(false));
  }

  /** The definition with capturable royal pieces, without compulsion, set-up, forbidden results, and most goals. */
  static Definition withoutCheck(Definition definition) {
    boolean keepsForcedPromotion = definition.mechanism(Rebirth.class).filter(Rebirth::capturers).isPresent();
    return new Definition(definition.title(), definition.options(), definition.board(),
        definition.pieces().stream().map(piece -> withoutLimits(piece, keepsForcedPromotion)).toList(),
        definition.start(),
        new Royalty(Royalty.Mode.CAPTURE, definition.royalty().facing(),
            definition.royalty().sideWithoutRoyal(),
            definition.royalty().several()),
        definition.goals().stream().filter(goal -> goal instanceof Checks).toList(),
        definition.mechanisms().stream()
            .filter(mechanism -> !(mechanism instanceof Forbidden || mechanism instanceof Surroundings
                || mechanism instanceof Afar || mechanism instanceof SetUp
                || mechanism instanceof CompulsoryCaptures))
            .map(ThreatOracle::withoutWallPlacing).toList());
  }

  /** Removes the placing of walls: a move gives check even if no square is left for its wall. */
  private static Mechanism withoutWallPlacing(Mechanism mechanism) {
    return switch (mechanism) {
      case Walls walls -> new Walls(Walls.Placing.NEVER, walls.after(), walls.region(), walls.stone(),
          walls.dropped(), walls.atEdge(), walls.name());
      default -> withFewerLimits(mechanism);
    };
  }

  /** The mechanism with fewer limits: any move in each part of a turn, counters without bans, leaps over any pieces. */
  static Mechanism withFewerLimits(Mechanism mechanism) {
    return switch (mechanism) {
      case Turn turn ->
          new Turn(withoutLimits(turn.white()), withoutLimits(turn.black()), turn.grows(), turn.outlasting());
      case Counters counters ->
          new Counters(counters.counters().stream().map(ThreatOracle::withoutLimits).toList());
      case Afar afar -> new Afar(afar.captures().stream().map(ThreatOracle::withoutLimits).toList());
      default -> mechanism;
    };
  }

  private static Afar.Capture withoutLimits(Afar.Capture capture) {
    return new Afar.Capture(capture.by(), capture.how(), capture.lines(), capture.run(), capture.partners(),
        capture.spared(), capture.closing(), false);
  }

  private static Counters.Counter withoutLimits(Counters.Counter counter) {
    return new Counters.Counter(counter.name(), counter.start(), counter.most(), false, counter.changes());
  }

  private static List<Turn.Part> withoutLimits(List<Turn.Part> parts) {
    return parts.stream().map(part -> new Turn.Part(part.passing(), part.continuesAfterPass(), Set.of(),
        Turn.Sort.ANY, Set.of(), Turn.By.ANY, part.goesOn())).toList();
  }

  /**
   * A kind of piece that may promote to anything and need not promote. A piece gives check even if it has nothing to
   * promote to. A piece may be in its promotion zone without promotion, by rules that this game lacks.
   *
   * @param keepsForcedPromotion whether unconditional promotion remains compulsory, because a rule depends on the
   *     promoted kind
   */
  private static PieceKind withoutLimits(PieceKind piece, boolean keepsForcedPromotion) {
    return new PieceKind(piece.letter(), piece.name(), piece.royal(), piece.ways(), piece.home(),
        piece.promotion()
            .map(promotion -> withoutLimits(promotion, keepsForcedPromotion && promotion.when().isEmpty())),
        piece.basic(), piece.foreignLetters());
  }

  private static Promotion withoutLimits(Promotion promotion, boolean keepsForcedPromotion) {
    return new Promotion(promotion.white(), promotion.black(), promotion.zone(), promotion.leaving(),
        keepsForcedPromotion ? promotion.forced() : Region.NOWHERE,
        keepsForcedPromotion && promotion.forcedWhenStuck(),
        promotion.byCapture(), Set.of(), Optional.empty());
  }

  /**
   * Whether the side to move is in check: its opponent, if it were to move, could capture the royal piece. With several
   * royal pieces, the game's royalty says how many must be capturable. False without a royal piece on the board.
   */
  boolean couldCaptureRoyal(MutablePosition position) {
    if (!searchGame.definition().royalty().has(PieceCode.sideOf(position.turn()))) {
      return false;
    }
    String[] fields = position.fen().split(" ", -1);
    // The other side moves: castling, en passant, and entries of one move or turn do not apply to it.
    fields[1] = fields[1].equals("w") ? "b" : "w";
    fields[2] = "-";
    fields[3] = "-";
    int last = fields.length - 1;
    fields[last] = Stream.of(fields[last].split(",", -1))
        .filter(
            entry -> !entry.startsWith("ban:") && !entry.startsWith("swapped") && !entry.startsWith("part:")
                && Stream.of("moved:", "truce:", "passes:", "mating:").noneMatch(entry::startsWith))
        .collect(Collectors.joining(","));
    MutablePosition opponentToMove = searchGame.position(String.join(" ", fields).trim()).mutable();
    MoveList moves = opponentToMove.legalMoves(new MoveList());
    List<Integer> royals = royalSquares(opponentToMove);
    long capturableCount =
        royals.stream().filter(royal -> isCapturable(opponentToMove, moves, royal)).count();
    return switch (searchGame.definition().royalty().several()) {
      case ONE, ALL -> capturableCount > 0;
      case LAST -> royals.size() == 1 && capturableCount == 1;
      case NOT_ALL -> !royals.isEmpty() && capturableCount == royals.size();
    };
  }

  private static boolean isCapturable(MutablePosition opponentToMove, MoveList moves, int royal) {
    for (int i = 0; i < moves.size(); i++) {
      if (MoveCode.captures(moves.get(i)) && captures(opponentToMove, moves.get(i), royal)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move captures the piece on a square. The move may also capture a second piece. */
  static boolean captures(MutablePosition position, long move, int square) {
    int piece = position.pieceAt(square);
    position.make(move);
    boolean isCaptured = position.pieceAt(square) != piece;
    position.unmake();
    return isCaptured;
  }

  /** The squares of the royal pieces of the side that is not to move; empty if they are in hand. */
  private static List<Integer> royalSquares(MutablePosition position) {
    List<Integer> found = new ArrayList<>();
    for (int square = 0; square < position.game().board().size(); square++) {
      int piece = position.pieceAt(square);
      if (piece != 0 && PieceCode.side(piece) != position.turn()) {
        PieceKind kind = position.game().definition().pieces().get(PieceCode.kind(piece));
        if (kind.royal()) {
          found.add(square);
        }
      }
    }
    return found;
  }
}
