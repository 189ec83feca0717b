package org.variorum.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.Budget;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.challenge.Challenges;
import org.variorum.server.guest.GuestNames;
import org.variorum.server.guest.Visitor;
import org.variorum.server.http.ServerSettings.Pace;
import org.variorum.server.metrics.Meters;
import org.variorum.server.metrics.Meters.Gauge;
import org.variorum.server.table.Tables;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.view.answer.Problem;

/** The open sockets of all pages. */
final class Sockets {

  private static final long LONGEST_FAREWELL_SECONDS = 5;
  private static final String VISITOR = "visitor";

  private final SameOriginCheck originCheck;
  private final Pace pace;
  private final Meters meters;
  private final GuestNames names;
  private final Guests guests;
  private final AddressLimit addressLimit;
  private final Catalog catalog;
  private final Tables tables;
  private final Challenges challenges;
  private final EngineScheduler thinking;
  private final Budget budget;
  private final Map<String, Socket> openSockets = new ConcurrentHashMap<>();
  /** The sockets of people with a name. */
  private final Map<String, WsContext> contexts = new ConcurrentHashMap<>();
  private volatile boolean isStopping;

  Sockets(SameOriginCheck originCheck, Guests guests, AddressLimit addressLimit, Catalog catalog,
      Tables tables, Challenges challenges,
      EngineScheduler thinking, Budget budget, Pace pace, Meters meters, GuestNames names) {
    this.names = names;
    this.originCheck = originCheck;
    this.pace = pace;
    this.meters = meters;
    meters.showValue(Gauge.SOCKETS, openSockets::size);
    this.guests = guests;
    this.addressLimit = addressLimit;
    this.catalog = catalog;
    this.tables = tables;
    this.challenges = challenges;
    this.thinking = thinking;
    this.budget = budget;
  }

  /** Admits a request to open a socket, or refuses it. */
  void admit(Context context) throws IOException {
    SecurityHeaders.add(context, false);
    try {
      originCheck.admitSocket(context);
      addressLimit.countRequest(context);
      context.attribute(VISITOR, guests.visitor(context));
      addressLimit.requireRoom(context);
    } catch (RefusedException e) {
      meters.countRefusal(e.code());
      ProblemResponses.addRetryAfter(e, context);
      // Javalin sends the status and the headers of this exception, but not its text.
      String text = Wire.write(new Problem(e.code(), e.words()));
      context.res().getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      throw e;
    }
  }

  void configure(WsConfig config) {
    config.onConnect(context -> {
      Visitor visitor = visitor(context);
      if (!addressLimit.addSocket(visitor.address())) {
        context.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many pages of your address are open");
        return;
      }
      Socket socket =
          new Socket(context.session, visitor, catalog, tables, challenges, thinking, budget, pace,
              meters);
      openSockets.put(context.sessionId(), socket);
      contexts.put(context.sessionId(), context);
      socket.welcome(names.name(visitor.id()));
      if (isStopping) {
        socket.goAway();
      }
    });
    config.onMessage(context -> {
      Socket socket = openSockets.get(context.sessionId());
      if (socket != null) {
        socket.receive(context.message());
      }
    });
    config.onClose(this::removeSocket);
  }

  private void removeSocket(WsContext context) {
    contexts.remove(context.sessionId());
    Socket socket = openSockets.remove(context.sessionId());
    if (socket != null) {
      addressLimit.removeSocket(visitor(context).address());
      socket.close();
    }
  }

  /**
   * Ends the sockets of sessions that have ended, and those that a guest opened before it became a person with a name:
   * somebody else may have opened them.
   *
   * @param isNamed whether a guest has a name now
   * @param alive those of the given ids of sessions that have not ended
   */
  void endRevoked(Predicate<String> isNamed, UnaryOperator<Set<String>> alive) {
    contexts.values().stream().map(Sockets::visitor)
        .filter(visitor -> !visitor.isNamed()).map(Visitor::id).filter(isNamed).distinct()
        .forEach(this::endGuest);
    List<WsContext> named = contexts.values().stream().filter(context -> visitor(context).isNamed()).toList();
    Set<String> open = named.stream().map(Sockets::session).collect(Collectors.toSet());
    Set<String> valid = open.isEmpty() ? open : alive.apply(open);
    named.stream().filter(context -> !valid.contains(session(context)))
        .forEach(context -> context.closeSession(WsCloseStatus.POLICY_VIOLATION, "logged out"));
  }

  private void endGuest(String guest) {
    contexts.values().stream()
        .filter(context -> !visitor(context).isNamed() && visitor(context).id().equals(guest))
        .forEach(context -> context.closeSession(WsCloseStatus.POLICY_VIOLATION, "logged in"));
  }

  /** Notifies all pages that the server stops, and waits at most some seconds for their answers. */
  void goAway() {
    isStopping = true;
    CompletableFuture
        .allOf(openSockets.values().stream().map(Socket::goAway).toArray(CompletableFuture[]::new))
        .completeOnTimeout(null, LONGEST_FAREWELL_SECONDS, TimeUnit.SECONDS).join();
  }

  private static String session(WsContext context) {
    return String.valueOf(visitor(context).session());
  }

  private static Visitor visitor(WsContext context) {
    return Objects.requireNonNull(context.attribute(VISITOR));
  }
}
