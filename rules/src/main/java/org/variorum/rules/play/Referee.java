package org.variorum.rules.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.compile.CastlingTable;
import org.variorum.rules.compile.DropTable;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.Placement;
import org.variorum.rules.compile.PromotionTable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.state.State;
import org.variorum.rules.state.Wording;
import org.variorum.rules.text.English;
import org.variorum.rules.text.Excerpt;

/** Turns a setup into a position, or refuses it with all its flaws. */
public final class Referee {

  private final Tables tables;
  private final Setup setup;
  private final State state;
  private final Play play;
  private final List<String> flaws = new ArrayList<>();

  private Referee(FastTables fast, Setup setup) {
    tables = fast.tables;
    this.setup = setup;
    state = new State(tables);
    play = new Play(fast, state);
  }

  /**
   * @throws IllegalSetupException if it is no position of the game
   */
  public static Play seat(FastTables fast, Setup setup) {
    return new Referee(fast, setup).seat();
  }

  /**
   * Pieces and state entries as they are said to be, whether or not that is a position: something to look at, not to play on.
   *
   * @throws IllegalArgumentException if there are squares or pieces that are not the game's
   */
  public static Play arrange(FastTables fast, Setup setup) {
    return new Referee(fast, setup).arrange();
  }

  private Play arrange() {
    setup.board().forEach((square, piece) -> {
      if (square < 0 || square >= tables.size || tables.definition.piece(piece.letter()).isEmpty()) {
        throw new IllegalArgumentException("this game has no " + piece + " on square " + square);
      }
      state.put(square, code(piece));
    });
    state.turnTo(setup.turn().ordinal());
    setup.ban().filter(letter -> tables.definition.piece(letter).isPresent())
        .ifPresent(letter -> state.ban = tables.kind(letter) + 1);
    setup.frozen().stream().filter(setup.board()::containsKey)
        .filter(square -> PieceCode.holds(tables.displaced, state.board[square])).forEach(state::freeze);
    if (!setup.enPassant().isEmpty()) {
      long squares = Crossings.pack(new TreeSet<>(setup.enPassant()));
      crossing(squares).ifPresent(piece -> state.passed(piece, squares));
    }
    state.forget();
    return play;
  }

  private Play seat() {
    setup.board().forEach((square, piece) -> state.put(square, code(piece)));
    for (Map.Entry<Piece, Integer> hand : setup.hands().entrySet()) {
      for (int i = 0; i < hand.getValue(); i++) {
        state.hold(code(hand.getKey()), 1);
      }
    }
    state.turnTo(setup.turn().ordinal());
    state.clock = setup.clock();
    state.fullmove = setup.fullmove();
    for (int side = 0; side < setup.checksLeft().size(); side++) {
      state.setChecksLeft(side, setup.checksLeft().get(side));
    }
    royals();
    promoted();
    castling();
    lastMove();
    frozen();
    if (flaws.isEmpty()) {
      checks();
    }
    if (flaws.isEmpty()) {
      enPassant();
    }
    if (!flaws.isEmpty()) {
      throw new IllegalSetupException(flaws);
    }
    state.forget();
    return play;
  }

  private int code(Piece piece) {
    return PieceCode.code(tables.kind(piece.letter()), piece.side().ordinal());
  }

  private void royals() {
    if (tables.royalty == Royalty.Mode.NONE) {
      return;
    }
    for (int side = 0; side < 2; side++) {
      long count = royals(side);
      boolean ended = tables.explosion != null && count == 0;
      boolean recruited = tables.acting != null && count == 2 && royals(side ^ 1) == 0;
      if (tables.royalty == Royalty.Mode.CHECK ? count != 1 && !ended : count > 1 && !recruited) {
        flaws.add(count == 0 ? Wording.side(side) + " has no " + royal()
            : Wording.side(side) + " may have only one " + royal() + " and has " + count);
      }
    }
  }

  private long royals(int side) {
    return setup.board().values().stream()
        .filter(piece -> piece.side().ordinal() == side && PieceCode.holds(tables.royals, code(piece)))
        .count();
  }

