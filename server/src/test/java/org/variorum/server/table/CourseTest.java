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
import org.variorum.server.api.Color;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Happening;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Rules;
import org.variorum.server.store.Seats;

/** Laws of adding up events. */
class CourseTest {

  private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
  private static final Founding FOUNDING =
      new Founding("T", new Rules(DefinitionKey.of("g", "1"), "h", List.of(), Map.of()), null,
          List.of("a", "b", "c"), List.of(), List.of(),
          new Seats(Map.of(Color.white, Occupant.guest("ada"), Color.black, Occupant.NOBODY)),
          new TimeControl(60, 0, 0),
          START);

  private final List<Happening> happenings = new ArrayList<>();

  private Course course() {
    return Course.of(FOUNDING, Color.white).after(happenings);
  }

  private void happen(Event... events) {
    for (Event event : events) {
      int next = happenings.size() + 1;
      happenings.add(new Happening(next, START.plusSeconds(next), event));
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
      happen(anything(random, course()));
    }
    Course bitByBit = Course.of(FOUNDING, Color.white);
    for (Happening happening : happenings) {
      bitByBit = bitByBit.after(happening);
    }
    int middle = random.nextInt(happenings.size());
    Course inTwo = Course.of(FOUNDING, Color.white).after(happenings.subList(0, middle))
        .after(happenings.subList(middle, happenings.size()));
    assertThat(bitByBit).isEqualTo(course()).isEqualTo(inTwo);
    assertThat(course().sequence()).isEqualTo(happenings.size());
  }

  private static Event anything(Random random, Course course) {
    Color side = random.nextBoolean() ? Color.white : Color.black;
    return switch (random.nextInt(6)) {
      case 0 -> new Event.TookBack(3 + random.nextInt(course.plies() - 2));
      case 1 -> new Event.Offered(Offer.Kind.values()[random.nextInt(3)], side);
      case 2 -> new Event.Declined(side);
      default -> new Event.Moved("m" + random.nextInt(100), (long) random.nextInt(60_000), null);
    };
  }

  @Test
  void movesTakenBackLeaveNoTrace() {
    begin();
    happen(new Event.Moved("d", 5L, null), new Event.Moved("e", 6L, null));
    Course before = course();
    happen(new Event.Moved("f", 1L, null), new Event.Moved("g", 2L, null), new Event.TookBack(5));
    assertThat(course().moves()).isEqualTo(before.moves());
    Clock clock = new Clock(new TimeControl(60, 0, 0));
    assertThat(course().left(Color.black, clock)).isEqualTo(5);
    assertThat(course().left(Color.white, clock)).isEqualTo(6);
    assertThat(course().turn()).isEqualTo(before.turn());
  }

  @Test
  void aTableWaitsUntilBothSidesAreTaken() {
    assertThat(course().stage()).isEqualTo(Stage.waiting);
    begin();
    assertThat(course().stage()).isEqualTo(Stage.playing);
    assertThat(course().sideOf("bob")).isEqualTo(Color.black);
    happen(new Event.Ended(null, "agreed"));
    assertThat(course().stage()).isEqualTo(Stage.ended);
  }

  @Test
  void movesOfTheOpeningAreNobodysFirst() {
    begin();
    assertThat(course().turn()).isEqualTo(Color.black);
    assertThat(course().hasMoved(Color.white)).isFalse();
    happen(new Event.Moved("d", 60_000L, null));
    assertThat(course().hasMoved(Color.black)).isTrue();
    assertThat(course().hasMoved(Color.white)).isFalse();
    assertThat(course().isClockRunning()).isFalse();
    happen(new Event.Moved("e", 60_000L, null));
    assertThat(course().isClockRunning()).isTrue();
  }

  @Test
  void whoeverMovesRefusesWhatTheOtherOffered() {
    begin();
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Moved("d", 1L, null));
    assertThat(course().offer()).isNull();
  }

  @Test
  void aDrawOfferedWithAMoveStands() {
    begin();
    happen(new Event.Offered(Offer.Kind.draw, Color.black), new Event.Moved("d", 1L, null));
    assertThat(course().offer()).isEqualTo(new Offer(Offer.Kind.draw, Color.black, 2));
  }

  @Test
  void whatWasDeclinedIsRememberedUntilTheNextMove() {
    Course.Wish draw = new Course.Wish(Offer.Kind.draw, Color.white);
    begin();
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Declined(Color.black));
    assertThat(course().offer()).isNull();
    assertThat(course().declined()).containsExactly(draw);
    happen(new Event.Moved("d", 1L, null));
    assertThat(course().declined()).isEmpty();
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Declined(Color.white));
    assertThat(course().declined()).as("withdrawn by who offered it").isEmpty();
  }

  @Test
  void onlySittingMovingAndTakingBackBeginATurn() {
    begin();
    happen(new Event.Moved("d", 1L, null));
    Course.Beginning moved = course().began();
    assertThat(moved).isEqualTo(new Course.Beginning(2, START.plusSeconds(2)));
    happen(new Event.Offered(Offer.Kind.draw, Color.white), new Event.Declined(Color.black));
    assertThat(course().began()).isEqualTo(moved);
    happen(new Event.TookBack(3));
    assertThat(course().began()).isEqualTo(new Course.Beginning(5, START.plusSeconds(5)));
  }
}
