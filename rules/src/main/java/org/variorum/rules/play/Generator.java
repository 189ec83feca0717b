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

/** Generator of legal moves: collects moves from piece movement and other sources, then removes illegal moves. */
public final class Generator {

  private final FastTables fast;
  private final State state;
  private final Maker maker;
  private final GameTables tables;
  private final EnPassantTables enPassant;
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
  private boolean hasTriedSets;
  /** Whether moves of other pieces may forbid a move, so that judging one move requires all moves. */
  private final boolean judgedTogether;
  /** The generator for the position after a trial move, while this generator is in use. Created lazily. */
  private @Nullable Generator trial;

  /** @param certain whether the game has a given outcome after every legal move */
  Generator(FastTables fast, State state, Maker maker, LongPredicate mates, Predicate<Outcome> certain) {
    this.fast = fast;
    this.state = state;
    this.maker = maker;
    tables = fast.tables;
    enPassant = tables.enPassant;
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

  /** The sources of moves other than plain piece movement. */
  public List<MoveSource> sources() {
    return List.of(sources);
  }

  public DropMoves drops() {
    return drops;
  }

  /** The rules that forbid moves because of their effects. */
  public Prohibitions prohibitions() {
    return prohibitions;
  }

  /** Stores all legal moves in the list; no moves if the position on the board has ended the game. */
  public void legalMoves(MoveBuffer moves) {
    moves.size = 0;
    if (gameContinues()) {
      movesOnBoard(moves);
    }
  }

  /** Adds the legal moves, without a test of whether the position on the board has ended the game. */
  void movesOnBoard(MoveBuffer moves) {
    if (writer != null) {
      writer.moves(moves);
    } else {
      boolean check = legality.prepare();
      pseudoLegalMoves(moves, check);
      keepLegal(moves);
      addWithoutOthers(moves, check);
    }
  }

  /** Adds the moves that are legal only if there is no other legal move. */
  private void addWithoutOthers(MoveBuffer moves, boolean check) {
    if (moves.size == 0) {
      for (MoveSource source : sources) {
        source.addWithoutOthers(moves, check);
      }
      expansions.apply(moves);
      keepLegal(moves);
    }
  }

  /** Stores the legal moves that capture, act on another piece or promote. Omits drops. */
  public void tacticalMoves(MoveBuffer moves) {
    moves.size = 0;
    if (!gameContinues()) {
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

  /** Whether {@code move}, which may be any number, is the code of one of {@link #legalMoves}. */
  public boolean isLegal(long move) {
    if (judgedTogether || MoveCode.kind(move) == MoveCode.PASS) {
      legalMoves(scratch);
      return scratch.contains(move);
    }
    scratch.size = 0;
    if (gameContinues()) {
      movesLike(move, legality.prepare());
      scratch.keepSquares(move);
      expansions.apply(scratch);
      keepLegal(scratch);
    }
    return scratch.contains(move);
  }

  /** Stores moves by the piece of {@code move}, or of its kind. They include {@code move} if it is pseudo-legal. */
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

  boolean gameContinues() {
    return end.standing() == null && end.standingDraw() == null;
  }

  /** Whether there is a legal move, without a test of whether the position on the board has ended the game. */
  boolean canMove() {
    boolean check = legality.prepare();
    walker.start(scratch, check, false);
    scratch.size = 0;
    for (int word = 0; word < tables.words; word++) {
      for (long squares = state.sides[state.turn * tables.words + word]; squares != 0;
          squares &= squares - 1) {
        walker.piece(word << 6 | Long.numberOfTrailingZeros(squares));
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
    addWithoutOthers(scratch, check);
    return holdsLegal(scratch);
  }

  /** The outcome by the position on the board or by the lack of legal moves; empty if neither ends the game. */
  public Optional<Outcome> endedOnBoard() {
    Outcome standing = end.standing();
    if (standing != null) {
      return Optional.of(standing);
    }
    return end.standingDraw() == null && canMove() ? Optional.empty() : Optional.of(withoutMoves());
  }

  /** The outcome if {@link #legalMoves} stores no move: mate, stalemate, or a draw by the position on the board. */
  public Outcome withoutMoves() {
    Outcome draw = end.standingDraw();
    return draw != null && canMove() ? draw : end.withoutMoves(legality.inCheck());
  }

  /** Whether a list contains a legal move. Clears the list. */
  private boolean holdsLegal(MoveBuffer moves) {
    keepPossible(moves);
    boolean found = moves.size > 0;
    moves.size = 0;
    return found;
  }

  /** Returns the number of legal moves. */
  int count() {
    if (!gameContinues()) {
      return 0;
    }
    if (counter != null) {
      return counter.count();
    }
    boolean independent = tables.vetoes.length == 0 && !prohibitions.exist() && !expansions.exist();
    int count = independent && enPassant.victim(state) < 0 ? countIndependent() : 0;
    if (count == 0) {
      legalMoves(scratch);
      count = scratch.size;
    }
    return count;
  }

  /** Counts the legal moves if no rule of the game compares or extends moves. Stores only moves to be tested. */
  private int countIndependent() {
    boolean check = legality.prepare();
    scratch.size = 0;
    walker.start(scratch, check, false);
    walker.count(legality);
    walkPieces(state.sides, state.turn);
    otherMoves(scratch, check);
    keepPossible(scratch);
    return walker.counted() + scratch.size;
  }

  /** Switches to bitboards if the game allows them. The tables pay off only for many positions. */
  public void useSets() {
    if (hasTriedSets) {
      return;
    }
    hasTriedSets = true;
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

  /** Adds the moves that are legal unless another move is compulsory. */
  public void possibleMoves(MoveBuffer moves) {
    pseudoLegalMoves(moves, legality.prepare());
    keepPossible(moves);
  }

  private void keepPossible(MoveBuffer moves) {
    keepSafe(moves);
    prohibitions.keep(moves);
    if (enPassant.victim(state) >= 0) {
      moves.prefer(MoveCode.EN_PASSANT, tables::kindFound);
    }
  }

  /** Adds the moves that leave the royal piece safe, even if another rule forbids them. */
  public void safeMoves(MoveBuffer moves) {
    pseudoLegalMoves(moves, legality.prepare());
    keepSafe(moves);
  }

  private void keepSafe(MoveBuffer moves) {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return;
    }
    int count = 0;
    for (int i = 0; i < moves.size; i++) {
      long move = moves.moves[i];
      if (legality.legal(move) && (MoveCode.kind(move) != MoveCode.DROP || !matesForbidden(move))) {
        moves.moves[count++] = move;
      }
    }
    moves.size = count;
  }

  /** Whether a move is a drop that gives mate, by a piece that may not mate by a drop (in shogi, a pawn). */
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

  /** Adds the pseudo-legal moves, which include moves that leave the royal piece attacked. */
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
    walkPieces(state.sides, state.turn);
  }

  private void walkPieces(long[] sets, int set) {
    for (int word = 0; word < tables.words; word++) {
      for (long squares = sets[set * tables.words + word]; squares != 0; squares &= squares - 1) {
        walker.piece(word << 6 | Long.numberOfTrailingZeros(squares));
      }
    }
  }

  private void otherMoves(MoveBuffer moves, boolean check) {
    for (MoveSource source : sources) {
      source.add(moves, check);
    }
    drops.add(moves);
  }

  /** Whether there is a legal en passant capture. */
  boolean canCaptureEnPassant() {
    if (!enPassant.mayCapture(state) || !gameContinues()) {
      return false;
    }
    scratch.size = 0;
    walker.start(scratch, legality.prepare(), true);
    for (int kind : enPassant.each()) {
      walkPieces(state.pieces, PieceCode.code(kind, state.turn));
    }
    scratch.keep(tables::isEnPassant);
    expansions.apply(scratch);
    return holdsLegal(scratch);
  }
}
