package org.variorum.rules.make;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.FenFields;
import org.variorum.rules.fen.ForeignFenField;
import org.variorum.rules.fen.PlacementReader;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SlotKind;
import org.variorum.rules.position.SlotKind.Place;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.text.Excerpt;

/** Reader of FENs (COM-2). It checks only that letters, squares and entries exist, not where pieces may be. */
public record FenReader(GameTables tables) {

  /**
   * The maximum number of pieces in games with hands. One hand may get all; an undo record has one byte for a count.
   */
  private static final int MAX_PIECES = 256;
  private static final int MAX_NUMBER = 1_000_000;
  /** The number of numeric fields in a FEN with a limit of counted moves: limit, count and move number. */
  private static final int NUMBERS_WITH_LIMIT = 3;

  /**
   * Reads a FEN.
   *
   * @throws FenException if the text is malformed
   */
  public Setup read(String text) {
    List<FenField> fields = FenField.split(text);
    Map<Piece, Integer> hands = new HashMap<>();
    SortedMap<Integer, Integer> holes = new TreeMap<>();
    SortedMap<Integer, Piece> board =
        new PlacementReader(tables.definition).read(fields.get(0), hands, holes);
    int held = hands.values().stream().mapToInt(Integer::intValue).sum();
    if (tables.hands.exist() && board.size() + held > MAX_PIECES) {
      throw fields.get(0).error("more than " + MAX_PIECES + " pieces on the board and in hand", 0);
    }
    FenFields rest = new FenFields(fields);
    Side turn = readTurn(rest.next("w"));
    SortedMap<String, String> slots = new TreeMap<>();
    readHoles(fields.get(0), holes, slots);
    // Some programs leave out empty fields.
    rest.nextIf(FenReader::isOfLetters).ifPresent(field -> readSlots(field, Place.THIRD, board, slots));
    boolean hasLimit = rest.countNumbers() >= NUMBERS_WITH_LIMIT && readLimit(rest.next("0"), slots);
    rest.nextIf(FenReader::isOfLetters).ifPresent(field -> readSlots(field, Place.FOURTH, board, slots));
    for (SlotFormat format : formats(Place.COUNTS)) {
      rest.nextIf(field -> field.text().contains("+"))
          .ifPresent(field -> slots.put(format.kind().name(), format.read(field)));
    }
    int clock = hasLimit ? readCountedMoves(rest.next("0"), slots)
        : readNumber(rest.next("0"), "the halfmove clock");
    // Many programs that do not count moves write 0.
    int fullmove = Math.max(1, readNumber(rest.next("1"), "the move number"));
    rest.nextIf(field -> field.text().startsWith("+")).ifPresent(field -> {
      if (!readAt(ForeignFenField.AFTER_MOVE_NUMBER, field, slots)) {
        throw field.error("checks are not counted in this game", 0);
      }
    });
    // Any further field is the field of state entries.
    Optional<FenField> entries = rest.nextIf(_ -> true);
    entries.ifPresent(field -> readEntries(field, slots));
    rest.nextIf(_ -> true).ifPresent(field -> {
      throw field.error("a FEN ends after " + (entries.isPresent() ? "its state entries" : "the move number")
          + "; unexpected '" + Excerpt.of(field.text()) + "'", 0);
    });
    return new Setup(board, hands, turn, slots, clock, fullmove);
  }

  /** Whether a field is neither a number nor a pair of counts such as {@code 3+3}. */
  private static boolean isOfLetters(FenField field) {
    return !field.isNumber() && !field.text().contains("+");
  }

  /** Reads the limit of counted moves, which other programs write in the en passant field. Returns false if it is 0. */
  private boolean readLimit(FenField field, SortedMap<String, String> slots) {
    boolean isZero = field.text().equals("0");
    if (!readAt(ForeignFenField.EN_PASSANT, field, slots) && !isZero) {
      throw field.error(
          "moves are not counted to a limit in this game: the en passant field must be - or a square",
          0);
    }
    return !isZero;
  }

  /** Reads the counted moves, which other programs write instead of the halfmove clock. Returns 0 as the clock. */
  private int readCountedMoves(FenField field, SortedMap<String, String> slots) {
    if (!readAt(ForeignFenField.HALFMOVE_CLOCK, field, slots)) {
      throw field.error("the count of moves must be a number, not '" + Excerpt.of(field.text()) + "'", 0);
    }
    return 0;
  }

  /** Reads a value in a field of other programs. Returns false if no slot of this game has such a value. */
  private boolean readAt(ForeignFenField place, FenField field, SortedMap<String, String> slots) {
    boolean isRead = false;
    for (SlotFormat format : tables.slots) {
      Optional<String> text = format.readAt(place, field, slots);
      text.filter(value -> !value.isEmpty()).ifPresent(value -> slots.put(format.kind().name(), value));
      isRead |= text.isPresent();
    }
    return isRead;
  }

