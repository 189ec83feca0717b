package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writer of the promotions of kinds of pieces. */
record PromotionWriter(ImportDraft draft) {

  /** The value of the word {@code promotes}; empty if the kind does not promote. */
  Optional<Map<String, Object>> of(String kind, String letter) {
    boolean white = isPawn(kind, WHITE);
    boolean black = isPawn(kind, BLACK);
    Optional<String> royalForm = Optional.ofNullable(draft.royalPromotions().get(kind));
    Optional<String> base = draft.royalPromotions().entrySet().stream()
        .filter(each -> each.getValue().equals(kind))
        .map(Map.Entry::getKey).findFirst();
    boolean hasForm = draft.form(kind).isPresent() || royalForm.isPresent();
    if (hasForm && (white || black)) {
      options().refuse("promotedPieceType",
          "a kind cannot promote both to a promoted form and to other kinds: " + letter);
      return Optional.empty();
    }
    if (base.isPresent()) {
      return demotion(base.orElseThrow());
    }
    if (hasForm) {
      return toForm(kind, royalForm.map(options()::letter).orElse("+" + letter));
    }
    return white || black ? toPieces(kind, white, black) : Optional.empty();
  }

  private VariantOptions options() {
    return draft.options();
  }

  private boolean isPawn(String kind, String side) {
    return options().types("promotionPawnTypes" + side).contains(kind) && !draft.targets(side).isEmpty();
  }

  private Zone zone(String side, boolean promotes) {
    return promotes ? options().zone("promotionRegion" + side)
        : Zone.none(options().files(), options().ranks());
  }

  private Optional<Map<String, Object>> toForm(String kind, String form) {
    Map<String, Object> promotes = new LinkedHashMap<>();
    promotes.put("becomes", form);
    promotes.put("in", draft.words(zone(WHITE, true), zone(BLACK, true)));
    promotes.put("leaving", "yes");
    boolean isForced = options().is("mandatoryPiecePromotion")
        || kind.equals(PieceType.PAWN) && options().is("mandatoryPawnPromotion");
    promotes.put("must", isForced ? "anywhere" : must(kind));
    byCapture(promotes);
    limit(draft.forms().values().stream().toList());
    return Optional.of(promotes);
  }

  /** The demotion of a promoted form to its basic kind by its own moves. */
  Optional<Map<String, Object>> demotion(String kind) {
    if (!options().is("pieceDemotion")) {
      return Optional.empty();
    }
    Map<String, Object> promotes = new LinkedHashMap<>();
    promotes.put("becomes", options().letter(kind));
    promotes.put("in", draft.words(zone(WHITE, true), zone(BLACK, true)));
    promotes.put("leaving", "yes");
    promotes.put("must", options().is("mandatoryPiecePromotion") ? "anywhere" : "nowhere");
    byCapture(promotes);
    return Optional.of(promotes);
  }

  private void byCapture(Map<String, Object> promotes) {
    if (options().is("piecePromotionOnCapture")) {
      if (options().is("immobilityIllegal")) {
        options().refuse("piecePromotionOnCapture", "cannot be combined with immobilityIllegal");
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
    promotes.put("in", draft.words(forWhite, forBlack));
    if (!options().is("mandatoryPawnPromotion")) {
      promotes.put("must", must(kind));
    }
    if (limit(draft.targets(white ? WHITE : BLACK))) {
      promotes.put("limited", "yes");
    }
    return Optional.of(promotes);
  }

  private String must(String kind) {
    boolean mayBeStuck =
        options().is("immobilityIllegal") && !IniBetza.hasStepEverywhere(draft.movement(kind), true);
    return mayBeStuck ? "when stuck" : "nowhere";
  }

  private String letters(String side) {
    return draft.targets(side).stream()
        .map(kind -> options().letter(kind) + (draft.marked().contains(kind) ? "~" : ""))
        .collect(Collectors.joining(" "));
  }

  /** Whether each kind is limited to its number at the start. Refuses other limits. */
  private boolean limit(List<String> kinds) {
    Map<String, String> limits = options().pairs("promotionLimit");
    if (limits.isEmpty()) {
      return false;
    }
    boolean areStartNumbers = kinds.stream().allMatch(kind -> {
      String letter = options().letter(kind);
      String most = limits.getOrDefault(kind, "");
      return most.equals(String.valueOf(draft.start().onBoard(letter, true)))
          && most.equals(String.valueOf(draft.start().onBoard(letter, false)));
    });
    if (!areStartNumbers || !draft.forms().isEmpty() || draft.hasHands()) {
      options().refuse("promotionLimit",
          "a limit must be the number at the start, in a game without hands and promoted forms");
    }
    return areStartNumbers;
  }
}
