package org.variorum.server.guest;

import static org.assertj.core.api.Assertions.assertThat;

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
  void whatIsNoAddressStandsForItselfAndStaysShort() {
    assertThat(Address.of("unknown").network()).isEqualTo("unknown");
    assertThat(Address.of("x:".repeat(5_000)).network()).hasSizeLessThan(100);
  }
}
