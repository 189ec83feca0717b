package org.variorum.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The server as a client sees it. */
final class Site {

  static final JsonMapper JSON = JsonMapper.shared();

  private final HttpClient client =
      HttpClient.newBuilder().executor(Executors.newVirtualThreadPerTaskExecutor()).build();
  private final URI address;

  Site(URI address) {
    this.address = address;
  }

  /** The ids of all games. */
  List<String> games() throws IOException, InterruptedException {
    return get("api/games", "").valueStream().map(game -> game.path("id").asString("")).toList();
  }

  /** The cookie of a new guest. */
  String newGuest() throws IOException, InterruptedException {
    HttpResponse<String> response = send(HttpRequest.newBuilder(address.resolve("api/me")).GET());
    return response.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
  }

  JsonNode get(String path, String cookie) throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path)).GET();
    return JSON.readTree(send(cookie.isEmpty() ? request : request.header("Cookie", cookie)).body());
  }

  JsonNode post(String path, String cookie, Object body) throws IOException, InterruptedException {
    return JSON.readTree(send(HttpRequest.newBuilder(address.resolve(path)).header("Cookie", cookie)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))).body());
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException("status " + response.statusCode() + ": " + response.body());
    }
    return response;
  }

  WebSocket socket(String cookie, WebSocket.Listener listener) {
    URI socket = URI.create("ws" + address.toString().substring(4)).resolve("api/socket");
    return client.newWebSocketBuilder().header("Cookie", cookie).buildAsync(socket, listener).join();
  }
}
