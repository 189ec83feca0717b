package org.variorum.browser;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.browser.Engines.Purpose;
import org.variorum.browser.answer.FirstSteps;
import org.variorum.browser.answer.PackageWriter;
import org.variorum.engine.Level;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.Pages;
import org.variorum.view.Answers;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.EnteredMove;
import org.variorum.view.answer.FoundLines;
import org.variorum.view.game.LibraryGames;
import org.variorum.view.guide.RulesPages;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.json.QueryReader;
import org.variorum.view.position.MoveEntry;
import org.variorum.view.position.MoveLine;
import org.variorum.view.position.Positions;
import org.variorum.view.position.Views;
import org.variorum.view.query.QueryException;
import org.variorum.view.search.AnalysisLimits;
import org.variorum.view.search.EngineProfile;

/**
 * What the server's pages need of rules and engine, in the form of the server's API: queries and answers are JSON. Every
 * method throws {@link RefusalException} for invalid input.
 */
final class Site {

  private static final String RULES_PAGE = "rules.md";

  private final Views views = new Views();
  private final Positions positions;
  private final Answers answers;
  private final Engines engines;

  /** @param library the games, and their rules pages if these are there */
  Site(Bundle library) {
    Pages pages = id -> library.companion(id, RULES_PAGE);
    LibraryGames games = LibraryGames.of(library, pages);
    RulesPages rules = new RulesPages(games, pages, views, (_, _) -> {
    }, Site::step);
    positions = new Positions(games, views, Site::step);
    answers = new Answers(games, rules::page, Site::step);
    engines = new Engines(library);
  }

  /** Work in a browser may take as long as it takes: no other visitor waits. */
  private static void step() {}

  /**
   * Answers a request to the server's API.
   *
   * @param path the parts of the path after {@code /api}
   * @param options the options among the parameters
   * @param body empty for a request without a body
   */
  String answer(List<String> path, List<String> options, String body) {
    return answering(() -> path.getFirst().equals("games") && body.isEmpty() ? answerOfGames(path, options)
        : answerTo(String.join("/", path), body));
  }

  private String answerOfGames(List<String> path, List<String> options) {
    if (path.size() == 1) {
      return answers.games();
    }
    if (path.size() == 2) {
      return answers.game(path.get(1));
    }
    if (path.size() == 3 && path.get(2).equals("rules")) {
      return answers.rules(path.get(1), options);
    }
    throw RefusalException.unknownAddress(String.join("/", path));
  }

  private String answerTo(String path, String body) {
    return switch (path) {
      case "positions" -> answers.position(body);
      case "positions/why" -> answers.why(body);
      case "positions/insight" -> answers.insight(body);
      case "positions/arrangement" -> answers.arrangement(body);
      case "pgn/read" -> answers.readPgn(body);
      case "pgn/write" -> answers.writePgn(body);
      default -> throw RefusalException.unknownAddress(path);
    };
  }

  /**
   * The choices after the first step of a move: a {@link ChoicesView}.
   *
   * @param player {@code white} or {@code black}: on the other side's turn the choices are premoves; null for the side
   *     to move
   */
  String choices(String query, String first, @Nullable String player) {
    return answering(() -> {
      Position position = line(query).end();
      Color color = player == null ? Views.color(position.turn()) : Color.valueOf(player);
      return AnswerWriter.text(views.choices(position, color, first));
    });
  }

  /** What the steps of a premove lead to: an {@link EnteredMove}. */
  String premove(String query, List<String> steps) {
    return answering(() -> {
      Position position = line(query).end();
      ChoicesView choices = views.choices(position, steps.isEmpty() ? "" : steps.getFirst());
      return AnswerWriter.text(MoveEntry.premove(choices, steps));
    });
  }

  /** Reads a move as a player types it: an {@link EnteredMove}. */
  String read(String query, String move) {
    return answering(() -> AnswerWriter
        .text(new EnteredMove(MoveEntry.read(line(query).end(), move).text(), null)));
  }

  /** The first steps of the legal moves: {@link FirstSteps}. */
  String firsts(String query) {
    return answering(() -> PackageWriter.text(new FirstSteps(views.firstSteps(line(query).end()))));
  }

  /** Begins an analysis. */
  SiteSearch analyse(String query, int lines) {
    return answering(() -> {
      AnalysisLimits.requireLines(lines);
      Position position = line(query).end();
      return position.moves().isEmpty()
          ? SiteSearch.ended(AnswerWriter.text(new FoundLines(0, 0, List.of(), true)))
          : new AnalysisSearch(engine(Purpose.ANALYSIS, position), position, lines);
    });
  }

  /** Begins a review. */
  SiteSearch review(String query) {
    return answering(() -> {
      MoveLine line = line(query);
      return new ReviewSearch(engine(Purpose.REVIEW, line.start()), line.start(), line.moves());
    });
  }

  /**
   * Begins the search for a computer player's move.
   *
   * @param level from 1 to 8
   * @param seed varies the errors of a weak level from game to game
   * @param millis the longest time; 0 for that of the level
   */
  SiteSearch think(String query, int level, int seed, long millis) {
    return answering(() -> {
      Position position = line(query).end();
      if (level < 1 || level > Level.values().length) {
        throw new QueryException("malformed", "A level is from 1 to " + Level.values().length + ", not "
            + level + ".");
      }
      if (position.moves().isEmpty()) {
        throw new QueryException("over", "The game is over.");
      }
      EngineProfile profile = EngineProfile.of(position.game(), Level.of(level), seed);
      return new ThoughtSearch(engines.engine(Purpose.PLAY, profile), position, profile.level(), millis);
    });
  }

  private Engine engine(Purpose purpose, Position position) {
    return engines.engine(purpose, EngineProfile.fullStrength(position.game()));
  }

  private MoveLine line(String query) {
    return positions.line(QueryReader.positionQuery(query));
  }

  private static <T> T answering(Supplier<T> answer) {
    try {
      return answer.get();
    } catch (QueryException e) {
      throw new RefusalException(e);
    }
  }
}
