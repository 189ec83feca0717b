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

  /** The maximum number of pieces in games with hands: one hand may get all, and an undo record counts in one byte. */
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
    List<FenField> fields = FenField.of(text);
    Map<Piece, Integer> hands = new HashMap<>();
    SortedMap<Integer, Integer> holes = new TreeMap<>();
    SortedMap<Integer, Piece> board =
        new PlacementReader(tables.definition).read(fields.get(0), hands, holes);
    int held = hands.values().stream().mapToInt(Integer::intValue).sum();
    if (tables.hands.exist() && board.size() + held > MAX_PIECES) {
      throw fields.get(0).wrong("more than " + MAX_PIECES + " pieces on the board and in hand", 0);
    }
    FenFields rest = new FenFields(fields);
    Side turn = readTurn(rest.next("w"));
    SortedMap<String, String> slots = new TreeMap<>();
    readHoles(fields.get(0), holes, slots);
    // Some programs leave out empty fields.
    rest.nextIf(FenReader::isOfLetters).ifPresent(field -> readSlots(field, Place.THIRD, board, slots));
    boolean hasLimit = rest.numbers() >= NUMBERS_WITH_LIMIT && readLimit(rest.next("0"), slots);
    rest.nextIf(FenReader::isOfLetters).ifPresent(field -> readSlots(field, Place.FOURTH, board, slots));
    for (SlotFormat form : forms(Place.COUNTS)) {
      rest.nextIf(field -> field.text().contains("+"))
          .ifPresent(field -> slots.put(form.kind().name(), form.read(field)));
    }
    int clock = hasLimit ? readCountedMoves(rest.next("0"), slots)
        : readNumber(rest.next("0"), "the halfmove clock");
    // Many programs that do not count moves write 0.
    int fullmove = Math.max(1, readNumber(rest.next("1"), "the move number"));
    rest.nextIf(field -> field.text().startsWith("+")).ifPresent(field -> {
      if (!readAt(ForeignFenField.END, field, slots)) {
        throw field.wrong("checks are not counted in this game", 0);
      }
    });
    Optional<FenField> entries = rest.nextIf(_ -> true);
    entries.ifPresent(field -> readEntries(field, slots));
    rest.nextIf(_ -> true).ifPresent(field -> {
      throw field.wrong("a FEN ends after " + (entries.isPresent() ? "its state entries" : "the move number")
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
      throw field.wrong(
          "moves are not counted to a limit in this game: the en passant field must be - or a square",
          0);
    }
    return !isZero;
  }

  /** Reads the counted moves, which other programs write instead of the halfmove clock. Returns 0 as the clock. */
  private int readCountedMoves(FenField field, SortedMap<String, String> slots) {
    if (!readAt(ForeignFenField.CLOCK, field, slots)) {
      throw field.wrong("the count of moves must be a number, not '" + Excerpt.of(field.text()) + "'", 0);
    }
    return 0;
  }

  /** Reads a value in a field of other programs. Returns false if no slot of this game has such a value. */
  private boolean readAt(ForeignFenField place, FenField field, SortedMap<String, String> slots) {
    boolean read = false;
    for (SlotFormat form : tables.memory) {
      Optional<String> text = form.readAt(place, field, slots);
      text.filter(value -> !value.isEmpty()).ifPresent(value -> slots.put(form.kind().name(), value));
      read |= text.isPresent();
    }
    return read;
  }

  private List<SlotFormat> forms(Place place) {
    return tables.memory.stream().filter(form -> form.kind().place() == place).toList();
  }

  /** Reads the squares that are written as holes into the slot for them. */
  private void readHoles(FenField field, SortedMap<Integer, Integer> holes, SortedMap<String, String> slots) {
    if (holes.isEmpty()) {
      return;
    }
    int first = holes.values().stream().mapToInt(Integer::intValue).min().orElse(0);
    SlotFormat form = forms(Place.BOARD).stream().findFirst().orElseThrow(() -> field.wrong(
        "there is no hole at " + holes.entrySet().stream().filter(hole -> hole.getValue() == first)
            .map(hole -> tables.geometry.name(hole.getKey())).findFirst().orElseThrow(),
        first));
    String separator = form.kind().control() instanceof SlotKind.Squares squares ? squares.separator() : "";
    String names =
        holes.keySet().stream().map(tables.geometry::name).collect(Collectors.joining(separator));
    slots.put(form.kind().name(), form.read(new FenField(names, field.column() + first)));
  }

  private void readSlots(FenField field, Place place, SortedMap<Integer, Piece> board,
      SortedMap<String, String> slots) {
    List<SlotFormat> forms = forms(place);
    if (forms.size() > 1 && !field.text().equals("-")) {
      readSharedField(field, forms, board, slots);
    } else if (!field.text().equals("-")) {
      forms.forEach(form -> slots.put(form.kind().name(), form.read(field, board)));
    }
  }

  /** Reads a field of several slots, each with its own letters. A letter belongs to the first slot that accepts it. */
  private static void readSharedField(FenField field, List<SlotFormat> forms, SortedMap<Integer, Piece> board,
      SortedMap<String, String> slots) {
    String text = field.text();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (forms.stream().noneMatch(form -> form.mayContain(letter))) {
        throw field.wrong("unexpected letter " + letter, i);
      }
    }
    String unread = text;
    for (SlotFormat form : forms) {
      String own = form.own(unread, board);
      unread = without(unread, own);
      if (!own.isEmpty()) {
        slots.put(form.kind().name(),
            form.read(new FenField(own, field.column() + text.indexOf(own.charAt(0))), board));
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
      SlotFormat form = forms(Place.ENTRY).stream().filter(each -> isEntryOf(each, entry))
          .filter(each -> !slots.containsKey(each.kind().name())).findFirst()
          .orElseThrow(() -> part.wrong("unknown or repeated state entry '" + Excerpt.of(entry)
              + "'; this game has " + known(), 0));
      int start = Math.min(form.kind().name().length() + 1, entry.length());
      slots.put(form.kind().name(), form.read(new FenField(entry.substring(start), part.column() + start)));
      index += entry.length() + 1;
    }
  }

  private static boolean isEntryOf(SlotFormat form, String entry) {
    return form.kind().control() instanceof SlotKind.Flag ? entry.equals(form.kind().name())
        : entry.startsWith(form.kind().name() + ":");
  }

  private String known() {
    List<String> known = forms(Place.ENTRY).stream().map(SlotFormat::example).toList();
    return known.isEmpty() ? "none" : String.join(", ", known);
  }

  private static Side readTurn(FenField field) {
    return switch (field.text()) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw field.wrong("the side to move is w or b, not '" + Excerpt.of(field.text()) + "'", 0);
    };
  }

  private static int readNumber(FenField field, String what) {
    if (!field.text().matches("[0-9]{1,7}")) {
      throw field.wrong(what + " is a number, not '" + Excerpt.of(field.text()) + "'", 0);
    }
    int number = Integer.parseInt(field.text());
    if (number > MAX_NUMBER) {
      throw field.wrong(what + " is 0 to " + MAX_NUMBER, 0);
    }
    return number;
  }
}
