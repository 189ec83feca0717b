package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Mechanism.Castling;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Manner;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** Writes the moves of one position. */
final class SanWriter {

  /** Pieces that are written alike and go to the same place: their texts need their origins. */
  private record Rivalry(String letter, String place) {}

  /** How PGN writes a null move. */
  static final String PASS = "--";

  private static final int SHOWN = 12;

  private final Position position;
  private final Geometry board;
  private final Alphabet alphabet;
  private final MutablePosition trial;
  private @Nullable Map<Rivalry, List<Integer>> origins;

  SanWriter(Position position) {
    this.position = position;
    board = position.game().board();
    alphabet = Alphabet.of(position.game().definition());
    trial = position.mutableWithoutPast();
  }

  String write(Move move) {
    return unmarked(move) + mark(move);
  }

  /** A legal move to show how moves are written: one of the shortest, if possible one whose text names its piece; no pass. */
  Optional<Move> plainest() {
    List<Move> moves = position.moves().stream().filter(move -> !move.isPass()).toList();
    int shortest = moves.stream().mapToInt(move -> move.text().length()).min().orElse(0);
    List<Move> plain = moves.stream().filter(move -> move.text().length() == shortest).toList();
    return plain.stream().filter(move -> Character.isUpperCase(write(move).charAt(0))).findFirst()
        .or(() -> plain.stream().findFirst());
  }

  /** Moves to choose from, cut off where they are many. */
  String list(List<Move> moves) {
    int shown = Math.min(moves.size(), SHOWN);
    String texts = String.join(", ", moves.subList(0, shown).stream().map(this::write).toList());
    return shown < moves.size() ? texts + " …" : texts;
  }

  /** The text without the sign for check or victory. */
  String unmarked(Move move) {
    Legs legs = position.legs(move);
    return switch (legs.manner()) {
      case CASTLING -> castling(legs);
      case DROP -> Alphabet.letter(legs.piece()) + "@" + board.name(legs.to());
      case PASS -> PASS;
      default -> start(legs) + way(legs) + promotion(legs) + secondLeg(legs);
    };
  }

  private String mark(Move move) {
    trial.make(move.code());
    boolean wins =
        trial.endedOnBoard().flatMap(Outcome::winner).filter(position.turn()::equals).isPresent();
    String mark = wins ? "#" : trial.inCheck() ? "+" : "";
    trial.unmake();
    return mark;
  }

  private String castling(Legs legs) {
    Touched rook = legs.touched().getFirst();
    String side = board.file(rook.from()) > board.file(legs.from()) ? "O-O" : "O-O-O";
    Castling.Style style = position.game().definition().mechanism(Castling.class).map(Castling::style)
        .orElse(Castling.Style.ORTHODOX);
    return switch (style) {
      case ORTHODOX -> side;
      case FREE -> side + "/" + board.name(legs.to());
      case ITALIAN -> side + "/" + board.name(legs.to()) + board.name(rook.to());
    };
  }

  /** The piece's letter and as much of its origin as is needed. */
  private String start(Legs legs) {
    String origin = origin(legs);
    boolean bare = alphabet.isPawn(legs.piece()) && origin.length() < 2;
    return (bare ? "" : Alphabet.letter(legs.piece())) + origin;
  }

  private String origin(Legs legs) {
    List<Integer> rivals = origins().getOrDefault(rivalry(legs), List.of());
    boolean pawn = alphabet.isPawn(legs.piece());
    String name = board.name(legs.from());
    if (rivals.size() < 2) {
      return pawn && (legs.captures() || actsInPlace(legs)) ? name.substring(0, 1) : "";
    }
    if (rivals.stream().filter(other -> board.file(other) == board.file(legs.from())).count() == 1) {
      return name.substring(0, 1);
    }
    if (!pawn && rivals.stream().filter(other -> board.rank(other) == board.rank(legs.from())).count() == 1) {
      return name.substring(1);
    }
    return name;
  }

  private Map<Rivalry, List<Integer>> origins() {
    if (origins == null) {
      origins = new HashMap<>();
      for (Move move : position.moves()) {
        Legs legs = position.legs(move);
        if (legs.isPass()) {
          continue;
        }
        List<Integer> from = origins.computeIfAbsent(rivalry(legs), key -> new ArrayList<>());
        if (!legs.isDrop() && legs.manner() != Manner.CASTLING && !from.contains(legs.from())) {
          from.add(legs.from());
        }
      }
    }
    return origins;
  }

  /** Whether other pieces of its letter could go where it goes. */
  boolean hasRivals(Legs legs) {
    return !legs.isPass() && origins().getOrDefault(rivalry(legs), List.of()).size() > 1;
  }

  private Rivalry rivalry(Legs legs) {
    String place = actsInPlace(legs) ? "*" + board.name(target(legs).from()) : board.name(legs.to());
    return new Rivalry(Alphabet.letter(legs.piece()), place);
  }

  /** Whether the mover stays or goes to the target's square, so that one square says both. */
  private static boolean actsInPlace(Legs legs) {
    return legs.manner() == Manner.ACTION && (legs.to() == legs.from() || legs.to() == target(legs).from());
  }

  private static Touched target(Legs legs) {
    return legs.touched().getFirst();
  }

  private String way(Legs legs) {
    String to = board.name(legs.to());
    return switch (legs.manner()) {
      case PLAIN, CASTLING, DROP -> to;
      case CAPTURE, DISPLACEMENT, EN_PASSANT -> "x" + to;
      case IN_PASSING -> "x" + board.name(target(legs).from()) + (legs.touched().size() > 1 ? "x" : "-") + to;
      case EXCHANGE -> "<>" + to;
      case PASS -> "";
      case ACTION -> actsInPlace(legs) ? "*" + board.name(target(legs).from()) : to;
    };
  }

  private static String promotion(Legs legs) {
    return legs.becomes().map(piece -> "=" + Alphabet.letter(piece)).orElse("");
  }

  private String secondLeg(Legs legs) {
    return switch (legs.manner()) {
      case DISPLACEMENT -> ">" + board.name(target(legs).to());
      case ACTION -> (actsInPlace(legs) ? "" : "*" + board.name(target(legs).from()))
          + (target(legs).goes() ? ">" + board.name(target(legs).to()) : "");
      default -> "";
    };
  }
}
