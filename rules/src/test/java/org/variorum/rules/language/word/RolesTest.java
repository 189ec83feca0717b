package org.variorum.rules.language.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.registry.RoomRegistry;

/** One role has one word in all sections, and such a word has one role. */
class RolesTest {

  /** By the values that stand after a word: the words of the roles that such values have. */
  private static final Map<Leaf<?>, Set<String>> ROLES = Map.of(
      Leaf.LETTERS, Set.of("pieces", "targets", "with", "around", "spares", "becomes"),
      Leaf.LETTER, Set.of("pieces", "becomes"),
      Leaf.SIDED_LETTERS, Set.of("becomes"),
      Leaf.SIDE, Set.of("side"),
      Leaf.SQUARES, Set.of("in", "from", "to", "closing squares"),
      Leaf.DIRECTIONS, Set.of("along"),
      Leaf.ONTO, Set.of("ways"),
      Leaf.CONDITION, Set.of("when", "holds"));

  /** What is said in one section only, by a word that says more than a role. */
  private static final Map<String, Set<String>> OTHERS = Map.ofEntries(
      Map.entry("The rules", Set.of("no royal piece", "set-up", "en passant", "captures without moving",
          "answer ban", "forbidden")),
      Map.entry("The look", Set.of("river", "diagonals", "marks")),
      Map.entry("A piece", Set.of("like", "basic", "home", "orbits", "captured by")),
      Map.entry("A promotion", Set.of("must", "limited")),
      Map.entry("Draws", Set.of("a draw wins for")),
      Map.entry("Mates that count", Set.of("not by", "needs check by")),
      Map.entry("Too few pieces to win", Set.of("on one colour")),
      Map.entry("Counted moves", Set.of("pawns", "rooks", "bishops", "knights", "queens")),
      Map.entry("Set-up", Set.of("on different colours")),
      Map.entry("Castling", Set.of("king", "rook", "king from", "rook from")),
      Map.entry("A first move", Set.of("until aimed at by")),
      Map.entry("Borrowed movement", Set.of("lenders")),
      Map.entry("Acting", Set.of("zone-bound")),
      Map.entry("Fusion", Set.of("parted", "joined when", "parted when")),
      Map.entry("Rebirth", Set.of("by file", "others to")),
      Map.entry("Explosion", Set.of("immune")),
      Map.entry("Surroundings", Set.of("opening")),
      Map.entry("Effects", Set.of("remove", "turn", "change", "put")),
      Map.entry("Walls", Set.of("turn to stone", "dropped")),
      Map.entry("Stacks", Set.of("beneath")),
      Map.entry("Compulsory captures", Set.of("prefer")));

  /** By word: the kinds of values that its one role has, where they are not those of {@link #ROLES}. */
  private static final Map<String, Set<String>> KINDS = Map.ofEntries(
      Map.entry("owner", Set.of("owner", "owner of pushed pieces", "owner of victims",
          "owner of displaced pieces")),
      Map.entry("mover", Set.of("mover")),
      Map.entry("on", Set.of("occasion", "agreement")),
      Map.entry("which",
          Set.of("enemies in a line", "enemies around", "pieces that come back", "squares in range")),
      Map.entry("in", Set.of("squares", "square of a move")),
      Map.entry("along", Set.of("directions", "line")),
      Map.entry("when", Set.of("condition", "when")),
      Map.entry("becomes", Set.of("letter", "letters", "letters by side", "result of capturing")),
      Map.entry("pieces", Set.of("letter", "letters")),
      Map.entry("targets", Set.of("letters")),
      Map.entry("side", Set.of("side")),
      Map.entry("ways", Set.of("way onto another")),
      Map.entry("at most", Set.of("number", "number or any", "bound of a counter")));

  static List<Word> words() {
    return RoomRegistry.WORDS.all();
  }

  @ParameterizedTest
  @MethodSource("words")
  void everyRoleHasOneWord(Word word) {
    Set<String> agreed = word.shape().leaves().stream().map(leaf -> ROLES.getOrDefault(leaf, Set.of()))
        .flatMap(Collection::stream).collect(Collectors.toSet());
    assertThat(agreed.isEmpty() || agreed.contains(word.text()) || others(word).contains(word.text()))
        .as("\"" + word.text() + "\" of " + word.section().title() + " is none of " + agreed).isTrue();
  }

  @ParameterizedTest
  @MethodSource("words")
  void everyWordOfARoleHasOneRole(Word word) {
    if (KINDS.containsKey(word.text()) && !word.shape().isNamed()) {
      assertThat(word.shape().leaves()).as(word.section().title() + ": " + word.text())
          .extracting(Leaf::name).isSubsetOf(KINDS.get(word.text()));
    }
  }

  @Test
  void ownersAreNamedAlike() {
    assertThat(words().stream().filter(word -> word.text().equals("owner"))
        .flatMap(word -> word.shape().leaves().stream()).flatMap(leaf -> leaf.choices().stream())
        .map(Leaf.Choice::word)).containsOnly("own", "enemy", "any");
  }

  @Test
  void wordsOfPositionNameNoRole() {
    assertThat(words()).extracting(Word::text)
        .doesNotContain("by", "of", "for", "whom", "piece", "lines");
  }

  @Test
  void theExceptionsExist() {
    Set<Entry<String, String>> written = words().stream()
        .map(word -> Map.entry(word.section().title(), word.text())).collect(Collectors.toSet());
    assertThat(OTHERS.entrySet().stream().flatMap(RolesTest::entries)).isSubsetOf(written);
  }

  private static Stream<Entry<String, String>> entries(Entry<String, Set<String>> section) {
    return section.getValue().stream().map(word -> Map.entry(section.getKey(), word));
  }

  private static Set<String> others(Word word) {
    return OTHERS.getOrDefault(word.section().title(), Set.of());
  }
}
