package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;

/** Why a move may not be made that leads to something forbidden. */
record ProhibitionRefusal(ExplainedPosition scene) {

  /** Why the first such move may not be made; empty if there is none. */
  Optional<Illegal> of(Predicate<Long> wanted) {
    Play play = scene.play();
    if (!play.generator().prohibitions().exist()) {
      return Optional.empty();
    }
    MoveBuffer safe = new MoveBuffer();
    play.generator().safeMoves(safe);
    return Arrays.stream(safe.moves, 0, safe.size).boxed()
        .filter(wanted)
        .flatMap(move -> Stream.ofNullable(play.generator().prohibitions().of(move))
            .map(prohibition -> new Illegal(Reason.FORBIDDEN_RESULT, prohibition.why(play.state, move),
                play.tables.form(move).pointed(move))))
        .findFirst();
  }
}
