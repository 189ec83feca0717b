package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writer of the kinds of pieces: their movements, promotions and royalty. */
record PieceWriter(ImportDraft draft) {

  /** A pawn's double step in Betza's notation. */
  private static final String DOUBLE_STEP = "ifmnD";

  void write() {
    Map<String, Object> pieces = draft.output().section("pieces");
    RoyalWriter royals = new RoyalWriter(draft);
    royals.write();
    for (String kind : draft.kinds()) {
      String letter = options().letter(kind);
      Map<String, Object> piece = new LinkedHashMap<>();
      piece.put("name", name(kind, letter));
      boolean royal = draft.royals().contains(kind);
      if (royal) {
        piece.put("royal", "yes");
      }
      writeMoves(kind, letter, piece);
      if (royal && options().is("flyingGeneral") && kind.equals(PieceType.KING)) {
        piece.put("captures", Map.of(letter, "R"));
      }
      new PromotionWriter(draft).promotion(kind, letter)
          .ifPresent(promotes -> piece.put("promotes", promotes));
      pieces.put(letter, piece);
    }
    draft.forms().forEach((kind, form) -> {
      Map<String, Object> piece = new LinkedHashMap<>();
      piece.put("name", "promoted " + name(kind, options().letter(kind)));
      if (royals.isRoyalForm(form)) {
        piece.put("royal", "yes");
      }
      writeMoves(form, "+" + options().letter(kind), piece);
      piece.put("basic", options().letter(kind));
      new PromotionWriter(draft).demotion(kind).ifPresent(promotes -> piece.put("promotes", promotes));
      pieces.put("+" + options().letter(kind), piece);
    });
    writeMarked(pieces);
  }

  private VariantOptions options() {
    return draft.options();
  }

  /** Writes the marked pieces, such as {@code Q~}: promoted pieces that revert when they are captured. */
  private void writeMarked(Map<String, Object> pieces) {
    List<String> pawns = List.copyOf(draft.promotingKinds());
    if (!draft.markedKinds().isEmpty() && pawns.size() > 1) {
      options().refuse("promotionPawnTypes",
          "captured promoted pieces must all revert to the same kind");
    }
    draft.markedKinds().forEach(kind -> {
      Map<String, Object> piece = new LinkedHashMap<>();
      piece.put("like", options().letter(kind));
      if (draft.formKind(kind).isPresent()) {
        piece.put("promotes", "none");
      }
      piece.put("basic", options().letter(pawns.getFirst()));
      pieces.put(options().letter(kind) + "~", piece);
    });
  }

  private String name(String kind, String letter) {
    boolean isCustom = options().movement(kind).isPresent() && PieceType.isCustom(kind);
    return isCustom ? "custom piece " + letter.toLowerCase(Locale.ROOT)
        : Optional.ofNullable(PieceType.ALL.get(kind)).map(PieceType::name).orElse(kind);
  }

  private void writeMoves(String kind, String letter, Map<String, Object> piece) {
    PieceType known = PieceType.ALL.get(kind);
    List<Object> ways = new ArrayList<>();
    String betza = draft.movement(kind);
    Zone white = zone(WHITE, "doubleStepRegion");
    Zone black = zone(BLACK, "doubleStepRegion");
    Zone farWhite = zone(WHITE, "tripleStepRegion");
    Zone farBlack = zone(BLACK, "tripleStepRegion");
    boolean hasTripleStep = kind.equals(PieceType.PAWN) && !(farWhite.isEmpty() && farBlack.isEmpty());
    boolean hasDoubleStep = kind.equals(PieceType.PAWN) && !(white.isEmpty() && black.isEmpty());
    if (known != null && known.sparesOwnKind()) {
      writeCannon(piece, kind);
    } else if (kind.equals("soldier") && options().number("soldierPromotionRank") > 1) {
      addWay(ways, "fW", kind, Optional.empty());
      Zone ranks = Zone.ranks(options().files(), options().ranks(), options().number("soldierPromotionRank"),
          options().ranks());
      addWay(ways, "sW", kind, Optional.of(draft.squaresText(ranks, ranks.mirrored())));
    } else if (hasTripleStep) {
      addWay(ways, betza, kind, Optional.empty());
      addWay(ways, DOUBLE_STEP, kind, Optional.of(draft.squaresText(white, black)));
      addWay(ways, "ifmnH", kind, Optional.of(draft.squaresText(farWhite, farBlack)));
    } else if (!betza.isEmpty()) {
      addWay(ways, hasDoubleStep ? betza + DOUBLE_STEP : betza, kind, Optional.empty());
    }
    if (!ways.isEmpty()) {
      piece.put("moves", ways);
    }
    if (!draft.royals().isEmpty() && !betza.isEmpty()
        && (isBarredFromPromotionZone(WHITE, kind) || isBarredFromPromotionZone(BLACK, kind))) {
      // The kind attacks royal pieces even on squares to which it may not move.
      piece.put("captures", Map.of(String.join(" ", draft.letters(draft.royals())), betza));
    }
    if (hasDoubleStep || hasTripleStep || betza.contains("i")) {
      writeHome(letter, white.or(farWhite), black.or(farBlack), piece);
    }
  }

