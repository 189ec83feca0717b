package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A browser with a cookie, at an address of its own. */
final class Browser {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final int port;
  private final String address;
  @Nullable String cookie;

  /** The answer to a request. */
  record Answer(int status, String text, @Nullable String setCookie) {

    JsonNode json() {
      return Wire.MAPPER.readTree(text);
    }

    String code() {
      return json().path("code").asString("");
    }
  }

  Browser(Server server, String address) {
    port = server.port();
    this.address = address;
  }

  Answer get(String path) {
    return send(path, null);
  }

  Answer post(String path, String body) {
    return send(path, body);
  }

  /** A request that must succeed. */
  Answer done(String path, String body) {
    Answer answer = post(path, body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer;
  }

  Answer register(String name, String password) {
    return post("/api/account/register", credentials(name, password));
  }

  Answer logIn(String name, String password) {
    return post("/api/account/login", credentials(name, password));
  }

  static String credentials(String name, String password) {
    return "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}";
  }

  String name() {
    return get("/api/me").json().path("name").asString("");
  }

  Answer send(String path, @Nullable String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("X-Forwarded-For", address)
            .header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0");
    if (body != null) {
      request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    if (cookie != null) {
      request.header("Cookie", cookie);
    }
    try {
      HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
      String set = response.headers().firstValue("Set-Cookie").orElse(null);
      if (set != null) {
        cookie = set.split(";")[0];
      }
      return new Answer(response.statusCode(), response.body(), set);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
