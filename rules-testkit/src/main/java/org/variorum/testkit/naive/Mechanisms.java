package org.variorum.testkit.naive;

import java.util.List;
import java.util.function.BiFunction;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal.Checkmate;
import org.variorum.rules.definition.Goal.RoyalCaptured;
import org.variorum.rules.definition.Goal.Stalemate;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.rules.rule.bare.BareRoyal;
import org.variorum.rules.rule.bare.BothBare;
import org.variorum.rules.rule.borrowing.Borrowing;
import org.variorum.rules.rule.castling.Castling;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures;
import org.variorum.rules.rule.conditional.Conditional;
import org.variorum.rules.rule.conversion.Conversion;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.rules.rule.enpassant.EnPassant;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.extinction.Extinction;
import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.rules.rule.hands.Hands;
import org.variorum.rules.rule.incheck.MovementInCheck;
import org.variorum.rules.rule.movecount.MoveCount;
import org.variorum.rules.rule.orbit.Orbit;
import org.variorum.rules.rule.range.Range;
import org.variorum.rules.rule.reach.Reach;
import org.variorum.rules.rule.repetition.Repetition;
import org.variorum.rules.rule.setup.SetUp;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.unmoved.FirstMoves;
import org.variorum.testkit.naive.mechanism.AnswerBans;
import org.variorum.testkit.naive.mechanism.BareRoyals;
import org.variorum.testkit.naive.mechanism.ChecksGiven;
import org.variorum.testkit.naive.mechanism.Conditionals;
import org.variorum.testkit.naive.mechanism.Conversions;
import org.variorum.testkit.naive.mechanism.Displacements;
import org.variorum.testkit.naive.mechanism.Drops;
import org.variorum.testkit.naive.mechanism.EnPassants;
import org.variorum.testkit.naive.mechanism.Exchanges;
import org.variorum.testkit.naive.mechanism.Explosions;
import org.variorum.testkit.naive.mechanism.Extinctions;
import org.variorum.testkit.naive.mechanism.FirstMoving;
import org.variorum.testkit.naive.mechanism.Forbiddens;
import org.variorum.testkit.naive.mechanism.Lendings;
import org.variorum.testkit.naive.mechanism.MoveCounts;
import org.variorum.testkit.naive.mechanism.MustCapture;
import org.variorum.testkit.naive.mechanism.Orbits;
import org.variorum.testkit.naive.mechanism.Ranges;
import org.variorum.testkit.naive.mechanism.Reaches;
import org.variorum.testkit.naive.mechanism.RoyalCaptures;
import org.variorum.testkit.naive.mechanism.SetUps;
import org.variorum.testkit.naive.mechanism.Turns;
import org.variorum.testkit.naive.mechanism.acting.ActingMoves;
import org.variorum.testkit.naive.mechanism.castling.Castlings;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Hook;

/** All mechanisms and goals that the naive interpreter knows. A new one is a line here. */
final class Mechanisms {

  /**
   * Ends by the length of a game take no moves away (COM-6), and the naive interpreter knows no history. What a piece can do in check
   * the definition itself answers.
   */
  private static final Hook SILENT = new Hook() {};

  private static final List<Line<?>> LINES = List.of(
      new Line<>(Repetition.class, (_, _) -> SILENT),
      new Line<>(MoveCount.class, (count, _) -> new MoveCounts(count)),
      new Line<>(BothBare.class, (_, _) -> SILENT),
      new Line<>(Hands.class, Drops::new),
      new Line<>(SetUp.class, SetUps::new),
      new Line<>(Castling.class, Castlings::new),
      new Line<>(FirstMoves.class, FirstMoving::new),
      new Line<>(EnPassant.class, EnPassants::new),
      new Line<>(Borrowing.class, Lendings::new),
      new Line<>(Acting.class, ActingMoves::new),
      new Line<>(AnswerBan.class, AnswerBans::new),
      new Line<>(Exchange.class, Exchanges::new),
      new Line<>(Conversion.class, Conversions::new),
      new Line<>(Range.class, Ranges::new),
      new Line<>(Displacement.class, Displacements::new),
      new Line<>(Explosion.class, Explosions::new),
      new Line<>(Turn.class, Turns::new),
      new Line<>(MovementInCheck.class, (_, _) -> SILENT),
      new Line<>(Orbit.class, Orbits::new),
      new Line<>(CompulsoryCaptures.class, (_, _) -> new MustCapture()),
      new Line<>(RoyalCaptured.class, (_, play) -> new RoyalCaptures(play)),
      new Line<>(Reach.class, Reaches::new),
      new Line<>(BareRoyal.class, (goal, _) -> new BareRoyals(goal)),
      new Line<>(Extinction.class, (goal, _) -> new Extinctions(goal)),
      new Line<>(Checks.class, ChecksGiven::new),
      new Line<>(Forbidden.class, Forbiddens::new),
      new Line<>(Conditional.class, Conditionals::new));

  /** What a record of a definition is in the naive interpreter. */
  private record Line<R>(Class<R> kind, BiFunction<R, Play, Hook> mechanism) {

    Hook read(Object record, Play play) {
      return mechanism.apply(kind.cast(record), play);
    }
  }

  private Mechanisms() {}

  /** One for each record of the definition, but for mate and stalemate, which all games know. */
  static List<Hook> of(Definition definition, Play play) {
    return definition.records()
        .filter(record -> !(record instanceof Checkmate || record instanceof Stalemate))
        .map(record -> line(record).read(record, play)).toList();
  }

  private static Line<?> line(Object record) {
    return LINES.stream().filter(line -> line.kind().isInstance(record)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no naive class for " + record));
  }
}
