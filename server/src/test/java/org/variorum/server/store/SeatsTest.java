package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.variorum.view.answer.Color;

/** Which guest sits where. */
class SeatsTest {

  private static final Seats SEATS =
      new Seats(Map.of(Color.black, Occupant.guest("ada"), Color.white, Occupant.computer(3)));

  @Test
  void sidesComeInTheirOrder() {
    assertThat(SEATS.bySide().keySet()).containsExactly(Color.white, Color.black);
  }

  @Test
  void aGuestIsFoundAndSoIsAnOpenSeat() {
    assertThat(SEATS.sideOf("ada")).contains(Color.black);
    assertThat(SEATS.sideOf("bob")).isEmpty();
    assertThat(SEATS.guests()).containsExactly("ada");
    assertThat(SEATS.openSide()).isEmpty();
    assertThat(SEATS.withOccupant(Color.white, Occupant.NONE).openSide()).contains(Color.white);
  }

  @Test
  void inTheNextGameSidesAreChanged() {
    assertThat(SEATS.rotated().occupant(Color.white)).isEqualTo(Occupant.guest("ada"));
    assertThat(SEATS.rotated().occupant(Color.black)).isEqualTo(Occupant.computer(3));
    assertThat(SEATS.rotated().rotated()).isEqualTo(SEATS);
  }
}
