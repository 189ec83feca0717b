package org.variorum.rules.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.EnPassantTables;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.PlainTables;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.fast.PlainCounter;
import org.variorum.rules.fast.PlainEnds;
import org.variorum.rules.fast.PlainWriter;
import org.variorum.rules.generate.Arrivals;
import org.variorum.rules.generate.DropMoves;
import org.variorum.rules.generate.GameEnd;
import org.variorum.rules.generate.Legality;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.make.Maker;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.State;

/** Generates the moves of the side to move: pieces' ways first, then what turns and checks forbid. */
public final class Generator {

  private final FastTables fast;
  private final State state;
  private final Maker maker;
  private final GameTables tables;
  private final EnPassantTables passing;
  private final int[] board;
  private final Legality legality;
  private final Walker walker;
  private final MoveSource[] sources;
  private final Expansions expansions;
  private final DropMoves drops;
  private final Prohibitions prohibitions;
  private final GameEnd end;
  private final MoveBuffer scratch = new MoveBuffer();
  private @Nullable PlainWriter writer;
  private @Nullable PlainCounter counter;
  private boolean setsTried;
  /** Whether a move may be forbidden by moves of other pieces, so that all must be found to know of one. */
  private final boolean judgedTogether;
  /** For looking at the position after a move while the moves before it are being judged. */
  private @Nullable Generator trial;

  /** @param certain whether the game ends so after every move */
  Generator(FastTables fast, State state, Maker maker, LongPredicate mates, Predicate<Outcome> certain) {
    this.fast = fast;
    this.state = state;
    this.maker = maker;
    tables = fast.tables;
    passing = tables.enPassant;
    board = state.board;
    legality = new Legality(tables, state, maker);
    maker.attackSource(legality.attacks());
    walker = new Walker(tables, state);
    sources = tables.moves.stream()
        .map(source -> source.of(state, legality.attacks(), new Gates(tables.gates, state)))
        .toArray(MoveSource[]::new);
    expansions = new Expansions(tables, state, legality.attacks());
    drops = new DropMoves(tables, state, legality.attacks());
    prohibitions = new Prohibitions(tables, state, maker, legality.attacks(), mates);
    end = new GameEnd(tables, state, legality.attacks(), certain);
    judgedTogether = !Arrays.stream(tables.vetoes).allMatch(Veto::comparesSameSquares);
  }

  public Legality legality() {
    return legality;
  }

  public GameEnd end() {
    return end;
  }

  /** What finds moves that no piece's movement makes. */
  public List<MoveSource> sources() {
    return List.of(sources);
  }

  public DropMoves drops() {
    return drops;
  }

  /** What forbids moves by what they lead to. */
  public Prohibitions prohibitions() {
    return prohibitions;
  }

  /** All legal moves; none if the game has ended on the board. */
  public void legalMoves(MoveBuffer moves) {
    moves.size = 0;
    if (goesOn()) {
      movesOnBoard(moves);
    }
  }

  /** All moves that are legal if nothing on the board has ended the game. */
  void movesOnBoard(MoveBuffer moves) {
    if (writer != null) {
      writer.moves(moves);
    } else {
      boolean check = legality.prepare();
      pseudoLegalMoves(moves, check);
      keepLegal(moves);
      withoutOthers(moves, check);
    }
  }

  /** Adds moves that may be made only where no other is legal. */
  private void withoutOthers(MoveBuffer moves, boolean check) {
    if (moves.size == 0) {
      for (MoveSource source : sources) {
        source.addWithoutOthers(moves, check);
      }
      expansions.apply(moves);
      keepLegal(moves);
    }
  }

  /** The legal moves that capture, act or promote; a drop does not. */
  public void tacticalMoves(MoveBuffer moves) {
    moves.size = 0;
    if (!goesOn()) {
      return;
    }
    if (writer != null) {
      writer.tacticalMoves(moves);
    } else {
      boolean check = legality.prepare();
      piecesMoves(moves, check, true);
      for (MoveSource source : sources) {
        source.addTactical(moves, check);
      }
      expansions.apply(moves);
      if (judgedTogether) {
        legalMoves(scratch);
        moves.keepAll(scratch);
      } else {
        keepLegal(moves);
      }
    }
  }

