package org.variorum.rules.card;

import java.util.Collection;
import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Man;

/** The men of a definition by their names. */
public record Names(Definition definition) {

  /** The name of the man with that letter. */
  public String of(String letter) {
    return definition.man(letter).map(Man::name).orElse(letter);
  }

  /** {@code rooks, bishops and queens}, in the order of the definition. */
  public String plural(Collection<String> letters) {
    return list(definition.men().stream().filter(man -> letters.contains(man.letter()))
        .map(man -> plural(man.name())).distinct().toList(), "and");
  }

  /** {@code rook (R), bishop (B) or queen (Q)}, in the order given. */
  String oneOf(List<String> letters) {
    return list(letters.stream().map(letter -> of(letter) + " (" + letter + ")").toList(), "or");
  }

  static String list(List<String> words, String beforeLast) {
    return words.size() < 2 ? String.join("", words)
        : String.join(", ", words.subList(0, words.size() - 1)) + " " + beforeLast + " " + words.getLast();
  }

  private static String plural(String name) {
    return name.endsWith("man") ? name.substring(0, name.length() - 3) + "men"
        : name.endsWith("s") || name.endsWith("ch") ? name + "es" : name + "s";
  }
}
