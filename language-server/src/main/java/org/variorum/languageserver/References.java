package org.variorum.languageserver;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.languageserver.Ancestry.Named;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;

/** The places where a text defines names and uses them. */
final class References {

  private final SourceText source;
  private final Lines lines;
  private final Ancestry ancestry;

  References(String text, Ancestry ancestry) {
    source = SourceText.of(text);
    lines = Lines.of(text);
    this.ancestry = ancestry;
  }

  Optional<Location> definition(Place place) {
    int offset = lines.offset(place);
    return Spots.at(source, offset).flatMap(spot -> definition(spot, offset));
  }

  private Optional<Location> definition(Spot spot, int offset) {
    if (spot.role() == Spot.Role.VALUE && (spot.isOf(Word.FROM) || spot.isOf(Word.OPTION_AS_IN))) {
      Place start = new Place(0, 0);
      return Optional.of(new Location(Optional.of(spot.scalar().text()), new Range(start, start)));
    }
    return piece(spot, offset).flatMap(letter -> location(ancestry.pieces(), letter))
        .or(() -> spot.role() == Spot.Role.NAME && spot.isOf(Word.OPTIONS)
            ? location(ancestry.options(), spot.scalar().text()) : Optional.empty())
        .or(() -> counter(spot, offset).flatMap(name -> location(ancestry.counters(), name)));
  }

  private static Optional<Location> location(Map<String, Named> names, String name) {
    return Optional.ofNullable(names.get(name)).map(named -> {
      Scalar key = named.entry().key();
      Lines lines = Lines.of(named.file().source().text());
      return new Location(named.file().id(), lines.range(key.start(), key.end()));
    });
  }

  /** The piece that is named at an offset. */
  private Optional<String> piece(Spot spot, int offset) {
    Set<String> letters = ancestry.pieces().keySet();
    return switch (spot.role()) {
      case WORD -> Optional.empty();
      case NAME, VALUE -> PieceLetter.at(source.text(), spot, offset, letters).map(PieceLetter::letter);
    };
  }

  /** The counter that a condition names at an offset. */
  private Optional<String> counter(Spot spot, int offset) {
    Set<String> names = ancestry.counters().keySet();
    return spot.role() == Spot.Role.VALUE
        ? PieceLetter.at(source.text(), spot, offset, names).map(PieceLetter::letter) : Optional.empty();
  }

  List<Range> references(Place place) {
    int offset = lines.offset(place);
    List<Spot> spots = Spots.of(source);
    Optional<String> letter = Spots.at(source, offset).flatMap(spot -> piece(spot, offset));
    return letter.map(piece -> spots.stream().flatMap(spot -> namings(spot, piece)).toList())
        .orElse(List.of());
  }

  private Stream<Range> namings(Spot spot, String letter) {
    return switch (spot.role()) {
      case WORD -> Stream.empty();
      case NAME, VALUE -> PieceLetter.in(source.text(), spot, Set.of(letter)).stream()
          .map(found -> lines.range(found.start(), found.end()));
    };
  }

  /** Gives the piece at a place another letter, wherever this text names it. */
  Renaming rename(Place place, String newLetter) {
    int offset = lines.offset(place);
    Optional<String> letter = Spots.at(source, offset).flatMap(spot -> piece(spot, offset));
    return letter.<Renaming>map(piece -> reasonAgainst(piece, newLetter).<Renaming>map(Renaming.Refused::new)
        .orElseGet(() -> new Renaming.Edits(edits(references(place), newLetter))))
        .orElse(new Renaming.Refused("No piece is named here: put the cursor on the letter of a piece."));
  }

  private Optional<String> reasonAgainst(String letter, String newLetter) {
    Set<String> letters = ancestry.pieces().keySet();
    if (!Leaf.LETTER.accepts(newLetter)) {
      return Optional.of("\"" + newLetter + "\" is no letter of a piece: take one from A to Z.");
    }
    if (!newLetter.replaceFirst("[A-Z]", "").equals(letter.replaceFirst("[A-Z]", ""))) {
      return Optional.of("\"" + newLetter + "\" is another kind of form than " + letter
          + ": change only the letter itself.");
    }
    if (letters.contains(newLetter)) {
      return Optional.of("There is a piece " + newLetter + " already: take another letter.");
    }
    if (ancestry.ofParents().pieces().containsKey(letter)) {
      return Optional.of("The piece " + letter + " is of another definition: change its letter there.");
    }
    return letters.stream().filter(other -> other.equals("+" + letter) || other.equals(letter + "~"))
        .findFirst()
        .map(form -> "The piece " + form + " is a form of " + letter + ": change its letter first.");
  }

  /** A FEN has the letters of Black in lower case. */
  private List<TextEdit> edits(List<Range> namings, String newLetter) {
    return namings.stream().map(range -> {
      String written = source.text().substring(lines.offset(range.start()), lines.offset(range.end()));
      boolean isBlack = !written.equals(written.toUpperCase(Locale.ROOT));
      return new TextEdit(range, isBlack ? newLetter.toLowerCase(Locale.ROOT) : newLetter);
    }).toList();
  }
}
