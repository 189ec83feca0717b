package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mobility;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Phrasing;

/** Sentences about the movement and the promotion of a kind of piece. */
record PieceWords(PieceKind piece, Phrasing phrasing) {

  PieceCard card() {
    return new PieceCard(piece, movement(), remarks(), DiagramMaker.of(phrasing.definition(), piece));
  }

  /** The usual movement, which a rule may describe instead, then movement that depends on the position. */
  private List<String> movement() {
    List<String> sentences = new ArrayList<>();
    if (!piece.ways().isEmpty()) {
      String ways = phrasing.ways(piece, piece.ways());
      sentences.add(RoomRegistry.ask(phrasing.definition(),
          (room, record) -> room.movement(record, piece, ways).stream()).findFirst().orElse(ways));
    }
    RoomRegistry.ask(phrasing.definition(),
        (room, record) -> room.movementAtTimes(record, piece, phrasing).stream()).forEach(sentences::add);
    if (sentences.isEmpty()) {
      sentences.add("does not move");
    }
    return sentences;
  }

  private List<String> remarks() {
    List<String> sentences = new ArrayList<>();
    RoomRegistry.ask(phrasing.definition(), (room, record) -> room.remark(record, piece, phrasing).stream())
        .forEach(sentences::add);
    piece.promotion().ifPresent(promotion -> sentences.add(promotion(promotion)));
    return sentences;
  }

  private String choices(Promotion promotion) {
    String white = phrasing.names().anyWithLetters(promotion.to(Side.WHITE));
    String black = phrasing.names().anyWithLetters(promotion.to(Side.BLACK));
    return white.equals(black) ? white : white + " (White) or " + black + " (Black)";
  }

  /** Describes the squares of promotion, for example {@code " on rank 8"}. */
  private String zoneWords(Promotion promotion) {
    String byCapture = promotion.byCapture() ? " when it captures" : "";
    if (phrasing.places().isEverywhere(promotion.zone())) {
      return byCapture.isEmpty() ? " by each of its moves" : byCapture;
    }
    String zone = phrasing.places().words(promotion.zone());
    return byCapture + (promotion.leaving() ? " by a move that ends or starts on " + zone : " on " + zone);
  }

  /** Describes the squares of compulsory promotion, for example {@code ", and must on rank 8"}; empty if none. */
  private String compulsoryZone(Promotion promotion) {
    boolean whenStuck = promotion.forcedWhenStuck()
        && !new Mobility(phrasing.places().board()).isCertain(piece, Region.EVERYWHERE);
    if (promotion.forced().isEmpty()) {
      return whenStuck ? ", and must where it would have no further move" : "";
    }
    return ", and must on " + phrasing.places().words(promotion.forced())
        + (whenStuck ? " and where it would have no further move" : "");
  }

  /** Describes the limit on the number of pieces of a kind, with a comma; empty if there is none. */
  private String limitWords(Promotion promotion) {
    return promotion.limited().isEmpty() ? ""
        : promotion.limited().containsAll(promotion.choices())
            ? ", but only if its side has lost a piece of the chosen kind"
            : ", but " + phrasing.names().anyWithLetters(promotion.limited().stream().sorted().toList())
                + " only if its side has lost one";
  }

  private String promotion(Promotion promotion) {
    boolean isCompulsory = promotion.forced().equals(promotion.zone())
        || !promotion.forced().isEmpty() && phrasing.places().isEverywhere(promotion.forced());
    return (isCompulsory ? "becomes " : "may become ") + choices(promotion)
        + zoneWords(promotion) + (isCompulsory ? "" : compulsoryZone(promotion)) + limitWords(promotion)
        + promotion.when().map(condition -> phrasing.onlyIf(piece, condition)).orElse("");
  }
}
