package org.variorum.rules.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The plain code gives what the class library of the Java virtual machine gives. */
class PlatformTest {

  private static final int TRIALS = 2000;

  private final Random random = new Random(43);

  @Test
  void portableBitsAreThoseOfTheProcessor() {
    for (int i = 0; i < TRIALS; i++) {
      long word = random.nextLong();
      // Masks of many and of few bits.
      long mask = i % 2 == 0 ? random.nextLong() : random.nextLong() & random.nextLong() & random.nextLong();
      assertThat(PortableBits.compress(word, mask)).isEqualTo(Bits.compress(word, mask))
          .isEqualTo(Long.compress(word, mask));
      assertThat(PortableBits.expand(word, mask)).isEqualTo(Bits.expand(word, mask))
          .isEqualTo(Long.expand(word, mask));
    }
    for (long mask : new long[] {0, -1, 1, Long.MIN_VALUE}) {
      assertThat(PortableBits.compress(-1, mask)).isEqualTo(Long.compress(-1, mask));
      assertThat(PortableBits.expand(-1, mask)).isEqualTo(Long.expand(-1, mask));
    }
  }

  @Test
  void hashesAsTheClassLibrary() throws GeneralSecurityException {
    for (int i = 0; i < TRIALS; i++) {
      // Every length up to some blocks, so that the length stands in the last block and in a block of its own.
      byte[] bytes = new byte[i < 300 ? i : random.nextInt(5000)];
      random.nextBytes(bytes);
      int cut = random.nextInt(bytes.length + 1);
      Sha256 hash = new Sha256();
      hash.update(Arrays.copyOf(bytes, cut));
      hash.update(Arrays.copyOfRange(bytes, cut, bytes.length));
      assertThat(hash.hex()).as("%s bytes", bytes.length)
          .isEqualTo(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
    }
  }

  /** The example of FIPS 180-4. */
  @Test
  void hashesTheExampleOfTheStandard() {
    Sha256 hash = new Sha256();
    hash.update("abc".getBytes(StandardCharsets.US_ASCII));
    assertThat(hash.hex()).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 0x5eed_0fca_5b1aL, Long.MIN_VALUE})
  void numbersAreThoseOfTheClassLibrary(long seed) {
    Random linear = new Random(seed);
    LinearRandom ownLinear = new LinearRandom(seed);
    SplittableRandom split = new SplittableRandom(seed);
    SplitMix ownSplit = new SplitMix(seed);
    for (int i = 0; i < TRIALS; i++) {
      int bound = i % 3 == 0 ? 1 << random.nextInt(31) : 1 + random.nextInt(Integer.MAX_VALUE);
      assertThat(ownLinear.nextInt(bound)).isEqualTo(linear.nextInt(bound));
      assertThat(ownLinear.nextBoolean()).isEqualTo(linear.nextBoolean());
      assertThat(ownSplit.nextLong()).isEqualTo(split.nextLong());
    }
    assertThat(ownSplit.longs(5)).isEqualTo(split.longs(5).toArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\r", "\r\n", "\n\r", "a", "a\n", "a\nb", "a\r\nb\r\n", "\n\na", "a\rb",
      "a\r\r\nb",
      " \n ", "a\u2028b\u0085c"})
  void linesAreThoseOfTheClassLibrary(String text) {
    assertThat(Lines.of(text)).isEqualTo(text.lines().toList());
  }

  @Test
  void matchesAreThoseOfTheClassLibrary() {
    Pattern pattern = Pattern.compile("([a-c]+)(\\d)?|x*");
    for (String text : List.of("", "abc1 xx c9$0", "zz", "a\\b$1", "ab")) {
      assertThat(Matches.of(pattern, text).stream().map(MatchResult::group))
          .isEqualTo(pattern.matcher(text).results().map(MatchResult::group).toList());
      assertThat(Matches.replace(pattern, text, found -> "$1\\" + found.group(1)))
          .isEqualTo(pattern.matcher(text)
              .replaceAll(found -> Matcher.quoteReplacement("$1\\" + found.group(1))));
    }
  }

