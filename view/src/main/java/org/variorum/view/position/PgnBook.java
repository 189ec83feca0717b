package org.variorum.view.position;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnBounds;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.PgnFile;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnLine;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.RecordedGames;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.PgnText;
import org.variorum.view.answer.PgnView;
import org.variorum.view.answer.PgnView.Node;
import org.variorum.view.answer.PgnView.Tree;
import org.variorum.view.game.Edition;
import org.variorum.view.game.Games;
import org.variorum.view.query.PgnQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.QueryLimits;
import org.variorum.view.text.SafeExcerpt;
import org.variorum.view.text.Sentences;

/**
 * Reads and writes games as PGN. Every method throws {@link QueryException} for invalid input, and no
 * other exception.
 */
public final class PgnBook {

  private static final PgnBounds BOUNDS = new PgnBounds(QueryLimits.PGN_LINES, QueryLimits.MOVES);

  private final Games games;
  private final Runnable beforeStep;

  /** @param beforeStep runs before each move, and may throw an exception to stop work that takes too long */
  public PgnBook(Games games, Runnable beforeStep) {
    this.games = games;
    this.beforeStep = beforeStep;
  }

  /** Reads the games of a text, with their variations and comments; the moves are in SAN. */
  public PgnView read(PgnQuery query) {
    if (query.text().length() > QueryLimits.PGN_LENGTH) {
      throw new QueryException("too-long",
          "The text is longer than " + QueryLimits.PGN_LENGTH + " characters: split it.");
    }
    UsedGames used = new UsedGames();
    Optional<Game> defaultGame = Optional.ofNullable(query.game()).flatMap(id -> used.game(id, List.of()));
    try {
      PgnFile file =
          Pgn.readAll(query.text(), new RecordedGames(used, games.names(), defaultGame), BOUNDS,
              beforeStep);
      List<String> unread = file.complaints().stream().map(Sentences::of).toList();
      if (file.games().isEmpty() && !unread.isEmpty()) {
        throw new QueryException("bad-pgn", file.unread().size() > 1 ? unread
            : List.of(Sentences.of(String.valueOf(file.unread().getFirst().getMessage()))));
      }
      return new PgnView(file.games().stream().map(game -> tree(game, used.editions)).toList(),
          unread.isEmpty() ? null : unread);
    } catch (PgnException e) {
      throw new QueryException("bad-pgn", Sentences.of(String.valueOf(e.getMessage())));
    }
  }

  /** The games on offer, and the editions of the games that were looked up. */
  private final class UsedGames implements RecordedGames.Offer {
    private final Map<Game, Edition> editions = new HashMap<>();

    @Override
    public Map<String, String> titles() {
      return games.list().games().stream().collect(Collectors.toMap(GameEntry::id, GameEntry::name));
    }

    @Override
    public Optional<Game> game(String id, List<String> options) {
      Optional<Edition> edition = findEdition(id, options);
      edition.ifPresent(found -> editions.put(found.game(), found));
      return edition.map(Edition::game);
    }
  }

  /** Returns empty for a game or option that no longer exists; the PGN reader then reports the place. */
  private Optional<Edition> findEdition(String id, List<String> options) {
    try {
      return Optional.of(games.edition(id, options));
    } catch (QueryException e) {
      return Optional.empty();
    }
  }

  private Tree tree(PgnGame game, Map<Game, Edition> editions) {
    Position start = game.start();
    Edition edition = Optional.ofNullable(editions.get(start.game())).orElseThrow();
    String fen = start.equals(start.game().start()) ? null : start.fen();
    return new Tree(edition.summary().id(), edition.options(), fen, game.tags(),
        comment(game.line().comments()),
        nodes(start, game.line()), game.result().text());
  }

  private static @Nullable String comment(List<String> comments) {
    return comments.isEmpty() ? null : String.join(" ", comments);
  }

  /** Attaches a comment before a variation's first move to that move, since a line of the API has no comment. */
  private List<Node> variation(Position start, PgnLine line) {
    List<Node> nodes = nodes(start, line);
    if (line.comments().isEmpty() || nodes.isEmpty()) {
      return nodes;
    }
    Node first = nodes.getFirst();
    List<String> comments = new ArrayList<>(line.comments());
    Optional.ofNullable(first.comment()).ifPresent(comments::add);
    List<Node> withComment = new ArrayList<>(nodes);
    withComment.set(0, new Node(first.text(), first.glyph(), comment(comments), first.variations()));
    return withComment;
  }

  private List<Node> nodes(Position start, PgnLine line) {
    List<Node> nodes = new ArrayList<>();
    Position position = start;
    for (PgnMove move : line.moves()) {
      beforeStep.run();
      Position before = position;
      nodes.add(new Node(San.write(before, move.move()), Glyphs.of(move.glyphs()), comment(move.comments()),
          move.variations().stream().map(other -> variation(before, other)).toList()));
      position = position.play(move.move());
    }
    return nodes;
  }

  /** Writes games with their variations and comments as PGN. */
  public PgnText write(PgnView view) {
    view.games().forEach(new SizeCheck()::add);
    return new PgnText(
        Pgn.write(view.games().stream().map(this::game).toList(), games.names(), beforeStep));
  }

  /** Checks the size of games before any move is played. */
  private static final class SizeCheck {
    private int lines;

    void add(Tree tree) {
      add(tree.moves(), 0, 1);
    }

    /** @param plies the number of moves before the first move of the line */
    private void add(List<Node> line, int plies, int depth) {
      require(depth <= PgnBounds.MAX_DEPTH, "too-deep",
          "Variations are nested more than " + PgnBounds.MAX_DEPTH + " deep.");
      require(++lines <= QueryLimits.PGN_LINES, "too-long",
          "There are more than " + QueryLimits.PGN_LINES + " games and variations.");
      require(plies + line.size() <= QueryLimits.MOVES, "too-long",
          "A line has at most " + QueryLimits.MOVES + " moves.");
      for (int index = 0; index < line.size(); index++) {
        for (List<Node> variation : line.get(index).variations()) {
          add(variation, plies + index, depth + 1);
        }
      }
    }

    private static void require(boolean holds, String code, String words) {
      if (!holds) {
        throw new QueryException(code, words);
      }
    }
  }

  private PgnGame game(Tree tree) {
    Edition edition = games.edition(tree.game(), tree.options());
    Position start = MoveLine.play(edition, tree.start(), List.of(), beforeStep).start();
    PgnResult result = PgnResult.of(tree.result()).orElseThrow(() -> new QueryException("bad-result",
        "\"" + SafeExcerpt.of(tree.result()) + "\" is no result: there are 1-0, 0-1, 1/2-1/2 and *."));
    PgnLine line = line(start, tree.moves(), comments(tree.comment()));
    try {
      return new PgnGame(new LinkedHashMap<>(tree.tags()), start, line, result);
    } catch (IllegalArgumentException e) {
      throw new QueryException("bad-tag", Sentences.of(String.valueOf(e.getMessage())));
    }
  }

  private static List<String> comments(@Nullable String comment) {
    return comment == null ? List.of() : List.of(comment);
  }

  private PgnLine line(Position start, List<Node> nodes, List<String> comments) {
    List<PgnMove> moves = new ArrayList<>();
    Position position = start;
    for (Node node : nodes) {
      beforeStep.run();
      Position before = position;
      Move move = MoveLine.moveOrNullMove(before, node.text());
      moves.add(new PgnMove(move, Glyphs.numbers(node.glyph()), comments(node.comment()),
          node.variations().stream().map(other -> line(before, other, List.of())).toList()));
      position = position.play(move);
    }
    return new PgnLine(comments, moves);
  }
}
