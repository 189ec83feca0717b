package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.text.English;

/**
 * NMT-8: a piece exchanges squares with another.
 *
 * <p>Own pieces of one kind do not: nothing would change. Where two own pieces may each exchange with the other, the one moves that stands on
 * the lower square (rank by rank, from the one that is a1 as its side sees the board).
 *
 * @param pieces the mover's pieces
 * @param with the other pieces
 * @param alike whether both have to be of one kind
 * @param distance how many king's steps they may be apart at most; 0: any number
 * @param enemy whether the other is an enemy; else it is a friend
 * @param when when it is allowed
 * @param notFacing not while the two royal pieces face each other
 * @param reply who may answer an exchange by one; state entry {@code swapped} after each exchange, unless all may
 */
public record Exchange(Set<String> pieces, Set<String> with, boolean alike, int distance, boolean enemy,
    When when, boolean notFacing, Reply reply) implements Mechanism {

  /** The word of its rules, and that by which turns ask for its moves. */
  public static final String WORD = "exchange";

  public Exchange {
    pieces = Set.copyOf(pieces);
    with = Set.copyOf(with);
  }

  /** Whether a piece of one kind may exchange with one of another, by their kinds. */
  public boolean allows(String piece, String other) {
    return pieces.contains(piece) && with.contains(other) && (enemy || !piece.equals(other))
        && (!alike || piece.equals(other));
  }

  /** Whether each of two such pieces may exchange with the other. */
  public boolean isMutual(String piece, String other) {
    return !enemy && allows(piece, other) && allows(other, piece);
  }

  /** {@code rook or knight}; of all kinds, {@code piece}. */
  static String any(Set<String> letters, Definition definition) {
    List<PieceKind> pieces = definition.pieces();
    return letters.size() == pieces.size() ? "piece"
        : English.list(pieces.stream().filter(piece -> letters.contains(piece.letter())).map(PieceKind::name)
            .filter(Distinct.values()).toList(), "or");
  }

  /** When an exchange is allowed. */
  public enum When {
    ALWAYS, IN_CHECK, OUT_OF_CHECK
  }

  /** Who may exchange squares in reply to an exchange. */
  public enum Reply {
    ANY,
    /** Only pieces that took no part in it. */
    OTHER_PIECES,
    NONE
  }
}
