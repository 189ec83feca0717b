package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/** What one address may ask for, in a minute and in a day. */
class AddressLimitTest {

  private static final Address ONE = Address.of("198.51.100.1");
  private static final Address OTHER = Address.of("198.51.100.2");
  private static final int A_MINUTE = ServerSettings.Bounds.DEFAULT.tables();

  private long now;

  private final AddressLimit addressLimit =
      new AddressLimit(ServerSettings.Bounds.DEFAULT, new Addresses(false), new TimeMeter() {
        @Override
        public long currentTimeNanos() {
          return now;
        }

        @Override
        public boolean isWallClockBased() {
          return false;
        }
      });

  private int founded(Address address, int wanted) {
    int founded = 0;
    for (int i = 0; i < wanted; i++) {
      try {
        addressLimit.countTable(address);
        founded++;
      } catch (RefusedException e) {
        assertThat(e.status()).isEqualTo(429);
        assertThat(e.retryAfter()).isPresent();
      }
    }
    return founded;
  }

  private void pass(Duration time) {
    now += time.toNanos();
  }

  private long admitted(Address address) {
    return IntStream.range(0, 10_000).filter(i -> addressLimit.admits(address)).count();
  }

  /** Files and the server's health too: what is asked for does not matter. */
  @Test
  void whateverIsAskedFor() {
    assertThat(admitted(ONE)).isEqualTo(4_000);
    assertThat(admitted(OTHER)).as("another address").isEqualTo(4_000);
    pass(Duration.ofSeconds(1));
    assertThat(admitted(ONE)).isEqualTo(500);
  }

  @Test
  void newTablesOfAMinute() {
    assertThat(founded(ONE, 5 * A_MINUTE)).isEqualTo(A_MINUTE);
    assertThat(founded(OTHER, 1)).as("another address").isEqualTo(1);
    pass(Duration.ofMinutes(1));
    assertThat(founded(ONE, 5 * A_MINUTE)).isEqualTo(A_MINUTE);
  }

  /** A client that uses a minute's limit all day gets the day's limit, plus what is restored meanwhile. */
  @Test
  void newTablesOfADay() {
    int founded = 0;
    for (int minute = 0; minute < 24 * 60; minute++) {
      founded += founded(ONE, A_MINUTE);
      pass(Duration.ofMinutes(1));
    }
    assertThat(founded).isBetween(20 * A_MINUTE, 2 * 20 * A_MINUTE);
    assertThat(founded(OTHER, 1)).as("another address").isEqualTo(1);
  }

  /** A network of 48 bits has 65,536 networks that each count as one address. */
  @Test
  void aNetworkOf48BitsHasNoMoreThanItsShare() {
    int inAll = IntStream.range(0, 1_000)
        .map(i -> founded(Address.of("2001:db8:1:%x::1".formatted(i)), A_MINUTE)).sum();
    assertThat(inAll).isEqualTo(16 * A_MINUTE);
    assertThat(founded(Address.of("2001:db8:2:1::1"), 1)).as("another network").isEqualTo(1);
    int ofTheProvider = IntStream.range(0, 200)
        .map(i -> founded(Address.of("2001:db8:%x:1::1".formatted(i + 3)), A_MINUTE)).sum();
    assertThat(inAll + 1 + ofTheProvider).isEqualTo(64 * A_MINUTE);
  }

  @Test
  void aNetworkOfIpv4HasNoMoreThanItsShare() {
    int inAll = IntStream.range(0, 256).map(i -> founded(Address.of("192.0.2." + i), A_MINUTE)).sum();
    assertThat(inAll).isEqualTo(32 * A_MINUTE);
    assertThat(founded(ONE, 1)).as("another network").isEqualTo(1);
  }

  @Test
  void openPagesOfANetworkAreCounted() {
    int pages = ServerSettings.Bounds.DEFAULT.sockets();
    long open = IntStream.range(0, 20).mapToObj(i -> Address.of("2001:db8:1:%x::1".formatted(i)))
        .mapToLong(each -> IntStream.range(0, pages).filter(_ -> addressLimit.addSocket(each)).count()).sum();
    assertThat(open).isEqualTo(16L * pages);
    addressLimit.removeSocket(Address.of("2001:db8:1:0::1"));
    assertThat(addressLimit.addSocket(Address.of("2001:db8:1:ffff::1"))).isTrue();
    assertThat(addressLimit.addSocket(Address.of("2001:db8:1:ffff::1"))).isFalse();
  }
}
