package org.variorum.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.variorum.server.metrics.Meters.Counter;
import org.variorum.server.metrics.Meters.Gauge;
import org.variorum.server.metrics.Meters.Timing;

class PrometheusMetersTest {

  @Test
  void prometheusReadsWhatPartsOfTheServerSay() {
    try (PrometheusMeters meters = new PrometheusMeters()) {
      AtomicInteger tables = new AtomicInteger(3);
      meters.showValue(Gauge.TABLES, tables::get);
      AtomicInteger events = new AtomicInteger();
      meters.showTotal(Counter.EVENTS, events::get);
      events.set(5);
      meters.countRefusal("too-fast");
      meters.countRefusal("too-fast");
      meters.recordTime(Timing.MOVE, 2_000_000);
      tables.set(4);
      assertThat(meters.text().lines()).contains("variorum_tables 4.0", "variorum_events_total 5.0",
          "variorum_refusals_total{kind=\"too-fast\"} 2.0", "variorum_move_seconds_count 1",
          "variorum_move_seconds_bucket{le=\"0.001\"} 0", "variorum_move_seconds_bucket{le=\"+Inf\"} 1");
      assertThat(meters.text()).contains("jvm_memory_used_bytes{area=\"heap\"");
    }
  }
}
