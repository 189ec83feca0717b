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
  Optional<Map<String, Object>> promotion(String kind, String letter) {
    boolean white = mayPromote(kind, WHITE);
    boolean black = mayPromote(kind, BLACK);
    Optional<String> royalForm = Optional.ofNullable(draft.royalPromotions().get(kind));
    Optional<String> base = draft.royalPromotions().entrySet().stream()
        .filter(each -> each.getValue().equals(kind))
        .map(Map.Entry::getKey).findFirst();
    boolean hasForm = draft.formKind(kind).isPresent() || royalForm.isPresent();
    if (hasForm && (white || black)) {
      options().refuse("promotedPieceType",
          "a kind cannot promote both to a promoted form and to other kinds: " + letter);
      return Optional.empty();
    }
    if (base.isPresent()) {
      return demotion(base.orElseThrow());
    }
    if (hasForm) {
      return promotionToForm(kind, royalForm.map(options()::letter).orElse("+" + letter));
    }
    return white || black ? promotionToPieces(kind, white, black) : Optional.empty();
  }

  private VariantOptions options() {
    return draft.options();
  }

  private boolean mayPromote(String kind, String side) {
    return options().types("promotionPawnTypes" + side).contains(kind)
        && !draft.promotionTargets(side).isEmpty();
  }

  private Zone zone(String side, boolean promotes) {
    return promotes ? options().zone("promotionRegion" + side)
        : Zone.none(options().files(), options().ranks());
  }

  private Optional<Map<String, Object>> promotionToForm(String kind, String form) {
    Map<String, Object> promotes = new LinkedHashMap<>();
    promotes.put("becomes", form);
    promotes.put("in", draft.squaresText(zone(WHITE, true), zone(BLACK, true)));
    promotes.put("leaving", "yes");
    boolean isForced = options().is("mandatoryPiecePromotion")
        || kind.equals(PieceType.PAWN) && options().is("mandatoryPawnPromotion");
    promotes.put("must", isForced ? "anywhere" : compulsion(kind));
    addByCapture(promotes);
    checkLimits(draft.forms().values().stream().toList());
    return Optional.of(promotes);
  }

  /** The value of {@code promotes} by which a promoted form becomes its basic kind again; empty without demotion. */
  Optional<Map<String, Object>> demotion(String kind) {
    if (!options().is("pieceDemotion")) {
      return Optional.empty();
    }
    Map<String, Object> promotes = new LinkedHashMap<>();
    promotes.put("becomes", options().letter(kind));
    promotes.put("in", draft.squaresText(zone(WHITE, true), zone(BLACK, true)));
    promotes.put("leaving", "yes");
    promotes.put("must", options().is("mandatoryPiecePromotion") ? "anywhere" : "nowhere");
    addByCapture(promotes);
    return Optional.of(promotes);
  }

  private void addByCapture(Map<String, Object> promotes) {
    if (options().is("piecePromotionOnCapture")) {
      if (options().is("immobilityIllegal")) {
        options().refuse("piecePromotionOnCapture", "cannot be combined with immobilityIllegal");
      }
      promotes.put("by capture", "yes");
    }
  }

  private Optional<Map<String, Object>> promotionToPieces(String kind, boolean white, boolean black) {
    Zone forWhite = zone(WHITE, white);
    Zone forBlack = zone(BLACK, black);
    if (forWhite.isEmpty() && forBlack.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Object> promotes = new LinkedHashMap<>();
    String first = targetLetters(white ? WHITE : BLACK);
    String second = targetLetters(black ? BLACK : WHITE);
    promotes.put("becomes", first.equals(second) ? first : first + " / " + second);
    promotes.put("in", draft.squaresText(forWhite, forBlack));
    if (!options().is("mandatoryPawnPromotion")) {
      promotes.put("must", compulsion(kind));
    }
    if (checkLimits(draft.promotionTargets(white ? WHITE : BLACK))) {
      promotes.put("limited", "yes");
    }
    return Optional.of(promotes);
  }

  /** The value of {@code must} for a kind that need not promote everywhere. */
  private String compulsion(String kind) {
    boolean mayBeStuck =
        options().is("immobilityIllegal") && !IniBetza.hasStepEverywhere(draft.movement(kind), true);
    return mayBeStuck ? "when stuck" : "nowhere";
  }

  private String targetLetters(String side) {
    return draft.promotionTargets(side).stream()
        .map(kind -> options().letter(kind) + (draft.markedKinds().contains(kind) ? "~" : ""))
        .collect(Collectors.joining(" "));
  }

  /** Refuses limits other than a kind's number at the start. Returns whether each of some kinds has this limit. */
  private boolean checkLimits(List<String> kinds) {
    Map<String, String> limits = options().pairs("promotionLimit");
    if (limits.isEmpty()) {
      return false;
    }
    boolean areStartNumbers = kinds.stream().allMatch(kind -> {
      String letter = options().letter(kind);
      String most = limits.getOrDefault(kind, "");
      return most.equals(String.valueOf(draft.start().countOnBoard(letter, true)))
          && most.equals(String.valueOf(draft.start().countOnBoard(letter, false)));
    });
    if (!areStartNumbers || !draft.forms().isEmpty() || draft.hasHands()) {
      options().refuse("promotionLimit",
          "a limit must be the number at the start, in a game without hands and promoted forms");
    }
    return areStartNumbers;
  }
}