  /** What royal pieces are called in this game. */
  private String royal() {
    return English.list(
        tables.definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::name).toList(), "or");
  }

  /** A piece that has no further move, where its own move would have promoted it (DEL, interpretations). */
  private void promoted() {
    setup.board().forEach((square, piece) -> {
      int code = code(piece);
      PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
      if (promotion != null && promotion.required(PieceCode.side(code), square, square)
          && tables.stuck[code][square] && !canHaveBeenPut(code, square)) {
        flaws.add("a " + name(piece) + " on " + tables.geometry.name(square) + " would have promoted");
      }
    });
  }

  /** Whether a piece can have come to a square otherwise than by its own plain move (NOT-12). */
  private boolean canHaveBeenPut(int code, int square) {
    DropTable drop = tables.drops[PieceCode.kind(code)];
    return tables.acting != null || PieceCode.holds(tables.displaced, code)
        || drop != null && drop.allowed()[PieceCode.side(code)][square]
        || changesPlaces(tables.letter(PieceCode.kind(code)))
        || Placement.codes(tables, tables.definition.start())[square] == code
        || IntStream.range(0, tables.kinds).anyMatch(kind -> becomes(kind, code, square));
  }

  /** Whether a piece can be exchanged or castle. */
  private boolean changesPlaces(String letter) {
    Mechanism.Exchange exchange = tables.exchange;
    return exchange != null && (exchange.piece().equals(letter) || exchange.with().equals(letter))
        || tables.definition.mechanism(Mechanism.Castling.class)
            .filter(castling -> castling.king().equals(letter) || castling.rook().equals(letter))
            .isPresent();
  }

  /** Whether a piece of another kind that comes to a square may become this one there. */
  private boolean becomes(int kind, int code, int square) {
    PromotionTable promotion = tables.promotions[kind];
    return promotion != null && (promotion.leaving() || promotion.zone()[PieceCode.side(code)][square])
        && IntStream.of(promotion.to()).anyMatch(to -> to == PieceCode.kind(code));
  }

  private String name(Piece piece) {
    return piece.side().name().toLowerCase(java.util.Locale.ROOT) + " "
        + Excerpt.of(tables.definition.pieces().get(tables.kind(piece.letter())).name());
  }

  private void castling() {
    state.castling = 0;
    for (int i = 0; i < setup.castling().length(); i++) {
      int right = 1 << CastlingTable.LETTERS.indexOf(setup.castling().charAt(i));
      boolean home =
          tables.castling != null && tables.castling.wings().stream().anyMatch(wing -> wing.right() == right
              && state.board[wing.kingHome()] == wing.king() && state.board[wing.rookHome()] == wing.rook());
      if (home) {
        state.castling |= right;
      } else {
        flaws.add("the castling right " + setup.castling().charAt(i) + " without king and rook at home");
      }
    }
  }

  /** What the state entries say of the last move must fit the board, and both cannot be true of one move. */
  private void lastMove() {
    state.swapped = setup.swapped();
    setup.ban().ifPresent(letter -> {
      int kind = tables.kind(letter);
      state.ban = kind + 1;
      boolean moved = tables.explosion != null || tables.promotions[kind] != null
          || setup.board().values().contains(new Piece(letter, setup.turn().opponent()));
      if (!moved) {
        String opponent = Wording.side(setup.turn().opponent().ordinal());
        flaws.add("ban:" + letter + ", but " + opponent + " has no " + letter + " that can have moved");
      }
      if (setup.swapped() && tables.exchange != null && !tables.exchange.piece().equals(letter)) {
        flaws.add("ban:" + letter + " and swapped: the last move cannot have been both");
      }
    });
  }

  private void frozen() {
    for (int square : setup.frozen()) {
      if (PieceCode.holds(tables.displaced, state.board[square])) {
        state.freeze(square);
      } else {
        flaws.add("nothing that can be frozen stands on " + tables.geometry.name(square));
      }
    }
  }

  private void checks() {
    boolean fallen = state.royal[state.turn] == Tables.NO_SQUARE;
    if (!fallen && play.legality().attacked(state.turn ^ 1)) {
      flaws.add(
          Wording.side(state.turn ^ 1) + " is in check, but it is " + Wording.side(state.turn) + "'s turn");
    }
  }

  private void enPassant() {
    if (setup.enPassant().isEmpty()) {
      return;
    }
    long squares = Crossings.pack(new TreeSet<>(setup.enPassant()));
    OptionalInt piece = crossing(squares);
    if (piece.isEmpty()) {
      flaws.add("no piece can just have crossed "
          + setup.enPassant().stream().map(tables.geometry::name).collect(Collectors.joining(" and ")));
      return;
    }
    state.passed(piece.getAsInt(), squares);
    if (!play.generator().canCaptureEnPassant()) {
      state.passed(Tables.NO_SQUARE, 0);
    }
  }

  /** Where a piece stands that can just have crossed these squares. */
  private OptionalInt crossing(long squares) {
    return IntStream.range(0, tables.size).filter(piece -> crossed(piece, squares)).findFirst();
  }

  /** Whether the piece on a square can have come there over just these squares from an empty square. */
  private boolean crossed(int piece, long squares) {
    int code = state.board[piece];
    Crossings crossings = tables.crossings[code];
    if (code == PieceCode.EMPTY || PieceCode.side(code) == state.turn || crossings == null) {
      return false;
    }
    for (int from = 0; from < tables.size; from++) {
      if (state.board[from] == PieceCode.EMPTY
          && crossings.squares(state.board, from, piece) == squares) {
        return true;
      }
    }
    return false;
  }
}
