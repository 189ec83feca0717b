package org.variorum.testkit.random;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Generator of random movements in Betza's notation. All letters are valid, but not all combinations of them. */
final class RandomMovement {

  private static final List<String> LEAPERS =
      List.of("W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "K", "N", "W", "F");
  private static final List<String> RIDERS =
      List.of("R", "B", "Q", "R2", "B3", "W2", "F2", "NN", "DD", "A0", "N2", "C0", "H2");
  private static final List<String> DIRECTIONS =
      List.of("", "", "", "f", "b", "l", "r", "v", "s", "fs", "fl");
  private static final List<String> PURPOSES = List.of("", "", "", "", "m", "c", "mc");
  private static final List<String> HOPPERS =
      List.of("pR", "gQ", "pB3", "gB", "mRcpR", "pD", "pA", "jB", "pR2");
  private static final List<String> LAME = List.of("nN", "nD", "nA", "nH", "nZ", "jD", "jA", "nNN", "nAA");
  private static final List<String> CROOKED =
      List.of("zB", "zR", "szB", "fzB2", "zN2", "qN", "qF", "qW", "frqF", "rfqN", "zFF", "zW3");
  private static final List<String> CHAINS = List.of("afsW", "frafsF", "afsafzW", "afsafqW", "azN", "fyafsF",
      "pafR", "gafQ", "caK", "mcafK", "cafW", "mafsW", "ifmafmW", "cafsF", "pafsW", "cafR", "afsR");
  private static final List<String> BENT = List.of("[F?R]", "[W?B]", "[W-B]", "[vW?B]", "v[F?R]", "[W-F-W]",
      "[fW?sR2]", "[fN-B]", "[pF-R]", "mc[F?R]", "c[W?B]", "m[F-W]", "[cW-F]");
  private static final List<String> INITIAL =
      List.of("ifmnD", "ifmnD", "ifmR3", "ifmnH", "imN", "iK", "icB2", "ifmR", "isR2", "im[F?R]", "ifmB");
  private static final List<List<String>> RARE_TERMS = List.of(HOPPERS, LAME, CROOKED, CHAINS, BENT, INITIAL);

  private final SplittableRandom random;

  RandomMovement(SplittableRandom random) {
    this.random = random;
  }

  /** Returns a movement of one to three terms. */
  String text() {
    return IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(i -> term()).collect(Collectors.joining());
  }

  private String term() {
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> pick(DIRECTIONS) + pick(PURPOSES) + pick(RIDERS);
      case 3, 4 -> pick(RARE_TERMS.get(random.nextInt(RARE_TERMS.size())));
      case 5 -> "mfWcfF" + (random.nextBoolean() ? pick(INITIAL) : "");
      default -> pick(DIRECTIONS) + pick(PURPOSES) + pick(LEAPERS);
    };
  }

  private String pick(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }
}
