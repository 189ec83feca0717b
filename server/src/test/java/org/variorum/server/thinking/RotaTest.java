package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;

final class RotaTest {

  private final Rota rota = new Rota(12);

  private Job job(String guest, Lane lane) {
    return job(guest, guest, lane);
  }

  private Job job(String address, String guest, Lane lane) {
    int number = address.hashCode();
    Job job = new Told(
        new Visitor(guest, Address.of("2001:db8:%x:%x::".formatted(number >>> 16, number & 0xffff))), lane);
    rota.add(job);
    return job;
  }

  /** A job that has begun if the test says so. */
  private static final class Told extends Job {
    boolean begun;

    Told(Visitor asker, Lane lane) {
      super(asker, lane);
    }

    @Override
    boolean work(Turn turn) {
      return true;
    }

    @Override
    boolean isBegun() {
      return begun;
    }
  }

  private List<Job> emptied() {
    List<Job> order = new ArrayList<>();
    for (Optional<Job> next = rota.next(); next.isPresent(); next = rota.next()) {
      order.add(next.get());
    }
    return order;
  }

  @Test
  void guestsTakeTurnsHoweverMuchOneOfThemWants() {
    Job first = job("a", Lane.TABLE);
    Job second = job("a", Lane.TABLE);
    Job third = job("a", Lane.TABLE);
    Job other = job("b", Lane.TABLE);
    assertThat(rota.inOrder()).containsExactly(first, other, second, third);
    assertThat(emptied()).containsExactly(first, other, second, third);
  }

  @Test
  void addressesTakeTurnsHoweverManyGuestsOneOfThemMakesUp() {
    for (Lane lane : Lane.values()) {
      for (int guest = 0; guest < 200; guest++) {
        job("attacker", "guest " + guest, lane);
      }
      Job honest = job("honest", "honest", lane);
      assertThat(rota.inOrder().indexOf(honest)).isEqualTo(1);
      assertThat(emptied().indexOf(honest)).isEqualTo(1);
    }
  }

  @Test
  void aSearchThatGaveWayGoesOnBeforeItsAddressBeginsAnother() {
    Told begun = (Told) job("attacker", "one", Lane.TABLE);
    Job next = job("attacker", "two", Lane.TABLE);
    Job honest = job("honest", Lane.TABLE);
    assertThat(rota.next()).contains(begun);
    begun.begun = true;
    rota.add(begun);
    assertThat(rota.inOrder()).containsExactly(honest, begun, next);
    assertThat(emptied()).containsExactly(honest, begun, next);
  }

  @Test
  void onlySoManySearchesStandStill() {
    for (int address = 0; address < 20; address++) {
      job("address " + address, Lane.TABLE);
    }
    Set<Job> begun = new HashSet<>();
    for (int turn = 0; turn < 100; turn++) {
      Told job = (Told) rota.next().orElseThrow();
      job.begun = true;
      begun.add(job);
      rota.add(job);
    }
    assertThat(begun).hasSizeLessThan(20);
    Job ended = rota.next().orElseThrow();
    assertThat(begun).contains(ended);
    for (int turn = 0; turn < 20; turn++) {
      Told job = (Told) rota.next().orElseThrow();
      job.begun = true;
      begun.add(job);
      rota.add(job);
    }
    assertThat(begun).as("when one has ended, another begins").hasSizeGreaterThan(12);
  }

  @Test
  void tablesComeBeforeStudies() {
    Job study = job("a", Lane.STUDY);
    Job table = job("b", Lane.TABLE);
    assertThat(rota.inOrder()).containsExactly(table, study);
    assertThat(emptied()).containsExactly(table, study);
  }

  @Test
  void aStudyDoesNotWaitForEver() {
    Job study = job("a", Lane.STUDY);
    for (int table = 0; table < 20; table++) {
      job("b" + table, Lane.TABLE);
    }
    assertThat(emptied().indexOf(study)).isEqualTo(4);
  }

  @Test
  void whoComesBackIsBehindThoseWhoWait() {
    Job one = job("a", Lane.STUDY);
    Job other = job("b", Lane.STUDY);
    List<Job> order = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      Job next = rota.next().orElseThrow();
      order.add(next);
      rota.add(next);
    }
    assertThat(order).containsExactly(one, other, one, other);
  }

  @Test
  void whatIsRemovedDoesNotCome() {
    Job gone = job("a", Lane.TABLE);
    Job stays = job("b", Lane.TABLE);
    rota.remove(gone);
    rota.remove(gone);
    assertThat(emptied()).containsExactly(stays);
    assertThat(rota.isWaiting(Lane.TABLE)).isFalse();
  }
}