  /** Whether a code, of whatever origin, is one of {@link #legalMoves}. */
  public boolean isLegal(long move) {
    if (judgedTogether || MoveCode.kind(move) == MoveCode.PASS) {
      legalMoves(scratch);
      return scratch.contains(move);
    }
    scratch.size = 0;
    if (goesOn()) {
      movesLike(move, legality.prepare());
      scratch.keepSquares(move);
      expansions.apply(scratch);
      keepLegal(scratch);
    }
    return scratch.contains(move);
  }

  /** Finds the moves among which a code must be, if it is one: by the same piece or of the same kind. */
  private void movesLike(long move, boolean check) {
    int from = MoveCode.from(move);
    if (expansions.exist()) {
      foundMoves(scratch, check);
      return;
    }
    if (MoveCode.kind(move) == MoveCode.DROP) {
      drops.addLike(move, scratch);
      return;
    }
    for (MoveSource source : sources) {
      if (source.makes(MoveCode.kind(move))) {
        source.add(scratch, check);
        return;
      }
    }
    if (from < tables.size && board[from] != PieceCode.EMPTY
        && PieceCode.side(board[from]) == state.turn) {
      walker.start(scratch, check, false);
      walker.piece(from);
    }
  }

  boolean goesOn() {
    return end.standing() == null && end.standingDraw() == null;
  }

  /** Whether some move would be legal if the game went on; looks no further than the first. */
  boolean canMove() {
    boolean check = legality.prepare();
    walker.start(scratch, check, false);
    scratch.size = 0;
    for (int word = 0; word < tables.words; word++) {
      for (long left = state.sides[state.turn * tables.words + word]; left != 0; left &= left - 1) {
        walker.piece(word << 6 | Long.numberOfTrailingZeros(left));
        expansions.apply(scratch);
        if (holdsLegal(scratch)) {
          return true;
        }
      }
    }
    otherMoves(scratch, check);
    expansions.apply(scratch);
    if (holdsLegal(scratch)) {
      return true;
    }
    withoutOthers(scratch, check);
    return holdsLegal(scratch);
  }

  /** How the game has ended by what stands on the board, or because there is no legal move. */
  public Optional<Outcome> endedOnBoard() {
    Outcome standing = end.standing();
    if (standing != null) {
      return Optional.of(standing);
    }
    return end.standingDraw() == null && canMove() ? Optional.empty() : Optional.of(withoutMoves());
  }

  /** How the game has ended where there is no legal move: a draw by what stands on the board may have taken them away. */
  public Outcome withoutMoves() {
    Outcome draw = end.standingDraw();
    return draw != null && canMove() ? draw : end.withoutMoves(legality.inCheck());
  }

  /** Whether some move is legal; forgets the moves. */
  private boolean holdsLegal(MoveBuffer moves) {
    keepPossible(moves);
    boolean found = moves.size > 0;
    moves.size = 0;
    return found;
  }

  /** How many legal moves there are. */
  int count() {
    if (!goesOn()) {
      return 0;
    }
    if (counter != null) {
      return counter.count();
    }
    boolean alone = tables.vetoes.length == 0 && !prohibitions.exist() && !expansions.exist();
    int count = alone && passing.victim(state) < 0 ? countSure() : 0;
    if (count == 0) {
      legalMoves(scratch);
      count = scratch.size;
    }
    return count;
  }

  /** How many legal moves there are, where no move depends on others; not all of them are written down. */
  private int countSure() {
    boolean check = legality.prepare();
    scratch.size = 0;
    walker.start(scratch, check, false);
    walker.count(legality);
    walk(state.sides, state.turn);
    otherMoves(scratch, check);
    keepPossible(scratch);
    return walker.counted() + scratch.size;
  }

