package org.variorum.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An HTTP client of the server. It sends from one local address, or from any local address of this machine.
 */
public final class Site {

  public static final JsonMapper JSON = JsonMapper.shared();

  private final HttpClient client;
  private final URI serverAddress;

  /** A client that sends from any local address of this machine. */
  public Site(URI serverAddress) {
    this(serverAddress, HttpClient.newBuilder());
  }

  /**
   * A client that sends from one local address.
   *
   * @param localAddress a loopback address of this machine; the server takes each address for another visitor
   */
  public Site(URI serverAddress, InetAddress localAddress) {
    this(serverAddress, HttpClient.newBuilder().localAddress(localAddress));
  }

  private Site(URI serverAddress, HttpClient.Builder client) {
    this(serverAddress, client.executor(Executors.newVirtualThreadPerTaskExecutor()).build());
  }

  private Site(URI serverAddress, HttpClient client) {
    this.serverAddress = serverAddress;
    this.client = client;
  }

  /** A copy of this client that sends to another server. */
  public Site withServer(URI newServerAddress) {
    return new Site(newServerAddress, client);
  }

  /** The address at which the server answers. */
  public URI address() {
    return serverAddress;
  }

  /** The ids of all games. */
  public List<String> gameIds() throws IOException, InterruptedException {
    return get("api/games", "").path("games").valueStream().map(game -> game.path("id").asString(""))
        .toList();
  }

  /** The cookie of a new guest. */
  public String newGuest() throws IOException, InterruptedException {
    HttpResponse<String> response = send(HttpRequest.newBuilder(serverAddress.resolve("api/me")).GET());
    return response.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
  }

  /** Sends a GET request, with the cookie unless it is empty. All requests throw if the status is not 200. */
  public JsonNode get(String path, String cookie) throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(serverAddress.resolve(path)).GET();
    return JSON.readTree(send(cookie.isEmpty() ? request : request.header("Cookie", cookie)).body());
  }

  /** Posts a body as JSON and returns the JSON answer. */
  public JsonNode post(String path, String cookie, Object body) throws IOException, InterruptedException {
    return JSON.readTree(send(HttpRequest.newBuilder(serverAddress.resolve(path)).header("Cookie", cookie)
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

  /** Opens a guest's WebSocket. */
  public WebSocket openSocket(String cookie, WebSocket.Listener listener) {
    URI socket = URI.create("ws" + serverAddress.toString().substring(4)).resolve("api/socket");
    return client.newWebSocketBuilder().header("Cookie", cookie).buildAsync(socket, listener).join();
  }
}
