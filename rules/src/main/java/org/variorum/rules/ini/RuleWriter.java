package org.variorum.rules.ini;

import static org.variorum.rules.ini.Making.BLACK;
import static org.variorum.rules.ini.Making.WHITE;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the board, castling, en passant and the small rules. */
record RuleWriter(Making making) {

  void board() {
    String holes = making.holes().stream()
        .mapToObj(
            square -> (char) ('a' + square % sheet().files()) + String.valueOf(square / sheet().files() + 1))
        .collect(Collectors.joining(" "));
    making.draft().put("board",
        sheet().files() + "x" + sheet().ranks() + (holes.isEmpty() ? "" : " without " + holes));
    if (making.halfTurn()) {
      making.draft().put("sides", "half a turn");
    }
    String rights = (rights() + gates()).replaceFirst("^-(?=.)", "");
    making.draft().put("start", making.start()
        .withCastling(rights)
        .withHand(hand())
        .fen(making.hasHands(), true, sheet().is("checkCounting")));
  }

  /** Where nobody runs out of pieces, everyone has one of each. */
  private String hand() {
    String one = making.kinds().stream().filter(kind -> !making.royals().contains(kind))
        .map(sheet()::letter).collect(Collectors.joining());
    return sheet().is("freeDrops") ? one + one.toLowerCase(Locale.ROOT) : making.start().hand();
  }

  void rules() {
    castling();
    enPassant();
    if (sheet().is("blastOnCapture")) {
      String pawns = making.letters(List.of(PieceType.PAWN)).stream().limit(1).collect(Collectors.joining());
      Map<String, Object> explosion = new LinkedHashMap<>();
      explosion.put("spares", pawns.isEmpty() ? "nobody" : pawns);
      making.draft().put("explosion", explosion);
    }
    new EffectWriter(making).write();
    turn();
    if (sheet().is("mustCapture")) {
      making.draft().put("compulsory captures", "yes");
    }
    if (!sheet().is("checking")) {
      making.draft().put("forbidden", "enemy in check");
    }
  }

  private Sheet sheet() {
    return making.sheet();
  }

  /** The rights of the start position that a king and a rook have; a hyphen if there are none. */
  private String rights() {
    String written = plainRights();
    String king = sheet().letter(sheet().text("castlingKingPiece"));
    if (!sheet().is("castling") || written.equals("-") || king.isEmpty()) {
      return "-";
    }
    if (!written.matches("[KQkq]+")) {
      sheet().refuse("startFen", "rights to castle are written K, Q, k and q");
      return "-";
    }
    String kept = written.chars().mapToObj(right -> String.valueOf((char) right))
        .filter(right -> canCastle(right, king)).collect(Collectors.joining());
    return kept.isEmpty() ? "-" : kept;
  }

  /** The rights without files, which are other ones. */
  private String plainRights() {
    String written = making.start().castling();
    String plain = sheet().is("gating") ? written.replaceAll("[A-Ja-j]", "") : written;
    return plain.isEmpty() ? "-" : plain;
  }

  /** The files of pieces that let others in. */
  private String gates() {
    String rights = plainRights();
    if (making.gates() && !rights.equals("-") && !rights().equals(rights)) {
      sheet().refuse("startFen", "where nobody castles, pieces that let others in are named by the letters of their files");
    }
    return making.gates() ? making.start().castling().replaceAll("[^A-Ja-j]", "") : "";
  }

  private boolean canCastle(String right, String king) {
    boolean white = right.matches("[KQ]");
    int rank = sheet().number("castlingRank");
    List<List<String>> rows = making.start().rows();
    List<String> row = rows.get(Math.clamp(white ? rows.size() - rank : rank - 1, 0, rows.size() - 1));
    int at = row.indexOf(StartText.cased(king, white));
    if (at < 0) {
      return false;
    }
    List<String> side =
        right.equalsIgnoreCase("k") ? row.subList(at + 1, row.size()) : row.subList(0, at);
    return rooks().anyMatch(rook -> side.contains(StartText.cased(rook, white)));
  }

  private Stream<String> rooks() {
    return sheet().types("castlingRookPieces").stream().map(sheet()::letter);
  }

  private void castling() {
    boolean dropped =
        sheet().is("castling") && sheet().is("castlingDroppedPiece") && sheet().is("pieceDrops");
    if (rights().equals("-") && !dropped) {
      return;
    }
    Map<String, Object> castling = new LinkedHashMap<>();
    castling.put("style", "orthodox");
    String king = sheet().text("castlingKingPiece");
    if (!making.royals().equals(Set.of(king))) {
      castling.put("king", sheet().letter(king));
    }
    String rooks = rooks().collect(Collectors.joining(" "));
    if (!rooks.equals("R")) {
      castling.put("rook", rooks);
    }
    castling.put("king to", file("castlingQueensideFile") + " " + file("castlingKingsideFile"));
    if (dropped) {
      EffectWriter.castling(making, castling);
    }
    making.draft().put("castling", castling);
  }

  private String file(String option) {
    return String.valueOf((char) ('a' + Math.min(sheet().number(option), sheet().files()) - 1));
  }

  /** Only where somebody can go two squares at once is there anything to be captured in passing. */
  private void enPassant() {
    List<String> regions = List.of("enPassantRegionWhite", "enPassantRegionBlack");
    boolean nowhere = regions.stream().allMatch(option -> sheet().text(option).isEmpty());
    boolean everywhere = regions.stream().allMatch(option -> sheet().zone(option).isAll(making.holes()));
    Set<String> capturers = Stream.of(WHITE, BLACK)
        .flatMap(side -> sheet().types("enPassantTypes" + side).stream())
        .filter(making.kinds()::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    boolean steps = capturers.stream().anyMatch(this::goesFarAtFirst);
    if (nowhere || capturers.isEmpty() || !steps) {
      return;
    }
    if (!everywhere) {
      sheet()
          .refuse(regions.stream().filter(option -> !sheet().zone(option).isAll(making.holes())).findFirst()
              .orElseThrow(), "en passant is possible everywhere or nowhere");
    }
    making.draft().put("en passant",
        capturers.stream().map(sheet()::letter).collect(Collectors.joining(" ")));
  }

  private boolean goesFarAtFirst(String kind) {
    boolean region =
        Stream.of(WHITE, BLACK).anyMatch(side -> !sheet().zone("doubleStepRegion" + side).isEmpty());
    return sheet().is("doubleStep") && region
        && (kind.equals(PieceType.PAWN) || making.movement(kind).matches(".*i[a-z]*([DH]|[A-Z]\\d).*"));
  }

  private void turn() {
    both("pass").ifPresent(always -> {
      if (always) {
        making.draft().put("turn", Map.of("pass", "always"));
      } else {
        both("passOnStalemate").filter(stuck -> stuck)
            .ifPresent(_ -> making.draft().put("turn", Map.of("pass", "without a move")));
      }
    });
  }

  /** What holds for both sides; empty after a complaint. */
  private Optional<Boolean> both(String option) {
    if (sheet().is(option + WHITE) != sheet().is(option + BLACK)) {
      sheet().refuse(option + (sheet().is(option + WHITE) ? WHITE : BLACK),
          "both sides may pass, or neither");
      return Optional.empty();
    }
    return Optional.of(sheet().is(option + WHITE));
  }
}
