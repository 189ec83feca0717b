package org.variorum.rules.fast;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.HandTables;
import org.variorum.rules.compile.PlainTables;
import org.variorum.rules.compile.PromotionTable;
import org.variorum.rules.generate.Arrivals;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.state.State;

/**
 * Counter of the legal moves in a plain game ({@link PlainTables}). It counts most moves as bits in sets of
 * destinations. It lists only captures en passant and the moves of {@code MoveSource}s, such as castling.
 */
public final class PlainCounter {

  private final State state;
  private final GameTables tables;
  private final HandTables hands;
  private final PlainEnds ends;
  private final Arrivals arrivals;
  private final PlainWriter writer;
  private final boolean hasHurdles;
  private final MoveBuffer listedMoves = new MoveBuffer();

  /** @param hasHurdles whether some line of attack of the game has hurdles: squares that must be occupied */
  public PlainCounter(GameTables tables, State state, PlainEnds ends, Arrivals arrivals, PlainWriter writer,
      boolean hasHurdles) {
    this.state = state;
    this.ends = ends;
    this.arrivals = arrivals;
    this.writer = writer;
    this.tables = tables;
    hands = tables.hands;
    this.hasHurdles = hasHurdles;
  }

  public int count() {
    ends.prepare(false);
    listedMoves.size = 0;
    writer.addEnPassant(listedMoves);
    writer.addSourceMoves(listedMoves);
    return listedMoves.size + countPieceMoves() + countDrops();
  }

  private int countPieceMoves() {
    int count = 0;
    for (int piece = PieceCode.code(0, state.turn); piece < tables.codes; piece += PieceCode.NEXT_KIND) {
      PromotionTable promotion = tables.promotions[PieceCode.kind(piece)];
      // The king, and any piece where lines have hurdles, needs a test of each destination.
      boolean mustCountSingly = hasHurdles || PieceCode.holds(tables.royals, piece);
      if (!mustCountSingly) {
        count += ends.count(piece);
      }
      for (int word = 0; word < tables.words; word++) {
        long pieces =
            mustCountSingly ? state.pieces[piece * tables.words + word] : ends.possiblePromoters(piece, word);
        for (long remaining = pieces; remaining != 0; remaining &= remaining - 1) {
          count += countMovesFrom(piece, word << 6 | Long.numberOfTrailingZeros(remaining), promotion);
        }
      }
    }
    return count;
  }

  private int countMovesFrom(int piece, int from, @Nullable PromotionTable promotion) {
    ends.find(piece, from);
    long lo = ends.lo();
    long hi = ends.hi();
    return promotion == null ? Long.bitCount(lo) + Long.bitCount(hi)
        : countWithPromotions(promotion, from, lo, hi);
  }

  private int countWithPromotions(PromotionTable promotion, int from, long lo, long hi) {
    int me = state.turn;
    long promotable = lo & promotion.destinations(me, from, 0, enemies(0));
    int withoutPromotion = Long.bitCount(lo & ~(promotable & promotion.forcedSet()[me][0]));
    int promotingMoves = Long.bitCount(promotable);
    if (hi != 0) {
      promotable = hi & promotion.destinations(me, from, 1, enemies(1));
      withoutPromotion += Long.bitCount(hi & ~(promotable & promotion.forcedSet()[me][1]));
      promotingMoves += Long.bitCount(promotable);
    }
    return promotingMoves == 0 ? withoutPromotion
        : withoutPromotion + promotingMoves * arrivals.choiceCount(promotion);
  }

  private long enemies(int word) {
    return state.sides[(state.turn ^ 1) * tables.words + word];
  }

  private int countDrops() {
    int count = 0;
    for (int kind : hands.droppable()) {
      DropTable drop = hands.drops()[kind];
      if (drop != null && state.held[PieceCode.code(drop.held(), state.turn)] > 0) {
        ends.findDrops(kind, drop);
        count += Long.bitCount(ends.dropLo()) + Long.bitCount(ends.dropHi());
      }
    }
    return count;
  }
}
