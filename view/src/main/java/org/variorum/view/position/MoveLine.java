package org.variorum.view.position;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.LineView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.game.Edition;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.QueryLimits;
import org.variorum.view.text.SafeExcerpt;
import org.variorum.view.text.Sentences;

/**
 * A sequence of moves, with the positions before and after them.
 *
 * <p>Long work calls {@code beforeStep} before each move. It may throw an exception to end the work.
 *
 * @param positions the start and the position after each move, so one more than the moves
 */
public record MoveLine(Edition edition, List<Position> positions, List<Move> moves) {

  public MoveLine {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /**
   * Plays moves from a position.
   *
   * @param fen the FEN of the start; the game's start position if missing
   * @param texts the moves as in COM-3 or in SAN
   * @throws QueryException {@code bad-fen}, {@code illegal-move} or {@code too-long}
   */
  public static MoveLine play(Edition edition, @Nullable String fen, List<String> texts,
      Runnable beforeStep) {
    return play(edition, fen, texts, MoveLine::move, beforeStep);
  }

  /** Plays moves of an analysis, which may contain null moves. */
  public static MoveLine playWithNullMoves(Edition edition, @Nullable String fen, List<String> texts,
      Runnable beforeStep) {
    return play(edition, fen, texts, MoveLine::moveOrNullMove, beforeStep);
  }

  private static MoveLine play(Edition edition, @Nullable String fen, List<String> texts,
      BiFunction<Position, String, Move> reader, Runnable beforeStep) {
    if (texts.size() > QueryLimits.MOVES) {
      throw new QueryException("too-long", "A line has at most " + QueryLimits.MOVES + " moves.");
    }
    List<Position> positions = new ArrayList<>(texts.size() + 1);
    List<Move> moves = new ArrayList<>(texts.size());
    positions.add(start(edition, fen));
    for (String text : texts) {
      beforeStep.run();
      Position position = positions.getLast();
      Move move = reader.apply(position, text);
      moves.add(move);
      positions.add(position.play(move));
    }
    return new MoveLine(edition, positions, moves);
  }

  /** The game's start position, or the position of a FEN or EPD. */
  private static Position start(Edition edition, @Nullable String fen) {
    try {
      return fen == null ? edition.game().start() : Epd.read(edition.game(), fen).position();
    } catch (FenException e) {
      throw new QueryException("bad-fen", Sentences.of(String.valueOf(e.getMessage())));
    } catch (IllegalSetupException e) {
      throw new QueryException("bad-fen", e.flaws().stream().map(Sentences::of).toList());
    }
  }

  /**
   * Reads a move.
   *
   * @param text the move as in COM-3 or in SAN
   * @throws QueryException {@code illegal-move}, with the move and the reason
   */
  public static Move move(Position position, String text) {
    return move(position, text, San::read);
  }

  /** Reads a move of an analysis, which may be a null move. */
  static Move moveOrNullMove(Position position, String text) {
    return move(position, text, San::readWithNullMove);
  }

  private static Move move(Position position, @Nullable String text,
      BiFunction<Position, String, SanReading> reader) {
    if (text == null) {
      throw new QueryException("illegal-move", "A move is missing in the list of moves.");
    }
    return switch (reader.apply(position, text)) {
      case SanReading.Found found -> found.move();
      case SanReading.Refused refused -> throw refused(position, text, refused.why());
    };
  }

  private static QueryException refused(Position position, String text, Refusal why) {
    String number = position.fullmove() + (position.turn() == Side.WHITE ? "." : "...");
    return new QueryException("illegal-move",
        "Move " + number + " " + SafeExcerpt.of(text) + ": " + why.words() + ".");
  }

  public Position start() {
    return positions.getFirst();
  }

  public Position end() {
    return positions.getLast();
  }

  /** The moves in SAN. */
  public List<String> sans(Runnable beforeStep) {
    List<String> sans = new ArrayList<>(moves.size());
    for (int ply = 0; ply < moves.size(); ply++) {
      beforeStep.run();
      sans.add(San.write(positions.get(ply), moves.get(ply)));
    }
    return sans;
  }

  /** The side to move after each move; empty if the sides of the game always alternate. */
  public List<Color> turns() {
    return start().game().alternates() ? List.of()
        : positions.stream().skip(1).map(position -> Views.color(position.turn())).toList();
  }

  /** This line as a page shows it, with the legal moves at its end. */
  public LineView view(Views views, Runnable beforeStep) {
    return view(views, 0, beforeStep);
  }

  /** This line, for a page that already has the first {@code knownPlies} moves. */
  LineView view(Views views, int knownPlies, Runnable beforeStep) {
    List<PlyView> plies = new ArrayList<>(moves.size() - knownPlies);
    for (int ply = knownPlies; ply < moves.size(); ply++) {
      beforeStep.run();
      Position before = positions.get(ply);
      Move move = moves.get(ply);
      plies.add(views.ply(before, move, San.write(before, move), positions.get(ply + 1), null));
    }
    return new LineView(edition.summary(), edition.options(), start().fen(), knownPlies, plies,
        views.withMoves(views.position(end(), moves.size()), end()).withWords(Spoken.position(end())));
  }
}
