package org.variorum.rules.definition;

import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Region;

/** A rule beyond moving and capturing. Each is a word of the language and can be combined with all others. */
public sealed interface Mechanism {

  /**
   * Captured pieces change sides and can be dropped instead of a move. A piece is dropped as its {@link PieceKind#basic} kind.
   *
   * @param drops the pieces that can be held, in the order in which a FEN lists them
   */
  record Hands(List<Drop> drops) implements Mechanism {
    public Hands {
      drops = List.copyOf(drops);
    }
  }

  /**
   * How a kind of piece is dropped.
   *
   * @param letter the piece
   * @param region where it may be dropped
   * @param onePerFile not on a file that has an unpromoted piece of its kind and side (nifu)
   * @param mayMate whether the drop may give mate (a shogi pawn's may not)
   * @param stuck whether it may be dropped where it would have no further move on the empty board
   */
  record Drop(String letter, Region region, boolean onePerFile, boolean mayMate, boolean stuck) {}

  /**
   * A piece of this kind that passes a square by an initial move of several steps to an empty square can be captured
   * there by an enemy piece of a kind in {@code pieces}, on the next move.
   */
  record EnPassant(Set<String> pieces) implements Mechanism {}

  /**
   * A king and a rook that have not moved go in one move. Rights are the FEN's {@code KQkq}: K for the rook on the
   * higher file of the king's rank (COM-2). The squares between the two are empty and the king is not in check.
   *
   * @param style where they go
   * @param king the letter of the one
   * @param rook the letter of the other
   * @param lowFile the king's destination towards the lower file, from 0; used by ORTHODOX only
   * @param highFile the king's destination towards the higher file, from 0; used by ORTHODOX only
   */
  record Castling(Style style, String king, String rook, int lowFile, int highFile) implements Mechanism {

    /** Where king and rook go. */
    public enum Style {
      /** The king to a fixed file over squares not attacked, the rook beside it on the other side. */
      ORTHODOX,
      /** GLE-3: two or more squares towards the rook, no square between attacked, the rook beside it. */
      FREE,
      /** GLE-3, older sense: both on any squares of the stretch, the king nearer the corner, none attacked. */
      ITALIAN
    }
  }

  /**
   * DEL-2: a piece has no movement of its own, but moves as each friendly piece that could go to its square. A lender gives
   * the moving half of its movement to a friend on whose square it could move if that were empty, and the capturing
   * half to a friend whom it could capture there if that were an enemy. Initial movement and
   * orbits count for nothing here: nobody lends by them or lends them. What is borrowed is not passed on (DEL-3).
   *
   * @param borrowers the pieces that only borrow; all others move natively
   * @param lenders the pieces that lend
   */
  record Borrowing(Set<String> borrowers, Set<String> lenders) implements Mechanism {}

  /**
   * NOT-2: nothing is captured; a piece that could capture acts on pieces instead.
   *
   * @param form how
   * @param enemy what happens to an enemy that is no promoted piece
   * @param promotedEnemy what happens to an enemy that is a promoted piece (has a {@link PieceKind#basic} kind)
   * @param ally what happens to an ally that has a promoted form (whose {@link Promotion} has one choice)
   * @param compulsory a plain move is not allowed where an acting move with the same start and destination is legal
   * @param zoneBound pieces that, acting, may promote only if their destination or the target's square at the moment it is
   *     acted on lies in the zone (NOT-11)
   */
  record Acting(Form form, Effect enemy, Effect promotedEnemy, Effect ally, boolean compulsory,
      Set<String> zoneBound) implements Mechanism {

    /** Where the target stands and where it goes (NOT-5 … NOT-10). */
    public enum Form {
      APPROACHING, WITHDRAWING, SHUNTING, TOWING, OVERTAKING, RIFLE
    }

    /** What happens to a target. */
    public enum Effect {
      /** It cannot be a target. */
      NONE,
      /** It becomes the actor's, its kind unchanged. */
      RECRUIT,
      /** It becomes its {@link PieceKind#basic} kind, its side unchanged. */
      DEMOTE,
      /** It becomes its promoted form. */
      PROMOTE,
      /** It is moved only (shunting and towing). */
      DISPLACE
    }
  }

