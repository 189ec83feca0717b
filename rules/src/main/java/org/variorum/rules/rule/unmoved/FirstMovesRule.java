package org.variorum.rules.rule.unmoved;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathWalker;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.unmoved.FirstMoves.FirstMove;

/** Pieces that have never moved may go farther. */
final class FirstMovesRule implements Rule {

  private final FirstMoves moves;
  private final Context context;
  private final Unmoved unmoved;
  private final int kind;
  /** By the code of who moves and where: the bits of those who may no longer go. */
  private final Map<Integer, long[]> aimed = new HashMap<>();
  /** In the order of the homes. */
  private final List<First> first = new ArrayList<>();

  FirstMovesRule(FirstMoves moves, Context context) {
    this.moves = moves;
    this.context = context;
    unmoved = new Unmoved(moves.moves().stream().map(FirstMove::piece).collect(Collectors.toSet()), context,
        FirstMoves.class);
    kind = context.moveKinds().next();
  }

  @Override
  public boolean addsMoves(String letter) {
    return moves.moves().stream().anyMatch(move -> move.piece().equals(letter));
  }

  @Override
  public void shape(Programs programs) {
    Map<Integer, FirstMove> byKind = new HashMap<>();
    moves.moves().forEach(move -> byKind.put(context.kinds().of(move.piece()), move));
    for (Unmoved.Home home : unmoved.homes()) {
      FirstMove move = Objects.requireNonNull(byKind.get(PieceCode.kind(home.piece())));
      ProgramTree tree = new ProgramTree();
      Side side = PieceCode.sideOf(PieceCode.side(home.piece()));
      PathWalker paths = new PathWalker(context.board(), side, home.square(), tree);
      try {
        move.way().paths().forEach(path -> paths.addMoves(path, true, false, 0, _ -> true));
      } catch (PathWalker.TooLarge e) {
        throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Kind(move.piece()),
            "first moves of " + move.piece() + " are more ways than this program can hold")));
      }
      aim(programs, move, home, 1L << first.size());
      first.add(new First(home, tree.flatten(), programs.of(home.piece(), home.square()), move.inCheck()));
    }
  }

  /** Notes from where enemy pieces aim at one on its first square. */
  private void aim(Programs programs, FirstMove move, Unmoved.Home home, long bit) {
    for (String letter : move.aimers()) {
      int aimer = PieceCode.code(context.kinds().of(letter), PieceCode.side(home.piece()) ^ 1);
      long[] bits = aimed.computeIfAbsent(aimer, _ -> new long[context.board().size()]);
      for (int square = 0; square < bits.length; square++) {
        bits[square] |= aims(programs.of(aimer, square), home) ? bit : 0;
      }
    }
  }

  /** Whether a piece would capture another on the empty board. */
  private static boolean aims(Program program, Unmoved.Home home) {
    for (int i = 0; i < program.nodes.length;) {
      int node = program.nodes[i];
      if (Node.square(node) == home.square() && (node & Node.CAPTURE) != 0
          && PieceCode.holds(program.kinds[i], home.piece())) {
        return true;
      }
      i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
    }
    return false;
  }

  @Override
  public Optional<Consequence> consequence() {
    return aimed.isEmpty() ? Optional.empty() : Optional.of((state, _, move, mover) -> {
      long @Nullable [] bits = aimed.get(mover);
      if (bits != null && MoveCode.kind(move) != MoveCode.DROP && MoveCode.kind(move) != MoveCode.PASS) {
        state.set(unmoved.slot(), state.get(unmoved.slot()) & ~bits[MoveCode.to(move)]);
      }
    });
  }

  @Override
  public Optional<Consequence.Renewal> renewal() {
    return Optional.of(unmoved::renew);
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.OWN_MOVEMENT);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("first moves", "first moves", "first moves"));
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(new UnmovedForm(unmoved));
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return moves.moves().stream().anyMatch(move -> move.piece().equals(letter));
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional.of((state, _, gates) -> new FirstMovesSource(kind, first, unmoved, state, gates));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new FirstMoveForm(kind));
  }

  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    boolean none = start.slots().getOrDefault(new UnmovedForm(unmoved).kind().name(), "").isEmpty();
    return none ? List.of(Flaw.hint(new Topic.Rule(FirstMoves.class),
        "no piece can ever make a first move: the start position names no files of pieces that have never moved"))
        : List.of();
  }
}
