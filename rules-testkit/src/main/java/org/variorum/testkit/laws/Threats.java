package org.variorum.testkit.laws;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.rules.rule.setup.SetUp;

/**
 * The same game with the royal pieces as prey: a game whose legal moves carry out what is a threat in the other.
 *
 * <p>Not for movement that depends on check, because without check there is none; nor for explosions, where a threat is more
 * than a capture.
 */
public final class Threats {

  private final Game prey;

  private Threats(Game prey) {
    this.prey = prey;
  }

  /** The threats of a game; empty where the law says nothing. */
  public static Optional<Threats> of(Definition definition) {
    boolean silent = definition.royalty().mode() != Royalty.Mode.CHECK
        || definition.mechanism(Explosion.class).isPresent()
        || definition.pieces().stream().anyMatch(definition::changesInCheck);
    return silent ? Optional.empty() : Optional.of(new Threats(Game.of(preyed(definition))));
  }

  /** A definition in which royal pieces may be captured, nothing else ends the game, nothing that moves lead to is forbidden, and nothing is set up first. */
  static Definition preyed(Definition definition) {
    return new Definition(definition.title(), definition.options(), definition.board(),
        definition.pieces().stream().map(Threats::unlimited).toList(), definition.start(),
        new Royalty(Royalty.Mode.CAPTURE, definition.royalty().facing(), definition.royalty().without()),
        definition.goals().stream().filter(goal -> goal instanceof Checks).toList(),
        definition.mechanisms().stream()
            .filter(mechanism -> !(mechanism instanceof Forbidden || mechanism instanceof SetUp)).toList());
  }

  /** A piece that finds nothing left to become gives check all the same, though it could not carry out the capture. */
  private static PieceKind unlimited(PieceKind piece) {
    return new PieceKind(piece.letter(), piece.name(), piece.royal(), piece.ways(),
        piece.home(),
        piece.promotion()
            .map(p -> new Promotion(p.white(), p.black(), p.zone(), p.leaving(), p.forced(),
                p.forcedWhenStuck(), false)),
        piece.basic());
  }

  /** Whether the side that is not to move could take the other's royal piece if it were to move; never that of a side without one on the board. */
  boolean royalCanBeTaken(MutablePosition position) {
    if (!prey.definition().royalty().has(PieceCode.sideOf(position.turn()))) {
      return false;
    }
    String[] fields = position.fen().split(" ", -1);
    fields[1] = fields[1].equals("w") ? "b" : "w";
    fields[2] = "-";
    fields[3] = "-";
    int last = fields.length - 1;
    fields[last] = Stream.of(fields[last].split(",", -1))
        .filter(entry -> !entry.startsWith("ban:") && !entry.equals("swapped") && !entry.startsWith("part:"))
        .collect(Collectors.joining(","));
    MutablePosition turned = prey.position(String.join(" ", fields).trim()).mutable();
    MoveList moves = turned.legalMoves(new MoveList());
    int royal = royalSquare(turned);
    for (int i = 0; royal >= 0 && i < moves.size(); i++) {
      long move = moves.get(i);
      if (MoveCode.captures(move) && captures(turned, move, royal)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move captures the piece on a square, or one of two. */
  static boolean captures(MutablePosition position, long move, int square) {
    int piece = position.pieceAt(square);
    position.make(move);
    boolean gone = position.pieceAt(square) != piece;
    position.unmake();
    return gone;
  }

  /** Where the royal piece of the side that waits stands; negative if it is in hand. */
  private static int royalSquare(MutablePosition position) {
    for (int square = 0; square < position.game().board().size(); square++) {
      int piece = position.pieceAt(square);
      if (piece != 0 && PieceCode.side(piece) != position.turn()) {
        PieceKind kind = position.game().definition().pieces().get(PieceCode.kind(piece));
        if (kind.royal()) {
          return square;
        }
      }
    }
    return -1;
  }
}
