package org.variorum.lab.external;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Legs;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;

/** How programs write moves. */
enum Spelling {

  /** As COM-3 does. */
  UCI {
    @Override
    String of(Geometry board, String text) {
      return text;
    }
  },

  /** Files are counted from the right, ranks are letters from the top, and what is dropped is followed by a star. */
  USI {
    @Override
    String of(Geometry board, String text) {
      return SQUARE.matcher(text)
          .replaceAll(square -> (board.files() - (square.group(1).charAt(0) - 'a'))
              + String.valueOf((char) ('a' + board.ranks() - Integer.parseInt(square.group(2)))))
          .replace('@', '*');
    }
  },

  /** Where there are more than nine ranks, they are counted from 0. */
  XBOARD {
    @Override
    String of(Geometry board, String text) {
      return board.ranks() < 10 ? text
          : SQUARE.matcher(text)
              .replaceAll(square -> square.group(1) + (Integer.parseInt(square.group(2)) - 1));
    }
  };

  private static final Pattern SQUARE = Pattern.compile("([a-p])([0-9]{1,2})");
  private static final int LONGEST = 40;

  /** A move as the program writes it, from its text by COM-3. */
  abstract String of(Geometry board, String text);

  /** The legal move that a program means: as this spelling has it, as other programs write castling, or as people do. */
  Optional<Move> read(Position position, String said) {
    if (said.length() > LONGEST) {
      return Optional.empty();
    }
    // XBoard marks a promotion that is declined.
    String text = said.endsWith("=") ? said.substring(0, said.length() - 1) : said;
    Geometry board = position.game().board();
    return only(position, move -> of(board, move.text()).equalsIgnoreCase(text))
        .or(() -> only(position, move -> castlings(position, move).contains(text)))
        .or(() -> San.find(position, said));
  }

  private static Optional<Move> only(Position position, Predicate<Move> meant) {
    List<Move> found = position.moves().stream().filter(meant).toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /** The king goes two squares towards the rook, or takes it. */
  private List<String> castlings(Position position, Move move) {
    Legs legs = position.legs(move);
    if (legs.manner() != Legs.Manner.CASTLING) {
      return List.of();
    }
    Geometry board = position.game().board();
    int rook = legs.touched().getFirst().from();
    int towards = Integer.signum(board.file(rook) - board.file(legs.from()));
    int aside = board.square(board.file(legs.from()) + 2 * towards, board.rank(legs.from()));
    return Stream.of(aside, rook).filter(square -> square != Geometry.NONE)
        .map(square -> of(board, board.name(legs.from()) + board.name(square))).toList();
  }
}
