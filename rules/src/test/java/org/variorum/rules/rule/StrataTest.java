package org.variorum.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Threats.Stratum;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/** No rule has a say in what it asks: its room refuses the circle when a game is compiled. */
class StrataTest {

  private record Dread(boolean moves) implements Mechanism {
    @Override
    public Optional<List<Way>> waysInCheck(String letter) {
      return Optional.of(List.<Way>of()).filter(_ -> moves);
    }
  }

  /** A rule that asks something and has no say in attack. */
  private static class Asking implements Rule {
    private final Stratum asked;

    Asking(Stratum asked) {
      this.asked = asked;
    }

    @Override
    public Optional<Stratum> asks() {
      return Optional.of(asked);
    }
  }

  /** Lends movement. */
  private static final class Lender extends Asking {
    Lender(Stratum asked) {
      super(asked);
    }

    @Override
    public Set<String> lenders(String letter) {
      return Set.of("Q");
    }
  }

  private record Threatless() implements Gate {
    @Override
    public boolean limits(Use use) {
      return use == Use.THREAT;
    }

    @Override
    public void lower(State state, int side, GateLimits limits) {}

    @Override
    public Illegal why(State state, int from, int cell) {
      throw new IllegalStateException();
    }
  }

  private static List<Rule> rules(Dread record, Rule rule) {
    Room<Dread> room = new Room<>(Dread.class, (_, _) -> rule) {
      @Override
      public String name() {
        return "dread";
      }
    };
    Definition definition = RepositoryGames.of("chess").definition();
    return room.rules(List.of(record), new Context(definition, new Kinds(definition),
        new SlotAllocator(definition.board().size()), new MoveKinds()));
  }

  private static void plays(Dread record, Rule rule) {
    assertThat(rules(record, rule)).containsExactly(rule);
  }

  private static void refuses(Dread record, Rule rule) {
    assertThatThrownBy(() -> rules(record, rule))
        .isInstanceOfSatisfying(UnplayableDefinitionException.class, e -> {
          assertThat(e.reasons())
              .containsExactly(
                  "dread depends on attacks and also changes them: an attack would depend on itself");
          assertThat(e.flaws().getFirst().topic()).isEqualTo(new Topic.Rule(Dread.class));
        });
  }

  @ParameterizedTest
  @EnumSource
  void whatHasNoSayMayAskAll(Stratum asked) {
    plays(new Dread(false), new Asking(asked));
  }

  /** What is safe is safe from every attack; a gate and what a piece may do by itself hold in the first stratum, too. */
  @ParameterizedTest
  @EnumSource
  void whatHasASayInEveryAttackMayAskNone(Stratum asked) {
    refuses(new Dread(false), new Asking(asked) {
      @Override
      public Optional<ThreatFilter> threatFilter() {
        return Optional.of((_, _, _) -> false);
      }
    });
    refuses(new Dread(true), new Asking(asked) {
      @Override
      public List<Gate> gates() {
        return List.of(new Threatless());
      }
    });
    refuses(new Dread(true), new Asking(asked) {
      @Override
      public boolean addsMovement(String letter) {
        return letter.equals("K");
      }
    });
  }

  @Test
  void whatLendsMayAskForOwnMovement() {
    plays(new Dread(false), new Lender(Stratum.OWN));
    refuses(new Dread(false), new Lender(Stratum.LENT));
    refuses(new Dread(true), new Lender(Stratum.IN_CHECK));
  }

  @Test
  void movementInCheckMayAskForWhatIsLentToo() {
    plays(new Dread(true), new Asking(Stratum.LENT));
    refuses(new Dread(true), new Asking(Stratum.IN_CHECK));
  }
}
