package org.variorum.rules.language.word;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;
import org.variorum.rules.platform.BitSet;

/** A reader of the text that names a board: {@code 8x8}, {@code 7x6 without a1 g1 a6 g6}, {@code 8x8 cylinder}. */
public final class BoardReader {

  private static final String EXPECTED =
      "files x ranks such as \"8x8\", \"7x6 without a1 g1 a6 g6\" or \"8x8 cylinder\"";
  private static final Pattern BOARD =
      Pattern.compile("\\s*(\\d{1,4})x(\\d{1,4})(?:\\s+(cylinder))?(?:\\s+without\\s+(.*))?\\s*");

  private BoardReader() {}

  static Geometry read(String text) throws Malformed {
    Matcher matcher = BOARD.matcher(text);
    if (!matcher.matches()) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" names no board", EXPECTED);
    }
    int files = dimension(matcher, 1, Topology.MAX_FILES);
    int ranks = dimension(matcher, 2, Topology.MAX_RANKS);
    Topology topology = matcher.group(3) == null ? new Topology.Rectangle(files, ranks)
        : cylinder(files, ranks, matcher.start(1));
    Geometry full = new Geometry(topology, new BitSet(), BlackView.MIRRORED);
    Geometry board = matcher.group(4) == null ? full
        : new Geometry(topology, holes(full, matcher.group(4), matcher.start(4)), BlackView.MIRRORED);
    if (board.size() > Geometry.MAX_CELLS) {
      throw new Malformed(matcher.start(1),
          "a board has at most " + Geometry.MAX_CELLS + " squares, not " + board.size(), EXPECTED);
    }
    return board;
  }

  private static Topology cylinder(int files, int ranks, int offset) throws Malformed {
    if (files < Topology.Cylinder.MIN_FILES) {
      throw new Malformed(offset,
          "a cylinder has at least " + Topology.Cylinder.MIN_FILES + " files, not " + files, EXPECTED);
    }
    return new Topology.Cylinder(files, ranks);
  }

  private static int dimension(Matcher matcher, int group, int max) throws Malformed {
    int dimension = Integer.parseInt(matcher.group(group));
    if (dimension < 1 || dimension > max) {
      throw new Malformed(matcher.start(group), "a board has 1 to " + Topology.MAX_FILES + " files and 1 to "
          + Topology.MAX_RANKS + " ranks, not " + dimension, EXPECTED);
    }
    return dimension;
  }

  private static BitSet holes(Geometry full, String text, int offset) throws Malformed {
    SquaresText named = squares(text, offset);
    if (named.black().isPresent()) {
      throw new Malformed(offset + text.indexOf(SidedLetters.SLASH),
          "the board has the same squares for both sides", EXPECTED);
    }
    for (SquaresText.Flaw flaw : named.flaws(full)) {
      throw new Malformed(offset + flaw.offset(), flaw.text(), "missing squares inside the board");
    }
    Region missing = named.unclippedRegion();
    BitSet holes = new BitSet();
    IntStream.range(0, full.size()).filter(square -> missing.contains(full, square, Side.WHITE))
        .forEach(holes::set);
    if (holes.cardinality() == full.size()) {
      throw new Malformed(offset, "no square of the board is left", EXPECTED);
    }
    return holes;
  }

  private static SquaresText squares(String text, int offset) throws Malformed {
    try {
      return SquaresReader.read(text);
    } catch (Malformed e) {
      throw new Malformed(offset + e.offset(), e.problem(), e.expected(), e.suggestion());
    }
  }
}
