package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.server.api.table.ClientMessage;
import org.variorum.server.budget.CostLimits;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.ObjectWriter;

/**
 * Every value that strangers say, parameters of addresses and fields of JSON, replaced by values that programs stumble
 * over: the server never fails at them. New endpoints, fields and messages are covered on arrival.
 */
class HostileValuesTest {

  private static final List<String> TEXTS = List.of("", " ", "\0", "\u202E", "\uD800", "%", "%zz", "'", "\"",
      "\\",
      "..", "../../etc/passwd", "a".repeat(3_000), "[".repeat(2_000), "0".repeat(2_000), "-1", "NaN", "1e999",
      "9223372036854775807", "9223372036854775808", "2147483648", "-2147483648", "+999999999-12-31T23:59:59Z",
      "-999999999-01-01T00:00:00Z", "+292278994-08-17T07:12:55.808Z", "9999-12-31T23:59:59.999999999Z",
      "2024-02-30T00:00:00Z", "2016-12-31T23:59:60Z", "2024-01-01T24:00:00Z", "null", "true", "${jndi:x}",
      "\u0660",
      "\uFF11", "\uD83D\uDC69\u200D\uD83D\uDE80", "İ", "ß", "e2e4\ne7e5", ",,,", ";", "{}", "[]", "1/2-1/2",
      "*");
  /** Half a pair of surrogates cannot be sent otherwise. */
  private static final ObjectWriter ASCII = Wire.MAPPER.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);
  private static final List<Object> VALUES = new ArrayList<>(TEXTS);

  static {
    VALUES.addAll(List.of(0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, 1.5, 1e308, true,
        List.of(),
        List.of(List.of()), Map.of(), Map.of("a", "b"), List.of("e2e4", "e2e4"), List.of(""), List.of("\0"),
        Collections.nCopies(2_000, "e2e4")));
  }

  @TempDir static Path directory;

  private static Server server;
  private static HttpClient client;

  @BeforeAll
  static void start() {
    server = Server.start(new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"),
        new ServerSettings.Bounds(1_000_000, 1_000_000, 1_000_000, 200,
            new CostLimits(CostLimits.MAX_WORK, CostLimits.MAX_BYTES), false)));
    client = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  private static void requireNoFailure(HttpRequest.Builder request, String what)
      throws IOException, InterruptedException {
    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
    assertThat(answer.statusCode()).as("%s: %s", what, answer.body()).isLessThan(500);
  }

  private static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(server.address().resolve(path));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  @ParameterizedTest
  @EnumSource
  void noParameterOfAnAddressFails(Endpoint endpoint) throws IOException, InterruptedException {
    for (String value : TEXTS) {
      String path =
          endpoint.path().replace("{game}", endpoint.parameters().isEmpty() ? encoded(value) : "chess")
              .replace("{table}", encoded(value));
      List<String> asked = new ArrayList<>(List.of(path));
      endpoint.parameters().forEach(name -> asked.add(path + "?" + name + "=" + encoded(value)));
      if (endpoint.body() == null) {
        for (String each : asked) {
          requireNoFailure(request(each), each);
        }
      }
    }
  }

  static List<Endpoint> withBodies() {
    return List.of(Endpoint.values()).stream().filter(endpoint -> endpoint.body() != null).toList();
  }

  @ParameterizedTest
  @MethodSource("withBodies")
  void noFieldOfABodyFails(Endpoint endpoint) throws IOException, InterruptedException {
    Map<String, Object> proper = sample(Objects.requireNonNull(endpoint.body()));
    for (Map<String, Object> body : spoilt(proper)) {
      String text = ASCII.writeValueAsString(body);
      requireNoFailure(request(endpoint.path()).header("Content-Type", "application/json")
          .POST(BodyPublishers.ofString(text)), endpoint + " " + shown(text));
    }
  }

  @Test
  void noFieldOfAMessageFails() throws Exception {
    for (JsonSubTypes.Type message : ClientMessage.class.getAnnotation(JsonSubTypes.class).value()) {
      List<Map<String, Object>> all = spoilt(sample(message.value()));
      for (int from = 0; from < all.size(); from += 50) {
        try (Page page = new Page(server.port())) {
          for (Map<String, Object> body : all.subList(from, Math.min(from + 50, all.size()))) {
            Map<String, Object> whole = new LinkedHashMap<>(body);
            whole.put("type", message.name());
            page.say(ASCII.writeValueAsString(whole));
          }
          page.say("{\"type\":\"ping\",\"ref\":424242}");
          for (String heard = ""; !heard.contains("\"ref\":424242");) {
            heard = page.heard.poll(60, TimeUnit.SECONDS);
            assertThat(heard).as(message.name()).isNotNull().doesNotContain("\"code\":\"failed\"");
          }
        }
      }
    }
  }

  private static String shown(String text) {
    return text.length() < 300 ? text : text.substring(0, 300) + "…";
  }

  /** A proper object of a record, as JSON has it. */
  private static Map<String, Object> sample(Class<?> record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (RecordComponent component : record.getRecordComponents()) {
      fields.put(component.getName(), value(component.getName(), component.getGenericType()));
    }
    return fields;
  }

  private static Object value(String name, Type type) {
    if (type instanceof ParameterizedType generic) {
      return generic.getRawType() == List.class && !name.equals("options") && !name.equals("variations")
          ? List.of(value(name, generic.getActualTypeArguments()[0]))
          : generic.getRawType() == Map.class ? Map.of("White", "Ada") : List.of();
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isRecord()) {
      return sample(plain);
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[0].toString();
    }
    if (plain == String.class) {
      return switch (name) {
        case "game" -> "chess";
        case "moves", "move", "last" -> "e2e4";
        case "square", "from" -> "e2";
        case "fen", "start" -> "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        case "result" -> "*";
        case "text" -> "e2e4";
        default -> "x";
      };
    }
    return plain == boolean.class || plain == Boolean.class ? (Object) true : 1;
  }

  /** Each of the values in the place of each field, however deep, and each field left out. */
  private static List<Map<String, Object>> spoilt(Map<String, Object> proper) {
    List<Map<String, Object>> all = new ArrayList<>();
    all.add(proper);
    proper.forEach((name, value) -> {
      for (Object hostile : VALUES) {
        all.add(with(proper, name, hostile));
      }
      Map<String, Object> without = new LinkedHashMap<>(proper);
      without.remove(name);
      all.add(without);
      if (value instanceof Map<?, ?>) {
        spoilt(map(value)).forEach(inner -> all.add(with(proper, name, inner)));
      } else if (value instanceof List<?> list && !list.isEmpty()) {
        for (Object hostile : VALUES) {
          all.add(with(proper, name, List.of(hostile)));
        }
        if (list.getFirst() instanceof Map<?, ?>) {
          spoilt(map(list.getFirst())).forEach(inner -> all.add(with(proper, name, List.of(inner))));
        }
      }
    });
    return all;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  private static Map<String, Object> with(Map<String, Object> proper, String name, Object value) {
    Map<String, Object> other = new LinkedHashMap<>(proper);
    other.put(name, value);
    return other;
  }
}
