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
  private final Legality legality;
  private final Walker walker;
  private final MoveSource[] sources;
  private final Expansions expansions;
  private final DropMoves drops;
  private final Prohibitions prohibitions;
  private final GameEnd end;
  private final MoveBuffer scratch = new MoveBuffer();
  private @Nullable PlainWriter writer; // uses bitboards; null before useSets, or if the game does not allow them
  private @Nullable PlainCounter counter;
  private boolean hasTriedSets;
  /** Whether the legality of a move depends on the other moves of the position, so that a test needs all of them. */
  private final boolean dependsOnOtherMoves;
  /** A second generator on the same state, for the position after a trial move. Created lazily. */
  private @Nullable Generator trial;

  /** @param certain whether the game has a given outcome after every legal move */
  Generator(FastTables fast, State state, Maker maker, LongPredicate mates, Predicate<Outcome> certain) {
    this.fast = fast;
    this.state = state;
    this.maker = maker;
    tables = fast.tables;
    enPassant = tables.enPassant;
    legality = new Legality(tables, state, maker);
    maker.attackSource(legality.attacks());
    walker = new Walker(tables, state);
    sources = tables.moveMakers.stream()
        .map(source -> source.of(state, legality.attacks(), new Gates(tables.gates, state)))
        .toArray(MoveSource[]::new);
    expansions = new Expansions(tables, state, legality.attacks());
    drops = new DropMoves(tables, state, legality.attacks());
    prohibitions = new Prohibitions(tables, state, maker, legality.attacks(), mates);
    end = new GameEnd(tables, state, legality.attacks(), certain);
    dependsOnOtherMoves = !Arrays.stream(tables.vetoes).allMatch(Veto::comparesSameSquares);
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
      addMovesOnBoard(moves);
    }
  }

  /** Adds the legal moves, without a test of whether the position on the board has ended the game. */
  void addMovesOnBoard(MoveBuffer moves) {
    if (writer != null) {
      writer.addMoves(moves);
    } else {
      boolean check = legality.prepare();
      pseudoLegalMoves(moves, check);
      keepLegal(moves);
      addWithoutOthers(moves, check);
    }
  }

  /** If the list is empty, adds the moves that are legal only if there is no other legal move. */
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
      writer.addTacticalMoves(moves);
    } else {
      boolean check = legality.prepare();
      addPieceMoves(moves, check, true);
      for (MoveSource source : sources) {
        source.addTactical(moves, check);
      }
      expansions.apply(moves);
      if (dependsOnOtherMoves) {
        legalMoves(scratch);
        moves.keepAll(scratch);
      } else {
        keepLegal(moves);
      }
    }
  }

  /** Whether {@code move}, which may be any number, is the code of one of {@link #legalMoves}. */
  public boolean isLegal(long move) {
    if (dependsOnOtherMoves || MoveCode.kind(move) == MoveCode.PASS) {
      legalMoves(scratch);
      return scratch.contains(move);
    }
    scratch.size = 0;
    if (gameContinues()) {
      storeMovesLike(move, legality.prepare());
      scratch.keepSameSquares(move);
      expansions.apply(scratch);
      keepLegal(scratch);
    }
    return scratch.contains(move);
  }

  /** Stores the moves of the piece or the kind of {@code move}. They include {@code move} if it is pseudo-legal. */
  private void storeMovesLike(long move, boolean check) {
    int from = MoveCode.from(move);
    if (expansions.exist()) {
      addFoundMoves(scratch, check);
      return;
    }
    if (MoveCode.kind(move) == MoveCode.DROP) {
      drops.addIfPossible(move, scratch);
      return;
    }
    for (MoveSource source : sources) {
      if (source.makes(MoveCode.kind(move))) {
        source.add(scratch, check);
        return;
      }
    }
    if (from < tables.size && state.board[from] != PieceCode.EMPTY
        && PieceCode.side(state.board[from]) == state.turn) {
      walker.start(scratch, check, false);
      walker.addMoves(from);
    }
  }

  boolean gameContinues() {
    return end.decisionByGoal() == null && end.drawByGoal() == null;
  }

  /** Whether there is a legal move, without a test of whether the position on the board has ended the game. */
  boolean canMove() {
    boolean check = legality.prepare();
    walker.start(scratch, check, false);
    scratch.size = 0;
    for (int word = 0; word < tables.words; word++) {
      for (long squares = state.sides[state.turn * tables.words + word]; squares != 0;
          squares &= squares - 1) {
        walker.addMoves(word << 6 | Long.numberOfTrailingZeros(squares));
        expansions.apply(scratch);
        if (containsLegal(scratch)) {
          return true;
        }
      }
    }
    addOtherMoves(scratch, check);
    expansions.apply(scratch);
    if (containsLegal(scratch)) {
      return true;
    }
    addWithoutOthers(scratch, check);
    return containsLegal(scratch);
  }

  /** The outcome by the position on the board or by the lack of legal moves; empty if neither ends the game. */
  public Optional<Outcome> outcomeOnBoard() {
    Outcome decision = end.decisionByGoal();
    if (decision != null) {
      return Optional.of(decision);
    }
    return end.drawByGoal() == null && canMove() ? Optional.empty() : Optional.of(outcomeWithoutMoves());
  }

  /** The outcome if {@link #legalMoves} stores no move: mate, stalemate, or a draw by the position on the board. */
  public Outcome outcomeWithoutMoves() {
    Outcome draw = end.drawByGoal();
    return draw != null && canMove() ? draw : end.withoutMoves(legality.inCheck());
  }

  /** Whether a list contains a legal move. Clears the list. */
  private boolean containsLegal(MoveBuffer moves) {
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
    boolean isIndependent = tables.vetoes.length == 0 && !prohibitions.exist() && !expansions.exist();
    int count = isIndependent && enPassant.victim(state) < 0 ? countIndependent() : 0;
    if (count == 0) { // moves of addWithoutOthers may be legal, which countIndependent omits
      legalMoves(scratch);
      count = scratch.size;
    }
    return count;
  }

  /** Counts the legal moves if no rule of the game compares or extends moves. Stores only moves that need a test. */
  private int countIndependent() {
    boolean check = legality.prepare();
    scratch.size = 0;
    walker.start(scratch, check, false);
    walker.startCounting(legality);
    walkPieces(state.sides, state.turn);
    addOtherMoves(scratch, check);
    keepPossible(scratch);
    return walker.countedMoves() + scratch.size;
  }

  /** Switches to bitboards if the game allows them. The tables pay off only for many positions. */
  public void useSets() {
    if (hasTriedSets) {
      return;
    }
    hasTriedSets = true;
    walker.useTables(fast.reaches());
    PlainTables plain = fast.plainTables();
    if (plain != null) {
      PlainEnds ends = new PlainEnds(tables, state, plain, drops, this::givesForbiddenMate);
      Arrivals arrivals = new Arrivals(tables, state);
      writer = new PlainWriter(tables, state, ends, legality, sources, arrivals);
      counter = new PlainCounter(tables, state, ends, arrivals, writer, plain.hasHurdles);
    }
  }

  private void keepLegal(MoveBuffer moves) {
    keepPossible(moves);
    for (Veto veto : tables.vetoes) {
      veto.strike(moves, maker);
    }
  }

  /** Adds the moves that are legal if none is compulsory: the rules that compare moves are not applied. */
  public void possibleMoves(MoveBuffer moves) {
    pseudoLegalMoves(moves, legality.prepare());
    keepPossible(moves);
  }

  private void keepPossible(MoveBuffer moves) {
    keepSafe(moves);
    prohibitions.removeForbidden(moves);
    if (enPassant.victim(state) >= 0) {
      moves.prefer(MoveCode.EN_PASSANT, tables::baseKind);
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
      if (legality.isLegal(move) && (MoveCode.kind(move) != MoveCode.DROP || !givesForbiddenMate(move))) {
        moves.moves[count++] = move;
      }
    }
    moves.size = count;
  }

  /** Whether a drop gives mate, and the dropped piece may not mate by a drop (in shogi, a pawn). */
  private boolean givesForbiddenMate(long move) {
    DropTable drop = tables.hands.drops()[MoveCode.becomes(move)];
    if (drop == null || drop.mayMate() || !legality.dropsChangeMore() && !givesCheck(move)) {
      return false;
    }
    if (trial == null) {
      trial = new Generator(fast, state, maker, prohibitions.mates(), _ -> false);
    }
    maker.make(move);
    boolean isMate =
        (!legality.dropsChangeMore() || legality.inCheck(state.lastMover() ^ 1)) && !trial.canMove();
    maker.unmake();
    return isMate;
  }

  private boolean givesCheck(long drop) {
    int to = MoveCode.to(drop);
    state.swap(to, PieceCode.code(MoveCode.becomes(drop), state.turn));
    boolean check = legality.inCheck(state.turn ^ 1);
    state.swap(to, PieceCode.EMPTY);
    return check;
  }

  /** Adds the pseudo-legal moves, which include moves that leave the royal piece attacked. */
  public void pseudoLegalMoves(MoveBuffer moves, boolean check) {
    addFoundMoves(moves, check);
    expansions.apply(moves);
  }

  private void addFoundMoves(MoveBuffer moves, boolean check) {
    addPieceMoves(moves, check, false);
    addOtherMoves(moves, check);
  }

  private void addPieceMoves(MoveBuffer moves, boolean check, boolean tactical) {
    walker.start(moves, check, tactical);
    walkPieces(state.sides, state.turn);
  }

  private void walkPieces(long[] sets, int set) {
    for (int word = 0; word < tables.words; word++) {
      for (long squares = sets[set * tables.words + word]; squares != 0; squares &= squares - 1) {
        walker.addMoves(word << 6 | Long.numberOfTrailingZeros(squares));
      }
    }
  }

  private void addOtherMoves(MoveBuffer moves, boolean check) {
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
    for (int kind : enPassant.captorKinds()) {
      walkPieces(state.pieces, PieceCode.code(kind, state.turn));
    }
    scratch.keep(tables::isEnPassant);
    expansions.apply(scratch);
    return containsLegal(scratch);
  }
}
