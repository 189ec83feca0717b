package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.variorum.languageserver.source.SourceNode.Mapping;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Vocabulary;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.betza.BetzaLetter;
import org.variorum.rules.movement.betza.MovementWords;

/** Help about a text in a definition. */
final class Helper {

  private final SourceText source;
  private final Lines lines;
  private final Ancestry ancestry;
  /** Asked only about pieces, because it takes longer than the rest. */
  private final Supplier<Optional<Definition>> definition;

  Helper(String text, Ancestry ancestry, Supplier<Optional<Definition>> definition) {
    source = SourceText.of(text);
    lines = Lines.of(text);
    this.ancestry = ancestry;
    this.definition = definition;
  }

  Optional<Hover> at(Place place) {
    int offset = lines.offset(place);
    return Spots.at(source, offset).flatMap(spot -> switch (spot.role()) {
      case WORD -> word(spot);
      case NAME -> name(spot);
      case VALUE -> value(spot, offset);
    });
  }

  private Range range(Scalar scalar) {
    return lines.range(scalar.start(), scalar.end());
  }

  private Optional<Hover> word(Spot spot) {
    return spot.word().map(word -> new Hover(about(word), range(spot.scalar())));
  }

  private static String about(Word word) {
    List<String> parts = new ArrayList<>(List.of("**" + word.text() + "**"));
    parts.add(Vocabulary.description(word));
    for (Leaf<?> leaf : leaves(word.shape())) {
      parts.add(about(leaf));
    }
    return String.join("\n\n", parts);
  }

  private static List<Leaf<?>> leaves(ValueShape shape) {
    return shape instanceof ValueShape.Named<?> named ? List.of(named.key()) : shape.leaves();
  }

  private static String about(Leaf<?> leaf) {
    String choices = leaf.choices().stream()
        .map(choice -> "\n- `" + choice.word() + "`: " + choice.meaning()).collect(Collectors.joining());
    return "*" + leaf.name() + "*: " + leaf.meaning() + (choices.isEmpty() ? "" : "\n" + choices);
  }

  private Optional<Hover> name(Spot spot) {
    String name = spot.scalar().text();
    if (spot.isOf(Word.PIECES) || spot.leaves().contains(Leaf.LETTER)) {
      return piece(name, range(spot.scalar()));
    }
    if (spot.isOf(Word.OPTIONS)) {
      return Optional.ofNullable(ancestry.options().get(name))
          .flatMap(option -> option.entry().value())
          .flatMap(value -> value instanceof Mapping words
              ? Ancestry.scalar(words, Word.OPTION_ABOUT) : Optional.empty())
          .map(about -> new Hover("**" + name + "** " + about.text(), range(spot.scalar())));
    }
    return word(spot);
  }

  private Optional<Hover> value(Spot spot, int offset) {
    Scalar scalar = spot.scalar();
    if (spot.leaves().contains(Leaf.MOVEMENT)) {
      return movement(scalar, offset);
    }
    Optional<PieceLetter> letter = PieceLetter.at(source.text(), spot, offset, ancestry.pieces().keySet());
    if (letter.isPresent()) {
      return piece(letter.get().letter(), lines.range(letter.get().start(), letter.get().end()));
    }
    Optional<Hover> choice = spot.leaves().stream().flatMap(leaf -> leaf.choices().stream())
        .filter(each -> each.word().equals(scalar.text()))
        .map(each -> new Hover("**" + each.word() + "** " + each.meaning(), range(scalar))).findFirst();
    return choice.or(() -> spot.leaves().stream().filter(leaf -> leaf != Leaf.TEXT).findFirst()
        .map(leaf -> new Hover(about(leaf), range(scalar))));
  }

  /** A movement in words, with the meaning of its letter at a place. */
  private Optional<Hover> movement(Scalar scalar, int offset) {
    List<String> parts = new ArrayList<>();
    inWords(scalar.text()).ifPresent(words -> parts.add("`" + scalar.text() + "` " + words));
    if (offset < source.text().length()) {
      char sign = source.text().charAt(offset);
      BetzaLetter.all().stream().filter(letter -> letter.letter() == sign).findFirst().ifPresent(
          letter -> parts.add("`" + sign + "`, " + letter.meaning() + ": " + letter.documentation()));
    }
    return parts.isEmpty() ? Optional.empty()
        : Optional.of(new Hover(String.join("\n\n", parts), range(scalar)));
  }

  private static Optional<String> inWords(String movement) {
    return Leaf.MOVEMENT.accepts(movement)
        ? Optional.of(new MovementWords(false, "from its home", MovementWords.OVER_ONE)
            .inThirdPerson(movement, HurdleCount.ONE))
        : Optional.empty();
  }

  private Optional<Hover> piece(String letter, Range range) {
    if (!ancestry.pieces().containsKey(letter)) {
      return Optional.empty();
    }
    String title = "**" + letter + "** " + ancestry.pieceName(letter).orElse("");
    List<String> sentences = definition.get().map(game -> RuleCard.inWords(game, List.of()).pieces())
        .orElse(List.of()).stream().filter(card -> card.piece().letter().equals(letter)).findFirst()
        .map(PieceCard::sentences).orElseGet(() -> writtenMovement(letter));
    return Optional.of(new Hover(title + sentences.stream().map(sentence -> "\n- " + sentence)
        .collect(Collectors.joining("", "\n", "")), range));
  }

  /** The movement as the text writes it, for a definition that cannot be read. */
  private List<String> writtenMovement(String letter) {
    return Optional.ofNullable(ancestry.pieces().get(letter)).flatMap(piece -> piece.entry().value())
        .flatMap(value -> value instanceof Mapping words
            ? Ancestry.scalar(words, Word.MOVES) : Optional.empty())
        .flatMap(moves -> inWords(moves.text())).map(List::of).orElse(List.of());
  }
}
