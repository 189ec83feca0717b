package org.variorum.rules.definition;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.text.English;

/** The names of a definition's pieces, in the grammatical forms that sentences need. */
public record Names(Definition definition) {

  /** The maximum number of kinds after {@code all pieces but}. */
  private static final int MAX_EXCEPTIONS = 3;
  /** A noun, and a phrase or clause after the noun: {@code knight of the north}. */
  private static final Pattern COMPOUND =
      Pattern.compile(
          "(.+?)((?: (?:after|as|at|before|by|for|from|in|just|like|of|on|over|that|to|under|when|which"
              + "|with|without) |-(?:at|in|of|on|to)-).+)");
  /** Nouns in -man with a plural in -mans. */
  private static final Set<String> NOUNS_IN_MANS = Set.of("shaman", "human", "talisman", "ottoman");
  private static final Map<String, String> IRREGULAR =
      Map.of("ox", "oxen", "wolf", "wolves", "elf", "elves", "thief", "thieves", "mouse", "mice", "goose",
          "geese",
          "child", "children", "hero", "heroes");
  /** Nouns that are their own plural, many of them names of pieces in other languages. */
  private static final Set<String> UNCOUNTED =
      Set.of("sheep", "deer", "bia", "ma", "met", "khon", "khun", "ruea",
          "tuuk", "trey", "ses", "kol", "koul", "neang", "ang", "khuu", "myin", "yahhta", "sit-ke", "min-gyi",
          "sin", "ne",
          "mori", "bers", "tereg", "noyon");

  /** The name of the piece with a letter; the letter itself if there is no such piece. */
  public String of(String letter) {
    return definition.piece(letter).map(PieceKind::name).orElse(letter);
  }

  /** Names kinds in the plural, in the order of the definition: {@code rooks, bishops and queens}. */
  public String plural(Collection<String> letters) {
    return English.list(plurals(letters), "and");
  }

  /** Names kinds in the plural with "or", in the order of the definition: {@code rooks, bishops or queens}. */
  public String anyOf(Collection<String> letters) {
    return English.list(plurals(letters), "or");
  }

  /** Names kinds in the singular without articles, in the order of the definition: {@code rook or queen}. */
  public String singulars(Collection<String> letters) {
    return English.list(definition.pieces().stream().filter(piece -> letters.contains(piece.letter()))
        .map(PieceKind::name).filter(Distinct.values()).toList(), "or");
  }

  /** Names kinds in the singular with articles, in the order of the definition: {@code a rook or an archbishop}. */
  public String anyWithArticle(Collection<String> letters) {
    return English.list(definition.pieces().stream().filter(piece -> letters.contains(piece.letter()))
        .map(piece -> English.withArticle(piece.name())).filter(Distinct.values()).toList(), "or");
  }

  private List<String> plurals(Collection<String> letters) {
    return definition.pieces().stream().filter(piece -> letters.contains(piece.letter()))
        .map(piece -> plural(piece.name())).filter(Distinct.values()).toList();
  }

  /** Names kinds in the plural: {@code rooks and bishops}, or {@code all pieces but rooks} if fewer kinds are named. */
  public String group(Collection<String> letters) {
    List<String> others =
        definition.pieces().stream().map(PieceKind::letter).filter(letter -> !letters.contains(letter))
            .toList();
    if (others.isEmpty()) {
      return "all pieces";
    }
    return others.size() < letters.size() && others.size() <= MAX_EXCEPTIONS
        ? "all pieces but " + plural(others)
        : plural(letters);
  }

  /** Names one kind with its article: {@code a rook}, {@code an archbishop}. */
  public String withArticle(String letter) {
    return English.withArticle(of(letter));
  }

  /** Names kinds with their letters, in the order of the list: {@code a rook (R), bishop (B) or queen (Q)}. */
  public String anyWithLetters(List<String> letters) {
    return English.withArticle(English.list(
        letters.stream().map(letter -> of(letter) + " (" + letter.replace("~", "") + ")").toList(), "or"));
  }

  /**
   * Returns the plural of a name, for example {@code knights of the north} or {@code pawns that have moved}.
   */
  public static String plural(String name) {
    Matcher compound = COMPOUND.matcher(name);
    return compound.matches()
        ? pluralNoun(compound.group(1)) + compound.group(2).replaceFirst("^( that| which) has ", "$1 have ")
        : pluralNoun(name);
  }

  private static String pluralNoun(String noun) {
    if (UNCOUNTED.stream().anyMatch(ending -> noun.equals(ending) || noun.endsWith(" " + ending))) {
      return noun;
    }
    Optional<String> irregular =
        IRREGULAR.keySet().stream().filter(ending -> noun.matches("(.*[ -]|were)?" + ending)).findFirst();
    if (irregular.isPresent()) {
      return noun.substring(0, noun.length() - irregular.get().length()) + IRREGULAR.get(irregular.get());
    }
    if (noun.endsWith("man") && !NOUNS_IN_MANS.contains(noun)) {
      return noun.substring(0, noun.length() - 3) + "men";
    }
    if (noun.matches(".*[^aeiou]y")) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    // In monarch, patriarch and eunuch, ch is pronounced as k.
    return noun.matches(".*(s|x|z|sh|(?<!.[nir]ar|eunu)ch)") ? noun + "es" : noun + "s";
  }
}