  /** What is compared are letters: a name of a game is reduced to them. */
  @Test
  void portableAccentsAreThoseOfUnicode() {
    String severalLetters = "\u0132\u0133\u0149";
    for (char letter = 0xc0; letter < 0x180; letter++) {
      String text = "a" + letter;
      if (severalLetters.indexOf(letter) < 0 && Character.isLetter(letter)) {
        assertThat(PortableAccents.apart(text).replaceAll("[^a-zA-Z]", "")).as(text)
            .isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFKD).replaceAll("[^a-zA-Z]", ""))
            .isEqualTo(Accents.apart(text).replaceAll("[^a-zA-Z]", ""));
      }
    }
  }

  @Test
  void aCopyOfAMapKeepsItsOrderAndCannotChange() {
    Map<String, Integer> map = new LinkedHashMap<>(Map.of("z", 1));
    map.put("a", 2);
    Map<String, Integer> copy = Copies.of(map);
    map.clear();
    assertThat(copy).containsExactly(Map.entry("z", 1), Map.entry("a", 2));
    assertThatThrownBy(() -> copy.put("b", 3)).isInstanceOf(UnsupportedOperationException.class);
    assertThat(Copies.of(map)).isEmpty();
  }

  @Test
  void anUnmodifiableSortedMapIsThatOfTheClassLibrary() {
    SortedMap<Integer, String> map = new TreeMap<>(Map.of(1, "one", 2, "two", 3, "three"));
    SortedMap<Integer, String> view = new UnmodifiableSortedMap<>(map);
    assertThat(view).isEqualTo(Collections.unmodifiableSortedMap(map)).hasSameHashCodeAs(map)
        .hasToString(map + "");
    assertThat(map).isEqualTo(view);
    assertThat(view.headMap(2)).isEqualTo(map.headMap(2));
    assertThat(view.tailMap(2)).isEqualTo(map.tailMap(2));
    assertThat(view.subMap(2, 3)).isEqualTo(map.subMap(2, 3));
    assertThat(view.firstKey()).isEqualTo(1);
    assertThat(view.lastKey()).isEqualTo(3);
    assertThat(view.get(2)).isEqualTo("two");
    assertThat(view.containsKey(4)).isFalse();
    assertThat(new TreeMap<>(view)).isEqualTo(map);
    for (SortedMap<Integer, String> each : List.of(view, view.headMap(2), view.tailMap(2),
        view.subMap(1, 3))) {
      assertThatThrownBy(() -> each.put(1, "")).isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> each.remove(each.firstKey()))
          .isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(each::clear).isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> each.values().clear()).isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> each.entrySet().iterator().next().setValue(""))
          .isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void anUnmodifiableSortedSetIsThatOfTheClassLibrary() {
    SortedSet<Integer> set = new TreeSet<>(List.of(1, 2, 3));
    SortedSet<Integer> view = new UnmodifiableSortedSet<>(set);
    assertThat(view).isEqualTo(Collections.unmodifiableSortedSet(set)).hasSameHashCodeAs(set)
        .hasToString(set + "");
    assertThat(set).isEqualTo(view);
    assertThat(view.headSet(2)).isEqualTo(set.headSet(2));
    assertThat(view.tailSet(2)).isEqualTo(set.tailSet(2));
    assertThat(view.subSet(2, 3)).isEqualTo(set.subSet(2, 3));
    assertThat(view.first()).isEqualTo(1);
    assertThat(view.last()).isEqualTo(3);
    assertThat(view.contains(4)).isFalse();
    for (SortedSet<Integer> each : List.of(view, view.headSet(2), view.tailSet(2), view.subSet(1, 3))) {
      assertThatThrownBy(() -> each.add(9)).isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(() -> each.remove(each.first())).isInstanceOf(UnsupportedOperationException.class);
      assertThatThrownBy(each::clear).isInstanceOf(UnsupportedOperationException.class);
    }
  }
}
