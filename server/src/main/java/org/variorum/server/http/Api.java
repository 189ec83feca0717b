package org.variorum.server.http;

import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.InsightQuery;
import org.variorum.server.api.PgnQuery;
import org.variorum.server.api.PgnText;
import org.variorum.server.api.PgnView;
import org.variorum.server.api.PositionQuery;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.WhyQuery;
import org.variorum.server.api.table.Created;
import org.variorum.server.api.table.Guest;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.Cost;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.guide.RulesPages;
import org.variorum.server.table.Tables;
import org.variorum.server.view.PgnBook;
import org.variorum.server.view.Positions;

/** The answers to requests for each {@link Endpoint}. */
final class Api {

  private final Catalog catalog;
  private final RulesPages rules;
  private final Positions positions;
  private final PgnBook pgn;
  private final Tables tables;
  private final Guests guests;
  private final AddressLimit addressLimit;
  private final Budget budget;

  Api(Catalog catalog, RulesPages rules, Positions positions, PgnBook pgn, Tables tables, Guests guests,
      AddressLimit addressLimit, Budget budget) {
    this.catalog = catalog;
    this.rules = rules;
    this.positions = positions;
    this.pgn = pgn;
    this.tables = tables;
    this.guests = guests;
    this.addressLimit = addressLimit;
    this.budget = budget;
  }

  void handle(Endpoint endpoint, Context context) {
    addressLimit.countRequest(context);
    requireShort(context);
    requireJson(endpoint, context);
    Visitor visitor = guests.visitor(context);
    // The body is read here, outside the thread pools: a slow sender delays no other request.
    String body = endpoint.body() == null ? "" : context.body();
    if (endpoint == Endpoint.CREATE_TABLE) {
      addressLimit.countTable(context);
    }
    Cost cost = endpoint.cost(body.length());
    Supplier<byte[]> work = () -> json(endpoint, answer(endpoint, context, visitor, body));
    byte[] answer = isReplay(endpoint, context) ? budget.replay(visitor.address(), cost, work)
        : budget.work(visitor.address(), cost, work);
    send(context.header("Cache-Control", "no-store"), visitor.address(), answer);
  }

  private boolean isReplay(Endpoint endpoint, Context context) {
    return endpoint.isReplay()
        || endpoint == Endpoint.TABLE && !tables.isInMemory(context.pathParam("table"));
  }

  /** Sends an answer. It stays in memory until the client has read it, so too many unread answers are refused. */
  private void send(Context context, Address address, byte[] answer) {
    budget.chargeBytes(address, answer.length);
    if (!budget.reserve(address, answer.length)) {
      throw RefusedException.tooFast("Too many answers wait for your address to read them.",
          Duration.ofSeconds(1));
    }
    Request.addCompletionListener(ServletContextRequest.getServletContextRequest(context.req()),
        unused -> budget.release(address, answer.length));
    context.contentType("application/json").result(answer);
  }

  private static byte[] json(Endpoint endpoint, Object answer) {
    assert endpoint.answer().isArray() ? answer instanceof List<?> : endpoint.answer().isInstance(answer)
        : endpoint;
    return Wire.write(answer).getBytes(StandardCharsets.UTF_8);
  }

  /** Answers with the OpenAPI description. */
  void describe(Context context) {
    addressLimit.countRequest(context);
    Address address = guests.visitor(context).address();
    byte[] text =
        budget.work(address, Cost.SHORT_MESSAGE, () -> OpenApi.text().getBytes(StandardCharsets.UTF_8));
    send(context.header("Cache-Control", "no-cache"), address, text);
  }

  /** Refuses bodies other than JSON: browsers let other sites send text without permission, but not JSON. */
  private static void requireJson(Endpoint endpoint, Context context) {
    String type = String.valueOf(context.contentType()).replaceFirst(";.*", "").strip();
    if (endpoint.body() != null && !type.equalsIgnoreCase("application/json")) {
      throw new RefusedException(415, "no-json", "Send the body as application/json.");
    }
  }

  /** Refuses a body with a declared length above the limit. Javalin stops reading any other body at the limit. */
  private static void requireShort(Context context) {
    if (context.req().getContentLengthLong() > ApiLimits.BODY_BYTES) {
      throw new ContentTooLargeResponse();
    }
  }

  private Object answer(Endpoint endpoint, Context context, Visitor visitor, String body) {
    return switch (endpoint) {
      case GAMES -> catalog.list();
      case GAME -> catalog.edition(context.pathParam("game"), List.of()).summary();
      case RULES ->
          rules.page(catalog.edition(context.pathParam("game"), options(context.queryParam("options"))));
      case POSITION -> read(body, PositionQuery.class, positions::position);
      case WHY -> read(body, WhyQuery.class, positions::why);
      case INSIGHT -> read(body, InsightQuery.class, positions::insight);
      case ARRANGEMENT -> read(body, PositionQuery.class, positions::arrangement);
      case READ_PGN -> read(body, PgnQuery.class, pgn::read);
      case WRITE_PGN -> read(body, PgnView.class, pgn::write);
      case CREATE_TABLE -> new Created(tables.create(visitor, Wire.read(body, TableQuery.class)));
      case TABLE -> tables.view(visitor, context.pathParam("table"));
      case TABLE_PGN -> new PgnText(tables.pgn(context.pathParam("table")));
      case MINE -> tables.tablesOf(visitor, context.queryParam("before"));
      case MINE_PGN -> tables.pgnOf(visitor, context.queryParam("before"));
      case ME -> new Guest(visitor.name());
    };
  }

  private static <Q> Object read(String body, Class<Q> type, Function<Q, ?> service) {
    return service.apply(Wire.read(body, type));
  }

  private static List<String> options(@Nullable String text) {
    return text == null || text.isBlank() ? List.of() : Arrays.asList(text.split(","));
  }
}
