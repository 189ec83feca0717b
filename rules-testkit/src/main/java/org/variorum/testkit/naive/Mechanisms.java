package org.variorum.testkit.naive;

import java.util.List;
import java.util.function.BiFunction;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal.Checkmate;
import org.variorum.rules.definition.Goal.RoyalCaptured;
import org.variorum.rules.definition.Goal.Stalemate;
import org.variorum.rules.rule.absorption.Absorption;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.afar.Afar;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.rules.rule.bare.BareRoyal;
import org.variorum.rules.rule.bare.BothBare;
import org.variorum.rules.rule.borrowing.Borrowing;
import org.variorum.rules.rule.castling.Castling;
import org.variorum.rules.rule.checking.CompulsoryChecks;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures;
import org.variorum.rules.rule.conditional.Conditional;
import org.variorum.rules.rule.connection.Connection;
import org.variorum.rules.rule.conversion.Conversion;
import org.variorum.rules.rule.counters.Counters;
import org.variorum.rules.rule.counting.Counting;
import org.variorum.rules.rule.dead.DeadPositions;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.rules.rule.effect.Effects;
import org.variorum.rules.rule.enemies.MovingEnemies;
import org.variorum.rules.rule.enpassant.EnPassant;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.explosion.Explosion;
import org.variorum.rules.rule.extinction.Extinction;
import org.variorum.rules.rule.flight.NoFlight;
import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.rules.rule.fusion.Fusion;
import org.variorum.rules.rule.gating.Gating;
import org.variorum.rules.rule.hands.Hands;
import org.variorum.rules.rule.imitation.Imitation;
import org.variorum.rules.rule.immunity.Immunity;
import org.variorum.rules.rule.impasse.Impasse;
import org.variorum.rules.rule.incheck.MovementInCheck;
import org.variorum.rules.rule.line.Line;
import org.variorum.rules.rule.majority.Majority;
import org.variorum.rules.rule.material.TooFew;
import org.variorum.rules.rule.mating.Mating;
import org.variorum.rules.rule.movecount.MoveCount;
import org.variorum.rules.rule.odds.DrawOdds;
import org.variorum.rules.rule.orbit.Orbit;
import org.variorum.rules.rule.push.Push;
import org.variorum.rules.rule.range.Range;
import org.variorum.rules.rule.reach.Reach;
import org.variorum.rules.rule.rebirth.Rebirth;
import org.variorum.rules.rule.repetition.Repetition;
import org.variorum.rules.rule.selfcapture.SelfCapture;
import org.variorum.rules.rule.setup.SetUp;
import org.variorum.rules.rule.stack.Stacks;
import org.variorum.rules.rule.standing.StandingCaptures;
import org.variorum.rules.rule.starts.Starts;
import org.variorum.rules.rule.surroundings.Surroundings;
import org.variorum.rules.rule.truce.Truce;
import org.variorum.rules.rule.turn.Turn;
import org.variorum.rules.rule.unmoved.FirstMoves;
import org.variorum.rules.rule.walls.Walls;
import org.variorum.testkit.naive.mechanism.AnswerBans;
import org.variorum.testkit.naive.mechanism.BareRoyals;
import org.variorum.testkit.naive.mechanism.CheckCounts;
import org.variorum.testkit.naive.mechanism.ConditionalGoals;
import org.variorum.testkit.naive.mechanism.Connections;
import org.variorum.testkit.naive.mechanism.Conversions;
import org.variorum.testkit.naive.mechanism.Drops;
import org.variorum.testkit.naive.mechanism.EnPassants;
import org.variorum.testkit.naive.mechanism.Exchanges;
import org.variorum.testkit.naive.mechanism.Extinctions;
import org.variorum.testkit.naive.mechanism.Flights;
import org.variorum.testkit.naive.mechanism.ForbiddenPositions;
import org.variorum.testkit.naive.mechanism.Gatings;
import org.variorum.testkit.naive.mechanism.Imitations;
import org.variorum.testkit.naive.mechanism.Lendings;
import org.variorum.testkit.naive.mechanism.Matings;
import org.variorum.testkit.naive.mechanism.MoveCounts;
import org.variorum.testkit.naive.mechanism.NaiveFirstMoves;
import org.variorum.testkit.naive.mechanism.NaiveLines;
import org.variorum.testkit.naive.mechanism.NaiveReaches;
import org.variorum.testkit.naive.mechanism.NaiveRoyalCaptures;
import org.variorum.testkit.naive.mechanism.NaiveSurroundings;
import org.variorum.testkit.naive.mechanism.NaiveWalls;
import org.variorum.testkit.naive.mechanism.Orbits;
import org.variorum.testkit.naive.mechanism.Ranges;
import org.variorum.testkit.naive.mechanism.SelfCaptures;
import org.variorum.testkit.naive.mechanism.SetUps;
import org.variorum.testkit.naive.mechanism.Truces;
import org.variorum.testkit.naive.mechanism.acting.ActingMoves;
import org.variorum.testkit.naive.mechanism.capture.Absorptions;
import org.variorum.testkit.naive.mechanism.capture.Explosions;
import org.variorum.testkit.naive.mechanism.capture.Immunities;
import org.variorum.testkit.naive.mechanism.capture.NaiveDisplacements;
import org.variorum.testkit.naive.mechanism.capture.NaiveStandingCaptures;
import org.variorum.testkit.naive.mechanism.capture.RangedCaptures;
import org.variorum.testkit.naive.mechanism.capture.Rebirths;
import org.variorum.testkit.naive.mechanism.castling.Castlings;
import org.variorum.testkit.naive.mechanism.castling.RankCastlings;
import org.variorum.testkit.naive.mechanism.compulsory.MustCapture;
import org.variorum.testkit.naive.mechanism.compulsory.MustCheck;
import org.variorum.testkit.naive.mechanism.counters.NaiveCounters;
import org.variorum.testkit.naive.mechanism.counting.Countings;
import org.variorum.testkit.naive.mechanism.effect.NaiveEffects;
import org.variorum.testkit.naive.mechanism.enemies.NaiveEnemyMoves;
import org.variorum.testkit.naive.mechanism.fusion.Fusions;
import org.variorum.testkit.naive.mechanism.impasse.Impasses;
import org.variorum.testkit.naive.mechanism.majority.Majorities;
import org.variorum.testkit.naive.mechanism.material.DeadPositionDraws;
import org.variorum.testkit.naive.mechanism.material.InsufficientMaterial;
import org.variorum.testkit.naive.mechanism.push.Pushes;
import org.variorum.testkit.naive.mechanism.repetition.Repetitions;
import org.variorum.testkit.naive.mechanism.stack.NaiveStacks;
import org.variorum.testkit.naive.mechanism.turns.Turns;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Hook;

