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

  private static final int FEW = 4;

  /** {@code ranks 7–8, e4}; {@code light squares of rank 4}; {@code all squares but d1}. */
  String all(Extent named) {
    Extent extent = FoldedSquares.of(named, board);
    return extent.parts().isEmpty() ? "no square"
        : String.join(", ", words(extent.parts(), false)) + exceptions(extent);
  }

  /** {@code ranks 7–8 or e4}; {@code a light square of rank 4}; {@code any square but d1}. */
  String one(Extent named) {
    Extent extent = FoldedSquares.of(named, board);
    return extent.parts().isEmpty() ? "no square"
        : English.list(words(extent.parts(), true), "or") + exceptions(extent);
  }

  private String exceptions(Extent extent) {
    return extent.missing().isEmpty() ? ""
        : " but " + English.list(words(extent.missing(), false), "and");
  }

  /** One text for each part without a colour, and one for each run of parts of the same colour. */
  private List<String> words(List<Part> parts, boolean one) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < parts.size();) {
      Optional<Colour> colour = parts.get(i).colour();
      if (colour.isEmpty()) {
        words.add(parts.size() == 1 ? alone(parts.get(i++).box(), one) : words(parts.get(i++).box(), one));
        continue;
      }
      List<Box> boxes =
          parts.stream().skip(i).takeWhile(part -> part.colour().equals(colour)).map(Part::box).toList();
      words.add(words(colour.get(), boxes, one));
      i += boxes.size();
    }
    return words;
  }

  private String words(Colour colour, List<Box> boxes, boolean one) {
    String drawn = switch (colour) {
      case LIGHT -> "light";
      case DARK -> "dark";
    };
    String squares = one ? "a " + drawn + " square" : drawn + " squares";
    return boxes.stream().anyMatch(this::isWhole) ? squares
        : squares + " of "
            + English.list(boxes.stream().map(box -> words(box, one)).toList(), one ? "or" : "and");
  }

  private boolean isWhole(Box box) {
    return box.isAsWideAs(board) && box.isAsHighAs(board);
  }

  private String words(Box named, boolean one) {
    Box box = named.on(board);
    if (isWhole(box)) {
      return one ? "any square" : "all squares";
    }
    if (box.isAsWideAs(board)) {
      return counted("rank", String.valueOf(box.firstRank() + 1), String.valueOf(box.lastRank() + 1));
    }
    if (box.isAsHighAs(board) && !box.isSquare()) {
      return counted("file", Geometry.fileName(box.firstFile()), Geometry.fileName(box.lastFile()));
    }
    String first = Geometry.name(box.firstFile(), box.firstRank());
    String last = Geometry.name(box.lastFile(), box.lastRank());
    return first.equals(last) ? first : first + "–" + last;
  }

  private String alone(Box named, boolean one) {
    Box box = named.on(board);
    int size = (box.lastFile() - box.firstFile() + 1) * (box.lastRank() - box.firstRank() + 1);
    if (one && size > 1 && size <= FEW && box.firstFile() != box.lastFile()
        && box.firstRank() != box.lastRank()) {
      return English.list(squares(box), one ? "or" : "and");
    }
    return words(box, one);
  }

  /** The squares of a small block, each by its name; a line of squares is written as a range instead. */
  private static List<String> squares(Box box) {
    return IntStream.rangeClosed(box.firstRank(), box.lastRank()).boxed()
        .flatMap(rank -> IntStream.rangeClosed(box.firstFile(), box.lastFile())
            .mapToObj(file -> Geometry.name(file, rank)))
        .toList();
  }

  private static String counted(String what, String first, String last) {
    return first.equals(last) ? what + " " + first : what + "s " + first + "–" + last;
  }
}
