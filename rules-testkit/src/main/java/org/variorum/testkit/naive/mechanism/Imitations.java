package org.variorum.testkit.naive.mechanism;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.rule.imitation.Imitation;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.ConditionalWays;

/** Imitation: a piece moves like the piece that the opponent has moved last. The board records that piece. */
public final class Imitations implements ConditionalWays, Candidate.Ripple {
  private final Imitation rule;
  private final NaivePlay play;
  /** The movement of each imitator, by its letter. Cached, because walkers compare paths by identity. */
  private final Map<String, List<Way>> cache = new ConcurrentHashMap<>();

  /** State entry for the piece that one side has moved last. */
  private record Moved(Imitation rule, Side side) implements NaiveMemory {

    @Override
    public Place place() {
      return Place.STATE;
    }

    @Override
    public String word() {
      return side.word().toLowerCase(Locale.ROOT) + "-moved:";
    }

    @Override
    public Optional<NaivePosition> read(NaivePosition position, String text) {
      return rule.of().contains(text)
          ? Optional.of(position.with(position.board().withMovedLast(side, text))) : Optional.empty();
    }

    @Override
    public Optional<String> write(NaivePosition position) {
      return position.board().movedLast(side);
    }
  }

  public Imitations(Imitation rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public List<Hook> parts() {
    return List.of(this, new Moved(rule, Side.WHITE), new Moved(rule, Side.BLACK));
  }

  /**
   * The movement of all imitated kinds, without initial movement. Each way has the condition that the opponent moved a
   * piece of the imitated kind last.
   */
  @Override
  public List<Way> ways(PieceKind piece) {
    return rule.pieces().contains(piece.letter())
        ? cache.computeIfAbsent(piece.letter(), _ -> rule.of().stream().map(play.rules()::piece)
            .flatMap(imitated -> imitated.ways().stream().map(way -> imitating(imitated, way))).toList())
        : List.of();
  }

  private static Way imitating(PieceKind imitated, Way way) {
    Condition moved = new Condition.Moved(Owner.ENEMY, Set.of(imitated.letter()));
    return new Way(
        new Movement(way.movement().text(),
            way.movement().paths().stream().filter(path -> !path.initial()).toList()),
        way.from(), way.to(), way.victims(), way.over(),
        Optional.of(new Condition.All(Stream.concat(Stream.of(moved), way.when().stream()).toList())));
  }

  @Override
  public Board after(NaivePosition before, Candidate move) {
    boolean moves = !move.has(Feature.DROPS) && !move.has(Feature.PASSES)
        && rule.of().contains(move.mover().letter());
    return moves ? move.board().withMovedLast(move.mover().side(), move.mover().letter()) : move.board();
  }
}
