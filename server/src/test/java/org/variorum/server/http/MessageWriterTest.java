package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.server.api.table.MessageWriter;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableSummary;
import org.variorum.testkit.random.RandomRecords;
import org.variorum.view.answer.SlotForm;
import tools.jackson.databind.json.JsonMapper;

/** Jackson writes the same JSON. */
class MessageWriterTest {

  private static final JsonMapper JACKSON = JsonMapper.builder()
      .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
      .addMixIn(ServerMessage.class, Messages.class).addMixIn(SlotForm.Control.class, Controls.class).build();
  private static final int SAMPLES = Boolean.getBoolean("variorum.deep") ? 2_000 : 40;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({
      @JsonSubTypes.Type(value = ServerMessage.Welcome.class, name = "welcome"),
      @JsonSubTypes.Type(value = ServerMessage.Table.class, name = "table"),
      @JsonSubTypes.Type(value = ServerMessage.Change.class, name = "change"),
      @JsonSubTypes.Type(value = ServerMessage.Accepted.class, name = "accepted"),
      @JsonSubTypes.Type(value = ServerMessage.Choices.class, name = "choices"),
      @JsonSubTypes.Type(value = ServerMessage.Refused.class, name = "refused"),
      @JsonSubTypes.Type(value = ServerMessage.Analysis.class, name = "analysis"),
      @JsonSubTypes.Type(value = ServerMessage.Reviewed.class, name = "reviewed"),
      @JsonSubTypes.Type(value = ServerMessage.Challenges.class, name = "challenges"),
      @JsonSubTypes.Type(value = ServerMessage.ChallengeChange.class, name = "challenge-change"),
      @JsonSubTypes.Type(value = ServerMessage.ChallengeTaken.class, name = "challenge-taken"),
      @JsonSubTypes.Type(value = ServerMessage.Ping.class, name = "ping"),
      @JsonSubTypes.Type(value = ServerMessage.Pong.class, name = "pong")})
  private interface Messages {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({
      @JsonSubTypes.Type(value = SlotForm.Letters.class, name = "letters"),
      @JsonSubTypes.Type(value = SlotForm.OneOf.class, name = "one-of"),
      @JsonSubTypes.Type(value = SlotForm.Flag.class, name = "flag"),
      @JsonSubTypes.Type(value = SlotForm.Squares.class, name = "squares"),
      @JsonSubTypes.Type(value = SlotForm.Numbers.class, name = "numbers"),
      @JsonSubTypes.Type(value = SlotForm.Text.class, name = "text")})
  private interface Controls {}

  static Stream<Class<?>> records() {
    return Arrays.stream(MessageWriter.class.getMethods()).filter(method -> method.getName().equals("write"))
        .<Class<?>>map(method -> method.getParameterTypes()[1]).filter(Class::isRecord);
  }

  @ParameterizedTest
  @MethodSource("records")
  void eachRecordIsWrittenAsByJackson(Class<?> type) {
    RandomRecords random = new RandomRecords(type.getName().hashCode(), RandomRecords.ANY);
    for (int sample = 0; sample < SAMPLES; sample++) {
      Object message = random.of(type);
      assertThat(Wire.write(message)).isEqualTo(JACKSON.writeValueAsString(message));
    }
  }

  @Test
  void listsAreWrittenAsByJackson() {
    RandomRecords random = new RandomRecords(1, RandomRecords.ANY);
    List<TableSummary> two = List.of(random.of(TableSummary.class), random.of(TableSummary.class));
    assertThat(Wire.write(two)).isEqualTo(JACKSON.writeValueAsString(two));
    assertThat(Wire.write(List.of())).isEqualTo("[]");
  }
}
