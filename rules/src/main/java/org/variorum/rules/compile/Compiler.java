package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.fen.Placement;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.registry.Clashes;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;

/** Makes {@link Tables} of a definition: each rule becomes constants, each movement a program for each square. */
public final class Compiler {

  private final Definition definition;
  private final Geometry geometry;
  private final Tables tables;

  private Compiler(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
    tables = new Tables(definition);
  }

  /**
   * @throws UnplayableDefinitionException with all reasons, if the definition combines words in a way without meaning or
   *     has a movement that is too large
   */
  public static Tables compile(Definition definition) {
    List<Flaw> flaws = Clashes.of(definition);
    if (!flaws.isEmpty()) {
      throw new UnplayableDefinitionException(flaws);
    }
    return new Compiler(definition).compile();
  }

  private Tables compile() {
    royalty(definition.royalty());
    movement();
    new WayCompiler(tables).compile();
    for (int kind = 0; kind < tables.kinds; kind++) {
      stuck(kind);
      promotion(kind);
    }
    for (int kind : tables.enPassantKinds) {
      enPassantFrom(PieceCode.code(kind, PieceCode.WHITE));
      enPassantFrom(PieceCode.code(kind, PieceCode.BLACK));
    }
    tables.rooms.shape(programs());
    drops();
    tables.memory = tables.rooms.memory();
    tables.terms = tables.memory.stream().filter(form -> form.term().isPresent()).toArray(SlotForm[]::new);
    tables.moves = tables.rooms.moves();
    tables.endsByLength = tables.rooms.endsByLength();
    tables.progress = tables.rooms.progress();
    forms();
    tables.layout = tables.slots.layout(tables.pieceKinds);
    tables.elaborate = tables.acts != null || WayCompiler.capturesInPassing(definition);
    return tables;
  }

  private void royalty(Royalty royalty) {
    tables.royalty = royalty.mode();
    tables.royalsMayFace = royalty.facing() == Royalty.Facing.ALL_PIECES;
    for (int kind = 0; kind < tables.kinds; kind++) {
      PieceKind piece = definition.pieces().get(kind);
      tables.royals |= piece.royal() ? PieceCode.bit(kind) : 0;
      tables.checkDependent |= definition.changesInCheck(piece) ? PieceCode.bit(kind) : 0;
    }
  }

  /** What of the rules programs and walks must know beforehand. */
  private void movement() {
    for (PieceKind piece : definition.pieces()) {
      Set<String> lenders = tables.rooms.lenders(piece.letter());
      tables.borrowers |= lenders.isEmpty() ? 0 : set(List.of(piece.letter()));
      tables.lenders |= set(lenders);
    }
    tables.acts = tables.rooms.acts().map(Rule.Acts::form).orElse(null);
    tables.enPassantKinds =
        IntStream.range(0, tables.kinds).filter(kind -> (tables.enPassant & PieceCode.bit(kind)) != 0)
            .toArray();
  }

  private void stuck(int kind) {
    for (int side = 0; side < 2; side++) {
      int code = PieceCode.code(kind, side);
      for (int square = 0; square < tables.size; square++) {
        tables.stuck[code][square] = !tables.ways[code][square].movesOnEmptyBoard();
      }
    }
  }

