package org.variorum.view.position;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.view.answer.ArrangementView;
import org.variorum.view.text.Sentences;

/** Checks of arrangements of pieces: whether they are positions of a game. */
final class ArrangementViews {

  private ArrangementViews() {}

  /** @param fen the FEN of the arrangement; null for the game's start position */
  static ArrangementView check(Game game, @Nullable String fen) {
    try {
      return new ArrangementView(List.of(),
          (fen == null ? game.start() : Epd.read(game, fen).position()).fen());
    } catch (FenException e) {
      return new ArrangementView(List.of(Sentences.of(String.valueOf(e.getMessage()))), null);
    } catch (IllegalSetupException e) {
      return new ArrangementView(e.flaws().stream().map(Sentences::of).toList(), null);
    }
  }

  /** The position of an arrangement; empty if the arrangement is not a position of the game. */
  static Optional<Position> position(Game game, @Nullable String fen) {
    try {
      return Optional.of(fen == null ? game.start() : Epd.read(game, fen).position());
    } catch (FenException | IllegalSetupException e) {
      return Optional.empty();
    }
  }
}
