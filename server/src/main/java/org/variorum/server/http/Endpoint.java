package org.variorum.server.http;

import static io.javalin.http.HandlerType.GET;
import static io.javalin.http.HandlerType.POST;

import io.javalin.http.HandlerType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.account.Credentials;
import org.variorum.server.api.account.Export;
import org.variorum.server.api.account.Farewell;
import org.variorum.server.api.account.PasswordChange;
import org.variorum.server.api.account.SessionChoice;
import org.variorum.server.api.account.SessionView;
import org.variorum.server.api.publication.DefinitionQuery;
import org.variorum.server.api.publication.DefinitionView;
import org.variorum.server.api.publication.Gallery;
import org.variorum.server.api.publication.ReportQuery;
import org.variorum.server.api.publication.VisibilityChange;
import org.variorum.server.api.table.ChallengeQuery;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.Created;
import org.variorum.server.api.table.Guest;
import org.variorum.server.api.table.JoinQuery;
import org.variorum.server.api.table.PgnPage;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.Withdrawal;
import org.variorum.server.budget.Cost;
import org.variorum.view.answer.ArrangementView;
import org.variorum.view.answer.GameList;
import org.variorum.view.answer.GameSummary;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.LineView;
import org.variorum.view.answer.PgnText;
import org.variorum.view.answer.PgnView;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.answer.WhyView;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.WhyQuery;

/**
 * The endpoints of the HTTP API, with their costs. The routes of the server and the OpenAPI description are made from
 * this table.
 */
enum Endpoint {
  // @formatter:off
  GAMES(GET, size -> Cost.millis(5), "/api/games", "All games.", GameList.class),
  GAME(GET, size -> Cost.millis(50), "/api/games/{game}", "A game.", GameSummary.class),
  RULES(GET, size -> Cost.millis(50), "/api/games/{game}/rules", "A game's rules.", RulesPage.class, "options"),
  POSITION(POST, Cost::movesIn, "/api/positions", "A position with its legal moves, and the moves that led to it.", PositionQuery.class, LineView.class),
  WHY(POST, Cost::movesIn, "/api/positions/why", "The reason why a move is illegal.", WhyQuery.class, WhyView.class),
  INSIGHT(POST, Cost::movesIn, "/api/positions/insight", "The moves of a piece, and the reasons why its other moves are illegal.", InsightQuery.class, InsightView.class),
  ARRANGEMENT(POST, size -> Cost.millis(2), "/api/positions/arrangement", "Whether an arrangement of pieces is a position of the game.", PositionQuery.class, ArrangementView.class),
  READ_PGN(POST, Cost::pgn, "/api/pgn/read", "Reads PGN.", PgnQuery.class, PgnView.class),
  WRITE_PGN(POST, Cost::pgn, "/api/pgn/write", "Writes PGN.", PgnView.class, PgnText.class),
  CREATE_TABLE(POST, Cost::movesIn, "/api/tables", "Creates a table.", TableQuery.class, Created.class),
  OPEN_CHALLENGE(POST, size -> Cost.millis(20), "/api/challenges", "Opens a challenge, which any other guest can accept.", ChallengeQuery.class, Created.class),
  CHALLENGES(GET, size -> Cost.millis(10), "/api/challenges", "The open challenges, the oldest first.", ChallengeView[].class),
  JOIN_CHALLENGE(POST, size -> Cost.millis(20), "/api/challenges/join", "Accepts a challenge, and creates its table.", JoinQuery.class, Created.class),
  WITHDRAW_CHALLENGE(POST, size -> Cost.millis(10), "/api/challenges/withdraw", "Withdraws a challenge of the guest who asks.", Withdrawal.class, Withdrawal.class),
  TABLE(GET, size -> Cost.TABLE, "/api/tables/{table}", "A table as it is now.", TableView.class),
  TABLE_PGN(GET, size -> Cost.TABLE, "/api/tables/{table}/pgn", "A table's game as PGN.", PgnText.class),
  MINE(GET, size -> Cost.millis(20), "/api/mine", "The tables of the guest who asks, the latest first, 50 at a time.", TableSummary[].class, "before"),
  MINE_PGN(GET, size -> Cost.millis(50), "/api/mine/pgn", "The games of the guest who asks, as PGN, the latest first, 25 at a time.", PgnPage.class, "before"),
  ME(GET, size -> Cost.SHORT_MESSAGE, "/api/me", "The person who asks.", Guest.class),
  REGISTER(POST, size -> Cost.PASSWORD, "/api/account/register", "Gives the guest who asks a name.", Credentials.class, Guest.class),
  LOG_IN(POST, size -> Cost.PASSWORD, "/api/account/login", "Makes the guest who asks a person with a name.", Credentials.class, Guest.class),
  LOG_OUT(POST, size -> Cost.millis(5), "/api/account/logout", "Ends a session, or all others, of the person who asks.", SessionChoice.class, Guest.class),
  PASSWORD(POST, size -> Cost.PASSWORD.plus(Cost.PASSWORD), "/api/account/password", "Changes a password, and ends all other sessions.", PasswordChange.class, Guest.class),
  DELETE_ACCOUNT(POST, size -> Cost.PASSWORD, "/api/account/delete", "Deletes the name of the person who asks.", Farewell.class, Guest.class),
  SESSIONS(GET, size -> Cost.millis(5), "/api/account/sessions", "The sessions of the person who asks.", SessionView[].class),
  EXPORT(GET, size -> Cost.millis(500), "/api/account/export", "All data of the person who asks.", Export.class),
  PUBLISH(POST, size -> Cost.millis(1_000), "/api/definitions", "Publishes a definition, or a new version of one.", DefinitionQuery.class, DefinitionView.class),
  MY_DEFINITIONS(GET, size -> Cost.millis(20), "/api/definitions", "The published definitions of the person who asks.", DefinitionView[].class),
  CHANGE_DEFINITION(POST, size -> Cost.millis(20), "/api/definitions/change", "Changes the visibility of a definition, or withdraws it.", VisibilityChange.class, DefinitionView[].class),
  REPORT(POST, size -> Cost.millis(10), "/api/definitions/report", "Reports a published definition to the operator.", ReportQuery.class, ReportQuery.class),
  DEFINITION(GET, size -> Cost.millis(20), "/api/definitions/{game}", "A published definition with its texts.", DefinitionView.class, "version"),
  GALLERY(GET, size -> Cost.millis(50), "/api/gallery", "The public definitions, 24 at a time.", Gallery.class, "order", "tag", "page");
  // @formatter:on

