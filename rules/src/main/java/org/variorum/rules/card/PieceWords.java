package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.registry.House;
import org.variorum.rules.rule.Phrasing;

/** A kind of piece in words. */
record PieceWords(PieceKind piece, Phrasing phrasing) {

  PieceCard card() {
    MoveDiagram diagram = DiagramMaker.of(phrasing.definition(), piece);
    return new PieceCard(piece, movement(), remarks(diagram), diagram);
  }

  private List<String> movement() {
    List<String> sentences = new ArrayList<>();
    if (!piece.ways().isEmpty()) {
      String ways = phrasing.ways(piece, piece.ways());
      sentences.add(House.ask(phrasing.definition(),
          (room, record) -> room.movement(record, piece, ways).stream()).findFirst().orElse(ways));
    }
    House.ask(phrasing.definition(),
        (room, record) -> room.movementAtTimes(record, piece, phrasing).stream()).forEach(sentences::add);
    if (sentences.isEmpty()) {
      sentences.add("does not move");
    }
    return sentences;
  }

  private List<String> remarks(MoveDiagram diagram) {
    List<String> sentences = new ArrayList<>();
    House.ask(phrasing.definition(), (room, record) -> room.remark(record, piece, phrasing).stream())
        .forEach(sentences::add);
    piece.promotion().ifPresent(promotion -> sentences.add(promotion(promotion)));
    if (diagram.hasInitialMoves()) {
      sentences.add("i: only from a starting square");
    }
    if (diagram.hops()) {
      boolean severalHurdles = piece.ways().stream().anyMatch(way -> !way.over().count().isOne());
      sentences
          .add("h: only by going over " + (severalHurdles ? "other pieces" : "another piece"));
    }
    return sentences;
  }

  private String choices(Promotion promotion) {
    String white = phrasing.names().oneOf(promotion.to(Side.WHITE));
    String black = phrasing.names().oneOf(promotion.to(Side.BLACK));
    return white.equals(black) ? white : white + " (White) or " + black + " (Black)";
  }

  private String where(Promotion promotion) {
    String by = promotion.byCapture() ? " when it captures" : "";
    if (phrasing.places().isEverywhere(promotion.zone())) {
      return by.isEmpty() ? " by each of its moves" : by;
    }
    return by + (promotion.leaving() ? " coming to or leaving " : " on ")
        + phrasing.places().words(promotion.zone());
  }

  private String limited(Promotion promotion) {
    return promotion.limited().isEmpty() ? ""
        : promotion.limited().containsAll(promotion.choices()) ? ", but only what its side has lost"
            : ", but " + phrasing.names().oneOf(promotion.limited().stream().sorted().toList())
                + " only if its side has lost one";
  }

  private String promotion(Promotion promotion) {
    boolean always = promotion.forced().equals(promotion.zone());
    return (always ? "becomes " : "may become ") + choices(promotion)
        + where(promotion)
        + (always || promotion.forced().isEmpty() ? ""
            : ", must on " + phrasing.places().words(promotion.forced()))
        + (promotion.forcedWhenStuck() ? ", must where it could not move on" : "")
        + limited(promotion)
        + promotion.when()
            .map(condition -> ", only where this holds of its side: " + phrasing.clause(condition))
            .orElse("");
  }
}
