package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Position;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.EnteredMove;
import org.variorum.view.game.TestGames;
import org.variorum.view.query.QueryException;

/** What a player's entry leads to. */
final class MoveEntryTest {

  private final Views views = new Views();
  private final Position start = TestGames.edition("chess").game().start();
  private final Position promoting =
      TestGames.edition("chess").game().position("7k/4P3/8/8/8/8/8/K7 w - - 0 1");

  private static QueryException refusal(ThrowingCallable entry) {
    QueryException refused = catchThrowableOfType(QueryException.class, entry);
    assertThat(refused.code()).isEqualTo("illegal");
    assertThat(refused.status()).isEqualTo(400);
    return refused;
  }

  @Test
  void aTypedMoveIsReadInEitherNotation() {
    assertThat(MoveEntry.read(start, "Nf3")).isEqualTo(MoveEntry.read(start, "g1f3"));
  }

  @Test
  void anIllegalMoveIsRefusedWithItsReasonAndSquares() {
    QueryException refused = refusal(() -> MoveEntry.read(start, "a1a3"));
    assertThat(refused.words()).singleElement().asString().isNotBlank().endsWith(".");
    assertThat(refused.squares()).contains("a2");
  }

  @Test
  void aPremoveIsPlayedIfOneMoveBeginsWithItsSteps() {
    ChoicesView choices = views.choices(start, "e2");
    assertThat(MoveEntry.premove(choices, List.of("e2", "e4"))).isEqualTo(new EnteredMove("e2e4", null));
  }

  @Test
  void aPremoveThatLeavesAChoiceIsAskedFor() {
    ChoicesView choices = views.choices(promoting, "e7");
    assertThat(MoveEntry.premove(choices, List.of("e7", "e8"))).isEqualTo(new EnteredMove(null, choices));
  }

  @Test
  void aPremoveThatIsNoLongerPossibleIsRefused() {
    refusal(() -> MoveEntry.premove(views.choices(start, "e2"), List.of("e2", "d3")));
    refusal(() -> MoveEntry.premove(views.choices(start, ""), List.of()));
  }

  @Test
  void choicesOnTheOtherSidesTurnArePremoves() {
    assertThat(views.choices(start, Color.white, "e2").moves()).hasSize(2);
    ChoicesView premoves = views.choices(start, Color.black, "e7");
    assertThat(premoves.moves()).isEmpty();
    assertThat(premoves.premoves()).contains("e5", "e6");
  }
}