  /** The endpoints that count as new tables of an address. */
  private static final Set<Endpoint> NEW_TABLES = EnumSet.of(CREATE_TABLE, OPEN_CHALLENGE, JOIN_CHALLENGE);

  /** The endpoints that replay whole games; they have a thread pool of their own. */
  private static final Set<Endpoint> REPLAYS =
      EnumSet.of(READ_PGN, WRITE_PGN, TABLE_PGN, MINE_PGN, EXPORT, PUBLISH);

  /** The endpoints that hash passwords; they have a thread pool of their own. */
  private static final Set<Endpoint> HASHES = EnumSet.of(REGISTER, LOG_IN, PASSWORD, DELETE_ACCOUNT);

  private final HandlerType method;
  private final IntFunction<Cost> cost;
  private final String path;
  private final String description;
  private final @Nullable Class<?> body;
  private final Class<?> answer;
  private final List<String> parameters;

  Endpoint(HandlerType method, IntFunction<Cost> cost, String path, String description, Class<?> answer,
      String... parameters) {
    this(method, cost, path, description, null, answer, parameters);
  }

  Endpoint(HandlerType method, IntFunction<Cost> cost, String path, String description,
      @Nullable Class<?> body,
      Class<?> answer, String... parameters) {
    this.method = method;
    this.cost = cost;
    this.path = path;
    this.description = description;
    this.body = body;
    this.answer = answer;
    this.parameters = List.of(parameters);
  }

  HandlerType method() {
    return method;
  }

  /**
   * The estimated cost of an answer.
   *
   * @param size the number of characters in the body of the request
   */
  Cost cost(int size) {
    return cost.apply(size);
  }

  /** Whether a request counts as a new table of its address. */
  boolean isNewTable() {
    return NEW_TABLES.contains(this);
  }

  /** Whether the endpoint replays whole games. */
  boolean isReplay() {
    return REPLAYS.contains(this);
  }

  /** Whether the endpoint hashes a password. */
  boolean isHash() {
    return HASHES.contains(this);
  }

  /** The path; names in braces stand for the variable parts. */
  String path() {
    return path;
  }

  /** A description in one sentence. */
  String description() {
    return description;
  }

  /** The type of the request's body; null if it has none. */
  @Nullable
  Class<?> body() {
    return body;
  }

  /** The type of the answer; an array stands for a list. */
  Class<?> answer() {
    return answer;
  }

  /** The query parameters; all are optional. */
  List<String> parameters() {
    return parameters;
  }
}
