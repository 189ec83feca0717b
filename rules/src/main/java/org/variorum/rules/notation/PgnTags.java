package org.variorum.rules.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.language.GameNames;

/** The tags of PGN: their names and order, and which of them follow from the game itself. */
final class PgnTags {

  static final String RESULT = "Result";
  static final String VARIANT = "Variant";
  static final String PIECES = "VariantPieces";
  static final String SET_UP = "SetUp";
  static final String FEN = "FEN";
  static final String START = "StartNumber";

  private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black");
  private static final int SHOWN = 64;
  private static final String UNKNOWN_DATE = "????.??.??";
  private static final Set<String> DERIVED =
      Set.of(RESULT, VARIANT, DefinitionTag.NAME, PIECES, SET_UP, FEN, START);

  private PgnTags() {}

  static boolean isName(String name) {
    return name.matches("[A-Za-z0-9_]{1,64}");
  }

  static boolean isDerived(String name) {
    return DERIVED.contains(name);
  }

  /** Whether the value of a FEN tag means the usual start position. */
  static boolean isUsualStart(String fen) {
    return fen.isBlank() || fen.equals("?") || fen.equals("startpos");
  }

  static boolean isUnknown(String name, String value) {
    return ROSTER.contains(name) && (value.equals("?") || value.equals(UNKNOWN_DATE) || value.isEmpty());
  }

  /** Normalizes tags; leaves out unknown values and tags that follow from the game itself. */
  static Map<String, String> tidy(Map<String, String> tags) {
    Map<String, String> kept = new LinkedHashMap<>();
    tags.forEach((name, value) -> {
      String tidy = Comments.tidy(value);
      if (!isName(name)) {
        throw new IllegalArgumentException(
            "the name of a tag is 1 to 64 letters, digits and underscores, not "
                + name.substring(0, Math.min(name.length(), SHOWN)));
      }
      if (!isDerived(name) && !isUnknown(name, tidy)) {
        kept.put(name, tidy);
      }
    });
    return Collections.unmodifiableMap(kept);
  }

  /** All tags of a game: the seven standard tags first, and {@code Variant} before {@code FEN}, as others expect. */
  static Map<String, String> of(Map<String, String> known, Position start, PgnResult result,
      GameNames names) {
    Map<String, String> tags = new LinkedHashMap<>();
    ROSTER.forEach(
        name -> tags.put(name, known.getOrDefault(name, name.equals("Date") ? UNKNOWN_DATE : "?")));
    tags.put(RESULT, result.text());
    Definition definition = start.game().definition();
    tags.put(VARIANT, Comments.tidy(names.written(definition)));
    tags.put(DefinitionTag.NAME, DefinitionTag.of(definition).text());
    tags.put(PIECES, pieces(definition));
    boolean several = StartPositions.of(start.game()).isPresent();
    // Other programs do not know which of many starts is the usual one.
    if (several || !start.equals(start.game().start())) {
      tags.put(SET_UP, "1");
      tags.put(FEN, start.fen());
    }
    StartPositions.of(start.game()).map(starts -> starts.number(start)).filter(OptionalLong::isPresent)
        .ifPresent(number -> tags.put(START, Long.toString(number.getAsLong())));
    known.forEach(tags::putIfAbsent);
    return tags;
  }

  /** The movements of the pieces for programs without the definition, as far as Betza's notation can express them. */
  private static String pieces(Definition definition) {
    return definition.pieces().stream().filter(piece -> !piece.letter().endsWith("~"))
        .map(piece -> piece.letter() + ":" + betza(piece)).collect(Collectors.joining(";"));
  }

  private static String betza(PieceKind piece) {
    return piece.ways().stream().filter(way -> way.victims().isEmpty()).map(Way::movement)
        .map(movement -> movement.text()).distinct().collect(Collectors.joining());
  }
}
