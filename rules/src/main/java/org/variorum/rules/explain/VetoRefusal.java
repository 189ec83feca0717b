package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.Wording;

/** Refusal of moves because another move is compulsory. */
record VetoRefusal(ExplainedPosition explained) {

  /** Explains why the first requested move that a veto forbids is illegal; empty if there is no such move. */
  Optional<Illegal> of(Predicate<Long> isRequested) {
    Play play = explained.play();
    if (play.tables.vetoes.length == 0) {
      return Optional.empty();
    }
    MoveBuffer candidates = new MoveBuffer();
    play.generator().possibleMoves(candidates);
    return Arrays.stream(candidates.moves, 0, candidates.size).boxed()
        .filter(isRequested)
        .flatMap(move -> Arrays.stream(play.tables.vetoes).flatMap(veto -> refusal(veto, move).stream()))
        .findFirst();
  }

  private Optional<Illegal> refusal(Veto veto, long move) {
    Veto.Trials trials = explained.play().trials();
    List<Move> others =
        explained.moves().stream().filter(other -> veto.forbids(move, other.code(), trials)).toList();
    return others.isEmpty() ? Optional.empty()
        : Optional.of(new Illegal(Reason.COMPULSORY_OTHER,
            veto.why(move, others.getFirst().code(), trials, new Wording(explained.play().state)) + ": say "
                + Wording.choices(others),
            others.stream().flatMap(other -> pointed(other.code())).filter(Distinct.values()).toList()));
  }

  private Stream<Integer> pointed(long move) {
    return explained.play().tables.form(move).pointed(move).stream();
  }
}
