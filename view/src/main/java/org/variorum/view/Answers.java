package org.variorum.view;

import java.util.List;
import java.util.function.Function;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.game.Edition;
import org.variorum.view.game.Games;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.QueryReader;
import org.variorum.view.position.PgnBook;
import org.variorum.view.position.Positions;
import org.variorum.view.position.Views;

/**
 * The answers to all queries that need no table, as JSON. A query with a body is JSON, too. Every method throws
 * {@link org.variorum.view.query.QueryException} for invalid input.
 */
public final class Answers {

  private final Games games;
  private final Function<Edition, RulesPage> rules;
  private final Positions positions;
  private final PgnBook pgn;

  /**
   * @param rules writes the rules page of a game
   * @param beforeStep runs before each move, and may throw an exception to stop work that takes too long
   */
  public Answers(Games games, Function<Edition, RulesPage> rules, Runnable beforeStep) {
    this.games = games;
    this.rules = rules;
    positions = new Positions(games, new Views(), beforeStep);
    pgn = new PgnBook(games, beforeStep);
  }

  /** All games: a {@link org.variorum.view.answer.GameList}. */
  public String games() {
    return AnswerWriter.text(games.list());
  }

  /** A game: a {@link org.variorum.view.answer.GameSummary}. */
  public String game(String id) {
    return AnswerWriter.text(games.edition(id, List.of()).summary());
  }

  /** A game's rules: a {@link RulesPage}. */
  public String rules(String id, List<String> options) {
    return AnswerWriter.text(rules.apply(games.edition(id, options)));
  }

  /** Answers a {@link org.variorum.view.query.PositionQuery} with a {@link org.variorum.view.answer.LineView}. */
  public String position(String query) {
    return AnswerWriter.text(positions.position(QueryReader.positionQuery(query)));
  }

  /** Answers a {@link org.variorum.view.query.WhyQuery} with a {@link org.variorum.view.answer.WhyView}. */
  public String why(String query) {
    return AnswerWriter.text(positions.why(QueryReader.whyQuery(query)));
  }

  /** Answers an {@link org.variorum.view.query.InsightQuery} with an {@link org.variorum.view.answer.InsightView}. */
  public String insight(String query) {
    return AnswerWriter.text(positions.insight(QueryReader.insightQuery(query)));
  }

  /**
   * Answers a {@link org.variorum.view.query.PositionQuery} with an
   * {@link org.variorum.view.answer.ArrangementView}.
   */
  public String arrangement(String query) {
    return AnswerWriter.text(positions.arrangement(QueryReader.positionQuery(query)));
  }

  /** Answers a {@link org.variorum.view.query.PgnQuery} with a {@link org.variorum.view.answer.PgnView}. */
  public String readPgn(String query) {
    return AnswerWriter.text(pgn.read(QueryReader.pgnQuery(query)));
  }

  /** Answers a {@link org.variorum.view.answer.PgnView} with a {@link org.variorum.view.answer.PgnText}. */
  public String writePgn(String query) {
    return AnswerWriter.text(pgn.write(QueryReader.pgnView(query)));
  }
}
