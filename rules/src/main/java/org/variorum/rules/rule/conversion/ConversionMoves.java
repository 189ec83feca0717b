package org.variorum.rules.rule.conversion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Finds which pieces of the side to move may become others. */
final class ConversionMoves implements MoveSource {

  private static final Reason IN_PLACE = new Reason("PROMOTION_IN_PLACE");

  private final ConversionTable table;
  private final Conversion rule;
  private final State state;
  private final Gates gates;

  ConversionMoves(ConversionTable table, State state, Gates gates) {
    this.table = table;
    rule = table.rule();
    this.state = state;
    this.gates = gates;
  }

  @Override
  public int kind() {
    return table.kind();
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    int piece = PieceCode.code(table.piece(), state.turn);
    gates.prepare(state.turn);
    if (PieceCode.holds(gates.capturesOnly(), piece)) {
      return;
    }
    for (int word = 0; word < state.words; word++) {
      for (long left = state.pieces[piece * state.words + word]; left != 0; left &= left - 1) {
        addFrom(moves, word << 6 | Long.numberOfTrailingZeros(left));
      }
    }
  }

  @Override
  public void addTactical(MoveBuffer moves, boolean check) {
    add(moves, check);
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {
    gates.prepare(state.turn);
    if (state.board[from] == PieceCode.code(table.piece(), state.turn)) {
      addFrom(moves, from);
    }
  }

  private void addFrom(MoveBuffer moves, int from) {
    int piece = PieceCode.code(table.piece(), state.turn);
    if (!table.zone()[state.turn][from] && !(rule.last() && state.count(piece) == 1)) {
      return;
    }
    for (int kind : table.to()) {
      int code = PieceCode.code(kind, state.turn);
      if (rule.atMost() == 0 || state.count(code) < rule.atMost()) {
        arrive(moves, from, from, kind);
        if (rule.going()) {
          goOn(moves, from, kind);
        }
      }
    }
  }

  private void goOn(MoveBuffer moves, int from, int kind) {
    int first = moves.size;
    Program program = table.ways()[PieceCode.code(kind, state.turn)][from];
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int square = Node.square(nodes[i]);
      if ((nodes[i] & Node.MOVE) != 0 && state.board[square] == PieceCode.EMPTY
          && !gates.isShut(square) && !holds(moves, first, square)) {
        arrive(moves, from, square, kind);
      }
      i = program.passes(i, state.board[square], state.turn) && !gates.isShut(square) ? i + 1
          : Node.skip(nodes[i]);
    }
  }

  private static boolean holds(MoveBuffer moves, int first, int to) {
    for (int i = first; i < moves.size; i++) {
      if (MoveCode.to(moves.moves[i]) == to) {
        return true;
      }
    }
    return false;
  }

  private void arrive(MoveBuffer moves, int from, int to, int kind) {
    if (rule.mayAttack() || !attacks(from, to, kind)) {
      moves.add(MoveCode.withArrivingKind(MoveCode.of(table.kind(), from, to, 0, 0), kind));
    }
  }

  /** Whether the new piece would attack an enemy. */
  private boolean attacks(int from, int to, int kind) {
    int code = PieceCode.code(kind, state.turn);
    int piece = state.swap(from, PieceCode.EMPTY);
    state.swap(to, code);
    boolean found = false;
    Program program = table.ways()[code][to];
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length && !found;) {
      int square = Node.square(nodes[i]);
      int other = state.board[square];
      found = (nodes[i] & Node.CAPTURE) != 0 && other != PieceCode.EMPTY
          && PieceCode.side(other) != state.turn && PieceCode.holds(program.kinds[i], other);
      i = program.passes(i, other, state.turn) && !gates.isShut(square) ? i + 1 : Node.skip(nodes[i]);
    }
    state.swap(to, PieceCode.EMPTY);
    state.swap(from, piece);
    return found;
  }

  /** Anywhere where a new piece may go on, and where it stands. */
  @Override
  public void addPremoves(PremoveSquares premoves) {
    int piece = PieceCode.code(table.piece(), premoves.side());
    for (int from = 0; from < state.board.length; from++) {
      if (state.board[from] == piece && (table.zone()[premoves.side()][from] || rule.last())) {
        Set<Integer> squares = premoves.of(from);
        squares.add(from);
        for (int kind : table.to()) {
          for (int node : table.ways()[PieceCode.code(kind, premoves.side())][from].nodes) {
            if (rule.going() && (node & Node.MOVE) != 0) {
              squares.add(Node.square(node));
            }
          }
        }
      }
    }
  }

  @Override
  public Optional<Illegal> whyNot(Asked asked, boolean check, Attackers attackers) {
    int piece = PieceCode.code(table.piece(), state.turn);
    if (asked.from() != asked.to() || state.board[asked.from()] != piece) {
      return Optional.empty();
    }
    gates.prepare(state.turn);
    Optional<Illegal> barred = gates.whyNotQuietly(asked.from());
    if (barred.isPresent()) {
      return barred;
    }
    Wording words = new Wording(state);
    String name = words.piece(asked.from());
    if (!table.zone()[state.turn][asked.from()] && !(rule.last() && state.count(piece) == 1)) {
      return refuse("the " + name + " does not promote on " + words.square(asked.from()), asked);
    }
    boolean full = rule.atMost() > 0 && rule.to().stream()
        .allMatch(to -> state.count(PieceCode.code(state.layout.kinds.of(to), state.turn)) >= rule.atMost());
    if (full) {
      return refuse(Wording.side(state.turn) + " has as many pieces as it may get by promotion", asked);
    }
    MoveBuffer moves = new MoveBuffer();
    addFrom(moves, asked.from());
    for (int i = 0; i < moves.size; i++) {
      if (MoveCode.to(moves.moves[i]) == asked.from()) {
        return Optional.empty();
      }
    }
    return refuse(English.withArticle(words.kind(table.to()[0])) + " on " + words.square(asked.from())
        + " would attack an enemy piece, which it may not when it comes there by promotion", asked);
  }

  private static Optional<Illegal> refuse(String reason, Asked asked) {
    return Optional.of(new Illegal(IN_PLACE, reason, List.of(asked.from())));
  }
}
