package org.variorum.rules.ini;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes what moves do to other squares: walls, pieces that change sides, and who has to drop. */
record EffectWriter(Making making) {

  static final String REVERSI = "reversi";

  void write() {
    walls();
    surroundings();
    setUp();
  }

  private Sheet sheet() {
    return making.sheet();
  }

  private void walls() {
    Map<String, Object> walls = new LinkedHashMap<>();
    String rule = sheet().text("wallingRule");
    String placed = Option.words("wallingRule", rule);
    if (placed.isEmpty() && !rule.equals("none")) {
      sheet().refuse("wallingRule", "walls are not put at the edge of the board");
    }
    if (!placed.isEmpty()) {
      if (sheet().is("pieceDrops")) {
        sheet().refuse("wallingRule", "drops place no walls");
      }
      if (!making.royals().isEmpty()) {
        sheet().refuse("wallingRule", "walls are placed where no piece is royal");
      }
      walls.put("placed", placed);
      Zone white = sheet().zone("wallingRegionWhite");
      Zone black = sheet().zone("wallingRegionBlack");
      if (!white.isAll(making.holes()) || !black.isAll(making.holes())) {
        walls.put("on", making.words(white, black));
      }
    }
    String stone = making.letters("petrifyOnCaptureTypes");
    if (!stone.isEmpty()) {
      walls.put("turn to stone", stone);
    }
    if (!walls.isEmpty()) {
      making.draft().put("walls", walls);
    }
  }

  private void surroundings() {
    String flips = sheet().text("flipEnclosedPieces");
    boolean encloses = sheet().text("enclosingDrop").equals(REVERSI);
    if (encloses && !(flips.equals(REVERSI) && sheet().is("pieceDrops"))) {
      sheet().refuse("enclosingDrop", "a drop has to enclose pieces only where they change sides");
    }
    if (flips.equals("none")) {
      return;
    }
    Map<String, Object> surroundings = new LinkedHashMap<>();
    if (Option.words("flipEnclosedPieces", flips).isEmpty()) {
      sheet().refuse("flipEnclosedPieces",
          "pieces do not change sides only beside friends of what is dropped");
    }
    if (flips.equals(REVERSI) && !(making.holes().isEmpty() && sheet().text("wallingRule").equals("none"))) {
      sheet().refuse("flipEnclosedPieces", "the program encloses pieces across squares that are missing");
    }
    if (!making.royals().isEmpty()) {
      sheet().refuse("flipEnclosedPieces", "a royal piece does not change sides");
    }
    surroundings.put("whom", Option.words("flipEnclosedPieces", flips));
    surroundings.put("happens", "change sides");
    if (encloses) {
      if (making.kinds().stream().anyMatch(kind -> !making.movement(kind).isEmpty())) {
        sheet().refuse("enclosingDrop",
            "moves of pieces on the board have to enclose pieces, too, or no drop has");
      }
      surroundings.put("after", "drops");
      surroundings.put("compulsory", "yes");
      Zone opening = sheet().zone("enclosingDropStart");
      if (!opening.and(new Zone(sheet().files(), sheet().ranks(), making.start().empty())).isEmpty()) {
        surroundings.put("opening", making.words(opening, opening));
      }
    }
    making.draft().put("surroundings", surroundings);
  }

  private void setUp() {
    boolean captures = sheet().is("capturesToHand");
    boolean bishops = making.kinds().contains("bishop") && sheet().is("pieceDrops")
        && sheet().is("dropOppositeColoredBishop")
        && (captures || inHand("bishop", true) + inHand("bishop", false) > 0);
    if (!making.drops()) {
      if (bishops) {
        sheet().refuse("dropOppositeColoredBishop", "this is said only of pieces that have to be dropped");
      }
      return;
    }
    List<String> kinds = sheet().types("mustDropType").stream()
        .filter(kind -> inHand(kind, true) + inHand(kind, false) > 0).toList();
    String letters = kinds.stream().map(sheet()::letter).collect(Collectors.joining(" "));
    if (captures || letters.isEmpty() || bishops && !kinds.contains("bishop")) {
      sheet().refuse("mustDrop", "only pieces that are in hand from the start have to be dropped");
    }
    if (!bishops) {
      making.draft().put("set-up", letters);
      return;
    }
    Map<String, Object> setUp = new LinkedHashMap<>();
    setUp.put("pieces", letters);
    setUp.put("on different colours", sheet().letter("bishop"));
    making.draft().put("set-up", setUp);
  }

  private long inHand(String kind, boolean white) {
    return making.start().inHand(sheet().letter(kind), white);
  }

  /** What a castling piece is that was dropped, and where it counts as one that has not moved. */
  static void castling(Making making, Map<String, Object> castling) {
    Sheet sheet = making.sheet();
    if (!making.drops()) {
      sheet.refuse("castlingDroppedPiece", "only pieces castle that were dropped before play begins");
    }
    int king = sheet.number("castlingKingFile");
    int left = Math.min(sheet.number("castlingRookQueensideFile"), sheet.files());
    int right = Math.min(sheet.number("castlingRookKingsideFile"), sheet.files());
    int rank = sheet.number("castlingRank");
    castling.put("king from", square(king, rank));
    castling.put("rook from", square(left, rank) + " " + square(right, rank));
  }

  private static String square(int file, int rank) {
    return (char) ('a' + file - 1) + String.valueOf(rank);
  }
}
