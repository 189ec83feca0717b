package org.variorum.rules.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Transition;
import org.variorum.rules.text.English;

/** Moves and positions in words, to be read aloud: {@code rook captures standard-bearer on b5, which goes to c6}. */
public final class Spoken {

  private final Position position;
  private final Geometry board;
  private final Transition change;
  private final Legs legs;
  private final boolean needsOrigin;

  private Spoken(Position position, Move move, SanWriter writer) {
    this.position = position;
    board = position.game().board();
    change = position.transition(move);
    legs = change.legs();
    needsOrigin = writer.hasRivals(legs);
  }

  /** A legal move in words, without a capital letter or full stop. */
  public static String describe(Position position, Move move) {
    return describe(position, move, new SanWriter(position));
  }

  /** All legal moves in words, in the order of {@link Position#moves}. */
  public static Map<Move, String> describeAll(Position position) {
    SanWriter writer = new SanWriter(position);
    Map<Move, String> words = new LinkedHashMap<>();
    position.moves().forEach(move -> words.put(move, describe(position, move, writer)));
    return words;
  }

  private static String describe(Position position, Move move, SanWriter writer) {
    Spoken spoken = new Spoken(position, move, writer);
    return spoken.kind() + spoken.blast() + spoken.end();
  }

  /**
   * A position in words: {@code White: king e1, rooks a1 h1; Black: king e8; White to move; check}. The pieces of a side come
   * in the order of the definition, pieces in hand after them, then what may not move, then whose turn it is or who has won.
   */
  public static String position(Position position) {
    return new SpokenPosition(position).words();
  }

  private String name(Piece piece) {
    return position.game().definition().piece(piece.letter()).map(PieceKind::name).orElse(piece.letter());
  }

  /** The other piece: {@code pawn on e5}, {@code its own pawn on e5}. */
  private String other(Touched touched) {
    boolean own = touched.before().side() == position.turn();
    return (own ? "its own " : "") + name(touched.before()) + " on " + board.name(touched.from());
  }

  private Touched first() {
    return legs.touched().getFirst();
  }

  private String mover() {
    return name(legs.piece()) + (needsOrigin ? " from " + board.name(legs.from()) : "");
  }

  private String to() {
    return board.name(legs.to());
  }

  private String becomes(String word) {
    return legs.becomes().map(piece -> word + "becomes " + English.one(name(piece))).orElse("");
  }

  private String kind() {
    return switch (legs.manner()) {
      case PLAIN -> mover() + " goes to " + to() + becomes(" and ");
      case CAPTURE -> mover() + " captures " + other(first()) + becomes(" and ");
      case DISPLACEMENT ->
          mover() + " captures " + other(first()) + ", which goes to " + board.name(first().to())
              + becomes(", and ");
      case CASTLING ->
          name(legs.piece()) + " castles to " + to() + ", " + name(first().before()) + " goes to "
              + board.name(first().to());
      case EXCHANGE -> mover() + " exchanges squares with " + other(first());
      case EN_PASSANT ->
          mover() + " captures " + other(first()) + " in passing and goes to " + to() + becomes(", ");
      case IN_PASSING -> inPassing();
      case DROP -> name(legs.piece()) + " is put on " + to();
      case ACTION -> action();
      case PASS -> position.turn().word() + " passes";
    };
  }

  private String inPassing() {
    String end =
        legs.touched().size() > 1 ? " and captures " + other(legs.touched().get(1)) : " and goes to " + to();
    return mover() + " captures " + other(first()) + " in passing" + end + becomes(", ");
  }

  private String action() {
    Touched target = first();
    String acts = verb(target) + " " + other(target);
    String driven = target.goes() ? ", which goes to " + board.name(target.to()) : "";
    if (legs.to() == legs.from()) {
      return mover() + " stays and " + acts + driven;
    }
    if (legs.to() == target.from()) {
      return mover() + " " + acts + driven + ", and takes its place" + becomes(" and ");
    }
    return mover() + " goes to " + to() + becomes(", ") + " and " + acts + driven;
  }

  private String verb(Touched target) {
    Piece after = target.after().orElse(target.before());
    if (after.side() != target.before().side()) {
      return "recruits";
    }
    if (after.equals(target.before())) {
      return "moves";
    }
    boolean demoted = position.game().definition().piece(target.before().letter()).flatMap(PieceKind::basic)
        .filter(after.letter()::equals).isPresent();
    return demoted ? "demotes" : "promotes";
  }

  /** What went besides the pieces that were captured. */
  private String blast() {
    List<Integer> captured = legs.touched().stream().filter(Touched::removed).map(Touched::from).toList();
    String gone = change.removed().stream().skip(captured.size())
        .map(removal -> name(removal.piece()) + " on " + board.name(removal.square()))
        .collect(Collectors.joining(", "));
    return gone.isEmpty() ? "" : "; the blast removes " + gone;
  }

  private String end() {
    Optional<Outcome> outcome = change.outcome();
    if (outcome.isEmpty()) {
      return change.check() ? ", check" : "";
    }
    return outcome.get().reason() == Outcome.Reason.MATE ? ", mate"
        : outcome.get().winner().map(winner -> winner == position.turn() ? ", and wins" : ", and loses")
            .orElse(", a draw");
  }
}
