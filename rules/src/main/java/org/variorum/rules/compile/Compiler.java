package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.registry.Clashes;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.MoveKinds;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.SlotAllocator;

/** Compiler from a definition to {@link GameTables}: rules become constants, movement becomes programs by square. */
public final class Compiler {

  private final Kinds kinds;
  /** The rules of the game. */
  private final GameRules gameRules;
  private final SlotAllocator slots;
  private final Definition definition;
  private final Geometry geometry;
  private final int size;
  private final WayCompiler.Movement movement;
  private final Context context;

  private Compiler(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
    size = geometry.size();
    kinds = new Kinds(definition);
    slots = new SlotAllocator(size);
    context = new Context(definition, kinds, slots, new MoveKinds());
    gameRules = GameRules.of(context);
    movement = new WayCompiler(kinds, gameRules).compile();
  }

  /**
   * Compiles a definition.
   *
   * @throws UnplayableDefinitionException with all reasons, if the definition combines rules that have no meaning
   *     together, or if a movement is too large
   */
  public static GameTables compile(Definition definition) {
    List<Flaw> flaws = Clashes.of(definition);
    if (!flaws.isEmpty()) {
      throw new UnplayableDefinitionException(flaws);
    }
    return new Compiler(definition).compile();
  }

  private GameTables compile() {
    gameRules.completeTables(programs());
    @Nullable PromotionTable[] promotions = IntStream.range(0, kinds.count())
        .mapToObj(kind -> definition.pieces().get(kind).promotion()
            .map(promotion -> promotionTable(kind, promotion)).orElse(null))
        .toArray(PromotionTable[]::new);
    return new GameTables(kinds, gameRules, slots.layout(kinds), movement, conditions(), promotions,
        mayPromote(promotions),
        enPassantTables(gameRules.crossingCaptures()), handTables());
  }

  private WayCondition[] conditions() {
    return movement.conditions().stream().map(condition -> WayCondition.of(condition, context))
        .toArray(WayCondition[]::new);
  }

  private Programs programs() {
    return new Programs() {
      @Override
      public Program of(int code, int square) {
        return movement.ways()[code][square];
      }

      @Override
      public boolean movesAlone(int kind) { // other pieces matter only by standing in the way
        PieceKind piece = definition.pieces().get(kind);
        return !gameRules.hasAddedMovement(piece.letter()) && !gameRules.hasAddedMoves(piece.letter())
            && piece.ways().stream()
                .flatMap(way -> way.movement().legs()).allMatch(leg -> leg.content() == Leg.Content.EMPTY);
      }

      @Override
      public boolean movesOtherwise(int kind) {
        return gameRules.mayMoveByOtherRules(kinds.letter(kind))
            || (gameRules.crossingCaptures().captors() & PieceCode.bit(kind)) != 0;
      }
    };
  }

  private PromotionTable promotionTable(int kind, Promotion promotion) {
    boolean[][] forced = promotion.forced().squares(geometry);
    // A piece that could never move again must promote, as a shogi pawn on the last rank.
    for (int side = 0; side < 2 && promotion.forcedWhenStuck(); side++) {
      for (int square = 0; square < size; square++) {
        forced[side][square] |= !movement.ways()[PieceCode.code(kind, side)][square].movesOnEmptyBoard();
      }
    }
    int[][] to = Stream.of(Side.values())
        .map(side -> promotion.to(side).stream().mapToInt(kinds::of).toArray()).toArray(int[][]::new);
    boolean[][] zone = promotion.zone().squares(geometry);
    return new PromotionTable(to, zone, promotion.leaving(), promotion.byCapture(), forced, squareSets(zone),
        squareSets(forced),
        promotion.limited().isEmpty() ? new int[0][] : limits(kinds.set(promotion.limited())),
        promotion.when().map(condition -> WayCondition.of(condition, context)).orElse(null));
  }