  /** Works with sets of squares from now on, where the game allows it. Worth its tables for many positions only. */
  public void useSets() {
    if (setsTried) {
      return;
    }
    setsTried = true;
    walker.useSets(fast.reaches());
    PlainTables plain = fast.plain();
    if (plain != null) {
      PlainEnds ends = new PlainEnds(tables, state, plain, drops, this::matesForbidden);
      Arrivals arrivals = new Arrivals(tables, state);
      writer = new PlainWriter(tables, state, ends, legality, sources, arrivals);
      counter = new PlainCounter(tables, state, ends, arrivals, writer, plain.counted);
    }
  }

  private void keepLegal(MoveBuffer moves) {
    keepPossible(moves);
    for (Veto veto : tables.vetoes) {
      veto.strike(moves, maker);
    }
  }

  /** Moves that are legal if no other is compulsory. */
  public void possibleMoves(MoveBuffer moves) {
    pseudoLegalMoves(moves, legality.prepare());
    keepPossible(moves);
  }

  private void keepPossible(MoveBuffer moves) {
    keepSafe(moves);
    prohibitions.keep(moves);
    if (passing.victim(state) >= 0) {
      moves.prefer(MoveCode.EN_PASSANT, tables::kindFound);
    }
  }

  /** Moves that leave the royal piece safe, whether or not anything else forbids them. */
  public void safeMoves(MoveBuffer moves) {
    pseudoLegalMoves(moves, legality.prepare());
    keepSafe(moves);
  }

  private void keepSafe(MoveBuffer moves) {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return;
    }
    int kept = 0;
    for (int i = 0; i < moves.size; i++) {
      long move = moves.moves[i];
      if (legality.legal(move) && (MoveCode.kind(move) != MoveCode.DROP || !matesForbidden(move))) {
        moves.moves[kept++] = move;
      }
    }
    moves.size = kept;
  }

  /** Whether a drop gives mate that may not (in shogi, a pawn's). */
  private boolean matesForbidden(long move) {
    DropTable drop = tables.hands.drops()[MoveCode.becomes(move)];
    if (drop == null || drop.mayMate() || !legality.dropsChange() && !givesCheck(move)) {
      return false;
    }
    if (trial == null) {
      trial = new Generator(fast, state, maker, prohibitions.mates(), _ -> false);
    }
    maker.make(move);
    boolean mates = (!legality.dropsChange() || legality.attacked(state.lastMover() ^ 1)) && !trial.canMove();
    maker.unmake();
    return mates;
  }

  private boolean givesCheck(long drop) {
    int to = MoveCode.to(drop);
    state.swap(to, PieceCode.code(MoveCode.becomes(drop), state.turn));
    boolean check = legality.attacked(state.turn ^ 1);
    state.swap(to, PieceCode.EMPTY);
    return check;
  }

  /** Moves by the pieces' ways and by the rules of the turn, whether or not they leave the royal piece attacked. */
  public void pseudoLegalMoves(MoveBuffer moves, boolean check) {
    foundMoves(moves, check);
    expansions.apply(moves);
  }

  private void foundMoves(MoveBuffer moves, boolean check) {
    piecesMoves(moves, check, false);
    otherMoves(moves, check);
  }

  private void piecesMoves(MoveBuffer moves, boolean check, boolean tactical) {
    walker.start(moves, check, tactical);
    walk(state.sides, state.turn);
  }

  private void walk(long[] sets, int set) {
    for (int word = 0; word < tables.words; word++) {
      for (long left = sets[set * tables.words + word]; left != 0; left &= left - 1) {
        walker.piece(word << 6 | Long.numberOfTrailingZeros(left));
      }
    }
  }

  private void otherMoves(MoveBuffer moves, boolean check) {
    for (MoveSource source : sources) {
      source.add(moves, check);
    }
    drops.add(moves);
  }

  /** Whether some legal move captures en passant. */
  boolean canCaptureEnPassant() {
    if (!passing.mayCapture(state) || !goesOn()) {
      return false;
    }
    scratch.size = 0;
    walker.start(scratch, legality.prepare(), true);
    for (int kind : passing.each()) {
      walk(state.pieces, PieceCode.code(kind, state.turn));
    }
    scratch.keep(tables::isEnPassant);
    expansions.apply(scratch);
    return holdsLegal(scratch);
  }
}
