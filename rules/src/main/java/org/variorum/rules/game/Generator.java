package org.variorum.rules.game;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.definition.Royalty;

/** Generates the moves of the side to move: men's ways first, then what turns and checks forbid. */
final class Generator {

  private final State state;
  private final Tables tables;
  private final int[] board;
  private final Legality legality;
  private final Walker walker;
  private final GameEnd end;
  private final MoveBuffer scratch = new MoveBuffer();
  private @Nullable PlainWriter writer;
  private @Nullable PlainCounter counter;
  private boolean setsTried;
  /** For looking at the position after a move while the moves before it are being judged. */
  private @Nullable Generator trial;

  Generator(State state) {
    this.state = state;
    tables = state.tables;
    board = state.board;
    legality = new Legality(state);
    walker = new Walker(state);
    end = new GameEnd(state);
  }

  Legality legality() {
    return legality;
  }

  GameEnd end() {
    return end;
  }

  /** All legal moves; none if the game has ended on the board. */
  void legalMoves(MoveBuffer moves) {
    moves.size = 0;
    if (!goesOn()) {
      return;
    }
    if (writer != null) {
      writer.moves(moves);
    } else {
      pseudoLegalMoves(moves, legality.prepare());
      keepLegal(moves);
    }
  }

  /** The legal moves that capture, act or promote; a drop does not. */
  void loudMoves(MoveBuffer moves) {
    moves.size = 0;
    if (!goesOn()) {
      return;
    }
    if (writer != null) {
      writer.loudMoves(moves);
    } else {
      menMoves(moves, legality.prepare(), true);
      keepLegal(moves);
    }
  }

  /** Whether a code, of whatever origin, is one of {@link #legalMoves}. */
  boolean isLegal(long move) {
    scratch.size = 0;
    if (goesOn()) {
      movesLike(move, legality.prepare());
      scratch.keepSquares(move);
      keepLegal(scratch);
    }
    return scratch.contains(move);
  }

  /** Finds the moves among which a code must be, if it is one: by the same man or of the same kind. */
  private void movesLike(long move, boolean check) {
    int from = MoveCode.from(move);
    switch (MoveCode.kind(move)) {
      case MoveCode.DROP -> {
        if (mayDrop(MoveCode.becomes(move), MoveCode.to(move))) {
          scratch.add(MoveCode.drop(MoveCode.becomes(move), MoveCode.to(move)));
        }
      }
      case MoveCode.CASTLING -> castling(scratch, check);
      case MoveCode.EXCHANGE -> exchanges(scratch, check);
      default -> {
        if (from < tables.size && board[from] != Men.EMPTY && Men.side(board[from]) == state.turn) {
          walker.start(scratch, check, false);
          walker.man(from);
        }
      }
    }
  }

  /** Whether nothing on the board has ended the game. */
  private boolean goesOn() {
    return end.standing() == null && end.standingDraw() == null;
  }

  /** Whether some move would be legal if the game went on; looks no further than the first. */
  private boolean canMove() {
    boolean check = legality.prepare();
    walker.start(scratch, check, false);
    scratch.size = 0;
    for (int word = 0; word < tables.words; word++) {
      for (long left = state.sides[state.turn * tables.words + word]; left != 0; left &= left - 1) {
        walker.man(word << 6 | Long.numberOfTrailingZeros(left));
        if (holdsLegal(scratch)) {
          return true;
        }
      }
    }
    otherMoves(scratch, check);
    return holdsLegal(scratch);
  }

  /** How the game has ended by what stands on the board, or because there is no legal move. */
  Optional<Outcome> endedOnBoard() {
    Outcome standing = end.standing();
    if (standing != null) {
      return Optional.of(standing);
    }
    return end.standingDraw() == null && canMove() ? Optional.empty() : Optional.of(withoutMoves());
  }

  /** How the game has ended where there is no legal move: a draw by what stands on the board may have taken them away. */
  Outcome withoutMoves() {
    Outcome draw = end.standingDraw();
    return draw != null && canMove() ? draw : end.withoutMoves(state.inCheck());
  }

  /** Whether some move is legal; forgets the moves. */
  private boolean holdsLegal(MoveBuffer moves) {
    if (tables.royalty == Royalty.Mode.CHECK) {
      keepSafe(moves);
    }
    boolean found = moves.size > 0;
    moves.size = 0;
    return found;
  }

  /** How many legal moves there are. */
  int count() {
    if (counter == null) {
      legalMoves(scratch);
      return scratch.size;
    }
    return goesOn() ? counter.count() : 0;
  }

  /** Works with sets of squares from now on, where the game allows it. Worth its tables for many positions only. */
  void useSets() {
    if (setsTried) {
      return;
    }
    setsTried = true;
    walker.useSets();
    PlainTables plain = tables.plain();
    if (plain != null) {
      PlainEnds ends = new PlainEnds(state, plain, this);
      writer = new PlainWriter(state, ends, this, walker);
      counter = new PlainCounter(state, ends, this, writer);
    }
  }