  private long[][] squareSets(boolean[][] squares) {
    long[][] sets = new long[2][geometry.wordCount()];
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < size; square++) {
        sets[side][square >>> 6] |= squares[side][square] ? 1L << square : 0;
      }
    }
    return sets;
  }

  /** Returns the limits by side and kind: the number at the start for limited kinds, the maximum int for others. */
  private int[][] limits(long limited) {
    int[][] limits = piecesAtStart();
    for (int[] sideLimits : limits) {
      for (int kind = 0; kind < sideLimits.length; kind++) {
        sideLimits[kind] = (limited & PieceCode.bit(kind)) != 0 ? sideLimits[kind] : Integer.MAX_VALUE;
      }
    }
    return limits;
  }

  /** Counts the pieces at the start, on the board and in the hands, by side and kind. */
  private int[][] piecesAtStart() {
    int[][] count = new int[2][kinds.count()];
    for (int code : StartPlacement.pieceCodes(kinds)) {
      if (code != PieceCode.EMPTY) {
        count[PieceCode.side(code)][PieceCode.kind(code)]++;
      }
    }
    StartPlacement.handCounts(kinds)
        .forEach((code, held) -> count[PieceCode.side(code)][PieceCode.kind(code)] += held);
    return count;
  }

  /** Returns by code and square whether some move of the piece from there may promote it. */
  private boolean[][] mayPromote(@Nullable PromotionTable[] promotions) {
    boolean[][] promotable = new boolean[kinds.codes()][size];
    for (int code = PieceCode.FIRST; code < promotable.length; code++) {
      PromotionTable promotion = promotions[PieceCode.kind(code)];
      for (int square = 0; promotion != null && square < size; square++) {
        promotable[code][square] = mayPromote(promotion, code, square);
      }
    }
    return promotable;
  }

  /** Whether a piece may promote by a move from a square. A borrower of movement may promote from every square. */
  private boolean mayPromote(PromotionTable promotion, int code, int from) {
    return PieceCode.holds(movement.lent().borrowers(), code)
        || promotes(promotion, PieceCode.side(code), from, movement.ways()[code][from])
        || promotes(promotion, PieceCode.side(code), from, movement.waysInCheck()[code][from]);
  }

  private static boolean promotes(PromotionTable promotion, int side, int from, Program program) {
    return IntStream.of(program.nodes).anyMatch(
        node -> (node & (Node.MOVE | Node.CAPTURE)) != 0
            && promotion.isPossible(side, from, Node.square(node)));
  }

  private EnPassantTables enPassantTables(MoveSource.Crossing rule) {
    int[] captorKinds =
        IntStream.range(0, kinds.count()).filter(kind -> (rule.captors() & PieceCode.bit(kind)) != 0)
            .toArray();
    long[][][] origins = IntStream.range(0, kinds.codes())
        .mapToObj(code -> PieceCode.holds(rule.captors(), code) ? enPassantOrigins(code) : null)
        .toArray(long[][][]::new);
    return new EnPassantTables(rule.captors(), captorKinds, rule.victims(), rule.byCode(), rule.piece(),
        rule.squares(), origins);
  }

  /** Returns the squares from which a piece may capture en passant, by crossed square; all squares for a borrower. */
  private long[][] enPassantOrigins(int code) {
    long[][] origins = new long[size][geometry.wordCount()];
    for (int square = 0; square < size; square++) {
      if (PieceCode.holds(movement.lent().borrowers(), code)) {
        Arrays.fill(origins[square], ~0L);
      }
      addCaptures(movement.ways()[code][square], square, origins);
      addCaptures(movement.waysInCheck()[code][square], square, origins);
    }
    return origins;
  }

  private static void addCaptures(Program program, int from, long[][] origins) {
    for (int node : program.nodes) {
      if ((node & Node.CAPTURE) != 0) {
        origins[Node.square(node)][from >>> 6] |= 1L << from;
      }
    }
  }

  private HandTables handTables() {
    SequencedMap<Integer, DropTable> drops = gameRules.drops();
    @Nullable DropTable[] dropTables =
        IntStream.range(0, kinds.count()).mapToObj(drops::get).toArray(DropTable[]::new);
    int[] releasedKinds =
        IntStream.range(0, kinds.count())
            .map(kind -> dropTables[kind] == null ? kind : dropTables[kind].held())
            .toArray();
    int[] droppable = drops.keySet().stream().mapToInt(Integer::intValue).toArray();
    int[] handKinds = IntStream.of(droppable).filter(kind -> releasedKinds[kind] == kind).toArray();
    // A captured piece goes to the hand as its basic, unpromoted kind.
    int[] heldKinds = definition.pieces().stream().map(piece -> piece.basic().orElse(piece.letter()))
        .mapToInt(kinds::of).map(kind -> IntStream.of(handKinds).anyMatch(other -> other == kind)
            && isHeld(drops.get(kind)) ? kind : -1)
        .toArray();
    long endlessKinds = drops.entrySet().stream().filter(drop -> drop.getValue().endless())
        .mapToLong(drop -> PieceCode.bit(drop.getKey())).reduce(0, (one, other) -> one | other);
    long ownerKinds = IntStream.of(handKinds).filter(kind -> keeper(kind) == CaptureOwner.OWNER)
        .mapToLong(PieceCode::bit).reduce(0, (one, other) -> one | other);
    return new HandTables(handKinds, droppable, dropTables, heldKinds, releasedKinds, ownerKinds,
        endlessKinds);
  }

  /** Whether captured pieces of a kind go to a hand; false for pieces in hand that are never used up. */
  private boolean isHeld(@Nullable DropTable drop) {
    return drop != null && !drop.endless() && keeper(drop.held()) != CaptureOwner.NOBODY;
  }

  /** The player who keeps a captured piece of a kind. */
  private CaptureOwner keeper(int kind) {
    return gameRules.captureOwner(kinds.letter(kind));
  }
}
