package org.variorum.rules.rule.enemies;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.program.PathWalker;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;

/** Players move pieces of the enemy's. */
final class MovingEnemiesRule implements Rule {

  private final MovingEnemies moving;
  private final int kind;
  private final Set<Guarantee> guarantees;
  private final long pieces;
  /** What they become on some squares; -1: nothing else. */
  private final int becomes;
  /** By the side of the piece: which squares these are. */
  private final boolean[][] on;
  /** By the side of the piece and square: where it may be moved. */
  private final Program[][] ways;

  MovingEnemiesRule(MovingEnemies moving, Context context) {
    this.moving = moving;
    guarantees = context.movingEnemiesBut(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE,
        Guarantee.QUIET_ENDS_NOTHING);
    kind = context.moveKinds().next(MovingEnemies.WORD);
    pieces = context.kinds().set(moving.pieces());
    becomes = moving.becomes().map(context.kinds()::of).orElse(EnemyMoveForm.UNCHANGED);
    on = moving.on().squares(context.board());
    ways = new Program[][] {ways(context.board(), PieceCode.WHITE), ways(context.board(), PieceCode.BLACK)};
  }

  private Program[] ways(Geometry board, int side) {
    Program[] programs = new Program[board.size()];
    for (int square = 0; square < programs.length; square++) {
      ProgramTree tree = new ProgramTree();
      PathWalker paths = new PathWalker(board, PieceCode.sideOf(side), square, tree);
      try {
        moving.way().paths().forEach(path -> paths.addMoves(path, true, false, 0, _ -> true));
      } catch (PathWalker.TooLarge _) {
        throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Rule(MovingEnemies.class),
            "enemies are moved in more ways than this program can hold: give the movement fewer legs or shorter ranges")));
      }
      programs[square] = tree.flatten();
    }
    return programs;
  }

  @Override
  public Set<Guarantee> guarantees() {
    return guarantees;
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves(MovingEnemies.WORD, MovingEnemies.WORD, "moves of the enemy's pieces"));
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return moving.pieces().contains(letter) || moving.becomes().filter(letter::equals).isPresent();
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional.of((state, _, gates) -> new EnemyMoves(kind, pieces, ways, state, gates));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new EnemyMoveForm(kind, becomes, on));
  }
}
