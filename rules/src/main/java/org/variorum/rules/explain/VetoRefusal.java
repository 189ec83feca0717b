package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.Wording;

/** Explains why a move is illegal because another move is compulsory. */
record VetoRefusal(ExplainedPosition explained) {

  /** Explains the first wanted move that is illegal for this reason; empty if none is. */
  Optional<Illegal> of(Predicate<Long> wanted) {
    Play play = explained.play();
    if (play.tables.vetoes.length == 0) {
      return Optional.empty();
    }
    MoveBuffer possible = new MoveBuffer();
    play.generator().possibleMoves(possible);
    return Arrays.stream(possible.moves, 0, possible.size).boxed()
        .filter(wanted)
        .flatMap(move -> Arrays.stream(play.tables.vetoes).flatMap(veto -> by(veto, move).stream()))
        .findFirst();
  }

  private Optional<Illegal> by(Veto veto, long move) {
    Veto.Trials trials = explained.play().trials();
    List<Move> instead =
        explained.moves().stream().filter(other -> veto.forbids(move, other.code(), trials)).toList();
    return instead.isEmpty() ? Optional.empty()
        : Optional.of(new Illegal(Reason.COMPULSORY_OTHER,
            veto.why(move, instead.getFirst().code(), trials, new Wording(explained.play().state)) + ": say "
                + Wording.choices(instead),
            instead.stream().flatMap(other -> pointed(other.code())).distinct().toList()));
  }

  private Stream<Integer> pointed(long move) {
    return explained.play().tables.form(move).pointed(move).stream();
  }
}
