package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.NaiveMemory.Place;

/** Reader of FENs (COM-2), field by field. */
public final class NaiveFenReader {
  private static final Pattern IN_HAND = Pattern.compile("[^\\[]*\\[((?:\\+?[A-Za-z])*)-?\\]");
  private static final Pattern LETTER = Pattern.compile("\\+?[A-Za-z]");

  private final NaiveRules rules;
  private final List<NaiveMemory> memories;
  private final NaivePlacement placement;
  private final String fen;
  private final List<String> fields;

  private NaiveFenReader(NaiveRules rules, List<NaiveMemory> memories, String fen) {
    this.rules = rules;
    this.memories = memories;
    this.fen = fen;
    placement = new NaivePlacement(rules.definition());
    fields = new ArrayList<>(Arrays.asList(fen.split(" ", -1)));
  }

  public static NaivePosition read(NaiveRules rules, List<NaiveMemory> memories, String fen) {
    return new NaiveFenReader(rules, memories, fen).read();
  }

  private NaivePosition read() {
    int fieldCount = 6 + memoriesAt(Place.OWN_FIELD).size();
    if (fields.size() < fieldCount || fields.size() > fieldCount + 1) {
      throw malformed("a FEN of this game has " + fieldCount + " fields, and one more for state entries");
    }
    Optional<String> state = fields.size() > fieldCount ? Optional.of(fields.removeLast()) : Optional.empty();
    int fullmove = Math.max(1, readNumber(fields.removeLast()));
    int halfmove = readNumber(fields.removeLast());
    Board board = placement.read(fen);
    if (!board.walls().isEmpty() && memoriesAt(Place.BOARD).isEmpty()) {
      throw malformed("this game has no walls");
    }
    NaiveHands hands = readHands(fields.removeFirst());
    Side turn = readTurn(fields.removeFirst());
    NaivePosition position = new NaivePosition(board, hands, turn, 1, halfmove, fullmove, Map.of());
    for (NaiveMemory memory : memories) {
      position = memory.prepare(position);
    }
    position = readField(position, Place.CASTLING);
    position = readField(position, Place.EN_PASSANT);
    for (NaiveMemory memory : memoriesAt(Place.OWN_FIELD)) {
      position = read(memory, position, fields.removeFirst());
    }
    return state.isPresent() ? readState(position, state.get()) : position;
  }

  private List<NaiveMemory> memoriesAt(Place place) {
    return memories.stream().filter(memory -> memory.place() == place).toList();
  }

  private NaivePosition readField(NaivePosition position, Place place) {
    String field = fields.removeFirst();
    if (field.equals("-")) {
      return position;
    }
    if (memoriesAt(place).size() > 1) {
      return readShared(position, memoriesAt(place), field);
    }
    NaiveMemory memory = memoriesAt(place).stream().findFirst()
        .orElseThrow(() -> malformed("this game cannot have the field " + field));
    return read(memory, position, field);
  }

  /** Reads a field that several mechanisms share. Each mechanism reads its own letters. */
  private NaivePosition readShared(NaivePosition before, List<NaiveMemory> sharers, String field) {
    NaivePosition position = before;
    for (NaiveMemory memory : sharers) {
      String ownLetters = field.chars().filter(letter -> memory.mayContain((char) letter))
          .mapToObj(Character::toString).collect(Collectors.joining());
      position = ownLetters.isEmpty() ? position : read(memory, position, ownLetters);
    }
    if (!field.chars()
        .allMatch(letter -> sharers.stream().anyMatch(memory -> memory.mayContain((char) letter)))) {
      throw malformed("this game cannot have the field " + field);
    }
    return position;
  }

  /** Reads the state field, for example {@code ban:R,swapped,frozen:c4+d3}, in any order, each entry once. */
  private NaivePosition readState(NaivePosition before, String field) {
    NaivePosition position = before;
    Set<String> words = new HashSet<>();
    for (String entry : field.split(",", -1)) {
      NaiveMemory memory =
          memoriesAt(Place.STATE).stream().filter(each -> each.stateWord().equals(stateWord(entry)))
              .findFirst()
              .orElseThrow(() -> malformed("unknown state entry " + entry));
      if (!words.add(memory.stateWord())) {
        throw malformed("two state entries begin with " + memory.stateWord());
      }
      position = read(memory, position, entry.substring(memory.stateWord().length()));
    }
    return position;
  }

  /** The {@link NaiveMemory#stateWord} of an entry: {@code ban:} for {@code ban:R}; the entry if it has no colon. */
  private static String stateWord(String entry) {
    return entry.contains(":") ? entry.substring(0, entry.indexOf(':') + 1) : entry;
  }

  private NaivePosition read(NaiveMemory memory, NaivePosition position, String text) {
    return memory.read(position, text)
        .orElseThrow(() -> malformed("invalid in this game: " + memory.stateWord() + text));
  }

  private NaiveHands readHands(String field) {
    Matcher matcher = IN_HAND.matcher(field);
    if (!field.contains("[")) {
      return NaiveHands.EMPTY;
    }
    if (rules.definition().heldLetters().isEmpty() || !matcher.matches()) {
      throw malformed("the pieces in hand cannot be read");
    }
    NaiveHands hands = NaiveHands.EMPTY;
    for (String token : LETTER.matcher(matcher.group(1)).results().map(result -> result.group()).toList()) {
      NaivePiece piece = placement.piece(fen, token);
      if (!rules.definition().heldLetters().contains(piece.letter())) {
        throw malformed(token + " is never held in hand");
      }
      hands = hands.with(piece.side(), piece.letter());
    }
    return hands;
  }

  private Side readTurn(String field) {
    return switch (field) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw malformed("the side to move must be w or b");
    };
  }

  private int readNumber(String field) {
    if (!field.matches("[0-9]{1,6}")) {
      throw malformed("not a number: " + field);
    }
    return Integer.parseInt(field);
  }

  private MalformedFenException malformed(String reason) {
    return new MalformedFenException(fen, reason);
  }
}
