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
import org.variorum.rules.platform.Distinct;

/** The tags of PGN: their names, their order, and the tags that are derived from the game, such as {@code FEN}. */
final class PgnTags {

  static final String RESULT = "Result";
  static final String VARIANT = "Variant";
  static final String PIECES = "VariantPieces";
  static final String SET_UP = "SetUp";
  static final String FEN = "FEN";
  static final String START = "StartNumber";

  private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black");
  private static final int MAX_SHOWN = 64;
  private static final String UNKNOWN_DATE = "????.??.??";
  /** The tags that follow from the other components of a game. */
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

  /** Normalizes tags; leaves out unknown values and tags that are derived from the game. */
  static Map<String, String> tidy(Map<String, String> tags) {
    Map<String, String> remaining = new LinkedHashMap<>();
    tags.forEach((name, value) -> {
      String tidyValue = Comments.tidy(value);
      if (!isName(name)) {
        throw new IllegalArgumentException(
            "the name of a tag is 1 to 64 letters, digits and underscores, not "
                + name.substring(0, Math.min(name.length(), MAX_SHOWN)));
      }
      if (!isDerived(name) && !isUnknown(name, tidyValue)) {
        remaining.put(name, tidyValue);
      }
    });
    return Collections.unmodifiableMap(remaining);
  }

  /** All tags of a game: first the seven standard tags, then {@code Variant} before {@code FEN}, as programs expect. */
  static Map<String, String> of(Map<String, String> gameTags, Position start, PgnResult result,
      GameNames names) {
    Map<String, String> tags = new LinkedHashMap<>();
    ROSTER.forEach(
        name -> tags.put(name, gameTags.getOrDefault(name, name.equals("Date") ? UNKNOWN_DATE : "?")));
    tags.put(RESULT, result.text());
    Definition definition = start.game().definition();
    tags.put(VARIANT, Comments.tidy(names.tagName(definition)));
    tags.put(DefinitionTag.NAME, DefinitionTag.of(definition).text());
    tags.put(PIECES, pieces(definition));
    boolean hasSeveralStarts = StartPositions.of(start.game()).isPresent();
    // Other programs do not know which of several start positions is the usual start.
    if (hasSeveralStarts || !start.equals(start.game().start())) {
      tags.put(SET_UP, "1");
      tags.put(FEN, start.fen());
    }
    StartPositions.of(start.game()).map(starts -> starts.number(start)).filter(OptionalLong::isPresent)
        .ifPresent(number -> tags.put(START, Long.toString(number.getAsLong())));
    gameTags.forEach(tags::putIfAbsent);
    return tags;
  }

  /** The movements of the pieces in Betza's notation, such as {@code N:N;R:R}, for programs without the definition. */
  private static String pieces(Definition definition) {
    return definition.pieces().stream().filter(piece -> !piece.letter().endsWith("~"))
        .map(piece -> piece.letter() + ":" + betza(piece)).collect(Collectors.joining(";"));
  }

  private static String betza(PieceKind piece) {
    return piece.ways().stream().filter(way -> way.victims().isEmpty()).map(Way::movement)
        .map(movement -> movement.text()).filter(Distinct.values()).collect(Collectors.joining());
  }
}
