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
public final class Imitations implements ConditionalWays, Candidate.MoveEffect {
  private final Imitation rule;
  private final NaivePlay play;
  /** The movement of each imitator, by its letter. Cached, because walkers compare paths by identity. */
  private final Map<String, List<Way>> waysByImitator = new ConcurrentHashMap<>();

  /** State entry for the kind of piece that one side has moved last. */
  private record LastMoverEntry(Imitation rule, Side side) implements NaiveMemory {

    @Override
    public Place place() {
      return Place.STATE;
    }

    @Override
    public String stateWord() {
      return side.word().toLowerCase(Locale.ROOT) + "-moved:";
    }

    @Override
    public Optional<NaivePosition> read(NaivePosition position, String text) {
      return rule.of().contains(text)
          ? Optional.of(position.with(position.board().withLastMovedLetter(side, text))) : Optional.empty();
    }

    @Override
    public Optional<String> write(NaivePosition position) {
      return position.board().lastMovedLetter(side);
    }
  }

  public Imitations(Imitation rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public List<Hook> parts() {
    return List.of(this, new LastMoverEntry(rule, Side.WHITE), new LastMoverEntry(rule, Side.BLACK));
  }

  /**
   * The movement of all imitated kinds, without initial movement. Each way has the condition that the opponent moved a
   * piece of the imitated kind last.
   */
  @Override
  public List<Way> ways(PieceKind imitator) {
    return rule.pieces().contains(imitator.letter())
        ? waysByImitator.computeIfAbsent(imitator.letter(), _ -> rule.of().stream().map(play.rules()::kind)
            .flatMap(imitated -> imitated.ways().stream().map(way -> imitatingWay(imitated, way))).toList())
        : List.of();
  }

  private static Way imitatingWay(PieceKind imitated, Way way) {
    Condition lastMoved = new Condition.LastMoved(Owner.ENEMY, Set.of(imitated.letter()));
    return new Way(
        new Movement(way.movement().text(),
            way.movement().paths().stream().filter(path -> !path.initial()).toList()),
        way.from(), way.to(), way.victims(), way.over(),
        Optional.of(new Condition.All(Stream.concat(Stream.of(lastMoved), way.when().stream()).toList())));
  }

  @Override
  public Board after(NaivePosition before, Candidate move) {
    boolean isRecorded = !move.has(Feature.DROPS) && !move.has(Feature.PASSES)
        && rule.of().contains(move.mover().letter());
    return isRecorded ? move.board().withLastMovedLetter(move.mover().side(), move.mover().letter())
        : move.board();
  }
}
