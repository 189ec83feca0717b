package org.variorum.server.budget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.variorum.server.guest.Address;

/** Which job comes next. */
class QueueTest {

  private static final Address ONE = Address.of("192.0.2.1");
  private static final Address OTHER = Address.of("192.0.2.2");

  private final Queue<String> queue = new Queue<>(8, 5);

  private List<String> emptied() {
    List<String> order = new ArrayList<>();
    for (String next = queue.poll(); next != null; next = queue.poll()) {
      order.add(next);
      queue.end(next.startsWith("a") ? ONE : OTHER);
    }
    return order;
  }

  @Test
  void addressesTakeTurnsHoweverMuchOneOfThemWants() {
    List.of("a1", "a2", "a3").forEach(thing -> assertThat(queue.offer(ONE, thing)).isTrue());
    List.of("b1", "b2").forEach(thing -> assertThat(queue.offer(OTHER, thing)).isTrue());
    assertThat(emptied()).containsExactly("a1", "b1", "a2", "b2", "a3");
  }

  @Test
  void anAddressHasOneThingAtATimeUnderWay() {
    queue.offer(ONE, "a1");
    queue.offer(ONE, "a2");
    assertThat(queue.poll()).isEqualTo("a1");
    assertThat(queue.poll()).isNull();
    assertThat(queue.hasReadyItem()).isFalse();
    queue.end(ONE);
    assertThat(queue.poll()).isEqualTo("a2");
  }

  @Test
  void whatGivesWayComesAgainBeforeTheRestOfItsAddressAndAfterOtherAddresses() {
    queue.offer(ONE, "a1");
    queue.offer(ONE, "a2");
    assertThat(queue.poll()).isEqualTo("a1");
    queue.offer(OTHER, "b1");
    assertThat(queue.hasReadyItem()).isTrue();
    queue.requeue(ONE, "a1");
    assertThat(emptied()).containsExactly("b1", "a1", "a2");
  }

  @Test
  void placesAreLimitedInAllAndByAddress() {
    assertThat(IntStream.range(0, 9).filter(i -> queue.offer(ONE, "a" + i)).count()).isEqualTo(5);
    assertThat(IntStream.range(0, 9).filter(i -> queue.offer(OTHER, "b" + i)).count()).isEqualTo(3);
    assertThat(emptied()).hasSize(8);
    assertThat(queue.offer(ONE, "a")).isTrue();
  }
}
