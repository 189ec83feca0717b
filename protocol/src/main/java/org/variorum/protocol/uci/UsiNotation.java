package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.Rules;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.SlotTerm;

/**
 * USI notation: SFEN, and moves such as {@code 7g7f}, {@code P*5e}, {@code 8h2b+}. Files are numbered from the right;
 * ranks have letters from the top. The first mover is called black in USI and White here (COM-1).
 */
record UsiNotation(Game game) implements Notation {

  private static final Pattern MOVE =
      Pattern.compile("(" + Geometry.SQUARE_NAME + "|[A-Z]@)(" + Geometry.SQUARE_NAME + ")(\\+?)");
  private static final Pattern USI_MOVE =
      Pattern.compile("([0-9]{1,2}[a-z]|[A-Z]\\*)([0-9]{1,2}[a-z])(\\+?)");
  private static final Pattern HELD = Pattern.compile("([0-9]{0,2})([A-Za-z])");
  /** The maximum number of plies before a position; greater numbers are reduced to it. */
  private static final int MAX_PLIES = 100_000;

  /** The parts of a game that USI cannot express, as one text; empty if USI supports the game. */
  static Optional<String> refusal(Definition definition) {
    try {
      return refusal(definition, Rules.of(definition));
    } catch (UnplayableDefinitionException e) {
      return Optional.of(definition.title().name() + " cannot be played");
    }
  }

  private static Optional<String> refusal(Definition definition, Rules rules) {
    List<String> reasons = new ArrayList<>();
    Geometry board = definition.board();
    if (rules.heldLetters().isEmpty()) {
      reasons.add("it has no pieces in hand");
    }
    rules.notes().stream().filter(RuleNote::isAboutMoves)
        .forEach(rule -> reasons.add("USI has no form for " + rule.name()));
    if (!definition.pieces().stream().allMatch(UsiNotation::promotesInPlace)) {
      reasons.add("pieces promote to kinds other than their promoted forms");
    }
    if (board.size() < board.files() * board.ranks()) {
      reasons.add("the board has holes");
    }
    if (!(board.topology() instanceof Topology.Rectangle)) {
      reasons.add("the board's edges are joined");
    }
    rules.terms().stream().filter(SlotTerm.Countdown.class::isInstance)
        .forEach(term -> reasons.add(term.name() + " are counted"));
    if (definition.pieces().stream().anyMatch(UsiNotation::capturesInPassing)) {
      reasons.add("pieces capture in passing");
    }
    return reasons.isEmpty() ? Optional.empty()
        : Optional.of(definition.title().name() + " cannot be played in USI: " + String.join(", ", reasons));
  }

  private static boolean promotesInPlace(PieceKind piece) {
    return piece.letter().matches("\\+?[A-Z]") && piece.promotion()
        .filter(promotion -> !promotion.choices().equals(List.of("+" + piece.letter()))).isEmpty();
  }

  private static boolean capturesInPassing(PieceKind piece) {
    return piece.ways().stream().flatMap(way -> way.movement().paths().stream())
        .flatMap(path -> path.legs().stream())
        .anyMatch(leg -> leg.content() == Leg.Content.ENEMY);
  }

  @Override
  public Epd read(String text) {
    String[] fields = text.strip().split("\\s+");
    boolean isSecondToMove = fields.length > 1 && fields[1].equals("w");
    String side = fields.length < 2 || fields[1].equals("b") ? "w" : isSecondToMove ? "b" : fields[1];
    String hands = fields.length > 2 && !fields[2].equals("-") ? expandHand(fields[2]) : "";
    int ply = fields.length > 3 && fields[3].matches("[0-9]{1,5}") ? Integer.parseInt(fields[3]) : 1;
    return new Epd(game.position(fields[0] + "[" + hands + "] " + side + " - - 0 "
        + (Math.clamp(ply - 1, 0, MAX_PLIES) / 2 + 1)), Map.of());
  }

  /**
   * Expands numbers in a hand, for example {@code S2P} to {@code SPP}. The FEN reader refuses text that remains.
   */
  private static String expandHand(String text) {
    return HELD.matcher(text).replaceAll(match -> match.group(2)
        .repeat(match.group(1).isEmpty() ? 1 : Integer.parseInt(match.group(1))));
  }

  @Override
  public String text(Position position) {
    String placement = position.placement();
    String hands = hand(position, Side.WHITE) + hand(position, Side.BLACK);
    boolean isFirstToMove = position.turn() == Side.WHITE;
    return placement + (isFirstToMove ? " b " : " w ") + (hands.isEmpty() ? "-" : hands) + " "
        + (2 * position.fullmove() - (isFirstToMove ? 1 : 0));
  }

  private String hand(Position position, Side side) {
    StringBuilder held = new StringBuilder();
    game.rules().heldLetters().forEach(letter -> {
      Piece piece = new Piece(letter, side);
      int count = position.held(piece);
      held.append(count > 1 ? count : "").append(count > 0 ? piece.fen() : "");
    });
    return held.toString();
  }

  @Override
  public List<String> texts(Position from, List<Move> moves) {
    return moves.stream().map(move -> toUsi(move.text())).toList();
  }

  @Override
  public Optional<Move> find(Position at, String text) {
    return at.find(toPlain(text));
  }

  String toUsi(String move) {
    Matcher parts = MOVE.matcher(move);
    if (!parts.matches()) {
      return move;
    }
    String from =
        parts.group(1).endsWith("@") ? parts.group(1).replace('@', '*') : squareToUsi(parts.group(1));
    return from + squareToUsi(parts.group(2)) + parts.group(3);
  }

  private String squareToUsi(String square) {
    Geometry board = game.board();
    int number = board.square(square).orElseThrow();
    return board.files() - board.file(number) + "" + (char) ('a' + board.rank(number, Side.BLACK));
  }

  @Override
  public String toPlain(String text) {
    Matcher parts = USI_MOVE.matcher(text);
    if (!parts.matches()) {
      return text;
    }
    String from =
        parts.group(1).endsWith("*") ? parts.group(1).replace('*', '@') : squareFromUsi(parts.group(1));
    return from + squareFromUsi(parts.group(2)) + parts.group(3);
  }

  private String squareFromUsi(String square) {
    Geometry board = game.board();
    int end = square.length() - 1;
    int number = board.square(board.files() - Integer.parseInt(square.substring(0, end)),
        board.ranks() - 1 - (square.charAt(end) - 'a'));
    return number == Geometry.NONE ? "?" : board.name(number);
  }
}
