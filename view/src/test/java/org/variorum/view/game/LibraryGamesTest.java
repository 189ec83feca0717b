package org.variorum.view.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.rules.language.Library;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.query.QueryException;

class LibraryGamesTest {

  private static final String SMALL = """
      game: Small Game
      version: 1
      board: 4x4
      start: "k3/4/4/3K w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
      goals: { checkmate: loss, stalemate: draw }
      options:
        lost: { about: A player without a move has lost., goals: { stalemate: loss } }
      """;

  private static LibraryGames games(Map<String, String> texts) {
    return LibraryGames.of(Library.of(texts), id -> Optional.of("# T\nThe opening of " + id + ".\n"));
  }

  @Test
  void aGameThatWasRequestedShortlyBeforeIsNotCompiledAgain() {
    Map<String, String> texts = new HashMap<>();
    for (int number = 0; number < 9; number++) {
      texts.put("small-" + number, SMALL.replace("Small", "Small " + number));
    }
    LibraryGames games = games(texts);
    Edition first = games.edition("small-0", List.of());
    Edition second = games.edition("small-1", List.of());
    for (int number = 2; number < 8; number++) {
      games.edition("small-" + number, List.of());
    }
    assertThat(games.edition("small-0", List.of())).isSameAs(first);
    games.edition("small-8", List.of());
    assertThat(games.edition("small-0", List.of())).isSameAs(first);
    assertThat(games.edition("small-1", List.of())).isEqualTo(second).isNotSameAs(second);
  }

  @Test
  void whatCannotBeReadIsLeftOutAndWhatDoesNotExistIsRefused() {
    LibraryGames games = games(Map.of("small", SMALL, "broken", "game: ["));
    assertThat(games.list().games()).extracting(GameEntry::id, GameEntry::opening)
        .containsExactly(org.assertj.core.api.Assertions.tuple("small", "The opening of small."));
    assertThatThrownBy(() -> games.edition("broken", List.of())).isInstanceOf(QueryException.class)
        .hasMessage("There is no game \"broken\" here.");
    assertThatThrownBy(() -> games.edition("small", List.of("won"))).isInstanceOf(QueryException.class)
        .hasMessage("Small Game has no option \"won\"; it has lost.");
    assertThat(games.edition("small", List.of("lost", "lost")).options()).containsExactly("lost");
  }
}
