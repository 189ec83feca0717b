package org.variorum.browser;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.Move;
import org.variorum.view.Answers;
import org.variorum.view.game.LibraryGames;
import org.variorum.view.guide.RulesPages;
import org.variorum.view.position.Views;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.WhyQuery;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes what this Java virtual machine answers to requests of pages: the path, the body and the answer, a JSON object a
 * line.
 */
final class SiteExpectations {

  private static final int[] PLIES = {0, 7, 30};
  /** Without a deep check, positions of one game in six and the rules page of one in eighteen. */
  private static final int GAMES_STEP = 6;
  private static final int PAGES_STEP = 18;

  private static final JsonMapper JSON = JsonMapper.shared();

  private record Answered(String path, String body, String answer) {}

  private final LibraryGames games;
  private final Answers answers;
  private final PrintWriter out;

  private SiteExpectations(Library library, Pages pages, PrintWriter out) {
    games = LibraryGames.of(library, pages);
    RulesPages rules = new RulesPages(games, pages, new Views(), (_, _) -> {}, () -> {});
    answers = new Answers(games, rules::page, () -> {});
    this.out = out;
  }

  static void write(Library library, Pages pages, boolean deep, PrintWriter out) {
    SiteExpectations expectations = new SiteExpectations(library, pages, out);
    List<String> ids = library.ids();
    for (int i = 0; i < ids.size(); i += deep ? 1 : GAMES_STEP) {
      expectations.writePositions(ids.get(i));
      if (deep || i % PAGES_STEP == 0) {
        expectations.writeRules(ids.get(i));
      }
    }
  }

  private void writeRules(String id) {
    write("games/" + id + "/rules", "", _ -> answers.rules(id, List.of()));
  }

  /** A refusal counts as an answer. */
  private void write(String path, String body, UnaryOperator<String> answer) {
    String text;
    try {
      text = answer.apply(body);
    } catch (QueryException e) {
      text = new RefusalException(e).getMessage();
    }
    out.println(JSON.writeValueAsString(new Answered(path, body, text)));
  }

  /** Positions of a random game. */
  private void writePositions(String id) {
    SplittableRandom random = new SplittableRandom(id.hashCode());
    Position position = games.edition(id, List.of()).game().start();
    List<String> played = new ArrayList<>();
    for (int plies : PLIES) {
      while (played.size() < plies && !position.moves().isEmpty()) {
        Move move = position.moves().get(random.nextInt(position.moves().size()));
        played.add(move.text());
        position = position.play(move);
      }
      writePosition(position, query(id, played), random);
    }
  }

  private void writePosition(Position position, PositionQuery query, SplittableRandom random) {
    write("positions", JSON.writeValueAsString(query), answers::position);
    for (int i = 0; i < 3; i++) {
      String from = square(position, random);
      write("positions/insight", JSON.writeValueAsString(new InsightQuery(query, from)), answers::insight);
      List<String> steps = List.of(from, square(position, random));
      write("positions/why", JSON.writeValueAsString(new WhyQuery(query, steps, null)), answers::why);
    }
  }

  private static PositionQuery query(String id, List<String> moves) {
    return new PositionQuery(id, null, null, moves, null);
  }

  private static String square(Position position, SplittableRandom random) {
    return position.game().board().name(random.nextInt(position.game().board().size()));
  }
}
