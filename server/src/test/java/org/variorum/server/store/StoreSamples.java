package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;

/** Things to store. */
final class StoreSamples {

  static final Instant START = Instant.parse("2030-01-02T03:04:05.678Z");
  static final StoredRules RULES =
      new StoredRules(new DefinitionKey("somebody", "some-game", "7b"), "abc", List.of("an-option"),
          Map.of("some-game", "game: Some"));

  private StoreSamples() {}

  static TableEntry table(String id, String white, Occupant black, @Nullable TimeControl time) {
    Occupant guest = Occupant.guest(white);
    return new TableEntry(
        new Founding(id, RULES, null, List.of("e2e4", "e7e5"), List.of("e4", "e5"), List.of(),
            new Seats(Map.of(Color.white, guest, Color.black, black)), time, START),
        status(black.isNone() ? Stage.waiting : Stage.playing, START));
  }

  static TableStatus status(Stage stage, Instant changed) {
    return new TableStatus(changed, stage, Color.white, 2,
        "8/8", "e5", null);
  }

  static Write moved(TableEntry table, long sequence, String move) {
    return new Write(List.of(), table.founding().id(),
        List.of(new StoredEvent(sequence, START.plusSeconds(sequence), new Event.Moved(move, 1_000L, null))),
        status(table.status().stage(), START.plusSeconds(sequence)));
  }
}
