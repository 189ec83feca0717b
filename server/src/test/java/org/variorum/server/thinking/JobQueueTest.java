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

final class JobQueueTest {

  private final JobQueue jobQueue = new JobQueue(12);

  private Job job(String guest, JobPriority jobPriority) {
    return job(guest, guest, jobPriority);
  }

  private Job job(String address, String guest, JobPriority jobPriority) {
    int number = address.hashCode();
    Job job = new Told(
        new Visitor(guest, Address.of("2001:db8:%x:%x::".formatted(number >>> 16, number & 0xffff))),
        jobPriority);
    jobQueue.add(job);
    return job;
  }

  /** A job that has begun if the test says so. */
  private static final class Told extends Job {
    boolean begun;

    Told(Visitor asker, JobPriority jobPriority) {
      super(asker, jobPriority);
    }

    @Override
    boolean work(TimeSlice turn) {
      return true;
    }

    @Override
    boolean isSuspended() {
      return begun;
    }
  }

  private List<Job> emptied() {
    List<Job> order = new ArrayList<>();
    for (Optional<Job> next = jobQueue.next(); next.isPresent(); next = jobQueue.next()) {
      order.add(next.get());
    }
    return order;
  }

  @Test
  void guestsTakeTurnsHoweverMuchOneOfThemWants() {
    Job first = job("a", JobPriority.TABLE);
    Job second = job("a", JobPriority.TABLE);
    Job third = job("a", JobPriority.TABLE);
    Job other = job("b", JobPriority.TABLE);
    assertThat(jobQueue.jobsInOrder()).containsExactly(first, other, second, third);
    assertThat(emptied()).containsExactly(first, other, second, third);
  }

  @Test
  void addressesTakeTurnsHoweverManyGuestsOneOfThemMakesUp() {
    for (JobPriority jobPriority : JobPriority.values()) {
      for (int guest = 0; guest < 200; guest++) {
        job("attacker", "guest " + guest, jobPriority);
      }
      Job honest = job("honest", "honest", jobPriority);
      assertThat(jobQueue.jobsInOrder().indexOf(honest)).isEqualTo(1);
      assertThat(emptied().indexOf(honest)).isEqualTo(1);
    }
  }

  @Test
  void aSearchThatGaveWayGoesOnBeforeItsAddressBeginsAnother() {
    Told begun = (Told) job("attacker", "one", JobPriority.TABLE);
    Job next = job("attacker", "two", JobPriority.TABLE);
    Job honest = job("honest", JobPriority.TABLE);
    assertThat(jobQueue.next()).contains(begun);
    begun.begun = true;
    jobQueue.add(begun);
    assertThat(jobQueue.jobsInOrder()).containsExactly(honest, begun, next);
    assertThat(emptied()).containsExactly(honest, begun, next);
  }

  @Test
  void onlySoManySearchesStandStill() {
    for (int address = 0; address < 20; address++) {
      job("address " + address, JobPriority.TABLE);
    }
    Set<Job> begun = new HashSet<>();
    for (int turn = 0; turn < 100; turn++) {
      Told job = (Told) jobQueue.next().orElseThrow();
      job.begun = true;
      begun.add(job);
      jobQueue.add(job);
    }
    assertThat(begun).hasSizeLessThan(20);
    Job ended = jobQueue.next().orElseThrow();
    assertThat(begun).contains(ended);
    for (int turn = 0; turn < 20; turn++) {
      Told job = (Told) jobQueue.next().orElseThrow();
      job.begun = true;
      begun.add(job);
      jobQueue.add(job);
    }
    assertThat(begun).as("when one has ended, another begins").hasSizeGreaterThan(12);
  }

  @Test
  void tablesComeBeforeStudies() {
    Job study = job("a", JobPriority.STUDY);
    Job table = job("b", JobPriority.TABLE);
    assertThat(jobQueue.jobsInOrder()).containsExactly(table, study);
    assertThat(emptied()).containsExactly(table, study);
  }

  @Test
  void aStudyDoesNotWaitForEver() {
    Job study = job("a", JobPriority.STUDY);
    for (int table = 0; table < 20; table++) {
      job("b" + table, JobPriority.TABLE);
    }
    assertThat(emptied().indexOf(study)).isEqualTo(4);
  }

  @Test
  void whoComesBackIsBehindThoseWhoWait() {
    Job one = job("a", JobPriority.STUDY);
    Job other = job("b", JobPriority.STUDY);
    List<Job> order = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      Job next = jobQueue.next().orElseThrow();
      order.add(next);
      jobQueue.add(next);
    }
    assertThat(order).containsExactly(one, other, one, other);
  }

  @Test
  void whatIsRemovedDoesNotCome() {
    Job gone = job("a", JobPriority.TABLE);
    Job stays = job("b", JobPriority.TABLE);
    jobQueue.remove(gone);
    jobQueue.remove(gone);
    assertThat(emptied()).containsExactly(stays);
    assertThat(jobQueue.hasWaitingJob(JobPriority.TABLE)).isFalse();
  }
}