  private void promotion(int kind) {
    @Nullable Promotion promotion = definition.pieces().get(kind).promotion().orElse(null);
    if (promotion == null) {
      return;
    }
    boolean[][] forced = promotion.forced().squares(geometry);
    for (int side = 0; side < 2 && promotion.forcedWhenStuck(); side++) {
      for (int square = 0; square < tables.size; square++) {
        forced[side][square] |= tables.stuck[PieceCode.code(kind, side)][square];
      }
    }
    int[] to = promotion.to().stream().mapToInt(tables::kind).toArray();
    boolean[][] zone = promotion.zone().squares(geometry);
    PromotionTable table = new PromotionTable(to, zone, promotion.leaving(), forced, sets(zone), sets(forced),
        promotion.limited() ? piecesAtStart() : new int[0][]);
    tables.promotions[kind] = table;
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < tables.size; square++) {
        tables.mayPromote[PieceCode.code(kind, side)][square] = mayPromote(table, kind, side, square);
      }
    }
  }

  /** What a piece may borrow is not asked: a borrower may promote from anywhere. */
  private boolean mayPromote(PromotionTable promotion, int kind, int side, int from) {
    int code = PieceCode.code(kind, side);
    return PieceCode.holds(tables.borrowers, code)
        || promotes(promotion, side, from, tables.ways[code][from])
        || promotes(promotion, side, from, tables.waysInCheck[code][from]);
  }

  private static boolean promotes(PromotionTable promotion, int side, int from, Program program) {
    for (int node : program.nodes) {
      int to = Node.square(node);
      if ((node & Node.MOVE) != 0 && promotion.possible(side, from, to)) {
        return true;
      }
    }
    return false;
  }

  private int[][] piecesAtStart() {
    int[][] count = new int[2][tables.kinds];
    for (int code : Placement.start(tables.pieceKinds)) {
      if (code != PieceCode.EMPTY) {
        count[PieceCode.side(code)][PieceCode.kind(code)]++;
      }
    }
    return count;
  }

  /** A borrower may capture so from anywhere. */
  private void enPassantFrom(int code) {
    long[][] from = new long[tables.size][tables.words];
    for (int square = 0; square < tables.size; square++) {
      if (PieceCode.holds(tables.borrowers, code)) {
        Arrays.fill(from[square], ~0L);
      }
      addCaptures(tables.ways[code][square], square, from);
      addCaptures(tables.waysInCheck[code][square], square, from);
    }
    tables.enPassantFrom[code] = from;
  }

  private static void addCaptures(Program program, int from, long[][] found) {
    for (int node : program.nodes) {
      if ((node & Node.CAPTURE) != 0) {
        found[Node.square(node)][from >>> 6] |= 1L << from;
      }
    }
  }

  private void drops() {
    SequencedMap<Integer, DropTable> drops = tables.rooms.drops();
    tables.hands = !drops.isEmpty();
    tables.droppable = drops.keySet().stream().mapToInt(Integer::intValue).toArray();
    drops.forEach((kind, drop) -> tables.drops[kind] = drop);
    for (int kind = 0; kind < tables.kinds; kind++) {
      int basic = definition.pieces().get(kind).basic().map(tables::kind).orElse(kind);
      tables.heldAs[kind] = tables.drops[basic] == null ? -1 : basic;
    }
  }

  private void forms() {
    tables.forms = Forms.of(tables);
    tables.progressKinds = new boolean[MoveCode.KINDS];
    for (MoveForm form : tables.forms) {
      if (form != null) {
        tables.progressKinds[form.kind()] =
            form.other() == MoveForm.Other.REMOVED && tables.progress.captures()
                || form.kind() == MoveCode.ACTION && tables.progress.actions();
      }
    }
  }

  private Programs programs() {
    return new Programs() {
      @Override
      public Program of(int code, int square) {
        return tables.ways[code][square];
      }

      @Override
      public boolean movesAlone(int kind) {
        PieceKind piece = definition.pieces().get(kind);
        return !tables.rooms.addMovement(piece.letter())
            && piece.ways().stream().flatMap(way -> way.movement().paths().stream())
                .flatMap(path -> path.legs().stream()).allMatch(leg -> leg.over() == Leg.Over.EMPTY);
      }
    };
  }

  private long[][] sets(boolean[][] squares) {
    long[][] sets = new long[2][tables.words];
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < tables.size; square++) {
        sets[side][square >>> 6] |= squares[side][square] ? 1L << square : 0;
      }
    }
    return sets;
  }

  private long set(Collection<String> letters) {
    return tables.pieceKinds.set(letters);
  }
}