  /** Writes a kind that hops over all pieces except its own kind, and captures all pieces except its own kind. */
  private void writeCannon(Map<String, Object> piece, String kind) {
    if (options().mobility(WHITE, kind).isPresent() || options().mobility(BLACK, kind).isPresent()) {
      options().refuse(kind, "the squares of this kind cannot be limited");
    }
    String others = "all but " + String.join(" ", draft.letters(List.of(kind)));
    putHop(piece, "moves", "mpR", others);
    Map<String, Object> captures = new LinkedHashMap<>();
    putHop(captures, others, "pR", others);
    piece.put("captures", captures);
  }

  private static void putHop(Map<String, Object> piece, String word, String way, String over) {
    Map<String, Object> hop = new LinkedHashMap<>();
    hop.put("way", way);
    hop.put("over", over);
    piece.put(word, hop);
  }

  private Zone zone(String side, String option) {
    return options().is("doubleStep") ? options().zone(option + side)
        : Zone.none(options().files(), options().ranks());
  }

  private void writeHome(String letter, Zone white, Zone black, Map<String, Object> piece) {
    boolean atStart =
        draft.start().squaresOf(letter, true).equals(white)
            && draft.start().squaresOf(letter, false).equals(black);
    if (!atStart) {
      piece.put("home", draft.squaresText(white, black));
    }
  }

  /**
   * Returns the squares to which a kind may move; empty if there is no limit. A piece that must promote but cannot may
   * not enter its promotion zone.
   */
  private Optional<Zone> allowedSquares(String side, String kind) {
    Optional<Zone> mobility = options().mobility(side, kind);
    return isBarredFromPromotionZone(side, kind)
        ? Optional.of(mobility.orElse(draft.wholeBoard()).without(options().zone("promotionRegion" + side)))
        : mobility;
  }

  /** Whether a kind must promote and has nothing to become, so that it may not enter its promotion zone. */
  private boolean isBarredFromPromotionZone(String side, String kind) {
    return options().types("promotionPawnTypes" + side).contains(kind)
        && draft.promotionTargets(side).isEmpty()
        && options().is("mandatoryPawnPromotion") && draft.formKind(kind).isEmpty()
        && !options().zone("promotionRegion" + side).isEmpty();
  }

  private void addWay(List<Object> ways, String betza, String kind, Optional<String> from) {
    Optional<Zone> white = allowedSquares(WHITE, kind);
    Optional<Zone> black = allowedSquares(BLACK, kind);
    if (white.isEmpty() && black.isEmpty() && from.isEmpty()) {
      ways.add(betza);
      return;
    }
    Map<String, Object> way = new LinkedHashMap<>();
    way.put("way", betza);
    from.ifPresent(squares -> way.put("from", squares));
    if (white.isPresent() || black.isPresent()) {
      way.put("to", draft.squaresText(white.orElse(draft.wholeBoard()), black.orElse(draft.wholeBoard())));
    }
    ways.add(way);
  }
}