  private List<SlotFormat> formats(Place place) {
    return tables.slots.stream().filter(format -> format.kind().place() == place).toList();
  }

  /**
   * Reads the squares that are written as holes into the slot for them.
   *
   * @param holes the offset of each hole's text in the field, by square
   */
  private void readHoles(FenField field, SortedMap<Integer, Integer> holes, SortedMap<String, String> slots) {
    if (holes.isEmpty()) {
      return;
    }
    int first = holes.values().stream().mapToInt(Integer::intValue).min().orElse(0);
    SlotFormat format = formats(Place.BOARD).stream().findFirst().orElseThrow(() -> field.error(
        "there is no hole at " + holes.entrySet().stream().filter(hole -> hole.getValue() == first)
            .map(hole -> tables.geometry.name(hole.getKey())).findFirst().orElseThrow(),
        first));
    String separator = format.kind().control() instanceof SlotKind.Squares squares ? squares.separator() : "";
    String names =
        holes.keySet().stream().map(tables.geometry::name).collect(Collectors.joining(separator));
    slots.put(format.kind().name(), format.read(new FenField(names, field.column() + first)));
  }

  private void readSlots(FenField field, Place place, SortedMap<Integer, Piece> board,
      SortedMap<String, String> slots) {
    List<SlotFormat> formats = formats(place);
    if (formats.size() > 1 && !field.text().equals("-")) {
      readSharedField(field, formats, board, slots);
    } else if (!field.text().equals("-")) {
      formats.forEach(format -> slots.put(format.kind().name(), format.read(field, board)));
    }
  }

  /** Reads a field of several slots, each with its own letters. A letter belongs to the first slot that accepts it. */
  private static void readSharedField(FenField field, List<SlotFormat> formats,
      SortedMap<Integer, Piece> board,
      SortedMap<String, String> slots) {
    String text = field.text();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (formats.stream().noneMatch(format -> format.mayContain(letter))) {
        throw field.error("unexpected letter " + letter, i);
      }
    }
    String unread = text;
    for (SlotFormat format : formats) {
      String own = format.own(unread, board);
      unread = without(unread, own);
      if (!own.isEmpty()) {
        slots.put(format.kind().name(),
            format.read(new FenField(own, field.column() + text.indexOf(own.charAt(0))), board));
      }
    }
  }

  /** Returns {@code letters} without the letters in {@code taken}. */
  public static String without(String letters, String taken) {
    return letters.chars().filter(letter -> taken.indexOf(letter) < 0)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
  }

  /** Reads the field of state entries, which contains each entry at most once, in any order. */
  private void readEntries(FenField field, SortedMap<String, String> slots) {
    int index = 0;
    for (String entry : field.text().split(",", -1)) {
      FenField part = new FenField(entry, field.column() + index);
      SlotFormat format = formats(Place.ENTRY).stream().filter(each -> isEntryOf(each, entry))
          .filter(each -> !slots.containsKey(each.kind().name())).findFirst()
          .orElseThrow(() -> part.error("unknown or repeated state entry '" + Excerpt.of(entry)
              + "'; this game has " + entryExamples(), 0));
      // The value follows the name and a colon; a flag has neither.
      int start = Math.min(format.kind().name().length() + 1, entry.length());
      slots.put(format.kind().name(),
          format.read(new FenField(entry.substring(start), part.column() + start)));
      index += entry.length() + 1;
    }
  }

  private static boolean isEntryOf(SlotFormat format, String entry) {
    return format.kind().control() instanceof SlotKind.Flag ? entry.equals(format.kind().name())
        : entry.startsWith(format.kind().name() + ":");
  }

  private String entryExamples() {
    List<String> entryExamples = formats(Place.ENTRY).stream().map(SlotFormat::example).toList();
    return entryExamples.isEmpty() ? "none" : String.join(", ", entryExamples);
  }

  private static Side readTurn(FenField field) {
    return switch (field.text()) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw field.error("the side to move is w or b, not '" + Excerpt.of(field.text()) + "'", 0);
    };
  }

  private static int readNumber(FenField field, String subject) {
    if (!field.text().matches("[0-9]{1,7}")) {
      throw field.error(subject + " is a number, not '" + Excerpt.of(field.text()) + "'", 0);
    }
    int number = Integer.parseInt(field.text());
    if (number > MAX_NUMBER) {
      throw field.error(subject + " is 0 to " + MAX_NUMBER, 0);
    }
    return number;
  }
}
