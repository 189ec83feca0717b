package org.variorum.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Region.Colour;
import org.variorum.rules.board.Region.Extent;
import org.variorum.rules.board.Region.Part;
import org.variorum.rules.text.English;

/** Describes sets of squares in English. */
record SquareWords(Geometry board) {

  /** The maximum number of squares of a box that are named one by one. */
  private static final int MAX_NAMED_SQUARES = 4;

  /** Names all squares of a set: {@code ranks 7–8, e4}; {@code light squares of rank 4}; {@code all squares but d1}. */
  String describeAll(Extent squares) {
    Extent extent = FoldedSquares.of(squares, board);
    return extent.parts().isEmpty() ? "no square"
        : String.join(", ", words(extent.parts(), false)) + exceptions(extent);
  }

  /** Names one square of a set: {@code ranks 7–8 or e4}; {@code a light square of rank 4}; {@code any square but d1} */
  String describeOne(Extent squares) {
    Extent extent = FoldedSquares.of(squares, board);
    return extent.parts().isEmpty() ? "no square"
        : English.list(words(extent.parts(), true), "or") + exceptions(extent);
  }

  private String exceptions(Extent extent) {
    return extent.missing().isEmpty() ? ""
        : " but " + English.list(words(extent.missing(), false), "and");
  }

  /**
   * Returns a text for each part without a colour and for each run of parts of one colour. The text means one square
   * if {@code isChoice}, and all squares if not.
   */
  private List<String> words(List<Part> parts, boolean isChoice) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < parts.size();) {
      Optional<Colour> colour = parts.get(i).colour();
      if (colour.isEmpty()) {
        words.add(parts.size() == 1 ? onlyPart(parts.get(i++).box(), isChoice)
            : words(parts.get(i++).box(), isChoice));
        continue;
      }
      List<Box> boxes =
          parts.stream().skip(i).takeWhile(part -> part.colour().equals(colour)).map(Part::box).toList();
      words.add(words(colour.get(), boxes, isChoice));
      i += boxes.size();
    }
    return words;
  }

  private String words(Colour colour, List<Box> boxes, boolean isChoice) {
    String colourWord = switch (colour) {
      case LIGHT -> "light";
      case DARK -> "dark";
    };
    String squares = isChoice ? "a " + colourWord + " square" : colourWord + " squares";
    return boxes.stream().anyMatch(this::isWhole) ? squares
        : squares + " of "
            + English.list(boxes.stream().map(box -> words(box, isChoice)).toList(), isChoice ? "or" : "and");
  }

  private boolean isWhole(Box box) {
    return box.isAsWideAs(board) && box.isAsHighAs(board);
  }

  /** Names a box: the whole board, ranks, files, one square, or two corners. */
  private String words(Box unclippedBox, boolean isChoice) {
    Box box = unclippedBox.clipTo(board);
    if (isWhole(box)) {
      return isChoice ? "any square" : "all squares";
    }
    if (box.isAsWideAs(board)) {
      return lines("rank", String.valueOf(box.firstRank() + 1), String.valueOf(box.lastRank() + 1));
    }
    if (box.isAsHighAs(board) && !box.isSquare()) {
      return lines("file", Geometry.fileName(box.firstFile()), Geometry.fileName(box.lastFile()));
    }
    String first = Geometry.name(box.firstFile(), box.firstRank());
    String last = Geometry.name(box.lastFile(), box.lastRank());
    return first.equals(last) ? first : first + "–" + last;
  }

  /** Names the only part of a set. For a choice, names a small box of several ranks and files by its squares. */
  private String onlyPart(Box unclippedBox, boolean isChoice) {
    Box box = unclippedBox.clipTo(board);
    int size = (box.lastFile() - box.firstFile() + 1) * (box.lastRank() - box.firstRank() + 1);
    if (isChoice && size > 1 && size <= MAX_NAMED_SQUARES && box.firstFile() != box.lastFile()
        && box.firstRank() != box.lastRank()) {
      return English.list(squares(box), "or");
    }
    return words(box, isChoice);
  }

  /** Returns the names of the squares of a box. */
  private static List<String> squares(Box box) {
    return IntStream.rangeClosed(box.firstRank(), box.lastRank()).boxed()
        .flatMap(rank -> IntStream.rangeClosed(box.firstFile(), box.lastFile())
            .mapToObj(file -> Geometry.name(file, rank)))
        .toList();
  }

  /** Names ranks or files, for example {@code rank 8} or {@code ranks 7–8}. */
  private static String lines(String noun, String first, String last) {
    return first.equals(last) ? noun + " " + first : noun + "s " + first + "–" + last;
  }
}
