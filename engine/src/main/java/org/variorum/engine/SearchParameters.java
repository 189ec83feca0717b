package org.variorum.engine;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.game.Game;
import org.variorum.rules.platform.Copies;
import org.variorum.rules.platform.Lines;
import org.variorum.rules.position.Guarantee;

/** Values for some or all search parameters of a game. Immutable. */
public final class SearchParameters {

  /** No values. */
  public static final SearchParameters NONE = new SearchParameters(Map.of());

  /**
   * The guarantees that make null moves sound: no side wins by a lack of moves or pieces, and captures are
   * not compulsory.
   */
  private static final Set<Guarantee> PASSING_IS_NO_GAIN =
      Set.of(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES, Guarantee.MAY_STAND_PAT);

  private final Map<SearchParameter, Integer> values;

  private SearchParameters(Map<SearchParameter, Integer> values) {
    this.values = Copies.of(values);
  }

  /** Estimates values for all parameters from the definition of a game. */
  public static SearchParameters estimate(Game game) {
    Set<Guarantee> guarantees = game.guarantees();
    // If captures remove nothing, they never run out; if pieces lend movement, a position has very many captures.
    boolean hasFewCaptures = game.fates().mayRemove() && guarantees.contains(Guarantee.OWN_MOVEMENT);
    return NONE.with(SearchParameter.CAPTURE_PLIES, hasFewCaptures ? 5 : 2)
        .with(SearchParameter.CHECK_PLIES, 6)
        .with(SearchParameter.CHECK_EXTENSIONS, 3)
        .with(SearchParameter.NULL_MOVES, guarantees.containsAll(PASSING_IS_NO_GAIN) ? 1 : 0)
        // A piece that changes sides counts twice, because the other side also loses it.
        .with(SearchParameter.MARGINS, game.fates().mayRecruit() ? 200 : 100)
        .with(SearchParameter.REDUCTIONS, 100)
        .with(SearchParameter.LATE_MOVES, 100)
        .with(SearchParameter.EXCHANGES, 100)
        .with(SearchParameter.CONTEMPT, 0);
  }

  /**
   * A copy with one parameter changed.
   *
   * @throws IllegalArgumentException if the value is out of the parameter's range
   */
  public SearchParameters with(SearchParameter parameter, int value) {
    if (value < 0 || value > SearchParameter.MAX_VALUE) {
      throw new IllegalArgumentException(
          parameter.word() + " must be from 0 to " + SearchParameter.MAX_VALUE + ", not " + value);
    }
    Map<SearchParameter, Integer> merged = new EnumMap<>(SearchParameter.class);
    merged.putAll(values);
    merged.put(parameter, value);
    return new SearchParameters(merged);
  }

  /** A copy in which the values of {@code other} replace those of the same parameters; other values remain. */
  public SearchParameters overriddenBy(SearchParameters other) {
    Map<SearchParameter, Integer> merged = new EnumMap<>(SearchParameter.class);
    merged.putAll(values);
    merged.putAll(other.values);
    return new SearchParameters(merged);
  }

  /** The value of a parameter; empty if it is not set. */
  public OptionalInt value(SearchParameter parameter) {
    Integer value = values.get(parameter);
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /**
   * The value of a parameter that is set.
   *
   * @throws IllegalStateException if the parameter is not set
   */
  public int get(SearchParameter parameter) {
    return value(parameter).orElseThrow(() -> new IllegalStateException(parameter + " has no value"));
  }

  /** One line for each value: the parameter's name, a space and the number, for example {@code contempt 25}. */
  public String text() {
    return Arrays.stream(SearchParameter.values()).filter(values::containsKey)
        .map(parameter -> parameter.word() + " " + values.get(parameter) + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Reads the format of {@link #text}. Lines that begin with {@code #} are comments.
   *
   * @throws IllegalArgumentException if a line is malformed; the message contains its number
   */
  public static SearchParameters read(String text) {
    SearchParameters parameters = NONE;
    int number = 0;
    for (String line : Lines.of(text)) {
      number++;
      String content = line.strip();
      if (!content.isEmpty() && !content.startsWith("#")) {
        parameters = parameters.overriddenBy(readLine(number, content));
      }
    }
    return parameters;
  }

  private static SearchParameters readLine(int number, String line) {
    String[] words = line.split("\\s+", 2);
    Optional<SearchParameter> parameter = SearchParameter.of(words[0]);
    if (parameter.isEmpty() || words.length < 2) {
      throw new IllegalArgumentException("line " + number
          + ": a parameter and its number were expected, not \""
          + line + "\"; parameters are " + Arrays.stream(SearchParameter.values()).map(SearchParameter::word)
              .collect(Collectors.joining(", ")));
    }
    try {
      return NONE.with(parameter.get(), Integer.parseInt(words[1]));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("line " + number + ": " + words[0] + " needs a number, not \""
          + words[1] + "\"", e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchParameters parameters && values.equals(parameters.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return text().replace("\n", ", ");
  }
}
