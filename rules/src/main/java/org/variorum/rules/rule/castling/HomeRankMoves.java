package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.castling.HomeRank.CastlingWay;
import org.variorum.rules.state.State;

/** Finds the ways in which the side to move may castle from any squares of a rank. */
final class HomeRankMoves implements MoveSource {

  private final int kind;
  private final HomeRank homes;
  private final CastlingCondition allowance;
  private final Threats threats;
  private final State state;
  private final Gates gates;
  private final Passage passage;

  HomeRankMoves(int kind, HomeRank homes, CastlingCondition allowance, State state, Threats threats,
      Gates gates) {
    this.kind = kind;
    this.homes = homes;
    this.allowance = allowance;
    this.threats = threats;
    this.state = state;
    this.gates = gates;
    passage = new Passage(state, threats, gates);
  }

  @Override
  public int kind() {
    return kind;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    long left = check ? 0 : state.get(homes.slot()) & homes.own(state.turn);
    if (left == 0) {
      return;
    }
    gates.prepare(state.turn);
    for (; left != 0; left &= left - 1) {
      int king = Long.numberOfTrailingZeros(left);
      for (long rooks = homes.rooksOf(state, king); rooks != 0; rooks &= rooks - 1) {
        CastlingWay way = homes.way(king, Long.numberOfTrailingZeros(rooks));
        if (passage.isEmpty(way.empty()) && passage.isOpen(way.empty())
            && !passage.isBarred(way.wing().king())
            && passage.isSafe(way.wing())) {
          allowance.add(moves, kind, way.wing(), state, threats);
        }
      }
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    for (CastlingWay way : rights(state.turn)) {
      if (way.wing().kingHome() == from && passage.isEmpty(way.empty())) {
        CastlingCondition.NONE_NEEDED.add(moves, kind, way.wing(), state, threats);
      }
    }
  }

  /** How a side may still castle. */
  private List<CastlingWay> rights(int side) {
    List<CastlingWay> ways = new ArrayList<>();
    for (int king = 0; king < homes.squares().size(); king++) {
      for (long rooks = homes.side(king) == side ? homes.rooksOf(state, king) : 0; rooks != 0; rooks &=
          rooks - 1) {
        ways.add(homes.way(king, Long.numberOfTrailingZeros(rooks)));
      }
    }
    return ways;
  }

  @Override
  public void addPremoves(PremoveSquares premoves) {
    for (CastlingWay way : rights(premoves.side())) {
      Set<Integer> squares = premoves.of(way.wing().kingHome());
      squares.add(way.wing().rookHome());
      Arrays.stream(way.wing().ends()).forEach(ends -> squares.add(ends[0]));
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    List<Wing> rights = rights(state.turn).stream().map(CastlingWay::wing).toList();
    Optional<Illegal> why = refusal(rights, attackers).meant(asked)
        .flatMap(wing -> refusal(rights, attackers).why(asked, wing, check));
    return why.isPresent() || !homes.onRook() || asked.hasSecondLeg() ? why
        : rights.stream().filter(wing -> wing.kingHome() == asked.from() && wing.ends()[0][0] == asked.to())
            .findFirst()
            .flatMap(wing -> CastlingRefusal.refuse("the king is said to go to the rook's square: "
                + homes.board().name(wing.kingHome()) + homes.board().name(wing.rookHome()),
                wing.rookHome()));
  }

  @Override
  public Optional<Illegal> whyNotNamed(boolean high, boolean check, Attackers attackers) {
    List<Wing> rights = rights(state.turn).stream().map(CastlingWay::wing).toList();
    CastlingRefusal refusal = refusal(rights, attackers);
    return rights.stream().filter(wing -> isHigh(wing) == high).findFirst()
        .map(wing -> refusal.wing(wing, check))
        .or(() -> standing().stream().filter(wing -> isHigh(wing) == high).findFirst()
            .flatMap(wing -> refusal.why(wing, check)))
        .or(() -> CastlingRefusal.refuse("no piece on that side has never moved"));
  }

  private boolean isHigh(Wing wing) {
    return homes.board().isRightOf(wing.rookHome(), wing.kingHome());
  }

  private CastlingRefusal refusal(List<Wing> rights, Attackers attackers) {
    return new CastlingRefusal(standing(), wing -> rights.stream().anyMatch(
        right -> right.kingHome() == wing.kingHome() && right.rookHome() == wing.rookHome()), homes.onRook(),
        allowance, state, threats, gates, attackers);
  }

  /** How those would castle who stand where pieces may stand that have not moved. */
  private List<Wing> standing() {
    List<Wing> found = new ArrayList<>();
    for (int king = 0; king < homes.squares().size(); king++) {
      for (int rook = 0; rook < homes.squares().size(); rook++) {
        int one = state.board[homes.squares().get(king)];
        int other = state.board[homes.squares().get(rook)];
        if (homes.side(king) == state.turn && homes.areJoined(king, rook)
            && homes.isKing(one, state.turn) && homes.isRook(other, state.turn)) {
          found.add(homes.way(king, rook).wing().of(one, other));
        }
      }
    }
    return found;
  }
}
