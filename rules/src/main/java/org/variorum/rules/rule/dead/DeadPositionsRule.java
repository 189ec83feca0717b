package org.variorum.rules.rule.dead;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** The game is drawn when neither side can win by any series of moves. What is found out of some pieces is remembered. */
final class DeadPositionsRule implements Rule {

  private static final Reason REASON =
      new Reason("dead-position", true, "neither side can win by any series of moves");
  private static final Comparator<Mover> ORDER = Comparator.comparingInt(Mover::code)
      .thenComparing(mover -> mover.reach().nextSetBit(0))
      .thenComparing(mover -> mover.reach().hashCode());
  /** More than any game comes to; then what was found out is forgotten. */
  private static final int MOST = 4_096;

  private final Context context;
  private final boolean decided;
  private final boolean mateAloneWins;
  private final boolean stalemateWins;
  private final Map<Material, Boolean> winners = new ConcurrentHashMap<>();
  /** By code and square: what the piece that stands there alone means; null as long as nobody has asked. */
  private @Nullable Boolean[][] alone = {};
  /** The codes of the pieces with which a side can always win. */
  private int[] strong = {};
  private @Nullable Movers movers;

  DeadPositionsRule(DeadPositions dead, Context context) {
    this.context = context;
    Definition definition = context.definition();
    decided = dead.holdsIn(definition);
    mateAloneWins = DeadPositions.mateAloneWins(definition);
    stalemateWins = DeadPositions.stalemateWins(definition);
  }

  @Override
  public void shape(Programs programs) {
    Movers made = new Movers(context, programs);
    boolean plainKings = IntStream.range(0, context.kinds().count())
        .filter(kind -> (context.kinds().royals() & PieceCode.bit(kind)) != 0).allMatch(made::passesOnly);
    if (decided && plainKings) {
      movers = made;
      strong = IntStream.range(0, context.kinds().count())
          .filter(kind -> made.promotes(kind) || !made.passesOnly(kind))
          .flatMap(kind -> IntStream.of(PieceCode.code(kind, 0), PieceCode.code(kind, 1))).toArray();
      alone = new Boolean[context.kinds().codes()][made.size()];
    }
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public Optional<EndByLength> endByLength() {
    return movers == null ? Optional.empty()
        : Optional.of(new EndByLength(1, 0, false, List.of(REASON),
            (state, _, _) -> isDead(state) ? Optional.of(Outcome.draw(REASON)) : Optional.empty()));
  }

  @Override
  public Optional<Ending.Hopeless> hopeless() {
    return Optional.ofNullable(movers).map(known -> (state, side) -> !canWin(known, state, side));
  }

  private boolean isDead(State state) {
    for (int code : strong) {
      if (state.count(code) > 0) {
        return false;
      }
    }
    return movers != null && !canWin(movers, state, PieceCode.WHITE)
        && !canWin(movers, state, PieceCode.BLACK);
  }

  private boolean canWin(Movers known, State state, int side) {
    int own = state.royal[side];
    int enemy = state.royal[side ^ 1];
    if (own == State.NO_SQUARE || enemy == State.NO_SQUARE) {
      return true;
    }
    Mover king = known.at(state.board[own], own);
    Mover enemyKing = known.at(state.board[enemy], enemy);
    List<Mover> pieces = new ArrayList<>();
    Set<Mover> others = new LinkedHashSet<>();
    for (int square = 0; square < state.board.length; square++) {
      int code = state.board[square];
      if (code == PieceCode.EMPTY || square == own || square == enemy) {
        continue;
      }
      if (PieceCode.side(code) != side) {
        others.add(known.at(code, square));
      } else if (wins(known, king, enemyKing, code, square)) {
        return true;
      } else {
        pieces.add(known.at(code, square));
      }
    }
    return canWin(new Material(king, pieces.stream().filter(Distinct.values()).sorted(ORDER).toList(),
        pieces.size() > 1,
        enemyKing,
        others.stream().flatMap(other -> known.becoming(other).stream()).filter(Distinct.values())
            .sorted(ORDER).toList()));
  }

  /** Whether a piece is enough to win, whatever else there is. */
  private boolean wins(Movers known, Mover king, Mover enemyKing, int code, int square) {
    int kind = PieceCode.kind(code);
    if (known.promotes(kind) || IntStream.of(strong).anyMatch(each -> each == code)) {
      return true;
    }
    @Nullable Boolean told = alone[code][square];
    boolean everywhere = king.reach().cardinality() == known.size() && king.reach().equals(enemyKing.reach());
    if (told == null || !everywhere) {
      told = canWin(new Material(king, List.of(known.at(code, square)), false, enemyKing, List.of()));
      alone[code][square] = everywhere ? told : null;
    }
    return told;
  }

  private boolean canWin(Material material) {
    @Nullable Boolean told = winners.get(material);
    if (told == null) {
      if (winners.size() >= MOST) {
        winners.clear();
      }
      told = find(material);
      winners.put(material, told);
    }
    return told;
  }

  private boolean find(Material material) {
    if (movers == null) {
      return true;
    }
    MateSearch search = new MateSearch(movers, material);
    return search.kingMayCheck() || !material.own().isEmpty() && (!mateAloneWins || search.findsMate())
        || stalemateWins && (!material.others().isEmpty() || search.findsStalemate());
  }
}
