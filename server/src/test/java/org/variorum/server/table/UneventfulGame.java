package org.variorum.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Seats;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoredEvent;
import org.variorum.server.store.StoredRules;
import org.variorum.server.store.TableEntry;
import org.variorum.server.store.TableStatus;
import org.variorum.server.store.Write;
import org.variorum.view.answer.Color;
import org.variorum.view.game.Edition;

/** A game of chess in which nothing happens for a long time. */
final class UneventfulGame {

  /** A pawn moves every this many moves, to avoid a draw. */
  private static final int PAWN_EVERY = 91;

  private UneventfulGame() {}

  /** Legal moves that do not end the game. */
  static List<String> moves(int plies) {
    Random random = new Random(1);
    List<String> moves = new ArrayList<>();
    Position position = CatalogGames.edition("chess").game().start();
    while (moves.size() < plies) {
      List<Move> candidates = new ArrayList<>(position.moves());
      Collections.shuffle(candidates, random);
      Position before = position;
      boolean pawn = moves.size() % PAWN_EVERY == 0;
      Move move = candidates.stream().filter(one -> isQuiet(before, one) && isPawns(before, one) == pawn)
          .findFirst().or(() -> candidates.stream().filter(one -> isQuiet(before, one)).findFirst())
          .orElseThrow();
      moves.add(move.text());
      position = position.play(move);
    }
    return moves;
  }

  private static boolean isQuiet(Position position, Move move) {
    Position after = position.play(move);
    return position.transition(move).removals().isEmpty() && !after.inCheck() && after.outcome().isEmpty();
  }

  private static boolean isPawns(Position position, Move move) {
    return position.at(position.legs(move).from()).orElseThrow().letter().equals("P");
  }

  /** Stores a table at which they have been played, by Ada with White and Bob. */
  static void store(Store store, String id, List<String> moves, @Nullable TimeControl time, Instant date) {
    Edition edition = CatalogGames.edition("chess");
    Seats seats = new Seats(
        Map.of(Color.white, Occupant.guest(TableTestServer.ADA.id()), Color.black,
            Occupant.guest(TableTestServer.BOB.id())));
    StoredRules rules = new StoredRules(edition.key(), edition.hash(), edition.options(), edition.sources());
    TableStatus status =
        new TableStatus(date, Stage.playing, moves.size() % 2 == 0 ? Color.white : Color.black,
            moves.size(), "8/8", moves.getLast(), null);
    store.write(Write.ofNewTable(
        new TableEntry(new Founding(id, rules, null, List.of(), List.of(), List.of(), seats, time, date),
            status)));
    List<StoredEvent> storedEvents = new ArrayList<>();
    for (String move : moves) {
      storedEvents.add(new StoredEvent(storedEvents.size() + 1, date,
          new Event.Moved(move, time == null ? null : 1_000L * time.main(), null)));
    }
    store.write(new Write(List.of(), id, storedEvents, status));
  }
}
