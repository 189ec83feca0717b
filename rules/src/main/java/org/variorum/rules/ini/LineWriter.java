package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writer of the goals of lines and of majorities. */
record LineWriter(ImportDraft draft) {

  private static final String DIAGONAL = "diagonal";
  private static final String LOSS = "loss";

  void write() {
    String letters = draft.letters("connectPieceTypes");
    if (!letters.isEmpty()) {
      writeLines(letters);
    }
    writeMajority();
  }

  private VariantOptions options() {
    return draft.options();
  }

  private void writeLines(String letters) {
    int run = options().number("connectN");
    if (run > 0) {
      directions().forEach(along -> writeLine(letters, run, along, false));
    }
    int block = options().number("connectNxN");
    if (block > 0) {
      writeLine(letters, block, "block", false);
    }
    int collinear = options().number("collinearN");
    if (collinear > 0) {
      directions().forEach(along -> writeLine(letters, collinear, along, true));
    }
  }

  /** Returns the definition's words for the directions of lines, as few words as possible. */
  private List<String> directions() {
    boolean file = options().is("connectVertical");
    boolean rank = options().is("connectHorizontal");
    boolean diagonal = options().is("connectDiagonal");
    if (file && rank) {
      return List.of(diagonal ? "all" : "straight");
    }
    List<String> along = new ArrayList<>();
    if (file) {
      along.add("file");
    }
    if (rank) {
      along.add("rank");
    }
    if (diagonal) {
      along.add(DIAGONAL);
    }
    return along;
  }

  private void writeLine(String letters, int length, String along, boolean mayHaveGaps) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("length", length);
    if (!letters.equals("all")) {
      line.put("pieces", letters);
    }
    if (!along.equals("all")) {
      line.put("along", along);
    }
    if (mayHaveGaps) {
      line.put("gaps", "yes");
    }
    line.put("verdict", options().text("connectValue"));
    draft.output().add("goals", "line", line);
  }

  /** Whether the numbers of pieces decide a position without a legal move. */
  static boolean countsWithoutMove(VariantOptions options) {
    return options.is("stalematePieceCount") && !options.text("stalemateValue").equals("draw")
        && !options.is("passWhite") && !options.is("passOnStalemateWhite");
  }

  /** Writes the goal of having more (or fewer) pieces, with the occasions on which pieces are counted. */
  private void writeMajority() {
    List<Object> occasions = new ArrayList<>();
    boolean isCounted = options().text("materialCounting").equals("unweighted");
    boolean mayPass = options().is("passWhite") || options().is("passOnStalemateWhite");
    boolean countsStalemate = isCounted && !mayPass && options().text("stalemateValue").equals("draw");
    boolean countsIfStuck = countsWithoutMove(options());
    boolean countsIfFull = options().is("adjudicateFullBoard");
    if (countsIfStuck || countsStalemate) {
      occasions.add("without a move");
    }
    if (isCounted && mayPass) {
      occasions.add("two passes");
    }
    if (countsIfFull) {
      occasions.add("full board");
    }
    if (countsIfFull && !isCounted) {
      options().refuse("adjudicateFullBoard",
          "a full board can end the game only with materialCounting = unweighted");
    }
    String counting = options().text("materialCounting");
    if (!isCounted && !counting.equals("none") && winnerOfDraws(options()).isEmpty()) {
      options().refuse("materialCounting", "pieces can only be counted without weights");
    }
    boolean fewerPiecesWin = countsIfStuck && !options().text("stalemateValue").equals(LOSS);
    if (fewerPiecesWin && occasions.size() > 1) {
      options().refuse("stalematePieceCount",
          "the side with more pieces must win in all cases, or the side with fewer");
    }
    if (!occasions.isEmpty()) {
      Map<String, Object> majority = new LinkedHashMap<>();
      majority.put("on", occasions);
      if (fewerPiecesWin) {
        majority.put("wins", "fewer");
      }
      draft.output().section("goals").put("majority", majority);
    }
  }

  /** Returns the side that wins drawn games; empty if there is none. */
  static String winnerOfDraws(VariantOptions options) {
    return switch (options.text("materialCounting")) {
      case "whitedrawodds" -> WHITE;
      case "blackdrawodds" -> BLACK;
      default -> "";
    };
  }
}