  /** Adds the legal ways of castling of a side that is not in check. */
  void legalCastling(MoveBuffer moves) {
    int kept = moves.size;
    castling(moves, false);
    for (int i = kept; i < moves.size; i++) {
      long move = moves.moves[i];
      if (legality.survives(move)) {
        moves.moves[kept++] = move;
      }
    }
    moves.size = kept;
  }

  /** How many kinds of men the side to move may promote to. */
  int promotionChoices(PromotionTable promotion) {
    return promotion.limits().length == 0 ? promotion.to().length : walker.choices(promotion);
  }

  private void keepLegal(MoveBuffer moves) {
    if (tables.royalty == Royalty.Mode.CHECK) {
      keepSafe(moves);
    }
    if (state.enPassantMan != Tables.NO_SQUARE) {
      preferEnPassant(moves);
    }
    if (tables.acting != null && tables.acting.compulsory()) {
      dropIdle(moves);
    }
  }

  private void keepSafe(MoveBuffer moves) {
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
  boolean matesForbidden(long move) {
    DropTable drop = tables.drops[MoveCode.becomes(move)];
    if (drop == null || drop.mayMate() || !givesCheck(move)) {
      return false;
    }
    if (trial == null) {
      trial = new Generator(state);
    }
    state.make(move);
    boolean mates = !trial.canMove();
    state.unmake();
    return mates;
  }

  private boolean givesCheck(long drop) {
    int royal = state.royal[state.turn ^ 1];
    int to = MoveCode.to(drop);
    state.swap(to, Men.code(MoveCode.becomes(drop), state.turn));
    boolean check = royal != Tables.NO_SQUARE && legality.attacks().attacked(royal, state.turn);
    state.swap(to, Men.EMPTY);
    return check;
  }

  /** NOT, option: no plain move where an acting move with the same start and destination is legal. */
  private static void dropIdle(MoveBuffer moves) {
    int kept = 0;
    for (int i = 0; i < moves.size; i++) {
      long move = moves.moves[i];
      boolean idle = MoveCode.kind(move) == MoveCode.PLAIN;
      boolean acts = false;
      for (int j = 0; idle && !acts && j < moves.size; j++) {
        long other = moves.moves[j];
        acts = MoveCode.kind(other) == MoveCode.ACTION && MoveCode.sameSquares(other, move);
      }
      if (!acts) {
        moves.moves[kept++] = move;
      }
    }
    moves.size = kept;
  }

  /** Moves by the men's ways and by the rules of the turn, whether or not they leave the royal man attacked. */
  void pseudoLegalMoves(MoveBuffer moves, boolean check) {
    menMoves(moves, check, false);
    otherMoves(moves, check);
  }

  /** Moves by the men's ways. */
  private void menMoves(MoveBuffer moves, boolean check, boolean loud) {
    walker.start(moves, check, loud);
    int me = state.turn;
    for (int word = 0; word < tables.words; word++) {
      for (long left = state.sides[me * tables.words + word]; left != 0; left &= left - 1) {
        walker.man(word << 6 | Long.numberOfTrailingZeros(left));
      }
    }
  }

  /** Moves that are no man's way of going. */
  private void otherMoves(MoveBuffer moves, boolean check) {
    castling(moves, check);
    drops(moves);
    exchanges(moves, check);
  }

  /** Whether some legal move captures en passant. */
  boolean canCaptureEnPassant() {
    return mayCaptureEnPassant() && goesOn() && findsEnPassant();
  }

  /** Whether some man that captures so has such a square on its way: a quick look before moves are generated. */
  private boolean mayCaptureEnPassant() {
    for (long left = state.enPassant; left != 0; left = Crossings.rest(left)) {
      for (int kind : tables.enPassantKinds) {
        int code = Men.code(kind, state.turn);
        long[] from = tables.enPassantFrom[code][Crossings.first(left)];
        for (int word = 0; word < tables.words; word++) {
          if ((state.men[code * tables.words + word] & from[word]) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Where a man can both go to a square and capture en passant there, the texts are the same (COM-3): it captures, once. */
  private static void preferEnPassant(MoveBuffer moves) {
    int kept = 0;
    for (int i = 0; i < moves.size; i++) {
      long move = moves.moves[i];
      boolean hidden = false;
      for (int j = 0; j < moves.size && !hidden; j++) {
        long other = moves.moves[j];
        hidden = MoveCode.kind(other) == MoveCode.EN_PASSANT && MoveCode.sameSquares(other, move)
            && (MoveCode.kind(move) == MoveCode.PLAIN || j < i && other == move);
      }
      if (!hidden) {
        moves.moves[kept++] = move;
      }
    }
    moves.size = kept;
  }

  private boolean findsEnPassant() {
    scratch.size = 0;
    walker.start(scratch, legality.prepare(), true);
    for (int kind : tables.enPassantKinds) {
      int code = Men.code(kind, state.turn);
      for (int word = 0; word < tables.words; word++) {
        for (long left = state.men[code * tables.words + word]; left != 0; left &= left - 1) {
          walker.man(word << 6 | Long.numberOfTrailingZeros(left));
        }
      }
    }
    scratch.keepKind(MoveCode.EN_PASSANT);
    return holdsLegal(scratch);
  }

  private void castling(MoveBuffer moves, boolean check) {
    @Nullable CastlingTable castling = tables.castling;
    if (castling == null || state.castling == 0 || check) {
      return;
    }
    for (CastlingTable.Wing wing : castling.wings()) {
      if (wing.side() == state.turn && (state.castling & wing.right()) != 0
          && !isBanned(Men.kind(wing.king())) && allEmpty(wing.empty()) && safe(wing.safe())) {
        add(moves, wing);
      }
    }
  }

  /** NMT-4: castling and an exchange are moves of the king and of the mover's man, and take nothing. */
  private boolean isBanned(int kind) {
    return state.ban == kind + 1;
  }

  /** The ways of castling of a man whose way is free, attacked or not. */
  void openCastling(MoveBuffer moves, int from) {
    for (CastlingTable.Wing wing : tables.castling == null ? List.<CastlingTable.Wing>of()
        : tables.castling.wings()) {
      if (wing.side() == state.turn && wing.kingHome() == from && (state.castling & wing.right()) != 0
          && allEmpty(wing.empty())) {
        add(moves, wing);
      }
    }
  }

  private static void add(MoveBuffer moves, CastlingTable.Wing wing) {
    for (int[] ends : wing.ends()) {
      moves.add(MoveCode.of(MoveCode.CASTLING, wing.kingHome(), ends[0], wing.rookHome(), ends[1]));
    }
  }

  private boolean allEmpty(int[] squares) {
    for (int square : squares) {
      if (board[square] != Men.EMPTY) {
        return false;
      }
    }
    return true;
  }

  /** Whether no square is attacked; where there is no check, attack is no matter. */
  private boolean safe(int[] squares) {
    if (tables.royalty != Royalty.Mode.CHECK) {
      return true;
    }
    for (int square : squares) {
      if (legality.attacks().attacked(square, state.turn ^ 1)) {
        return false;
      }
    }
    return true;
  }

  private void drops(MoveBuffer moves) {
    for (int kind : tables.droppable) {
      DropTable drop = tables.drops[kind];
      int code = Men.code(kind, state.turn);
      if (drop == null || state.held[code] == 0) {
        continue;
      }
      int closed = closedFiles(drop, code);
      for (int square = 0; square < tables.size; square++) {
        if (mayDrop(drop, square, closed)) {
          moves.add(MoveCode.drop(kind, square));
        }
      }
    }
  }

  private boolean mayDrop(int kind, int square) {
    DropTable drop = kind < 0 || kind >= tables.kinds ? null : tables.drops[kind];
    if (drop == null || square >= tables.size) {
      return false;
    }
    int code = Men.code(kind, state.turn);
    return state.held[code] > 0 && mayDrop(drop, square, closedFiles(drop, code));
  }

  private boolean mayDrop(DropTable drop, int square, int closedFiles) {
    return board[square] == Men.EMPTY && drop.allowed()[state.turn][square]
        && (closedFiles >>> tables.geometry.file(square) & 1) == 0;
  }

  private int closedFiles(DropTable drop, int code) {
    return drop.onePerFile() ? files(code) : 0;
  }

  /** The files on which a man of that code stands. */
  int files(int code) {
    int files = 0;
    for (int word = 0; word < tables.words; word++) {
      for (long left = state.men[code * tables.words + word]; left != 0; left &= left - 1) {
        files |= 1 << tables.geometry.file(word << 6 | Long.numberOfTrailingZeros(left));
      }
    }
    return files;
  }

  /** NMT-8. */
  private void exchanges(MoveBuffer moves, boolean check) {
    @Nullable Exchange exchange = tables.exchange;
    if (exchange == null || !now(exchange, check) || isBanned(tables.kind(exchange.man()))
        || exchange.notInReply() && state.swapped
        || exchange.notFacing() && legality.attacks().facing()) {
      return;
    }
    for (int from = 0; from < tables.size; from++) {
      if (!state.isFrozen(from)) {
        openExchanges(moves, from, check);
      }
    }
  }

  /** The exchanges of a man with those that stand where they may be exchanged now, whatever was the last move. */
  void openExchanges(MoveBuffer moves, int from, boolean check) {
    @Nullable Exchange exchange = tables.exchange;
    if (exchange == null || !now(exchange, check)) {
      return;
    }
    int man = Men.code(tables.kind(exchange.man()), state.turn);
    int with = Men.code(tables.kind(exchange.with()), exchange.enemy() ? state.turn ^ 1 : state.turn);
    for (int to = 0; board[from] == man && to < tables.size; to++) {
      if (board[to] == with && to != from && !(man == with && to < from)) {
        moves.add(MoveCode.of(MoveCode.EXCHANGE, from, to, to, from));
      }
    }
  }

  private static boolean now(Exchange exchange, boolean check) {
    return switch (exchange.when()) {
      case ALWAYS -> true;
      case IN_CHECK -> check;
      case OUT_OF_CHECK -> !check;
    };
  }
}
