package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes the promotion of a kind of piece. */
record PromotionWriter(ImportDraft making) {

  /** The value of the word {@code promotes}; empty if the kind does not promote. */
  Optional<Map<String, Object>> of(String kind, String letter) {
    boolean white = isPawn(kind, WHITE);
    boolean black = isPawn(kind, BLACK);
    Optional<String> turn = Optional.ofNullable(making.turns().get(kind));
    Optional<String> base = making.turns().entrySet().stream().filter(each -> each.getValue().equals(kind))
        .map(Map.Entry::getKey).findFirst();
    boolean form = making.form(kind).isPresent() || turn.isPresent();
    if (form && (white || black)) {
      sheet().refuse("promotedPieceType",
          "a piece becomes its promoted form or plain pieces, not either: " + letter);
      return Optional.empty();
    }
    if (base.isPresent()) {
      return back(base.orElseThrow());
    }
    if (form) {
      return toForm(kind, turn.map(sheet()::letter).orElse("+" + letter));
    }
    return white || black ? toPieces(kind, white, black) : Optional.empty();
  }

  private VariantOptions sheet() {
    return making.sheet();
  }

  private boolean isPawn(String kind, String side) {
    return sheet().types("promotionPawnTypes" + side).contains(kind) && !making.targets(side).isEmpty();
  }

  private Zone zone(String side, boolean promotes) {
    return promotes ? sheet().zone("promotionRegion" + side) : Zone.none(sheet().files(), sheet().ranks());
  }

  private Optional<Map<String, Object>> toForm(String kind, String form) {
    Map<String, Object> promotes = new LinkedHashMap<>();
    promotes.put("becomes", form);
    promotes.put("in", making.words(zone(WHITE, true), zone(BLACK, true)));
    promotes.put("leaving", "yes");
    boolean must = sheet().is("mandatoryPiecePromotion")
        || kind.equals(PieceType.PAWN) && sheet().is("mandatoryPawnPromotion");
    promotes.put("must", must ? "anywhere" : must(kind));
    byCapture(promotes);
    limit(making.forms().values().stream().toList());
    return Optional.of(promotes);
  }

  /** The demotion of a promoted form to its basic kind by its own moves. */
  Optional<Map<String, Object>> back(String kind) {
    if (!sheet().is("pieceDemotion")) {
      return Optional.empty();
    }
    Map<String, Object> promotes = new LinkedHashMap<>();
    promotes.put("becomes", sheet().letter(kind));
    promotes.put("in", making.words(zone(WHITE, true), zone(BLACK, true)));
    promotes.put("leaving", "yes");
    promotes.put("must", sheet().is("mandatoryPiecePromotion") ? "anywhere" : "nowhere");
    byCapture(promotes);
    return Optional.of(promotes);
  }

  private void byCapture(Map<String, Object> promotes) {
    if (sheet().is("piecePromotionOnCapture")) {
      if (sheet().is("immobilityIllegal")) {
        sheet().refuse("piecePromotionOnCapture", "no rule forces a piece that would be stuck to promote");
      }
      promotes.put("by capture", "yes");
    }
  }

  private Optional<Map<String, Object>> toPieces(String kind, boolean white, boolean black) {
    Zone forWhite = zone(WHITE, white);
    Zone forBlack = zone(BLACK, black);
    if (forWhite.isEmpty() && forBlack.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Object> promotes = new LinkedHashMap<>();
    String first = letters(white ? WHITE : BLACK);
    String second = letters(black ? BLACK : WHITE);
    promotes.put("becomes", first.equals(second) ? first : first + " / " + second);
    promotes.put("in", making.words(forWhite, forBlack));
    if (!sheet().is("mandatoryPawnPromotion")) {
      promotes.put("must", must(kind));
    }
    if (limit(making.targets(white ? WHITE : BLACK))) {
      promotes.put("limited", "yes");
    }
    return Optional.of(promotes);
  }

  private String must(String kind) {
    boolean stuck = sheet().is("immobilityIllegal") && !IniBetza.isFree(making.movement(kind), true);
    return stuck ? "when stuck" : "nowhere";
  }

  private String letters(String side) {
    return making.targets(side).stream()
        .map(kind -> sheet().letter(kind) + (making.marked().contains(kind) ? "~" : ""))
        .collect(Collectors.joining(" "));
  }

  /** Whether each kind is limited to its number at the start. Refuses other limits. */
  private boolean limit(List<String> kinds) {
    Map<String, String> limits = sheet().pairs("promotionLimit");
    if (limits.isEmpty()) {
      return false;
    }
    boolean asAtTheStart = kinds.stream().allMatch(kind -> {
      String letter = sheet().letter(kind);
      String most = limits.getOrDefault(kind, "");
      return most.equals(String.valueOf(making.start().onBoard(letter, true)))
          && most.equals(String.valueOf(making.start().onBoard(letter, false)));
    });
    if (!asAtTheStart || !making.forms().isEmpty() || making.hasHands()) {
      sheet().refuse("promotionLimit",
          "pieces are limited to their numbers at the start, where there are no hands, or not at all");
    }
    return asAtTheStart;
  }
}
