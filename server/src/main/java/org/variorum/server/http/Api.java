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
import org.variorum.server.account.Accounts;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.account.Credentials;
import org.variorum.server.api.account.Export;
import org.variorum.server.api.account.Farewell;
import org.variorum.server.api.account.PasswordChange;
import org.variorum.server.api.account.SessionChoice;
import org.variorum.server.api.publication.DefinitionQuery;
import org.variorum.server.api.publication.ReportQuery;
import org.variorum.server.api.publication.VisibilityChange;
import org.variorum.server.api.table.ChallengeQuery;
import org.variorum.server.api.table.Created;
import org.variorum.server.api.table.Guest;
import org.variorum.server.api.table.JoinQuery;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.Withdrawal;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.Cost;
import org.variorum.server.budget.Work;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.challenge.Challenges;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.GuestNames;
import org.variorum.server.guest.Visitor;
import org.variorum.server.publication.GalleryPages;
import org.variorum.server.publication.Publications;
import org.variorum.server.table.Tables;
import org.variorum.view.Answers;
import org.variorum.view.answer.PgnText;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.game.Edition;

/** The answers to requests for each {@link Endpoint}. */
final class Api {

  private final Catalog catalog;
  private final Function<Edition, RulesPage> rules;
  private final Tables tables;
  private final Challenges challenges;
  private final Guests guests;
  private final AddressLimit addressLimit;
  private final Budget budget;
  private final People people;

  /**
   * The services for people with a name, and for what they publish.
   *
   * @param names the names that people see
   */
  record People(Accounts accounts, GuestNames names, Publications publications, GalleryPages gallery) {}

  Api(Catalog catalog, Function<Edition, RulesPage> rules, Tables tables, Challenges challenges,
      Guests guests,
      AddressLimit addressLimit, Budget budget, People people) {
    this.catalog = catalog;
    this.rules = rules;
    this.people = people;
    this.tables = tables;
    this.challenges = challenges;
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
    if (endpoint.isNewTable()) {
      addressLimit.countTable(context);
    }
    Cost cost = endpoint.cost(body.length());
    Supplier<byte[]> work = () -> answer(endpoint, context, visitor, body).getBytes(StandardCharsets.UTF_8);
    send(context.header("Cache-Control", "no-store"), visitor.address(),
        work(endpoint, context, visitor.address(), cost, work));
  }

  private byte[] work(Endpoint endpoint, Context context, Address address, Cost cost, Supplier<byte[]> work) {
    if (endpoint.isHash()) {
      return budget.hashPassword(address, cost, work);
    }
    return isReplay(endpoint, context) ? budget.replay(address, cost, work)
        : budget.work(address, cost, work);
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

  /** The answer to a request, as JSON. */
  private String answer(Endpoint endpoint, Context context, Visitor visitor, String body) {
    Answers answers = new Answers(catalog.forReader(visitor.id()), rules, Work::step);
    return switch (endpoint) {
      case GAMES -> answers.games();
      case GAME -> answers.game(context.pathParam("game"));
      case RULES -> answers.rules(context.pathParam("game"), options(context.queryParam("options")));
      case POSITION -> answers.position(body);
      case WHY -> answers.why(body);
      case INSIGHT -> answers.insight(body);
      case ARRANGEMENT -> answers.arrangement(body);
      case READ_PGN -> answers.readPgn(body);
      case WRITE_PGN -> answers.writePgn(body);
      case CREATE_TABLE -> Wire.write(new Created(tables.create(visitor, Wire.read(body, TableQuery.class))));
      case OPEN_CHALLENGE ->
          Wire.write(new Created(challenges.open(visitor, Wire.read(body, ChallengeQuery.class))));
      case CHALLENGES -> Wire.write(challenges.list(visitor));
      case JOIN_CHALLENGE ->
          Wire.write(new Created(challenges.join(visitor, Wire.read(body, JoinQuery.class))));
      case WITHDRAW_CHALLENGE -> Wire.write(withdraw(visitor, Wire.read(body, Withdrawal.class)));
      case TABLE -> Wire.write(tables.view(visitor, context.pathParam("table")));
      case TABLE_PGN -> Wire.write(new PgnText(tables.pgn(context.pathParam("table"))));
      case MINE -> Wire.write(tables.tablesOf(visitor, context.queryParam("before")));
      case MINE_PGN -> Wire.write(tables.pgnOf(visitor, context.queryParam("before")));
      case ME -> person(visitor);
      default -> answerPerson(endpoint, context, visitor, body);
    };
  }

  /** The answer to a request on names, sessions and published definitions, as JSON. */
  private String answerPerson(Endpoint endpoint, Context context, Visitor visitor, String body) {
    Accounts accounts = people.accounts;
    Publications publications = people.publications;
    String browser = context.userAgent();
    return switch (endpoint) {
      case REGISTER ->
          begin(context, accounts.register(visitor, Wire.read(body, Credentials.class), browser));
      case LOG_IN -> begin(context, accounts.login(visitor, Wire.read(body, Credentials.class), browser));
      case PASSWORD ->
          begin(context, accounts.changePassword(visitor, Wire.read(body, PasswordChange.class), browser));
      case LOG_OUT -> logOut(context, visitor, Wire.read(body, SessionChoice.class).session());
      case DELETE_ACCOUNT -> {
        accounts.delete(visitor, Wire.read(body, Farewell.class).password());
        yield person(guests.forget(context));
      }
      case SESSIONS -> Wire.write(accounts.sessionsOf(visitor));
      case EXPORT -> Wire.write(new Export(accounts.profile(visitor), accounts.sessionsOf(visitor),
          publications.own(visitor), tables.pgnOf(visitor, null)));
      case PUBLISH -> Wire.write(publications.publish(visitor, Wire.read(body, DefinitionQuery.class)));
      case MY_DEFINITIONS -> Wire.write(publications.own(visitor));
      case CHANGE_DEFINITION ->
          Wire.write(publications.change(visitor, Wire.read(body, VisibilityChange.class)));
      case DEFINITION ->
          Wire.write(publications.view(visitor, context.pathParam("game"), context.queryParam("version")));
      case REPORT -> {
        ReportQuery report = Wire.read(body, ReportQuery.class);
        publications.report(visitor, report);
        yield Wire.write(report);
      }
      case GALLERY -> Wire.write(people.gallery.page(context.queryParam("order"), context.queryParam("tag"),
          context.queryParam("page")));
      default -> throw new IllegalStateException("no answer for " + endpoint);
    };
  }

  private String person(Visitor visitor) {
    return Wire.write(new Guest(people.names.name(visitor.id()), visitor.isNamed()));
  }

  /** Gives the browser the token of a new session. */
  private String begin(Context context, String token) {
    guests.begin(context, token);
    return person(people.accounts.person(token, guests.visitor(context).address()));
  }

  private String logOut(Context context, Visitor visitor, String session) {
    Accounts accounts = people.accounts;
    if (session.equals("others")) {
      accounts.endOthers(visitor);
    } else {
      accounts.end(visitor, session.equals("this") ? String.valueOf(visitor.session()) : session);
    }
    boolean isOut = session.equals("this") || session.equals(visitor.session());
    return person(isOut ? guests.forget(context) : visitor);
  }

  private Withdrawal withdraw(Visitor visitor, Withdrawal withdrawal) {
    challenges.withdraw(visitor, withdrawal.challenge());
    return withdrawal;
  }

  private static List<String> options(@Nullable String text) {
    return text == null || text.isBlank() ? List.of() : Arrays.asList(text.split(","));
  }
}
