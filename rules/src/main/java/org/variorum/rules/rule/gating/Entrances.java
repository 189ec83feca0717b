package org.variorum.rules.rule.gating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * The squares on which pieces stand at the start that let others in by their first move: a bit each, which is gone for good when
 * something happens there, or when nobody is left who could come.
 */
final class Entrances {

  /**
   * Where such a piece stands.
   *
   * @param kinds those of which it may be
   * @param letter of its file, upper case for White's
   */
  record Home(int square, int side, long kinds, char letter) {

    /** Whether such a piece stands there. */
    boolean stands(State state) {
      int piece = state.board[square];
      return piece != PieceCode.EMPTY && PieceCode.side(piece) == side && PieceCode.holds(kinds, piece);
    }
  }

  /** Letters of files beyond it are those of castling rights, too. */
  private static final int MOST_FILES = 10;

  /** The kinds that come from the hand. */
  private final int[] kinds;
  /** Whether more of them may come to a hand. */
  private final boolean filled;
  private final List<Home> homes = new ArrayList<>();
  private final Slot slot;
  /** By square: which of them, or -1. */
  private final int[] index;
  /** By home: rights of others that say, while there are some, that the piece has never moved. */
  private final Slot[] others;

  /** @throws UnplayableDefinitionException if a FEN could not name them by their files */
  Entrances(Gating gating, Context context) {
    kinds = gating.pieces().stream().sorted().mapToInt(context.kinds()::of).toArray();
    filled = context.definition().mechanisms().stream().anyMatch(each -> each.fillsHands());
    find(gating, context);
    if (context.definition().mechanisms().stream().anyMatch(each -> each.shufflesStart())) {
      homes.replaceAll(this::shuffled);
    }
    index = new int[context.board().size()];
    Arrays.fill(index, -1);
    slot = homes.isEmpty() ? Slot.NONE : context.memory().allocateLasting(homes.size());
    for (int i = 0; i < homes.size(); i++) {
      index[homes.get(i).square()] = i;
      context.memory().makeLapse(slot, 1L << i, homes.get(i).square());
    }
    others = new Slot[homes.size()];
    Arrays.fill(others, Slot.NONE);
  }

  private void find(Gating gating, Context context) {
    Set<String> promoting = context.definition().pieces().stream()
        .filter(piece -> piece.promotion().isPresent()).map(PieceKind::letter).collect(Collectors.toSet());
    long closed = context.kinds().set(promoting);
    boolean[][] on = gating.on().squares(context.board());
    int[] start = StartPlacement.pieceCodes(context.kinds());
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < start.length; square++) {
        if (on[side][square] && start[square] != PieceCode.EMPTY && PieceCode.side(start[square]) == side
            && !PieceCode.holds(closed, start[square])) {
          add(context, square, start[square]);
        }
      }
    }
  }

  private void add(Context context, int square, int piece) {
    Geometry board = context.board();
    long kinds = context.kinds().set(Set.of(context.kinds().letter(PieceCode.kind(piece))));
    char letter = (char) ((PieceCode.side(piece) == PieceCode.WHITE ? 'A' : 'a') + board.file(square));
    if (board.file(square) >= MOST_FILES || homes.stream().anyMatch(home -> home.letter() == letter)) {
      throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Rule(Gating.class),
          "a FEN names pieces that let others in by their files: at the start no two of a side may stand on one file,"
              + " and none beyond the j-file")));
    }
    homes.add(new Home(square, PieceCode.side(piece), kinds, letter));
  }

  /** Where pieces may stand in any order at the start: each of its side may stand there. */
  private Home shuffled(Home home) {
    long all = homes.stream().filter(each -> each.side() == home.side()).mapToLong(Home::kinds)
        .reduce(0, (one, other) -> one | other);
    return new Home(home.square(), home.side(), all, home.letter());
  }

  /** Finds the rights of others that lapse where these do. */
  void compare(SlotAllocator memory) {
    for (int i = 0; i < others.length; i++) {
      others[i] = memory.otherLapsingBits(slot, homes.get(i).square());
    }
  }

  int[] kinds() {
    return kinds.clone();
  }

  List<Home> homes() {
    return homes;
  }

  /** Whether a piece stands there at the start that lets others in. */
  boolean isHome(int square) {
    return index[square] >= 0;
  }

  /** Whether the piece on a square lets others in. */
  boolean isOpen(State state, int square) {
    return index[square] >= 0 && (state.get(slot) >>> index[square] & 1) != 0;
  }

  /** Whether something says so of a home that is written otherwise: a right to castle. */
  boolean isSaidByOthers(State state, int home) {
    return state.get(others[home]) != 0;
  }

  /** The homes where pieces let others in, a bit each. */
  long open(State state) {
    return state.get(slot);
  }

  void open(State state, long homes) {
    state.set(slot, homes);
  }

  /** Whether a side has somebody who could come, or may yet have. */
  boolean mayUse(State state, int side) {
    return filled || Arrays.stream(kinds).anyMatch(kind -> state.held[PieceCode.code(kind, side)] > 0);
  }

  /** Whether nobody may come to a hand any more. */
  boolean runOut() {
    return !filled;
  }
}
