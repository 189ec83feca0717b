package org.variorum.server.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IdSignerTest {

  private final byte[] secret = random();
  private final IdSigner seal = new IdSigner(secret);

  private static byte[] random() {
    byte[] bytes = new byte[32];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  @Test
  void whatWasSealedIsOpenedByTheSameSecretAlone() {
    String id = IdSigner.newId();
    assertThat(seal.open(seal.seal(id))).contains(id);
    assertThat(new IdSigner(secret).open(seal.seal(id))).contains(id);
    assertThat(new IdSigner(random()).open(seal.seal(id))).isEmpty();
  }

  @Test
  void everyChangeOfASealedIdIsNoticed() {
    String sealed = seal.seal(IdSigner.newId());
    for (int i = 0; i < sealed.length(); i++) {
      char other = sealed.charAt(i) == 'a' ? 'b' : 'a';
      assertThat(seal.open(sealed.substring(0, i) + other + sealed.substring(i + 1))).as("place " + i)
          .isEmpty();
      assertThat(seal.open(sealed.substring(0, i))).as("cut at " + i).isEmpty();
    }
  }

  @Test
  void whatIsNoSealedIdOpensNothing() {
    String id = IdSigner.newId();
    for (String text : List.of("", ".", id, id + ".", "." + seal.seal(id), seal.seal(id) + ".",
        seal.seal(id) + " ",
        seal.seal(id).toUpperCase(Locale.ROOT), id + "." + id, "\u0000")) {
      assertThat(seal.open(text)).as(text).isEmpty();
    }
  }

  @Test
  void anIdHas128RandomBits() {
    Set<String> ids = new TreeSet<>(Stream.generate(IdSigner::newId).limit(1_000).toList());
    assertThat(ids).hasSize(1_000).allMatch(id -> id.matches("[0-9a-f]{32}"));
    // In each place each of the sixteen digits occurs: no bit is fixed. By chance one lacks in 10^-25 of all runs.
    for (int place = 0; place < 32; place++) {
      int here = place;
      assertThat(ids.stream().map(id -> id.charAt(here)).distinct()).hasSize(16);
    }
  }

  @Test
  void aSecretOfLessThan256BitsIsRefused() {
    assertThatThrownBy(() -> new IdSigner(new byte[31])).isInstanceOf(IllegalArgumentException.class);
  }
}
