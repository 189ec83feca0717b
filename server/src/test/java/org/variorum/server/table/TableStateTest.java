package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Seats;
import org.variorum.server.store.StoredEvent;
import org.variorum.server.store.StoredRules;
import org.variorum.view.answer.Color;

/** Laws of adding up events. */
class TableStateTest {

  private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
  private static final Founding FOUNDING =
      new Founding("T", new StoredRules(DefinitionKey.of("g", "1"), "h", List.of(), Map.of()), null,
          List.of("a", "b", "c"), List.of(), List.of(),
          new Seats(Map.of(Color.white, Occupant.guest("ada"), Color.black, Occupant.NONE)),
          new TimeControl(60, 0, 0),
          START);

  private final List<StoredEvent> storedEvents = new ArrayList<>();

  private TableState state() {
    return TableState.of(FOUNDING, Color.white).after(storedEvents);
  }

  private void happen(Event... events) {
    for (Event event : events) {
      int next = storedEvents.size() + 1;
      storedEvents.add(new StoredEvent(next, START.plusSeconds(next), event));
    }
  }

  private void begin() {
    happen(new Event.Sat(Color.black, "bob"));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void addedUpAtOnceOrBitByBitItIsTheSame(long seed) {
    Random random = new Random(seed);
    begin();
    for (int i = 0; i < 200; i++) {
      happen(anything(random, state()));
    }
    TableState bitByBit = TableState.of(FOUNDING, Color.white);
    for (StoredEvent storedEvent : storedEvents) {
      bitByBit = bitByBit.after(storedEvent);
    }
    int middle = random.nextInt(storedEvents.size());
    TableState inTwo = TableState.of(FOUNDING, Color.white).after(storedEvents.subList(0, middle))
        .after(storedEvents.subList(middle, storedEvents.size()));
    assertThat(bitByBit).isEqualTo(state()).isEqualTo(inTwo);
    assertThat(state().sequence()).isEqualTo(storedEvents.size());
  }

  private static Event anything(Random random, TableState state) {
    Color side = random.nextBoolean() ? Color.white : Color.black;
    return switch (random.nextInt(6)) {
      case 0 -> new Event.TookBack(3 + random.nextInt(state.plies() - 2));
      case 1 -> new Event.Offered(Offer.Kind.values()[random.nextInt(3)], side);
      case 2 -> new Event.Declined(side);
      default -> new Event.Moved("m" + random.nextInt(100), (long) random.nextInt(60_000), null);
    };
  }

  @Test
  void movesTakenBackLeaveNoTrace() {
    begin();
    happen(new Event.Moved("d", 5L, null), new Event.Moved("e", 6L, null));
    TableState before = state();
    happen(new Event.Moved("f", 1L, null), new Event.Moved("g", 2L, null), new Event.TookBack(5));
    assertThat(state().moves()).isEqualTo(before.moves());
    PlayerClock clock = new PlayerClock(new TimeControl(60, 0, 0));
    assertThat(state().mainTimeLeft(Color.black, clock)).isEqualTo(5);
    assertThat(state().mainTimeLeft(Color.white, clock)).isEqualTo(6);
    assertThat(state().turn()).isEqualTo(before.turn());
  }

  @Test
  void aTableWaitsUntilBothSidesAreTaken() {
    assertThat(state().stage()).isEqualTo(Stage.waiting);
    begin();
    assertThat(state().stage()).isEqualTo(Stage.playing);
    assertThat(state().sideOf("bob")).isEqualTo(Color.black);
    happen(new Event.Ended(null, "agreed"));
    assertThat(state().stage()).isEqualTo(Stage.ended);
  }

  @Test
  void movesOfTheOpeningAreNobodysFirst() {
    begin();
    assertThat(state().turn()).isEqualTo(Color.black);
    assertThat(state().hasMoved(Color.white)).isFalse();
    happen(new Event.Moved("d", 60_000L, null));
    assertThat(state().hasMoved(Color.black)).isTrue();
    assertThat(state().hasMoved(Color.white)).isFalse();
    assertThat(state().isClockRunning()).isFalse();
    happen(new Event.Moved("e", 60_000L, null));
    assertThat(state().isClockRunning()).isTrue();
  }

  @Test
  void whoeverMovesRefusesWhatTheOtherOffered() {
    begin();
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Moved("d", 1L, null));
    assertThat(state().offer()).isNull();
  }

  @Test
  void aDrawOfferedWithAMoveStands() {
    begin();
    happen(new Event.Offered(Offer.Kind.draw, Color.black), new Event.Moved("d", 1L, null));
    assertThat(state().offer()).isEqualTo(new Offer(Offer.Kind.draw, Color.black, 2));
  }

  @Test
  void whatWasDeclinedIsRememberedUntilTheNextMove() {
    TableState.DeclinedOffer draw = new TableState.DeclinedOffer(Offer.Kind.draw, Color.white);
    begin();
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Declined(Color.black));
    assertThat(state().offer()).isNull();
    assertThat(state().declined()).containsExactly(draw);
    happen(new Event.Moved("d", 1L, null));
    assertThat(state().declined()).isEmpty();
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Declined(Color.white));
    assertThat(state().declined()).as("withdrawn by who offered it").isEmpty();
  }

  @Test
  void onlySittingMovingAndTakingBackBeginATurn() {
    begin();
    happen(new Event.Moved("d", 1L, null));
    TableState.TurnStart moved = state().turnStart();
    assertThat(moved).isEqualTo(new TableState.TurnStart(2, START.plusSeconds(2)));
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Declined(Color.black));
    assertThat(state().turnStart()).isEqualTo(moved);
    happen(new Event.TookBack(3));
    assertThat(state().turnStart()).isEqualTo(new TableState.TurnStart(5, START.plusSeconds(5)));
  }
}
