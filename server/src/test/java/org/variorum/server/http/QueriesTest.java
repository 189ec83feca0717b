package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.variorum.testkit.random.RandomRecords;
import org.variorum.view.answer.PgnView;
import org.variorum.view.json.QueryReader;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;

/**
 * The two readers of JSON accept and refuse the same queries, in the same words. If a text has several faults, they may
 * name another one first.
 */
class QueriesTest {

  private static final List<String> TEXTS = List.of("", "e4", "a \"b\" \\ /", "\t\u202E", "é 帥 \uD83D\uDE80");
  private static final List<String> PARTS =
      List.of("\"", "\\", "{", "}", "[", "]", ",", ":", "null", "1", "-0",
          "2.5", "true", "x", " ", "\n", "\u0000", "\"moves\"", "\"a\":1", "\\u00e9", "\\ud800");
  private static final int SAMPLES = Boolean.getBoolean("variorum.deep") ? 20_000 : 400;

  private static final String NO_JSON = "This is no JSON";

  private static Object result(Function<String, ?> reader, String text) {
    try {
      return reader.apply(text);
    } catch (QueryException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** @param changes the number of places in which a text is no longer as Jackson has written it */
  private static boolean isSame(Object one, Object other, int changes) {
    return one.equals(other) || one instanceof String words && other instanceof String otherWords
        && (changes > 1 || words.startsWith(NO_JSON) || otherWords.startsWith(NO_JSON));
  }

  private static void requireSame(Class<? extends Record> type, Function<String, ?> reader) {
    Random random = new Random(type.getName().hashCode());
    RandomRecords records = new RandomRecords(random.nextLong(), TEXTS);
    List<String> different = new ArrayList<>();
    for (int sample = 0; sample < SAMPLES; sample++) {
      StringBuilder text = new StringBuilder(Wire.MAPPER.writeValueAsString(records.of(type)));
      int changes = random.nextInt(3);
      for (int change = 0; change < changes; change++) {
        int from = random.nextInt(text.length());
        int to = Math.min(text.length(), from + random.nextInt(3));
        text.replace(from, to, random.nextBoolean() ? "" : PARTS.get(random.nextInt(PARTS.size())));
      }
      Object expected = result(each -> Wire.read(each, type), text.toString());
      Object actual = result(reader, text.toString());
      if (!isSame(expected, actual, changes)) {
        different.add(text + "\n  Jackson: " + expected + "\n  here: " + actual);
      }
    }
    assertThat(different).isEmpty();
  }

  @Test
  void bothReadersAgree() {
    requireSame(PositionQuery.class, QueryReader::positionQuery);
    requireSame(WhyQuery.class, QueryReader::whyQuery);
    requireSame(InsightQuery.class, QueryReader::insightQuery);
    requireSame(PgnQuery.class, QueryReader::pgnQuery);
    requireSame(PgnView.class, QueryReader::pgnView);
  }
}
