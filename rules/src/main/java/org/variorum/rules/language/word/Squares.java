package org.variorum.rules.language.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Topology;
import org.variorum.rules.text.Nearest;

/**
 * Squares named in a text from White's side: {@code rank 9}, {@code ranks 7-9}, {@code files d-f}, {@code d1-f3},
 * {@code e4 d4}, {@code anywhere}, {@code nowhere}; several one after the other. Behind a slash stands what Black has instead.
 *
 * @param white what is named, each with its offset in the text
 * @param black the same behind the slash; empty if there is none
 */
public record Squares(List<Area> white, Optional<List<Area>> black) {

  public static final String EXPECTED =
      "\"rank 9\", \"ranks 7-9\", \"files d-f\", \"d1-f3\", \"e4 d4\", \"anywhere\"";

  private static final int LAST_FILE = Topology.MAX_FILES - 1;
  private static final int LAST_RANK = Topology.MAX_RANKS - 1;
  private static final String FILE = Geometry.FILE_NAME;
  private static final Pattern RANKS = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");
  private static final Pattern FILES = Pattern.compile("(" + FILE + ")(?:-(" + FILE + "))?");
  private static final Pattern BOX =
      Pattern.compile("(" + FILE + ")(\\d{1,2})(?:-(" + FILE + ")(\\d{1,2}))?");
  static final List<String> WORDS = List.of("rank", "ranks", "file", "files", "anywhere", "nowhere");

  /** What the numbers or letters after a word count. */
  private enum Counting {
    SQUARES, RANKS, FILES
  }

  /**
   * A part of what is named.
   *
   * @param box the squares; where only ranks or only files are named, all of the others
   * @param text how it is written
   * @param offset where it stands
   * @param ofRanks whether it names ranks
   * @param ofFiles whether it names files
   */
  public record Area(Box box, String text, int offset, boolean ofRanks, boolean ofFiles) {

    /** What is wrong with it on that board. */
    public Optional<String> flaw(Geometry board) {
      if (ofFiles && box.lastFile() >= board.files() || ofRanks && box.lastRank() >= board.ranks()) {
        return Optional.of("\"" + text + "\" is outside the board of " + board.files() + "x" + board.ranks());
      }
      boolean hole = box.firstFile() == box.lastFile() && box.firstRank() == box.lastRank()
          && board.square(box.firstFile(), box.firstRank()) == Geometry.NONE;
      return hole ? Optional.of("\"" + text + "\" does not exist on this board") : Optional.empty();
    }
  }

  static Squares read(String text) throws Malformed {
    int slash = text.indexOf(SidedLetters.SLASH);
    if (slash < 0) {
      return new Squares(areas(text), Optional.empty());
    }
    String blanks = " ".repeat(slash + 1);
    return new Squares(areas(text.substring(0, slash)),
        Optional.of(areas(blanks + text.substring(slash + 1))));
  }

  /** All that is named, for either side. */
  public List<Area> areas() {
    return Stream.concat(white.stream(), black.stream().flatMap(List::stream)).toList();
  }

  private static List<Area> areas(String text) throws Malformed {
    List<Area> areas = new ArrayList<>();
    Counting counting = Counting.SQUARES;
    boolean open = true;
    for (Letters.Named token : Letters.tokens(text)) {
      String word = token.letter();
      open = word.startsWith("rank") || word.startsWith("file");
      switch (word) {
        case "rank", "ranks" -> counting = Counting.RANKS;
        case "file", "files" -> counting = Counting.FILES;
        case "anywhere" ->
            areas.add(new Area(new Box(0, LAST_FILE, 0, LAST_RANK), word, token.offset(), false, false));
        case "nowhere" -> {}
        default -> areas.add(area(word, token.offset(), counting));
      }
    }
    if (open) {
      throw new Malformed(0, "no square here", EXPECTED);
    }
    return List.copyOf(areas);
  }

  private static Area area(String word, int offset, Counting counting) throws Malformed {
    if (counting != Counting.FILES) {
      Matcher ranks = RANKS.matcher(word);
      if (counting == Counting.RANKS && ranks.matches()) {
        int first = rank(ranks.group(1));
        return area(0, LAST_FILE, first, ranks.group(2) == null ? first : rank(ranks.group(2)), word, offset,
            counting);
      }
    } else {
      Matcher files = FILES.matcher(word);
      if (files.matches()) {
        int first = file(files.group(1));
        return area(first, files.group(2) == null ? first : file(files.group(2)), 0, LAST_RANK, word, offset,
            counting);
      }
    }
    Matcher box = BOX.matcher(word);
    if (!box.matches()) {
      throw new Malformed(offset, "\"" + Malformed.shown(word) + "\" names no squares", Optional.of(EXPECTED),
          Nearest.to(word, WORDS).or(() -> inLowerCase(word)));
    }
    boolean one = box.group(3) == null;
    return area(file(box.group(1)), file(box.group(one ? 1 : 3)), rank(box.group(2)),
        rank(box.group(one ? 2 : 4)),
        word, offset, Counting.SQUARES);
  }

  /** The squares that are meant by a word in upper case. */
  static Optional<String> inLowerCase(String word) {
    return Optional.of(word.toLowerCase(Locale.ROOT)).filter(lower -> BOX.matcher(lower).matches());
  }

  private static Area area(int firstFile, int lastFile, int firstRank, int lastRank, String word, int offset,
      Counting counting) throws Malformed {
    if (firstRank < 0 || lastRank < 0) {
      throw new Malformed(offset, "ranks are counted from 1", EXPECTED);
    }
    if (firstFile > lastFile || firstRank > lastRank) {
      throw new Malformed(offset, "\"" + word + "\" runs backwards", "the lower end first");
    }
    return new Area(new Box(firstFile, lastFile, firstRank, lastRank), word, offset,
        counting != Counting.FILES,
        counting != Counting.RANKS);
  }

  private static int rank(String number) {
    return Integer.parseInt(number) - 1;
  }

  private static int file(String letter) {
    return letter.charAt(0) - 'a';
  }

  /** The region that is meant on that board. */
  public Region on(Geometry board) {
    if (black.isEmpty() && white.stream().anyMatch(area -> !area.ofFiles() && !area.ofRanks())) {
      return Region.EVERYWHERE;
    }
    return new Region(boxes(white, board), black.map(areas -> boxes(areas, board)));
  }

  /** The region that is meant, on whatever board. */
  Region unbounded() {
    return new Region(white.stream().map(Area::box).toList(),
        black.map(areas -> areas.stream().map(Area::box).toList()));
  }

  private static List<Box> boxes(List<Area> areas, Geometry board) {
    return areas.stream().map(area -> area.box().on(board)).toList();
  }
}
