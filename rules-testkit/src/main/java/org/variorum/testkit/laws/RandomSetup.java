package org.variorum.testkit.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.rules.rule.checks.Checks;
import org.variorum.rules.rule.counters.Counters;
import org.variorum.rules.rule.displacement.Displacement;
import org.variorum.rules.rule.exchange.Exchange;
import org.variorum.rules.rule.hands.Drop;
import org.variorum.rules.rule.hands.Hands;
import org.variorum.rules.rule.stack.Stacks;
import org.variorum.rules.rule.turn.Turn;

/**
 * Random arrangements: pieces on any squares, in any number, with random state entries. Games may never reach them.
 * Some arrangements are valid positions; the game must refuse the others.
 */
public final class RandomSetup {

  private static final int MAX_TRIES = 500;

  private final Definition definition;
  private final Geometry board;
  private final SplittableRandom random;

  private RandomSetup(Definition definition, SplittableRandom random) {
    this.definition = definition;
    board = definition.board();
    this.random = random;
  }

  /** A random arrangement that is a valid position; empty if none is found in {@link #MAX_TRIES} tries. */
  static Optional<Position> position(Game game, SplittableRandom random) {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      try {
        return Optional.of(game.position(fen(game.definition(), random)));
      } catch (IllegalSetupException _) {
        // The game refuses most arrangements.
      }
    }
    return Optional.empty();
  }

  /** A random well-formed FEN of the game. The game may refuse its position. */
  public static String fen(Definition definition, SplittableRandom random) {
    return new RandomSetup(definition, random).fen();
  }

  private String fen() {
    Map<Integer, String> pieces = new HashMap<>();
    addRoyals(pieces);
    List<PieceKind> otherKinds = definition.pieces().stream().filter(piece -> !piece.royal()).toList();
    int count = 1 + random.nextInt(Math.max(2, board.size() / 3));
    for (int i = 0; i < count && !otherKinds.isEmpty(); i++) {
      String letter = otherKinds.get(random.nextInt(otherKinds.size())).letter();
      pieces.putIfAbsent(random.nextInt(board.size()),
          random.nextBoolean() ? letter : letter.toLowerCase(Locale.ROOT));
    }
    StringBuilder fen = new StringBuilder(FenPlacement.write(board, pieces));
    definition.mechanism(Hands.class).ifPresent(hands -> fen.append(hand(hands, pieces)));
    Side turn = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    fen.append(turn == Side.WHITE ? " w" : " b").append(" - -");
    definition.goals().stream().filter(Checks.class::isInstance).findFirst()
        .map(Checks.class::cast)
        .ifPresent(checks -> fen.append(' ').append(1 + random.nextInt(checks.white()))
            .append('+').append(1 + random.nextInt(checks.black())));
    fen.append(' ').append(random.nextInt(100)).append(' ').append(1 + random.nextInt(99));
    List<String> stateEntries = stateEntries(pieces, turn);
    return stateEntries.isEmpty() ? fen.toString() : fen + " " + String.join(",", stateEntries);
  }

  private void addRoyals(Map<Integer, String> pieces) {
    if (definition.royalty().mode() != Royalty.Mode.NONE) {
      String letter =
          definition.pieces().stream().filter(PieceKind::royal).findFirst().orElseThrow().letter();
      int white = random.nextInt(board.size());
      int black = (white + 1 + random.nextInt(board.size() - 1)) % board.size();
      boolean inHand = definition.heldLetters().contains(letter);
      if (definition.royalty().has(Side.WHITE) && !(inHand && random.nextInt(3) == 0)) {
        pieces.put(white, letter);
      }
      if (definition.royalty().has(Side.BLACK) && !(inHand && random.nextInt(3) == 0)) {
        pieces.putIfAbsent(black, letter.toLowerCase(Locale.ROOT));
      }
      if (definition.royalty().hasSeveral()) {
        addMoreRoyals(pieces);
      }
    }
  }

  private void addMoreRoyals(Map<Integer, String> pieces) {
    List<PieceKind> royal = definition.pieces().stream().filter(PieceKind::royal).toList();
    for (int i = random.nextInt(4); i > 0; i--) {
      String letter = royal.get(random.nextInt(royal.size())).letter();
      boolean white = random.nextBoolean();
      if (definition.royalty().has(white ? Side.WHITE : Side.BLACK)) {
        pieces.putIfAbsent(random.nextInt(board.size()), white ? letter : letter.toLowerCase(Locale.ROOT));
      }
    }
  }

  private String hand(Hands hands, Map<Integer, String> pieces) {
    StringBuilder text = new StringBuilder("[");
    for (Drop drop : hands.drops()) {
      text.append(isHeld(drop.letter(), drop.letter(), pieces) ? drop.letter() : "");
    }
    for (Drop drop : hands.drops()) {
      String letter = drop.letter().toLowerCase(Locale.ROOT);
      text.append(isHeld(drop.letter(), letter, pieces) ? letter : "");
    }
    return text.append(']').toString();
  }

  /** Whether a hand has a piece; {@code letter} has the side's case. Royal pieces not on the board are in hand. */
  private boolean isHeld(String kind, String letter, Map<Integer, String> pieces) {
    boolean royal = definition.piece(kind).filter(PieceKind::royal).isPresent();
    return royal ? !pieces.containsValue(letter) : random.nextInt(3) == 0;
  }

  private String exchangeEntry(Exchange rule, List<Integer> squares) {
    int first = random.nextInt(squares.size() - 1);
    return rule.reply() == Exchange.Reply.NONE ? "swapped" : "swapped:" + board.name(squares.get(first)) + "+"
        + board.name(squares.get(first + 1 + random.nextInt(squares.size() - 1 - first)));
  }

  private List<String> stateEntries(Map<Integer, String> pieces, Side turn) {
    List<String> stateEntries = new ArrayList<>();
    definition.mechanism(AnswerBan.class).filter(rule -> random.nextInt(3) == 0)
        .ifPresent(
            rule -> stateEntries
                .add("ban:" + rule.pieces().stream().sorted().skip(random.nextInt(rule.pieces().size()))
                    .findFirst().orElseThrow()));
    definition.mechanism(Exchange.class)
        .filter(rule -> rule.reply() != Exchange.Reply.ANY && stateEntries.isEmpty()
            && pieces.size() > 1 && random.nextInt(4) == 0)
        .ifPresent(rule -> stateEntries.add(exchangeEntry(rule, List.copyOf(pieces.keySet()))));
    definition.mechanism(Displacement.class).filter(Displacement::freezes)
        .ifPresent(rule -> {
          List<String> squares = pieces.entrySet().stream()
              .filter(piece -> rule.pieces().contains(piece.getValue().toUpperCase(Locale.ROOT))
                  && random.nextInt(3) == 0)
              .map(piece -> board.name(piece.getKey())).toList();
          if (!squares.isEmpty()) {
            stateEntries.add("frozen:" + String.join("+", squares));
          }
        });
    definition.mechanism(Counters.class).filter(_ -> random.nextInt(2) == 0).ifPresent(
        rule -> rule.counters().forEach(counter -> stateEntries.add(counter.name() + ":"
            + random.nextInt(counter.most() + 1) + "+" + random.nextInt(counter.most() + 1))));
    definition.mechanism(Turn.class)
        .map(rule -> rule.of(turn).size()).filter(parts -> parts > 1 && random.nextInt(2) == 0)
        .ifPresent(parts -> stateEntries.add("part:" + (2 + random.nextInt(parts - 1))));
    definition.mechanism(Stacks.class).filter(_ -> random.nextInt(4) > 0)
        .ifPresent(_ -> stacksEntry(pieces).ifPresent(stateEntries::add));
    return stateEntries;
  }

  /**
   * A state entry with pieces beneath other pieces; empty if no square is chosen. A few entries are invalid: a royal
   * piece, too many pieces, or pieces beneath an empty square.
   */
  private Optional<String> stacksEntry(Map<Integer, String> pieces) {
    List<Integer> squares = IntStream.range(0, board.size())
        .filter(square -> random.nextInt(4) == 0 && (pieces.containsKey(square) || random.nextInt(400) == 0))
        .boxed().toList();
    return squares.isEmpty() ? Optional.empty()
        : Optional.of("stacks:" + squares.stream().map(square -> board.name(square) + "=" + randomStack())
            .collect(Collectors.joining("/")));
  }

  private String randomStack() {
    List<PieceKind> kinds = definition.pieces();
    List<PieceKind> usualKinds =
        kinds.stream().filter(piece -> !piece.royal() || random.nextInt(200) == 0).toList();
    List<PieceKind> choices = usualKinds.isEmpty() ? kinds : usualKinds;
    return IntStream.rangeClosed(0, random.nextInt(random.nextInt(8) == 0 ? 14 : 4))
        .mapToObj(_ -> choices.get(random.nextInt(choices.size())).letter())
        .map(letter -> random.nextBoolean() ? letter : letter.toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }
}
