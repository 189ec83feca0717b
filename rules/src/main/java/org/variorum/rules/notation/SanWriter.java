package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** A writer of the moves of one position. It makes moves on a mutable copy to find their marks. Not thread-safe. */
final class SanWriter {

  /** A letter and a destination. If several pieces share both, the texts of their moves must name their origins. */
  private record Rivalry(String letter, String destination) {}

  private static final int MAX_LISTED = 12;

  private final Position position;
  private final Geometry board;
  private final Alphabet alphabet;
  private final MutablePosition trial;
  /** The cache of {@link #origins(String)}, by letter. */
  private final Map<String, Map<Rivalry, List<Integer>>> origins = new HashMap<>();

  SanWriter(Position position) {
    this.position = position;
    board = position.game().board();
    alphabet = Alphabet.of(position.game().definition());
    trial = position.mutableWithoutHistory();
  }

  String write(Move move) {
    return unmarked(move) + mark(move);
  }

  /**
   * A legal move other than a pass, as an example of the notation. Its text is as short as possible, and has a piece's
   * letter if possible.
   */
  Optional<Move> exampleMove() {
    List<Move> moves = position.moves().stream().filter(move -> !move.isPass()).toList();
    int shortest = moves.stream().mapToInt(move -> move.text().length()).min().orElse(0);
    List<Move> shortMoves = moves.stream().filter(move -> move.text().length() == shortest).toList();
    return shortMoves.stream().filter(move -> Character.isUpperCase(write(move).charAt(0))).findFirst()
        .or(() -> shortMoves.stream().findFirst());
  }

  /** The texts of moves to choose from, separated by commas; at most 12 of them. */
  String list(List<Move> moves) {
    int shown = Math.min(moves.size(), MAX_LISTED);
    String texts = String.join(", ", moves.subList(0, shown).stream().map(this::write).toList());
    return shown < moves.size() ? texts + " …" : texts;
  }

  /** The text without the mark for check or victory. */
  String unmarked(Move move) {
    Legs legs = position.legs(move);
    return switch (legs.algebraic()) {
      case Algebraic.Named named ->
          named.name() + (named.writtenSquares().isEmpty() ? "" : "/" + named.writtenSquares());
      case Algebraic.Pass pass -> pass.name();
      case Algebraic.Drop drop -> Alphabet.letter(legs.arrivingPiece()) + "@" + drop.square();
      case Algebraic.BoardMove boardMove -> start(legs, boardMove) + boardMove.textBeforePromotion()
          + promotion(legs) + boardMove.textAfterPromotion();
    };
  }

  /** The mark for victory, {@code #}, or check, {@code +}; empty for neither. */
  private String mark(Move move) {
    if (move.isPass() && !position.game().mayPass()) {
      // A null move: it cannot be made like a legal move, and it never gives check.
      return "";
    }
    trial.make(move.code());
    boolean isWin =
        trial.outcomeOnBoard().flatMap(Outcome::winner).filter(position.turn()::equals).isPresent();
    String mark = isWin ? "#" : trial.inCheck() ? "+" : "";
    trial.unmake();
    return mark;
  }

  /** The piece's letter, and the part of its origin that distinguishes it from other pieces. */
  private String start(Legs legs, Algebraic.BoardMove boardMove) {
    String origin = origin(legs, boardMove);
    boolean omitsLetter = alphabet.isPawn(legs.piece()) && origin.length() < 2;
    return (omitsLetter ? "" : Alphabet.letter(legs.piece())) + origin;
  }

  /** The file, rank or square of the origin, as far as needed; as in chess, a pawn that captures has its file. */
  private String origin(Legs legs, Algebraic.BoardMove boardMove) {
    List<Integer> rivals = rivals(legs, boardMove);
    boolean isPawn = alphabet.isPawn(legs.piece());
    String name = board.name(legs.from());
    if (rivals.size() < 2) {
      return isPawn && (boardMove.captures() || boardMove.actsInPlace() || boardMove.drives())
          ? name.substring(0, 1) : "";
    }
    if (rivals.stream().filter(other -> board.file(other) == board.file(legs.from())).count() == 1) {
      return name.substring(0, 1);
    }
    if (!isPawn
        && rivals.stream().filter(other -> board.rank(other) == board.rank(legs.from())).count() == 1) {
      return name.substring(1);
    }
    return name;
  }

  /** The origins of the pieces with a letter, by destination. Analyses only the moves of these pieces. */
  private Map<Rivalry, List<Integer>> origins(String letter) {
    return origins.computeIfAbsent(letter, _ -> {
      Map<Rivalry, List<Integer>> originsByRivalry = new HashMap<>();
      for (Move move : position.moves()) {
        if (move instanceof Move.BoardMove boardMove && Alphabet.letter(boardMove.piece()).equals(letter)) {
          add(position.legs(move), originsByRivalry);
        }
      }
      return originsByRivalry;
    });
  }

  private void add(Legs legs, Map<Rivalry, List<Integer>> originsByRivalry) {
    if (legs.algebraic() instanceof Algebraic.BoardMove boardMove) {
      List<Integer> from =
          originsByRivalry.computeIfAbsent(rivalry(legs, boardMove), key -> new ArrayList<>());
      if (!from.contains(legs.from())) {
        from.add(legs.from());
      }
    }
  }

  /** Whether other pieces with the same letter can move to the same destination. */
  boolean hasRivals(Legs legs) {
    return legs.algebraic() instanceof Algebraic.BoardMove boardMove
        && rivals(legs, boardMove).size() > 1;
  }

  private List<Integer> rivals(Legs legs, Algebraic.BoardMove boardMove) {
    return origins(Alphabet.letter(legs.piece())).getOrDefault(rivalry(legs, boardMove), List.of());
  }

  private Rivalry rivalry(Legs legs, Algebraic.BoardMove boardMove) {
    String destination =
        boardMove.actsInPlace() ? boardMove.textBeforePromotion() : legs.writtenSquare(board);
    return new Rivalry(Alphabet.letter(legs.piece()), destination);
  }

  private static String promotion(Legs legs) {
    return legs.becomes().map(piece -> "=" + Alphabet.letter(piece))
        .or(() -> legs.entering().map(enters -> "/" + Alphabet.letter(enters.piece()))).orElse("");
  }
}
