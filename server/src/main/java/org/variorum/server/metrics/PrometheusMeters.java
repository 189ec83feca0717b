package org.variorum.server.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** Meters for Prometheus, together with those of the virtual machine: heap, collections, threads, processors. */
public final class PrometheusMeters implements Meters, AutoCloseable {

  private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Map<Timing, Timer> timers = new EnumMap<>(Timing.class);
  /** Keeps the suppliers reachable: the registry itself has only weak references to them. */
  private final List<LongSupplier> totals = new CopyOnWriteArrayList<>();
  private final JvmGcMetrics collections = new JvmGcMetrics();

  public PrometheusMeters() {
    for (Timing timing : Timing.values()) {
      timers.put(timing, timer(timing));
    }
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    collections.bindTo(registry);
  }

  private Timer timer(Timing timing) {
    return Timer.builder(timing.id).description(timing.words).publishPercentileHistogram()
        .minimumExpectedValue(Duration.ofMillis(1)).maximumExpectedValue(Duration.ofSeconds(30))
        .register(registry);
  }

  @Override
  public void count(Counter counter, String kind, long amount) {
    io.micrometer.core.instrument.Counter.builder(counter.id).description(counter.words).tag("kind", kind)
        .register(registry).increment(amount);
  }

  @Override
  public void showTotal(Counter counter, LongSupplier total) {
    FunctionCounter.builder(counter.id, total, LongSupplier::getAsLong).description(counter.words)
        .register(registry);
    totals.add(total);
  }

  @Override
  public void recordTime(Timing timing, long nanos) {
    Objects.requireNonNull(timers.get(timing)).record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void showValue(Gauge gauge, DoubleSupplier value) {
    io.micrometer.core.instrument.Gauge.builder(gauge.id, value::getAsDouble).description(gauge.words)
        .strongReference(true).register(registry);
  }

  /** The current values of all meters, in Prometheus' text format. */
  public String text() {
    return registry.scrape();
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
