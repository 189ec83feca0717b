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
  public static Play seat(FastTables fast, Setup setup) {
    return new Referee(fast, setup).seat();
  }

  /**
   * Returns the pieces and state entries of a setup without validation. The result is for inspection, not for play.
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
    state.turnTo(setup.turn().ordinal());
    remembered();
    flaws.clear();
    state.forget();
    return play;
  }

  private Play seat() {
    setup.board().forEach((square, piece) -> state.put(square, tables.pieceKinds.code(piece)));
    for (Map.Entry<Piece, Integer> hand : setup.hands().entrySet()) {
      for (int i = 0; i < hand.getValue(); i++) {
        state.hold(tables.pieceKinds.code(hand.getKey()), 1);
      }
    }
    state.turnTo(setup.turn().ordinal());
    state.clock = setup.clock();
    state.fullmove = setup.fullmove();
    royals();
    promoted();
    remembered();
    lastMove();
    if (flaws.isEmpty()) {
      checks();
    }
    if (!flaws.isEmpty()) {
      throw new IllegalSetupException(flaws);
    }
    state.forget();
    play.updateCheckSlots();
    play.skip();
    play.forgetIdleEnPassant();
    return play;
  }

  private void royals() {
    if (tables.royalty == Royalty.Mode.NONE) {
      return;
    }
    if (tables.ends.several() != null) {
      severalRoyals();
      return;
    }
    for (int side = 0; side < 2; side++) {
      long count = royals(side);
      int most = tables.definition.royalty().has(PieceCode.sideOf(side)) ? 1 : 0;
      boolean ended = tables.holds(Property.CAPTURES_SPREAD) && count == 0;
      boolean recruited = tables.fates.recruit() && count == most + 1 && royals(side ^ 1) == 0;
      if (tables.royalty == Royalty.Mode.CHECK ? count != most && !ended : count > most && !recruited) {
        flaws.add(count == 0 ? Wording.side(side) + " has no " + royal()
            : Wording.side(side) + " may have " + (most == 0 ? "no " : "only one ") + royal() + " and has "
                + count);
      }
    }
  }

  /** Refuses a side that has lost all royal pieces or has unexpected ones, unless captures can explain it. */
  private void severalRoyals() {
    boolean mayFall = tables.royalty == Royalty.Mode.CAPTURE
        || tables.definition.goals().contains(new Goal.RoyalCaptured());
    for (int side = 0; side < 2; side++) {
      boolean has = tables.definition.royalty().has(PieceCode.sideOf(side));
      long count = royals(side);
      if (!has && count > 0 && !(mayFall && tables.fates.recruit())) {
        flaws.add(Wording.side(side) + " may have no " + royal() + " and has " + count);
      } else if (has && count == 0 && !mayFall) {
        flaws.add(Wording.side(side) + " has no " + royal());
      }
    }
  }

  private long royals(int side) {
    return Stream.concat(setup.board().values().stream(), setup.hands().entrySet().stream()
        .flatMap(held -> Collections.nCopies(held.getValue(), held.getKey()).stream()))
        .filter(piece -> piece.side().ordinal() == side
            && PieceCode.holds(tables.royals, tables.pieceKinds.code(piece)))
        .count();
  }

  /** The names of the royal pieces of this game. */
  private String royal() {
    return English.list(
        tables.definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::name).toList(), "or");
  }

  /** Refuses a piece that cannot move and that its own move would have promoted (DEL, interpretations). */
  private void promoted() {
    setup.board().forEach((square, piece) -> {
      int code = tables.pieceKinds.code(piece);
      PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
      if (promotion != null && !promotion.byCapture()
          && promotion.required(PieceCode.side(code), square, square)
          && !tables.ways[code][square].movesOnEmptyBoard() && !canHaveBeenPut(code, square)) {
        flaws.add("a " + name(piece) + " on " + tables.geometry.name(square) + " would have promoted");
      }
    });
  }

  /** Whether a piece can have come to a square without a plain move of its own, such as by a drop (NOT-12). */
  private boolean canHaveBeenPut(int code, int square) {
    DropTable drop = tables.hands.drops()[PieceCode.kind(code)];
    PromotionTable promotion = tables.promotions[PieceCode.kind(code)];
    return tables.captureForm(code) != null || promotion != null && promotion.when() != null
        || drop != null && drop.allowed()[PieceCode.side(code)][square]
        || movesOtherwise(tables.pieceKinds.letter(PieceCode.kind(code)))
        || StartPlacement.start(tables.pieceKinds)[square] == code
        || IntStream.range(0, tables.kinds).anyMatch(kind -> becomes(kind, code, square));
  }

  private boolean movesOtherwise(String letter) {
    return tables.rooms.moveOtherwise(letter);
  }

  /** Whether a piece of the kind {@code kind} may promote on a square to the piece {@code code}. */
  private boolean becomes(int kind, int code, int square) {
    PromotionTable promotion = tables.promotions[kind];
    return promotion != null && (promotion.leaving() || promotion.zone()[PieceCode.side(code)][square])
        && IntStream.of(promotion.to()[PieceCode.side(code)]).anyMatch(to -> to == PieceCode.kind(code));
  }

  private String name(Piece piece) {
    return piece.side().name().toLowerCase(java.util.Locale.ROOT) + " "
        + Excerpt.of(tables.definition.pieces().get(tables.pieceKinds.of(piece.letter())).name());
  }

  /** Fills the state slots of the position. Each rule reads its own slot. */
  private void remembered() {
    SetupContext setupContext = new SetupContext(state, tables.rooms.properties(), flaws);
    List<SlotFormat> forms = new ArrayList<>(tables.memory);
    forms.sort(Comparator.comparing(form -> !form.comesFirst()));
    Map<String, String> slots = shared();
    for (SlotFormat form : forms) {
      form.seat(setupContext, slots.getOrDefault(form.kind().name(), ""));
    }
  }

  /** Returns the texts of the slots. If several slots share a field of a FEN, assigns each letter to its slot. */
  private Map<String, String> shared() {
    List<SlotFormat> forms =
        tables.memory.stream().filter(form -> form.kind().place() == SlotKind.Place.THIRD).toList();
    if (forms.size() < 2) {
      return setup.slots();
    }
    Map<String, String> slots = new HashMap<>(setup.slots());
    String left = forms.stream().map(form -> setup.slots().getOrDefault(form.kind().name(), ""))
        .collect(Collectors.joining());
    for (SlotFormat form : forms) {
      String own = form.own(left, setup.board());
      left = FenReader.without(left, own);
      slots.put(form.kind().name(), own);
    }
    for (SlotFormat form : forms) {
      String said = setup.slots().getOrDefault(form.kind().name(), "");
      slots.merge(form.kind().name(), FenReader.without(said, FenReader.without(said, left)), String::concat);
    }
    return slots;
  }

  /** Refuses slots that no single last move can have caused. */
  private void lastMove() {
    List<String> said = new ArrayList<>();
    long movers = ~0L;
    for (SlotFormat form : tables.memory) {
      String text = setup.slots().getOrDefault(form.kind().name(), "");
      long those = text.isEmpty() ? ~0L : form.lastMovers(text);
      movers &= those;
      if (those != ~0L) {
        said.add(form.kind().entry(text));
      }
    }
    if (state.part() > 0 && state.remembersForReply()) {
      flaws.add("what is remembered of " + Wording.side(state.turn ^ 1)
          + "'s last move is for the reply alone, and " + Wording.side(state.turn)
          + " has moved since, in the same turn");
    }
    if (movers == 0) {
      flaws.add(English.list(said, "and") + ": the last move cannot have been "
          + (said.size() == 2 ? "both" : "all of them"));
    }
  }

  private void checks() {
    @Nullable Royals several = tables.ends.several();
    boolean lost = several == null ? royals(state.turn) == 0 : several.areLost(state, state.turn);
    boolean fallen = lost && tables.definition.royalty().has(PieceCode.sideOf(state.turn));
    @Nullable TurnOrder order = tables.order;
    boolean mayStandInCheck =
        tables.spare() || state.part() > 0 && order != null && order.outlastsCheck(state.turn);
    if (!fallen && !mayStandInCheck && play.legality().attacked(state.turn ^ 1)) {
      flaws.add(
          Wording.side(state.turn ^ 1) + " is in check, but it is " + Wording.side(state.turn) + "'s turn");
    }
  }
}
