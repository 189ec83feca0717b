package org.variorum.rules.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.NoSuchStartException;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.notation.PgnToken.Kind;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;

/** A reader of PGN. It keeps open variations on a stack of its own, so that nesting cannot overflow the call stack. */
final class PgnReader {

  private static final PgnToken NO_TOKEN = new PgnToken(Kind.END, "", "", 1, 1);

  private final PgnLexer lexer;
  private final GameFinder gameFinder;
  private final PgnBounds bounds;
  private final Runnable beforeMove;
  private PgnToken token = NO_TOKEN;
  private int lineCount;
  /** Whether the next token may be a tag of the current game. */
  private boolean inTags;

  PgnReader(String text, GameFinder gameFinder, PgnBounds bounds, Runnable beforeMove) {
    if (text.length() > PgnBounds.MAX_LENGTH) {
      throw new PgnException(1, 1,
          "the text is longer than " + PgnBounds.MAX_LENGTH + " characters: split it");
    }
    lexer = new PgnLexer(text);
    this.gameFinder = gameFinder;
    this.bounds = bounds;
    this.beforeMove = beforeMove;
  }

  /** The error for a text that exceeds the bounds. It ends the reading of the whole text, not only of one game. */
  private static final class BeyondBounds extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final PgnException error;

    BeyondBounds(PgnException error) {
      super(error);
      this.error = error;
    }
  }

  /** Reads all games; games that cannot be read are skipped and reported. */
  PgnFile read() {
    List<PgnGame> games = new ArrayList<>();
    List<PgnException> unread = new ArrayList<>();
    while (true) {
      try {
        inTags = true;
        token = lexer.next();
        if (token.kind() == Kind.END) {
          return new PgnFile(games, unread);
        }
        games.add(game());
      } catch (PgnException e) {
        unread.add(e.ofGame(games.size() + unread.size() + 1));
        lexer.skipGame(inTags);
      } catch (BeyondBounds e) {
        throw e.error;
      }
    }
  }

  private PgnGame game() {
    beforeMove.run();
    countLine();
    PgnToken first = token;
    List<String> comments = new ArrayList<>();
    Map<String, PgnToken> tags = new LinkedHashMap<>();
    while (token.kind() == Kind.TAG || token.kind() == Kind.COMMENT) {
      if (token.kind() == Kind.COMMENT) {
        comments.add(token.text());
      } else if (tags.putIfAbsent(token.text(), token) != null) {
        throw errorAt(token, "the tag " + token.text() + " occurs for the second time");
      }
      token = lexer.next();
    }
    inTags = false;
    Map<String, String> values = new LinkedHashMap<>();
    tags.forEach((name, tag) -> values.put(name, tag.value()));
    Position start = start(tags, values, first);
    Variation main = new Variation(first, start, 0);
    main.comments.addAll(comments);
    moves(main);
    PgnResult result = PgnResult.read(values.getOrDefault(PgnTags.RESULT, "")).orElse(PgnResult.UNDECIDED);
    if (token.kind() == Kind.RESULT) {
      result = PgnResult.of(token.text()).orElse(result);
    } else {
      lexer.pushBack();
    }
    return new PgnGame(values, start, main.line(), result);
  }

  private void countLine() {
    if (++lineCount > bounds.lines()) {
      throw new BeyondBounds(errorAt(token,
          "there are more than " + bounds.lines() + " games and variations: split the text"));
    }
  }

  private Position start(Map<String, PgnToken> tags, Map<String, String> values, PgnToken first) {
    PgnToken gameTag = tags.getOrDefault(DefinitionTag.NAME, tags.getOrDefault(PgnTags.VARIANT, first));
    Game game = gameFinder.find(values).orElseThrow(() -> errorAt(gameTag, gameTag.kind() == Kind.TAG
        ? "no game is known for [" + gameTag.text() + " \"" + gameTag.value() + "\"]"
        : "no tag names the game: expected a tag such as [Variant \"Name\"]"));
    PgnToken fen = PgnTags.isUsualStart(values.getOrDefault(PgnTags.FEN, "")) ? null : tags.get(PgnTags.FEN);
    PgnToken number = tags.get(PgnTags.START);
    if (fen == null && number != null && StartPositions.of(game).isPresent()) {
      return numberedStart(StartPositions.requireSeveral(game), number);
    }
    return fen == null ? game.start() : position(game, fen);
  }

  /** Returns the position of a FEN. If the game refuses the FEN, tries its variant with castling from any squares. */
  private Position position(Game game, PgnToken fen) {
    try {
      return game.position(fen.value());
    } catch (FenException | IllegalSetupException e) {
      Optional<Position> variantPosition =
          gameFinder.castlingFromAnySquares(game).flatMap(variant -> position(variant, fen.value()));
      return variantPosition.orElseThrow(() -> errorAt(fen, String.valueOf(e.getMessage())));
    }
  }

  private static Optional<Position> position(Game game, String fen) {
    try {
      return Optional.of(game.position(fen));
    } catch (FenException | IllegalSetupException _) {
      return Optional.empty();
    }
  }

  private static Position numberedStart(StartPositions starts, PgnToken number) {
    try {
      return starts.position(starts.number(number.value()));
    } catch (NoSuchStartException e) {
      throw errorAt(number, String.valueOf(e.getMessage()));
    }
  }

  private static PgnException errorAt(PgnToken at, String problem) {
    return new PgnException(at.line(), at.column(), problem);
  }

  /** Reads the moves of a game, with their variations and annotations. */
  private void moves(Variation main) {
    Deque<Variation> openVariations = new ArrayDeque<>();
    openVariations.push(main);
    while (true) {
      Variation current = openVariations.element();
      switch (token.kind()) {
        case MOVE -> {
          beforeMove.run();
          move(current);
        }
        case COMMENT -> current.comment(token.text());
        case GLYPH -> current.requireLast(token, "a glyph").glyphs.add(Integer.parseInt(token.text()));
        case OPEN -> openVariations.push(openVariation(current, openVariations.size()));
        case CLOSE -> close(openVariations);
        case RESULT, TAG, END -> {
          // A result within a variation is kept as a comment.
          if (openVariations.size() > 1 && token.kind() == Kind.RESULT) {
            current.comment(token.text());
            break;
          }
          if (openVariations.size() > 1) {
            throw errorAt(current.openingToken, "the variation that begins here has no closing ')'");
          }
          return;
        }
      }
      token = lexer.next();
    }
  }

  private void move(Variation current) {
    if (current.plies == bounds.moves()) {
      throw errorAt(token, "a line has at most " + bounds.moves() + " moves");
    }
    current.move(token);
  }

  private Variation openVariation(Variation current, int depth) {
    if (depth > PgnBounds.MAX_DEPTH) {
      throw errorAt(token, "variations are nested more than " + PgnBounds.MAX_DEPTH + " deep");
    }
    countLine();
    current.requireLast(token, "a variation");
    return new Variation(token, current.beforeLast, current.plies - 1);
  }

  private void close(Deque<Variation> openVariations) {
    if (openVariations.size() == 1) {
      throw errorAt(token, "')' closes nothing: no variation is open");
    }
    PgnLine line = openVariations.pop().line();
    openVariations.element().requireLast(token, "a variation").variations.add(line);
  }

  /** A move with annotations that are still being read. */
  private static final class Draft {
    final Move move;
    final List<Integer> glyphs = new ArrayList<>(0);
    final List<String> comments = new ArrayList<>(0);
    final List<PgnLine> variations = new ArrayList<>(0);

    Draft(Move move) {
      this.move = move;
    }

    PgnMove finish() {
      return new PgnMove(move, glyphs, comments, variations);
    }
  }

  /** A line that is still being read. Only its last move can get further annotations. */
  private static final class Variation {
    final PgnToken openingToken;
    final List<String> comments = new ArrayList<>(0);
    private final List<PgnMove> moves = new ArrayList<>();
    private @Nullable Draft lastMove;
    /** The position before the last move, from which its variations start. */
    Position beforeLast;
    private Position position;
    /** The number of moves from the start of the game to the current position. */
    int plies;

    Variation(PgnToken openingToken, Position position, int plies) {
      this.openingToken = openingToken;
      this.position = position;
      this.plies = plies;
      beforeLast = position;
    }

    void move(PgnToken token) {
      Move move = switch (San.readWithNullMove(position, token.text())) {
        case SanReading.Found found -> found.move();
        case SanReading.Refused refused -> SanReader.recordedPass(position, token.text())
            .orElseThrow(() -> errorAt(token, quoted(token) + refused.why().words()));
      };
      finishLastMove();
      lastMove = new Draft(move);
      beforeLast = position;
      position = position.play(move);
      plies++;
    }

    private static String quoted(PgnToken token) {
      int length = Math.min(token.text().length(), San.MAX_LENGTH);
      return "'" + token.text().substring(0, length) + "': ";
    }

    private void finishLastMove() {
      if (lastMove != null) {
        moves.add(lastMove.finish());
      }
      lastMove = null;
    }

    void comment(String comment) {
      (lastMove == null ? comments : lastMove.comments).add(comment);
    }

    Draft requireLast(PgnToken token, String annotation) {
      if (lastMove == null) {
        throw errorAt(token, annotation + " must follow a move, and there is no move yet");
      }
      return lastMove;
    }

    PgnLine line() {
      finishLastMove();
      return new PgnLine(comments, moves);
    }
  }
}
