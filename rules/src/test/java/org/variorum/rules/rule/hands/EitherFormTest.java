package org.variorum.rules.rule.hands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Move;

/** Pieces that turn over, by moves or by captures, and are dropped in either form. */
class EitherFormTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game EACH_MOVE = Game.of(child("kyoto-shogi", ""));
  private static final Game CAPTURES = Game.of(child("micro-shogi", ""));

  private static Definition child(String parent, String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n" + more + "\n", List.of());
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  private static Move move(Position position, String text) {
    return position.moves().stream().filter(move -> move.text().equals(text)).findFirst().orElseThrow();
  }

  @Test
  void aPieceTurnsOverWithEachMove() {
    Position position = EACH_MOVE.position("4k/5/5/P4/4K[] w - - 0 1");
    assertThat(moves(position)).contains("a2a3+").doesNotContain("a2a3");
    assertThat(moves(EACH_MOVE.position("4k/5/5/+P4/4K[] w - - 0 1"))).contains("a2a3p")
        .doesNotContain("a2a3");
  }

  @Test
  void onlyACaptureTurnsOver() {
    Position position = CAPTURES.position("3k/4/p3/R3/3K[] w - - 0 1");
    assertThat(moves(position)).contains("a2b2", "a2a3+").doesNotContain("a2b2+", "a2a3");
    assertThat(position.whyNot("a2b2+").orElseThrow().words()).contains("does not promote");
  }

  @Test
  void aDropInEitherFormTakesOnePieceFromTheHand() {
    Position position = CAPTURES.position("3k/4/4/4/3K[R] w - - 0 1");
    assertThat(moves(position)).contains("R@a1", "+R@a1");
    Position after = position.play(move(position, "+R@a1"));
    assertThat(after.fen()).isEqualTo("3k/4/4/4/+R2K[] b - - 1 1");
    assertThat(position.whyNot("+L@a1").orElseThrow().words())
        .isEqualTo("Sente has no silver general in hand");
  }

  /** One points at the piece in hand, at the square, and chooses its form. */
  @Test
  void aDropIsPointedAtByThePieceInHand() {
    Position position = CAPTURES.position("3k/4/4/4/3K[R] w - - 0 1");
    Gesture gesture = Objects.requireNonNull(position.gestures().get(move(position, "+R@a1")));
    assertThat(gesture.held().map(piece -> piece.letter())).isEqualTo(Optional.of("R"));
    assertThat(gesture.becomes().map(piece -> piece.letter())).isEqualTo(Optional.of("+R"));
  }

  @Test
  void theCardTellsIt() {
    assertThat(RuleCard.of(child("micro-shogi", ""), List.of()).toString())
        .contains("Each may be dropped in either of its forms", "when it captures");
    assertThat(RuleCard.of(child("kyoto-shogi", ""), List.of()).toString()).contains("by each of its moves");
  }

  @Test
  void whatSaysNothingIsRefused() {
    assertThatThrownBy(() -> child("minishogi", "hands: { G: { either form: yes } }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("the piece has no promoted form");
    assertThatThrownBy(() -> child("minishogi", "hands: { S: { either form: yes }, +S: anywhere }"))
        .isInstanceOf(DefinitionException.class).hasMessageContaining("is held itself");
  }
}
