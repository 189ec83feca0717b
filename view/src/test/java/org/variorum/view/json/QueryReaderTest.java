package org.variorum.view.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.testkit.random.RandomRecords;
import org.variorum.view.answer.PgnView;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;

class QueryReaderTest {

  private static final List<String> VISIBLE =
      List.of("", "e4", "a \"b\" \\ /", "\t\n\r", "é 帥 \uD83D\uDE80", "</p>");

  @Test
  void readsWhatJacksonWrites() {
    RandomRecords random = new RandomRecords(1, VISIBLE);
    for (int sample = 0; sample < 200; sample++) {
      PositionQuery position = random.of(PositionQuery.class);
      assertThat(QueryReader.positionQuery(TestJson.MAPPER.writeValueAsString(position))).isEqualTo(position);
      WhyQuery why = random.of(WhyQuery.class);
      assertThat(QueryReader.whyQuery(TestJson.MAPPER.writeValueAsString(why))).isEqualTo(why);
      InsightQuery insight = random.of(InsightQuery.class);
      assertThat(QueryReader.insightQuery(TestJson.MAPPER.writeValueAsString(insight))).isEqualTo(insight);
      PgnView pgn = random.of(PgnView.class);
      assertThat(QueryReader.pgnView(AnswerWriter.text(pgn))).isEqualTo(pgn);
    }
  }

  @Test
  void readsBlanksEscapesAndNull() {
    assertThat(QueryReader.positionQuery(
        " {\n\"game\" : \"\\u0061\\/\\\"\\\\\" ,\t\"fen\":null, \"moves\":[ ] , \"options\":[\"x\" , \"y\"],\"known\":-0 }\r\n"))
        .isEqualTo(new PositionQuery("a/\"\\", List.of("x", "y"), null, List.of(), 0));
    assertThat(QueryReader.pgnQuery("{\"text\":\"{a\\u202Eb}\\b\\f\\n\\r\\t *\"}").text())
        .isEqualTo("{a\u202Eb}\b\f\n\r\t *");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {}                                | The field game is missing.
      {"game":null}                     | The field game is missing.
      {"game":7}                        | The value of game is not of the expected type.
      {"game":true}                     | The value of game is not of the expected type.
      {"game":["g"]}                    | The value of game is not of the expected type.
      {"game":"g","moves":"e4"}         | The value of moves is not of the expected type.
      {"game":"g","moves":["e4",7]}     | The value of moves[1] is not of the expected type.
      {"game":"g","moves":["e4",null]}  | The field moves[1] is missing.
      {"game":"g","moves":{}}           | The value of moves is not of the expected type.
      {"game":"g","known":"1"}          | The value of known is not of the expected type.
      {"game":"g","known":1.0}          | The value of known is not of the expected type.
      {"game":"g","known":1e2}          | The value of known is not of the expected type.
      {"game":"g","known":false}        | The value of known is not of the expected type.
      {"game":"g","known":99999999999}  | The value of known is not of the expected type.
      {"game":"g","more":1}             | There is no field more; known here: [fen, game, known, moves, options].
      {"game":"a\\u202Eb"}              | The value of game has an invisible character, U+202E.
      {"game":"g","moves":["\\uFEFF"]}  | The value of moves has an invisible character, U+FEFF.
      {"game":"g","game":"g"}           | This is no JSON: line 1, column 19.
      {"game":"g"                       | This is no JSON: line 1, column 12.
      {"game":"g"}}                     | This is no JSON: line 1, column 13.
      {"game":"g",}                     | This is no JSON: line 1, column 13.
      {"game":"g" "fen":"x"}            | This is no JSON: line 1, column 13.
      {"game":"g","moves":[,]}          | This is no JSON: line 1, column 22.
      {"game":"g","moves":["a",]}       | This is no JSON: line 1, column 26.
      {"game":"g","known":01}           | This is no JSON: line 1, column 22.
      {"game":"g","known":-}            | This is no JSON: line 1, column 22.
      {"game":"g","known":.5}           | This is no JSON: line 1, column 21.
      {"game":"\\x"}                    | This is no JSON: line 1, column 11.
      {"game":"\\u12G4"}                | This is no JSON: line 1, column 14.
      {game:"g"}                        | This is no JSON: line 1, column 2.
      {'game':"g"}                      | This is no JSON: line 1, column 2.
      nonsense                          | This is no JSON: line 1, column 1.
      nullx                             | This is no JSON: line 1, column 1.
      null                              | Expected an object, found null.
      []                                | The value of the message is not of the expected type.
      "x"                               | The value of the message is not of the expected type.
      ''                                | The value of the message is not of the expected type.
      """)
  void saysWhatIsMalformed(String text, String words) {
    assertThatThrownBy(() -> QueryReader.positionQuery(text)).hasMessage(words)
        .isInstanceOfSatisfying(QueryException.class,
            refused -> assertThat(refused.code()).isEqualTo("malformed"));
  }

  @Test
  void placesLeadIntoRecords() {
    assertThatThrownBy(() -> QueryReader.whyQuery("{\"position\":{\"game\":\"g\",\"moves\":[\"a\",null]}}"))
        .hasMessage("The field position.moves[1] is missing.");
    assertThatThrownBy(() -> QueryReader.whyQuery("{\"position\":{\"game\":\"g\",\n\"moves\":[\"a\",true]}}"))
        .hasMessage("The value of position.moves[1] is not of the expected type.");
    assertThatThrownBy(() -> QueryReader.pgnView("{\"games\":[{\"game\":\"g\",\"options\":[],\"tags\":{},"
        + "\"result\":\"*\",\"moves\":[{\"variations\":[]}]}]}"))
        .hasMessage("The field games[0].moves[0].text is missing.");
    assertThatThrownBy(
        () -> QueryReader.pgnView("{\"games\":[{\"game\":\"g\",\"options\":[],\"tags\":{\"A\":1}}]}"))
        .hasMessage("The value of games[0].tags.A is not of the expected type.");
    assertThatThrownBy(() -> QueryReader.positionQuery("{\n  \"game\": g\n}"))
        .hasMessage("This is no JSON: line 2, column 11.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"position\":", "{\"games\":[{\"moves\":[{\"variations\":[["})
  void deepNestingIsRefused(String opening) {
    assertThatThrownBy(() -> QueryReader.pgnView(opening.repeat(100_000))).isInstanceOf(QueryException.class);
    String node = "{\"variations\":[[";
    assertThatThrownBy(() -> QueryReader.pgnView("{\"games\":[{\"moves\":[" + node.repeat(10_000)))
        .hasMessage("The values are nested more than 500 deep.");
  }
}
