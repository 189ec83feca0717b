package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.platform.BitSet;
import org.variorum.testkit.naive.NaiveGame;
import org.variorum.testkit.random.RandomCondition;

/** Laws of conditions and of the sentences that express them. */
public final class ConditionLaws {

  /** The number of positions on which conditions are compared. */
  private static final int SITUATION_COUNT = 40;
  /** The number of clauses that one round combines with each other. */
  private static final int CLAUSE_COUNT = 3;
  /** The number of combined conditions in one round. */
  private static final int COMBINATION_COUNT = 40;
  /** The greatest depth of a combined condition. */
  private static final int MAX_DEPTH = 3;

  /** A position, a side, and two squares that stand for the squares of a move. */
  private record Situation(String fen, Side side, int here, int there) {}

  private final Definition definition;
  private final NaiveGame naive;
  private final SplittableRandom random;
  private final List<ConditionWords> wordings;
  private final List<Situation> situations;
  /** The first condition that has a sentence. The key is the index of the wording and the sentence. */
  private final Map<List<Object>, String> firstTexts = new HashMap<>();
  /** The indices of the situations in which a clause holds. */
  private final Map<Condition, BitSet> truths = new HashMap<>();

  private ConditionLaws(Definition definition, SplittableRandom random) {
    this.definition = definition;
    this.random = random;
    naive = new NaiveGame(definition);
    ConditionWords before = new ConditionWords(new Names(definition), new Places(definition.board()));
    wordings = List.of(before, before.afterMove());
    situations = IntStream.range(0, SITUATION_COUNT).mapToObj(_ -> situation()).toList();
  }

  private Situation situation() {
    int size = definition.board().size();
    int here = random.nextInt(size);
    return new Situation(RandomSetup.fen(definition, random), random.nextBoolean() ? Side.WHITE : Side.BLACK,
        here, (here + 1 + random.nextInt(size - 1)) % size);
  }

  /**
   * Checks that two conditions with different truth values in some position have different sentences. Each round
   * combines only a few clauses, so that many conditions resemble each other.
   *
   * @param definition a game with check, hands and the counter "points"
   * @param rounds the number of rounds; each round has new clauses
   */
  public static void sentencesDiffer(Definition definition, long seed, int rounds) {
    ConditionLaws laws = new ConditionLaws(definition, new SplittableRandom(seed));
    for (int round = 0; round < rounds; round++) {
      List<String> clauses = IntStream.range(0, CLAUSE_COUNT).mapToObj(_ -> laws.clause()).toList();
      clauses.forEach(laws::compare);
      for (int i = 0; i < COMBINATION_COUNT; i++) {
        laws.compare(laws.join(clauses, MAX_DEPTH));
      }
    }
  }

  private String clause() {
    List<String> letters = definition.pieces().stream().map(PieceKind::letter).toList();
    return random.nextInt(8) == 0
        ? pick("own", "enemy") + " points " + pick("at least ", "= ") + random.nextInt(3)
        : RandomCondition.clause(random, letters,
            () -> pick("rank 1", "ranks 1-2", "light", "a1 b2", "rank 2 / rank 1", "all but a1", "anywhere"));
  }

  private String join(List<String> clauses, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return pick("", "", "not ") + clauses.get(random.nextInt(clauses.size()));
    }
    StringBuilder joined = new StringBuilder(join(clauses, depth - 1));
    for (int count = 1 + random.nextInt(2); count > 0; count--) {
      joined.append(pick(" and ", " or ")).append(join(clauses, depth - 1));
    }
    return switch (random.nextInt(3)) {
      case 0 -> joined.toString();
      case 1 -> "(" + joined + ")";
      default -> "not (" + joined + ")";
    };
  }

  private void compare(String text) {
    condition(text).ifPresent(condition -> wordings.forEach(wording -> {
      String sentence = wording.clause(condition);
      String before = firstTexts.putIfAbsent(List.of(wordings.indexOf(wording), sentence), text);
      if (before != null && !before.equals(text)) {
        BitSet expected = truths(condition(before).orElseThrow());
        that(truths(condition))
            .as("\"%s\" and \"%s\" have the same sentence, \"%s\", but hold in different positions of %s",
                before, text, sentence, situations)
            .isEqualTo(expected);
      }
    }));
  }

  /** Reads a condition; empty if the text is too long or nested too deeply. */
  private static Optional<Condition> condition(String text) {
    try {
      return Optional.of(Leaf.CONDITION.reader().read(text).condition());
    } catch (Malformed _) {
      return Optional.empty();
    }
  }

  /** The situations in which a condition holds. The naive interpreter evaluates each clause only once. */
  private BitSet truths(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> parts.stream().map(this::truths)
          .reduce(allSituations(), (one, other) -> changedCopy(one, set -> set.and(other)));
      case Condition.Any(List<Condition> parts) -> parts.stream().map(this::truths)
          .reduce(new BitSet(), (one, other) -> changedCopy(one, set -> set.or(other)));
      case Condition.Not(Condition part) -> changedCopy(allSituations(), set -> set.andNot(truths(part)));
      default -> truths.computeIfAbsent(condition, this::evaluate);
    };
  }

  private BitSet evaluate(Condition clause) {
    return IntStream.range(0, SITUATION_COUNT).filter(i -> {
      Situation situation = situations.get(i);
      return naive.holds(clause, situation.fen(), situation.side(), situation.here(), situation.there());
    }).collect(BitSet::new, BitSet::set, BitSet::or);
  }

  private static BitSet allSituations() {
    return changedCopy(new BitSet(), set -> set.set(0, SITUATION_COUNT));
  }

  private static BitSet changedCopy(BitSet one, Consumer<BitSet> change) {
    BitSet changed = one.copy();
    change.accept(changed);
    return changed;
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }
}
