package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RotaTest {

  private final Rota rota = new Rota();

  private Job job(String guest, Lane lane) {
    Job job = new Job(guest, lane) {
      @Override
      boolean work(Turn turn) {
        return true;
      }
    };
    rota.add(job);
    return job;
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
