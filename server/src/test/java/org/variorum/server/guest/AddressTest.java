package org.variorum.server.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whom the net holds answerable. */
class AddressTest {

  @Test
  void anIpv6NetworkOf64BitsIsOneAddress() {
    Address one = Address.of("2001:db8:1:2:3:4:5:6");
    assertThat(Address.of("2001:0db8:0001:0002::1")).isEqualTo(one);
    assertThat(Address.of("2001:db8:1:3:3:4:5:6")).isNotEqualTo(one);
    assertThat(one.network()).isEqualTo("2001:db8:1:2::/64");
  }

  @Test
  void anIpv4AddressIsOneHoweverItIsWritten() {
    assertThat(Address.of("::ffff:192.0.2.1")).isEqualTo(Address.of("192.0.2.1"))
        .isNotEqualTo(Address.of("192.0.2.2"));
  }

  @Test
  void aPortIsNoPartOfAnAddress() {
    Address four = Address.of("10.79.0.1");
    assertThat(List.of("10.79.0.1:1000", "10.79.0.1:1001", "\"10.79.0.1:1000\"", " 10.79.0.1 "))
        .allSatisfy(text -> assertThat(Address.of(text)).isEqualTo(four));
    Address six = Address.of("2001:db8:1:2::1");
    assertThat(List.of("[2001:db8:1:2::1]:1000", "[2001:db8:1:2::1]", "\"[2001:db8:1:2::7]:2\"",
        "2001:db8:1:2::1%eth0")).allSatisfy(text -> assertThat(Address.of(text)).isEqualTo(six));
  }

  @Test
  void allThatIsNoAddressIsOne() {
    assertThat(
        List.of("", "unknown", "_hidden", "x", "10.79.0.1:1:2", "10.0.0.256", "[", "]:", "a".repeat(5_000)))
        .allSatisfy(text -> assertThat(Address.of(text)).as(text).isEqualTo(Address.UNKNOWN));
  }

  @Test
  void whoOwnsANetworkIsAnswerableForAllOfIt() {
    assertThat(Address.of("2001:db8:1:2::1").networks())
        .isEqualTo(Address.of("2001:db8:1:ffff::9").networks())
        .extracting(Address.Network::prefix).containsExactly("2001:db8:1::/48", "2001:db8::/32");
    assertThat(Address.of("2001:db8:2:2::1").networks().getFirst())
        .isNotEqualTo(Address.of("2001:db8:1:2::1").networks().getFirst());
    assertThat(Address.of("192.0.2.1").networks()).isEqualTo(Address.of("192.0.2.200").networks())
        .extracting(Address.Network::prefix).containsExactly("192.0.2.0/24");
  }
}
