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
      "A statement about a position, in the view of a side. Pieces: `own P`, `enemy all but K`, `any R B`. Their places may follow: `in rank 8`, `in light`, `near own"
          + " K`, `within 2 of any S`, `attacked by enemy`, `attacked by own R B` (if a royal piece there would be), `reached by enemy N` (by movement"
          + " alone: conditions of its ways count as met, and its side as not in check). `not` negates a place: `not near enemy G`. Several places may follow"
          + " one another."
          + " A condition that limits a move, a promotion or a drop may also name the square `here`, where the piece stands, and `there`, where it goes:"
          + " `here attacked by enemy`, `there near own K`, `enemy P there` (the moving piece itself is not near `there`). If the piece goes in a straight line, there are also the squares"
          + " `between` these two, the next square `beyond` there, and the next square `behind` here: `no own R between`,"
          + " `between not attacked by enemy` (none of them is attacked), `not between attacked by enemy` (at least one of them is not), `enemy Q beyond`. A square may be `free`: with `not beyond free`,"
          + " a rider must go as far as it can."
          + " A condition of a way about attacks or check sees only attacks by ways without such conditions. So for pieces that capture only if they are guarded, write"
          + " `here reached by own`. Pieces alone mean that there is at least one; `no own P` means that there is none, `no held own P` that none is in hand. Numbers: of pieces, `own P in rank 8`; of pieces in hand, `held own P`;"
          + " of counters, `own points`, `enemy points`; `3`. They are compared by `at least`, `at most`, `more than`, `fewer than`, `=`. Check: `in check`, `enemy in check`. Conditions are joined by `and`, `or`, `not` and"
          + " brackets: `own P in rank 8 at least 2 and not (enemy in check or no enemy R)`. `not` applies to the one condition after it, and `and` binds more"
          + " closely than `or`: `not A and B or C` is `((not A) and B) or C`. A condition has at most 400 words.";
}
