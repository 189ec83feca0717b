package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MovesCommandTest {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String LONE_KINGS = "k7/8/8/8/8/8/8/7K w - - 0 1";

  private static List<JsonNode> batch(byte[] input, String game) {
    CommandRun run = CommandRun.reading(input, "moves", game, "--batch");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    return run.outLines().stream().map(JSON::readTree).toList();
  }

  private static JsonNode one(String fen, String game) {
    return batch((fen + "\n").getBytes(StandardCharsets.UTF_8), game).getFirst();
  }

  @Test
  void itAnswersWithMovesAndWhereTheyLead() {
    JsonNode answer = one(LONE_KINGS, "chess");
    assertThat(answer.get("fen").asString()).isEqualTo(LONE_KINGS);
    assertThat(answer.get("check").asBoolean()).isFalse();
    assertThat(answer.get("outcome").isNull()).isTrue();
    assertThat(answer.get("moves").size()).isEqualTo(3);
    assertThat(answer.get("moves").get("h1g1").asString()).isEqualTo("k7/8/8/8/8/8/8/6K1 b - - 1 1");
  }

  @ParameterizedTest
  @CsvSource(textBlock = """
      chess,          7k/6Q1/5K2/8/8/8/8/8 b - - 0 1,           mate
      chess,          7k/5Q2/5K2/8/8/8/8/8 b - - 0 1,           stalemate
      royal-standard, *3k1*/7/7/7/7/*5* w - - 0 1,              king-captured
      king-of-the-hill, 7k/8/8/8/3K4/8/8/8 b - - 0 1,           reached
      """)
  void anEndTakesTheMovesAway(String game, String fen, String outcome) {
    JsonNode answer = one(fen, game);
    assertThat(answer.get("outcome").asString()).isEqualTo(outcome);
    assertThat(answer.get("moves").size()).isZero();
  }

  @Test
  void aDrawByLengthIsNoEndHere() {
    JsonNode answer = one("k7/8/8/8/8/8/8/6RK w - - 100 80", "chess");
    assertThat(answer.get("outcome").isNull()).isTrue();
    assertThat(answer.get("moves").size()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(nullValues = "-", textBlock = """
      chess,            7k/6Q1/5K2/8/8/8/8/8 b - - 0 1,     mate,      white
      chess,            7k/5Q2/5K2/8/8/8/8/8 b - - 0 1,     stalemate, -
      chess,            k7/8/8/8/8/8/8/7K w - - 0 1,        bare-kings, -
      chess,            k7/8/8/8/8/8/8/6RK w - - 100 80,    move-count, -
      chess,            k7/8/8/8/8/8/8/6RK w - - 99 80,     -,         -
      king-of-the-hill, 7k/8/8/8/3K4/8/8/8 b - - 0 1,       reached,   white
      giveaway,         8/8/8/8/8/8/8/k7 b - - 0 1,         extinct,   white
      """)
  void itTellsHowAGameEndsAndWhoWins(String game, String fen, @Nullable String end, @Nullable String winner) {
    JsonNode answer = one(fen, game);
    assertThat(answer.get("end").asString("none")).isEqualTo(end == null ? "none" : end);
    assertThat(answer.get("winner").asString("none")).isEqualTo(winner == null ? "none" : winner);
  }

  @Test
  void anEpdIsReadWithItsOperations() {
    JsonNode answer = one("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one; two\"; hmvc 3; fmvn 10;", "chess");
    assertThat(answer.get("fen").asString()).isEqualTo("4k3/8/8/8/8/8/4P3/4K3 w - - 3 10");
    assertThat(answer.get("operations").get("bm").asString()).isEqualTo("e4");
    assertThat(answer.get("operations").get("id").asString()).isEqualTo("one; two");
    assertThat(answer.get("operations").size()).isEqualTo(2);
    assertThat(one(LONE_KINGS, "chess").has("operations")).isFalse();
    assertThat(one("4k3/8/8/8/8/8/4P3/4K3 w - - 12 34;", "chess").get("error").asString())
        .contains("FEN, column");
  }

  @Test
  void everyLineHasItsAnswerWhateverItHolds() throws IOException {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    input.writeBytes("\n\r\n   \nnonsense\n".getBytes(StandardCharsets.UTF_8));
    input.writeBytes(new byte[] {0, 1, 2, (byte) 0xFF, (byte) 0xC3, '"', '\\', '\n'});
    input.writeBytes("x".repeat(10_000_000).getBytes(StandardCharsets.UTF_8));
    input.writeBytes(("\n8/8/8/8/8/8/8/8 w - - 0 1\n\u2028\uD83D\uDE00\n" + LONE_KINGS + "\r\n" + LONE_KINGS)
        .getBytes(StandardCharsets.UTF_8));
    List<JsonNode> answers = batch(input.toByteArray(), "chess");
    assertThat(answers).hasSize(10);
    assertThat(answers.subList(0, 8)).allMatch(answer -> answer.has("error") && answer.has("fen"));
    assertThat(answers.get(5).get("error").asString()).contains("1048576 bytes");
    assertThat(answers.subList(8, 10)).allMatch(answer -> answer.get("moves").size() == 3);
  }

  @Test
  void aCallerCanConverse() throws Exception {
    try (PipedOutputStream asks = new PipedOutputStream();
        PipedInputStream asked = new PipedInputStream(asks);
        PipedInputStream answers = new PipedInputStream(1 << 16);
        PipedOutputStream answered = new PipedOutputStream(answers)) {
      Thread command = Thread.ofPlatform().start(() -> Variorum.run(
          Streams.of(asked, answered, new ByteArrayOutputStream()), GameLocator.standard(), "moves", "chess",
          "--batch"));
      BufferedReader reader = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
      for (int i = 0; i < 3; i++) {
        asks.write((LONE_KINGS + "\n").getBytes(StandardCharsets.UTF_8));
        asks.flush();
        assertThat(JSON.readTree(reader.readLine()).get("moves").size()).isEqualTo(3);
      }
      asks.close();
      command.join(20_000);
      assertThat(command.isAlive()).isFalse();
    }
  }

  @Test
  void peopleGetALineForEachPiece() {
    CommandRun run = CommandRun.of("moves", "chess");
    assertThat(run.outLines()).contains("P e2   e2e3 e2e4", "N b1   b1a3 b1c3").endsWith("20 moves");
    assertThat(CommandRun.of("moves", "chess", LONE_KINGS).outLines()).endsWith("3 moves");
    assertThat(CommandRun.of("moves", "shogi", "4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1").out())
        .contains("hand   R@");
  }
}
