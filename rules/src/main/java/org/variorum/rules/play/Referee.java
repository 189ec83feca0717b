package org.variorum.rules.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.PromotionTable;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.make.FenReader;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.SetupContext;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;
import org.variorum.rules.text.Excerpt;

/** Validator that turns a setup into a position, or refuses it with all its flaws. */
public final class Referee {

  private final GameTables tables;
  private final Setup setup;
  private final State state;
  private final Play play;
  private final List<String> flaws = new ArrayList<>();

  private Referee(FastTables fast, Setup setup) {
    tables = fast.tables;
    this.setup = setup;
    state = new State(tables.layout);
    play = new Play(fast, state);
  }

  /**
   * Returns the position of a setup.
   *
   * @throws IllegalSetupException if the setup is not a legal position of the game
   */
  public static Play legalPosition(FastTables fast, Setup setup) {
    return new Referee(fast, setup).legalPosition();
  }

  /**
   * Returns the board, the side to move and the state entries of a setup, without hands and clocks and without
   * validation. The result is for inspection, not for play.
   *
   * @throws IllegalArgumentException if the setup has squares or pieces that the game does not have
   */
  public static Play arrange(FastTables fast, Setup setup) {
    return new Referee(fast, setup).arrange();
  }

  private Play arrange() {
    setup.board().forEach((square, piece) -> {
      if (square < 0 || square >= tables.size || tables.definition.piece(piece.letter()).isEmpty()) {
        throw new IllegalArgumentException("this game has no " + piece + " on square " + square);
      }
      state.put(square, tables.pieceKinds.code(piece));
    });
    state.setTurn(setup.turn().ordinal());
    fillSlots();
    flaws.clear();
    state.forgetMoves();
    return play;
  }

  private Play legalPosition() {
    setup.board().forEach((square, piece) -> state.put(square, tables.pieceKinds.code(piece)));
    for (Map.Entry<Piece, Integer> hand : setup.hands().entrySet()) {
      for (int i = 0; i < hand.getValue(); i++) {
        state.changeHand(tables.pieceKinds.code(hand.getKey()), 1);
      }
    }
    state.setTurn(setup.turn().ordinal());
    state.clock = setup.clock();
    state.fullmove = setup.fullmove();
    checkRoyals();
    checkPromotions();
    fillSlots();
    checkLastMove();
    if (flaws.isEmpty()) {
      checkTurn();
    }
    if (!flaws.isEmpty()) {
      throw new IllegalSetupException(flaws);
    }
    state.forgetMoves();
    play.updateCheckSlots();
    play.skip();
    play.forgetIdleEnPassant();
    return play;
  }

  /**
   * Refuses a wrong number of royal pieces. A lack is legal if an explosion may have taken the piece, or if royal
   * pieces may be captured; one too many is legal if it may have been recruited from the enemy.
   */
  private void checkRoyals() {
    if (tables.royalty == Royalty.Mode.NONE) {
      return;
    }
    if (tables.ends.severalRoyals() != null) {
      checkSeveralRoyals();
      return;
    }
    for (int side = 0; side < 2; side++) {
      long count = countRoyals(side);
      int limit = tables.definition.royalty().has(PieceCode.sideOf(side)) ? 1 : 0;
      boolean hasExploded = tables.has(Property.CAPTURES_SPREAD) && count == 0;
      boolean hasRecruitedRoyal =
          tables.fates.mayRecruit() && count == limit + 1 && countRoyals(side ^ 1) == 0;
      boolean isWrong = tables.royalty == Royalty.Mode.CHECK ? count != limit && !hasExploded
          : count > limit && !hasRecruitedRoyal;
      if (isWrong) {
        flaws.add(count == 0 ? Wording.side(side) + " has no " + royals()
            : Wording.side(side) + " may have " + (limit == 0 ? "no " : "only one ") + royals() + " and has "
                + count);
      }
    }
  }

  /** Refuses a lack of royal pieces, or royal pieces of a side that has none, unless captures may be the reason. */
  private void checkSeveralRoyals() {
    boolean mayLoseRoyals = tables.royalty == Royalty.Mode.CAPTURE
        || tables.definition.goals().contains(new Goal.RoyalCaptured());
    for (int side = 0; side < 2; side++) {
      boolean hasRoyals = tables.definition.royalty().has(PieceCode.sideOf(side));
      long count = countRoyals(side);
      if (!hasRoyals && count > 0 && !(mayLoseRoyals && tables.fates.mayRecruit())) {
        flaws.add(Wording.side(side) + " may have no " + royals() + " and has " + count);
      } else if (hasRoyals && count == 0 && !mayLoseRoyals) {
        flaws.add(Wording.side(side) + " has no " + royals());
      }
    }
  }

  /** The number of royal pieces of a side on the board and in hand. */
  private long countRoyals(int side) {
    return Stream.concat(setup.board().values().stream(), setup.hands().entrySet().stream()
        .flatMap(held -> Collections.nCopies(held.getValue(), held.getKey()).stream()))
        .filter(piece -> piece.side().ordinal() == side
            && PieceCode.holds(tables.royals, tables.pieceKinds.code(piece)))
        .count();
  }

