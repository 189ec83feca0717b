package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.server.api.table.ClientMessage;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.view.answer.PgnView;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.QueryException;

class WireTest {

  @Test
  void leavesOutWhatIsMissing() {
    assertThat(Wire.write(new ServerMessage.Refused(null, "late", "Late.", List.of("e4"))))
        .isEqualTo("{\"type\":\"refused\",\"code\":\"late\",\"words\":\"Late.\",\"squares\":[\"e4\"]}");
  }

  @Test
  void messagesNameTheirType() {
    ClientMessage message = new ClientMessage.Play(7, "t", 3, "e2e4");
    String text = Wire.MAPPER.writeValueAsString(message);
    assertThat(text).contains("\"type\":\"play\"");
    assertThat(Wire.read(text, ClientMessage.class)).isEqualTo(message);
    assertThat(Wire.write(new ServerMessage.Pong(4))).isEqualTo("{\"type\":\"pong\",\"ref\":4}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"type":"play","ref":1,"table":"t","ply":0}             | The field move is missing.
      {"type":"play","ref":1,"table":null,"ply":0,"move":"m"} | The field table is missing.
      {"type":"play","table":"t","ply":0,"move":"m"}          | The value of ref is not of the expected type.
      {"type":"play","ref":"x","table":"t","ply":0,"move":"m"}| The value of ref is not of the expected type.
      {"type":"ping","ref":"1"}                               | The value of ref is not of the expected type.
      {"type":"ping","ref":1.5}                               | The value of ref is not of the expected type.
      {"type":"ping","ref":true}                              | The value of ref is not of the expected type.
      {"type":"unwatch","table":7}                            | The value of table is not of the expected type.
      {"type":"unwatch","table":true}                         | The value of table is not of the expected type.
      {"type":"act","ref":1,"table":"t","ply":0,"action":0}   | The value of action is not of the expected type.
      {"type":"act","ref":1,"table":"t","ply":0,"action":"x"} | The value of action is not of the expected type.
      {"type":"fly","ref":1}                                  | The field "type" is missing or names no known message.
      {"ref":1}                                               | The field "type" is missing or names no known message.
      {"type":"ping","ref":1,"more":2}                        | There is no field more; known here: [ref].
      {"type":"ping","ref":1                                  | This is no JSON: line 1, column 23.
      nonsense                                                | This is no JSON: line 1, column 1.
      null                                                    | Expected an object, found null.
      {"type":"analyse","ref":1,"lines":1,"position":{"game":"g","moves":["a",null]}} | The field position.moves[1] is missing.
      """)
  void saysWhatIsMalformed(String text, String words) {
    assertThatThrownBy(() -> Wire.read(text, ClientMessage.class)).isInstanceOf(QueryException.class)
        .hasMessage(words);
  }

  @Test
  void looksIntoListsOfRecords() {
    assertThatThrownBy(
        () -> Wire.read("{\"games\":[{\"game\":\"g\",\"options\":[],\"tags\":{},\"result\":\"*\","
            + "\"moves\":[{\"variations\":[]}]}]}", PgnView.class))
        .hasMessage("The field games[0].moves[0].text is missing.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"type":"unwatch","table":"a\\u202Eb"}                                       | table
      {"type":"unwatch","table":"a\\u0007b"}                                       | table
      {"type":"play","ref":1,"table":"t","ply":0,"move":"e2\\u200Be4"}             | move
      {"type":"analyse","ref":1,"lines":1,"position":{"game":"g\\u2067","moves":[]}} | position.game
      {"type":"analyse","ref":1,"lines":1,"position":{"game":"g","moves":["\\uFEFFe2e4"]}} | position.moves
      """)
  void charactersThatNobodySeesAreRefused(String text, String path) {
    assertThatThrownBy(() -> Wire.read(text, ClientMessage.class)).isInstanceOf(QueryException.class)
        .hasMessageStartingWith("The value of " + path + " has an invisible character, U+");
  }

  @Test
  void inPgnTheyAreLeftToItsReader() {
    PgnQuery query = Wire.read("{\"text\":\"{a\\u202Eb} *\"}", PgnQuery.class);
    assertThat(query.text()).contains("\u202E");
    assertThatThrownBy(() -> Wire.read("{\"text\":\"*\",\"game\":\"\\u202E\"}", PgnQuery.class))
        .isInstanceOf(QueryException.class);
  }
}
