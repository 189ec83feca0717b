package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes which pieces may be in hand, and the squares on which they may be dropped. */
record HandWriter(ImportDraft making) {

  void write() {
    if (!making.hasHands()) {
      return;
    }
    boolean keeps = making.keepsCaptured();
    List<String> held = making.kinds().stream()
        .filter(kind -> making.drops() && inHand(kind) || !making.royals().contains(kind))
        .filter(kind -> keeps ? canBeHeld(kind) : endless() || inHand(kind)).toList();
    if (held.isEmpty()) {
      sheet().refuse(making.gates() ? "gating" : "pieceDrops", "there is nothing to drop");
    }
    Map<String, Object> hands = making.draft().part("hands");
    held.forEach(kind -> hands.put(sheet().letter(kind), drop(kind)));
    if (!keeps && !endless()) {
      making.draft().put("captured pieces", "out of the game");
    }
    if (making.gates()) {
      gating(held);
    }
  }

  /** Writes gating: pieces come from the hand to squares of the castling rank on which they may be dropped. */
  private void gating(List<String> held) {
    int rank = sheet().number("castlingRank");
    Zone home = Zone.ranks(sheet().files(), sheet().ranks(), rank, rank);
    List<String> entering = held.stream().filter(kind -> enters(kind, WHITE, home)).toList();
    if (!entering.equals(held.stream().filter(kind -> enters(kind, BLACK, home.mirrored())).toList())) {
      sheet().refuse(Option.FIRST_GATING,
          "both sides let in the same kinds of pieces");
    }
    Map<String, Object> gating = new LinkedHashMap<>();
    gating.put("pieces", entering.stream().map(sheet()::letter).collect(Collectors.joining(" ")));
    gating.put("in", making.words(home, home.mirrored()));
    making.draft().put("gating", gating);
  }

  private boolean enters(String kind, String side, Zone home) {
    Zone there = region(kind, side).and(home);
    if (!there.isEmpty() && !there.equals(home)) {
      sheet().refuse(Option.FIRST_GATING, "a piece comes to each square that another leaves, or to none");
    }
    return !there.isEmpty();
  }

  private VariantOptions sheet() {
    return making.sheet();
  }

  private boolean inHand(String kind) {
    String letter = sheet().letter(kind);
    return making.start().inHand(letter, true) + making.start().inHand(letter, false) > 0;
  }

  /** Whether a kind may be in hand. It may not if it can be dropped on no file. */
  private boolean canBeHeld(String kind) {
    return !(sheet().text("dropNoDoubled").equals(kind) && sheet().number("dropNoDoubledCount") == 0);
  }

  private Object drop(String kind) {
    if (!sheet().is("pieceDrops")) {
      return "nowhere";
    }
    String where = making.words(region(kind, WHITE), region(kind, BLACK));
    Map<String, Object> drop = new LinkedHashMap<>();
    drop.put("in", where);
    if (sheet().text("dropNoDoubled").equals(kind)) {
      drop.put("most on a file", sheet().text("dropNoDoubledCount"));
    }
    if (kind.equals("shogiPawn") && sheet().is("shogiPawnDropMateIllegal") && making.royal().isPresent()) {
      drop.put("may mate", "no");
    }
    String movement = making.movement(kind);
    boolean free = sheet().is("immobilityIllegal") && IniBetza.isFree(movement, true);
    if (!IniBetza.isFree(movement, false) && (free || !sheet().is("immobilityIllegal"))) {
      drop.put("may be stuck", "yes");
    }
    String encloses = sheet().text("enclosingDrop");
    String beside = Option.words("enclosingDrop", encloses);
    if (!beside.isEmpty()) {
      drop.put("beside", beside);
    } else if (!Set.of("none", EffectWriter.REVERSI).contains(encloses)) {
      sheet().refuse("enclosingDrop", "no such rule for where a piece may be dropped");
    }
    if (sheet().is("dropPromoted") && making.form(kind).isPresent()) {
      if (sheet().is("immobilityIllegal") || !sheet().text("dropNoDoubled").isEmpty()) {
        sheet().refuse("dropPromoted", "other limits of drops hold for each form by itself");
      }
      drop.put("either form", "yes");
    }
    if (endless()) {
      drop.put("endless", "yes");
    }
    return drop.size() == 1 ? where : drop;
  }

  /** Whether pieces are dropped without being held in hand. */
  private boolean endless() {
    return sheet().is("freeDrops");
  }

  private Zone region(String kind, String side) {
    Zone zone =
        sheet().zone("dropRegion" + side).and(sheet().mobility(side, kind).orElse(making.everywhere()));
    if (!kind.equals(PieceType.PAWN)) {
      return zone;
    }
    Zone last = sheet().is("promotionZonePawnDrops") ? Zone.none(sheet().files(), sheet().ranks())
        : sheet().zone("promotionRegion" + side);
    Zone ownFirst = Zone.ranks(sheet().files(), sheet().ranks(), 1, sheet().is("firstRankPawnDrops") ? 0 : 1);
    return zone.without(last).without(side.equals(BLACK) ? ownFirst.mirrored() : ownFirst);
  }
}