  /** The names of the royal pieces of this game. */
  private String royals() {
    return English.list(
        tables.definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::name).toList(), "or");
  }

  /** Refuses a piece without any move from its square, if a move to that square promotes it (DEL, interpretations). */
  private void checkPromotions() {
    setup.board().forEach((square, piece) -> {
      int code = tables.pieceKinds.code(piece);
      PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
      if (promotion != null && !promotion.onlyByCapture()
          && promotion.isRequired(PieceCode.side(code), square, square)
          && !tables.ways[code][square].movesOnEmptyBoard() && !canHaveBeenPut(code, square)) {
        flaws.add("a " + name(piece) + " on " + tables.geometry.name(square) + " would have promoted");
      }
    });
  }

  /** Whether a piece can have come to a square without a plain move of its own, such as by a drop (NOT-12). */
  private boolean canHaveBeenPut(int code, int square) {
    DropTable drop = tables.hands.drops()[PieceCode.kind(code)];
    PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
    return tables.captureForm(code) != null || promotion != null && promotion.condition() != null
        || drop != null && drop.allowed()[PieceCode.side(code)][square]
        || hasOtherMoves(tables.pieceKinds.letter(PieceCode.kind(code)))
        || StartPlacement.pieceCodes(tables.pieceKinds)[square] == code
        || IntStream.range(0, tables.kinds).anyMatch(kind -> mayPromoteTo(kind, code, square));
  }

  private boolean hasOtherMoves(String letter) {
    return tables.gameRules.mayMoveByOtherRules(letter);
  }

  /** Whether a piece of the kind {@code kind} may promote on a square to the piece {@code code}. */
  private boolean mayPromoteTo(int kind, int code, int square) {
    PromotionTable promotion = tables.promotions[kind];
    return promotion != null
        && (promotion.includesLeaving() || promotion.zone()[PieceCode.side(code)][square])
        && IntStream.of(promotion.choices()[PieceCode.side(code)]).anyMatch(to -> to == PieceCode.kind(code));
  }

  private String name(Piece piece) {
    return piece.side().name().toLowerCase(java.util.Locale.ROOT) + " "
        + Excerpt.of(tables.definition.pieces().get(tables.pieceKinds.of(piece.letter())).name());
  }

  /** Fills the state slots of the position. Each rule reads its own slot. */
  private void fillSlots() {
    SetupContext setupContext = new SetupContext(state, tables.gameRules.properties(), flaws);
    List<SlotFormat> formats = new ArrayList<>(tables.slots);
    formats.sort(Comparator.comparing(format -> !format.comesFirst()));
    Map<String, String> slots = slotTexts();
    for (SlotFormat format : formats) {
      format.seat(setupContext, slots.getOrDefault(format.kind().name(), ""));
    }
  }

  /**
   * Returns the texts of the slots by name. If several slots share the third field of a FEN, each takes the letters
   * that are its own; letters that no slot takes stay in the slot where the setup has them, which then refuses them.
   */
  private Map<String, String> slotTexts() {
    List<SlotFormat> formats =
        tables.slots.stream().filter(format -> format.kind().place() == SlotKind.Place.THIRD).toList();
    if (formats.size() < 2) {
      return setup.slots();
    }
    Map<String, String> slots = new HashMap<>(setup.slots());
    String rest = formats.stream().map(format -> setup.slots().getOrDefault(format.kind().name(), ""))
        .collect(Collectors.joining());
    for (SlotFormat format : formats) {
      String own = format.own(rest, setup.board());
      rest = FenReader.without(rest, own);
      slots.put(format.kind().name(), own);
    }
    for (SlotFormat format : formats) {
      String text = setup.slots().getOrDefault(format.kind().name(), "");
      String taken = FenReader.without(text, rest);
      slots.merge(format.kind().name(), FenReader.without(text, taken), String::concat);
    }
    return slots;
  }

  /** Refuses state slots that no single last move can have caused together. */
  private void checkLastMove() {
    List<String> entries = new ArrayList<>();
    long movers = ~0L;
    for (SlotFormat format : tables.slots) {
      String text = setup.slots().getOrDefault(format.kind().name(), "");
      long candidates = text.isEmpty() ? ~0L : format.lastMovers(text);
      movers &= candidates;
      if (candidates != ~0L) {
        entries.add(format.kind().entry(text));
      }
    }
    if (state.part() > 0 && state.remembersForReply()) {
      flaws.add("a state entry about " + Wording.side(state.turn ^ 1)
          + "'s last move is valid only for the first reply, and " + Wording.side(state.turn)
          + " has already moved in this turn");
    }
    if (movers == 0) {
      flaws.add(English.list(entries, "and") + ": the last move cannot have been "
          + (entries.size() == 2 ? "both" : "all of them"));
    }
  }

  /** Refuses a side that is in check although it is not to move. */
  private void checkTurn() {
    @Nullable Royals several = tables.ends.severalRoyals();
    boolean hasTooFewRoyals =
        several == null ? countRoyals(state.turn) == 0 : several.areLost(state, state.turn);
    boolean hasLostRoyals = hasTooFewRoyals && tables.definition.royalty().has(PieceCode.sideOf(state.turn));
    @Nullable TurnOrder order = tables.turnOrder;
    boolean mayStandInCheck =
        tables.hasCheckProtectors() || state.part() > 0 && order != null && order.outlastsCheck(state.turn);
    if (!hasLostRoyals && !mayStandInCheck && play.legality().inCheck(state.turn ^ 1)) {
      flaws.add(
          Wording.side(state.turn ^ 1) + " is in check, but it is " + Wording.side(state.turn) + "'s turn");
    }
  }
}
