package org.variorum.rules.language.word;

import java.util.List;
import org.variorum.rules.condition.Condition;

/**
 * A condition as it is written: {@code own P in rank 8 at least 2 and not enemy in check}.
 *
 * @param condition the meaning of the text
 * @param letters the letters of pieces in the text, each with its offset
 * @param squares the squares in the text, with their offsets
 * @param counters the names of counters in the text, each with its offset
 */
public record ConditionText(Condition condition, List<Letters.Token> letters, List<SquaresText> squares,
    List<Letters.Token> counters) {

  /** The description of conditions in the vocabulary. */
  static final String MEANING =
      "What holds of a position, as a side sees it. Pieces: `own P`, `enemy all but K`, `any R B`, and where they stand: `in rank 8`, `in light`, `near own"
          + " K`, `within 2 of any S`, `attacked by enemy`, `attacked by own R B` (as a royal piece would be), `reached by enemy N` (the same by"
          + " movement alone, whatever conditions its ways have, and as out of check); `not` before any of these: `not near enemy G`; several places one after"
          + " the other."
          + " What limits a move, a promotion or a drop may also mean the square `here`, where the piece stands, and `there`, where it goes:"
          + " `here attacked by enemy`, `there near own K`, `enemy P there` (a piece is not near the square `there` to which it goes itself); or, if the piece goes in a straight line, the squares"
          + " `between` the two, the next one `beyond` where it goes, and the one `behind` where it stands: `no own R between`,"
          + " `between not attacked by enemy` (each of them; `not between attacked by enemy` is: one of them is not), `enemy Q beyond`. Of a square it may be asked whether it is `free`: `not beyond free`"
          + " lets a rider go only as far as it can."
          + " What a way asks of attack and check is told of attacks by ways that ask nothing of them: that pieces capture only if they are guarded is said"
          + " by `here reached by own`. Alone they say that there is one; `no own P` that there is none, `no held own P` that none is in hand. Numbers: of pieces that stand there, `held own P` in hand, `3`;"
          + " of counters, `own points`, `enemy points`; compared by `at least`, `at most`, `more than`, `fewer than`, `=`. `in check`, `enemy in check`. All joined by `and`, `or`, `not` and"
          + " brackets: `own P in rank 8 at least 2 and not (enemy in check or no enemy R)`. `not` binds to the one condition behind it, `and` more"
          + " closely than `or`: `not A and B or C` is `((not A) and B) or C`. There are 400 words at most.";
}
