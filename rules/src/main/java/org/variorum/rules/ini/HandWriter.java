package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writer of the pieces that may be in hand, and of the squares on which they may be dropped. */
record HandWriter(ImportDraft draft) {

  void write() {
    if (!draft.hasHands()) {
      return;
    }
    boolean keepsCaptured = draft.keepsCaptured();
    List<String> held = draft.kinds().stream()
        .filter(kind -> draft.mustDrop() && inHand(kind) || !draft.royals().contains(kind))
        .filter(kind -> keepsCaptured ? canBeHeld(kind) : hasEndlessDrops() || inHand(kind)).toList();
    if (held.isEmpty()) {
      options().refuse(draft.hasGating() ? "gating" : "pieceDrops", "no piece can be in hand");
    }
    Map<String, Object> hands = draft.output().section("hands");
    held.forEach(kind -> hands.put(options().letter(kind), dropWords(kind)));
    if (!keepsCaptured && !hasEndlessDrops()) {
      draft.output().put("captured pieces", "out of the game");
    }
    if (draft.hasGating()) {
      writeGating(held);
    }
  }

  /** Writes gating: pieces come from the hand to squares of the castling rank on which they may be dropped. */
  private void writeGating(List<String> held) {
    int rank = options().number("castlingRank");
    Zone home = Zone.ranks(options().files(), options().ranks(), rank, rank);
    List<String> entering = held.stream().filter(kind -> canEnter(kind, WHITE, home)).toList();
    if (!entering.equals(held.stream().filter(kind -> canEnter(kind, BLACK, home.mirrored())).toList())) {
      options().refuse(Option.FIRST_GATING,
          "the kinds that enter by gating must be the same for both sides");
    }
    Map<String, Object> gating = new LinkedHashMap<>();
    gating.put("pieces", entering.stream().map(options()::letter).collect(Collectors.joining(" ")));
    gating.put("in", draft.squaresText(home, home.mirrored()));
    draft.output().put("gating", gating);
  }

  /** Whether a kind enters by gating on the castling rank; refuses a kind that enters on a part of it. */
  private boolean canEnter(String kind, String side, Zone home) {
    Zone entrySquares = dropSquares(kind, side).and(home);
    if (!entrySquares.isEmpty() && !entrySquares.equals(home)) {
      options().refuse(Option.FIRST_GATING,
          "a kind must be able to enter on every square of the castling rank, or on none");
    }
    return !entrySquares.isEmpty();
  }

  private VariantOptions options() {
    return draft.options();
  }

  private boolean inHand(String kind) {
    String letter = options().letter(kind);
    return draft.start().countInHand(letter, true) + draft.start().countInHand(letter, false) > 0;
  }

  /** Whether a kind may be in hand; false if the number of its pieces on a file is limited to 0. */
  private boolean canBeHeld(String kind) {
    return !(options().text("dropNoDoubled").equals(kind) && options().number("dropNoDoubledCount") == 0);
  }

  /** The value of a kind under {@code hands}: its squares, or a section if there are further limits. */
  private Object dropWords(String kind) {
    if (!options().is("pieceDrops")) {
      return "nowhere";
    }
    String where = draft.squaresText(dropSquares(kind, WHITE), dropSquares(kind, BLACK));
    Map<String, Object> drop = new LinkedHashMap<>();
    drop.put("in", where);
    if (options().text("dropNoDoubled").equals(kind)) {
      drop.put("most on a file", options().text("dropNoDoubledCount"));
    }
    if (kind.equals("shogiPawn") && options().is("shogiPawnDropMateIllegal")
        && draft.firstRoyal().isPresent()) {
      drop.put("may mate", "no");
    }
    String movement = draft.movement(kind);
    boolean isNeverStuck = options().is("immobilityIllegal") && IniBetza.hasStepEverywhere(movement, true);
    if (!IniBetza.hasStepEverywhere(movement, false)
        && (isNeverStuck || !options().is("immobilityIllegal"))) {
      drop.put("may be stuck", "yes");
    }
    String encloses = options().text("enclosingDrop");
    String beside = Option.words("enclosingDrop", encloses);
    if (!beside.isEmpty()) {
      drop.put("beside", beside);
    } else if (!Set.of("none", EffectWriter.REVERSI).contains(encloses)) {
      options().refuse("enclosingDrop", "this rule about drop squares is not supported");
    }
    if (options().is("dropPromoted") && draft.formKind(kind).isPresent()) {
      if (options().is("immobilityIllegal") || !options().text("dropNoDoubled").isEmpty()) {
        options().refuse("dropPromoted", "cannot be combined with immobilityIllegal or dropNoDoubled");
      }
      drop.put("either form", "yes");
    }
    if (hasEndlessDrops()) {
      drop.put("endless", "yes");
    }
    return drop.size() == 1 ? where : drop;
  }

  /** Whether pieces can be dropped without limit, even if none are in hand. */
  private boolean hasEndlessDrops() {
    return options().is("freeDrops");
  }

  /** The squares on which a side may drop a kind. A pawn may not be dropped on its first rank or where it promotes. */
  private Zone dropSquares(String kind, String side) {
    Zone zone =
        options().zone("dropRegion" + side).and(options().mobility(side, kind).orElse(draft.wholeBoard()));
    if (!kind.equals(PieceType.PAWN)) {
      return zone;
    }
    Zone promotionZone =
        options().is("promotionZonePawnDrops") ? Zone.none(options().files(), options().ranks())
            : options().zone("promotionRegion" + side);
    Zone ownFirst = Zone.ranks(options().files(), options().ranks(), 1, options().is("firstRankPawnDrops")
        ? 0 : 1);
    return zone.without(promotionZone).without(side.equals(BLACK) ? ownFirst.mirrored() : ownFirst);
  }
}