/** Table of the mechanisms and goals of the naive interpreter. A new mechanism needs one line here. */
final class Mechanisms {

  /**
   * A hook without effect, for records of a definition that change no legal move, for example draws by the length of a
   * game (COM-6). Movement in check also has this hook, because {@link Definition} itself returns that movement.
   */
  private static final Hook NO_EFFECT = new Hook() {};

  private static final List<Entry<?>> ENTRIES = List.of(
      new Entry<>(Repetition.class, Repetitions::new),
      new Entry<>(MoveCount.class, (count, _) -> new MoveCounts(count)),
      new Entry<>(BothBare.class, (_, _) -> NO_EFFECT),
      new Entry<>(TooFew.class, InsufficientMaterial::new),
      new Entry<>(DeadPositions.class, (_, play) -> new DeadPositionDraws(play)),
      new Entry<>(Counting.class, (counting, _) -> new Countings(counting)),
      new Entry<>(DrawOdds.class, (_, _) -> NO_EFFECT),
      new Entry<>(NoFlight.class, (_, play) -> new Flights(play)),
      new Entry<>(Starts.class, (_, _) -> NO_EFFECT),
      new Entry<>(Hands.class, Drops::new),
      new Entry<>(SetUp.class, SetUps::new),
      new Entry<>(Castling.class,
          (castling, play) -> castling.from().isPresent() ? new RankCastlings(castling, play)
              : new Castlings(castling, play)),
      new Entry<>(FirstMoves.class, NaiveFirstMoves::new),
      new Entry<>(Gating.class, Gatings::new),
      new Entry<>(EnPassant.class, EnPassants::new),
      new Entry<>(Borrowing.class, Lendings::new),
      new Entry<>(Imitation.class, Imitations::new),
      new Entry<>(Acting.class, ActingMoves::new),
      new Entry<>(StandingCaptures.class, NaiveStandingCaptures::new),
      new Entry<>(AnswerBan.class, AnswerBans::new),
      new Entry<>(Exchange.class, Exchanges::new),
      new Entry<>(Fusion.class, Fusions::new),
      new Entry<>(SelfCapture.class, SelfCaptures::new),
      new Entry<>(Effects.class, NaiveEffects::new),
      new Entry<>(Stacks.class, NaiveStacks::new),
      new Entry<>(Push.class, Pushes::new),
      new Entry<>(MovingEnemies.class, NaiveEnemyMoves::new),
      new Entry<>(Conversion.class, Conversions::new),
      new Entry<>(Range.class, Ranges::new),
      new Entry<>(Displacement.class, NaiveDisplacements::new),
      new Entry<>(Rebirth.class, Rebirths::new),
      new Entry<>(Explosion.class, Explosions::new),
      new Entry<>(Afar.class, RangedCaptures::new),
      new Entry<>(Surroundings.class, NaiveSurroundings::new),
      new Entry<>(Absorption.class, Absorptions::new),
      new Entry<>(Walls.class, NaiveWalls::new),
      new Entry<>(Turn.class, Turns::new),
      new Entry<>(MovementInCheck.class, (_, _) -> NO_EFFECT),
      new Entry<>(Orbit.class, Orbits::new),
      new Entry<>(Immunity.class, (immunity, _) -> new Immunities(immunity)),
      new Entry<>(CompulsoryCaptures.class, MustCapture::new),
      new Entry<>(CompulsoryChecks.class, (_, play) -> new MustCheck(play)),
      new Entry<>(Counters.class, NaiveCounters::new),
      new Entry<>(RoyalCaptured.class, (_, play) -> new NaiveRoyalCaptures(play)),
      new Entry<>(Reach.class, NaiveReaches::new),
      new Entry<>(BareRoyal.class, BareRoyals::new),
      new Entry<>(Extinction.class, (goal, _) -> new Extinctions(goal)),
      new Entry<>(Checks.class, CheckCounts::new),
      new Entry<>(Majority.class, (goal, _) -> Majorities.of(goal)),
      new Entry<>(Line.class, (goal, _) -> new NaiveLines(goal)),
      new Entry<>(Connection.class, (goal, _) -> new Connections(goal)),
      new Entry<>(Impasse.class, Impasses::new),
      new Entry<>(Forbidden.class, ForbiddenPositions::new),
      new Entry<>(Conditional.class, ConditionalGoals::new),
      new Entry<>(Mating.class, Matings::new),
      new Entry<>(Truce.class, (truce, play) -> new Truces(truce, play.rules().geometry())));

  /** A type of record in definitions, and the constructor of the hook that interprets a record of this type. */
  private record Entry<R>(Class<R> type, BiFunction<R, NaivePlay, Hook> constructor) {

    Hook hook(Object record, NaivePlay play) {
      return constructor.apply(type.cast(record), play);
    }
  }

  private Mechanisms() {}

  /** The hooks of a definition: one or more for each record except mate and stalemate, which every game has. */
  static List<Hook> of(Definition definition, NaivePlay play) {
    return definition.records()
        .filter(record -> !(record instanceof Checkmate || record instanceof Stalemate))
        .flatMap(record -> entryOf(record).hook(record, play).parts().stream()).toList();
  }

  private static Entry<?> entryOf(Object record) {
    return ENTRIES.stream().filter(entry -> entry.type().isInstance(record)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no entry in Mechanisms for " + record));
  }
}