  /**
   * NMT-4: after a move of one of these pieces, the opponent's next move may not be a move of a piece of the same kind that
   * neither captures nor acts. The kind is that before a promotion; a drop bans nothing and is never banned. State entry
   * {@code ban:R}.
   */
  record AnswerBan(Set<String> pieces) implements Mechanism {}

  /**
   * NMT-8: a piece exchanges squares with another. Both stay what they are. Legal if afterwards the mover's royal piece
   * is not attacked.
   *
   * @param piece the mover's piece
   * @param with the other piece
   * @param enemy whether the other is an enemy; else it is a friend
   * @param when when it is allowed
   * @param notFacing not while the two royal pieces face each other
   * @param notInReply not in reply to an exchange; state entry {@code swapped} after each exchange
   */
  record Exchange(String piece, String with, boolean enemy, When when, boolean notFacing,
      boolean notInReply) implements Mechanism {

    /** When an exchange is allowed. */
    public enum When {
      ALWAYS, IN_CHECK, OUT_OF_CHECK
    }
  }

  /**
   * RS-3: some pieces may only start on, pass and end on squares in range: occupied by a piece of their own side of
   * a kind in {@code around}, or at most {@code distance} king's steps from one, judged before the move.
   *
   * @param pieces who is bound by it
   * @param around who gives range
   * @param distance in king's steps
   * @param passedToo whether the squares passed must be in range too
   */
  record Range(Set<String> pieces, Set<String> around, int distance, boolean passedToo)
      implements Mechanism {}

  /**
   * RS-5: a captured piece of these kinds is not removed but put by the capturing player, in the same move, on an
   * empty square at most {@code distance} king's steps from where it was captured (the square that the capturer left
   * counts as empty). Where there is no such square it cannot be captured.
   *
   * @param pieces who is displaced
   * @param own whether a player may so capture his own pieces of these kinds, too
   * @param distance in king's steps
   * @param freezes whether it may not move during its owner's next turn (RS-7); state entry {@code frozen:c4+d3}
   */
  record Displacement(Set<String> pieces, boolean own, int distance, boolean freezes) implements Mechanism {}

  /**
   * A capture also removes the capturer and every piece on the squares next to where it captured, but for {@code spared}
   * kinds, which die only when captured or capturing. A move that removes the enemy royal piece wins, whatever check there is.
   * Where there is check, one's own royal piece must survive: it never captures, and it is not attacked where capturing it
   * would remove the attacker's own. Where royal pieces may be captured, it may capture and be blown up by its own side, which
   * so loses, be the enemy's removed with it or not.
   *
   * @param spared the kinds that stand a blast
   */
  record Explosion(Set<String> spared) implements Mechanism {}

  /**
   * A turn that is not simply one move. It is a list of parts, each a move. No part may leave the own royal piece attacked, and
   * a part that gives check ends the turn.
   *
   * @param parts what holds of each part, at least one
   */
  record Turn(List<Part> parts) implements Mechanism {

    /** The greatest number of parts. */
    public static final int MAX_PARTS = 8;

    public Turn {
      parts = List.copyOf(parts);
    }

    /** Whether no part may be passed and there is only one, as in games without a word about turns. */
    public boolean isUsual() {
      return parts.equals(List.of(new Part(Passing.NEVER)));
    }

    /**
     * A part of a turn.
     *
     * @param passing when the player may pass instead, which ends the turn
     */
    public record Part(Passing passing) {}

    /** When a player may pass. */
    public enum Passing {
      NEVER,
      /** Only where there is no legal move. */
      WITHOUT_MOVE, ALWAYS
    }
  }

}
