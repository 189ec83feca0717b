package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Way;

/** A kind of man in words. */
record ManWords(Man man, Names names, Places places) {

  ManCard card() {
    MoveDiagram diagram = DiagramMaker.of(man);
    return new ManCard(man, movement(), remarks(diagram), diagram);
  }

  private List<String> movement() {
    List<String> sentences = new ArrayList<>();
    if (!man.ways().isEmpty()) {
      sentences.add("moves " + ways(man.ways()));
    }
    if (!man.waysInCheck().equals(man.ways())) {
      sentences.add("in check " + ways(man.waysInCheck()));
    }
    return sentences;
  }

  private List<String> remarks(MoveDiagram diagram) {
    List<String> sentences = new ArrayList<>();
    if (!man.pivots().isEmpty()) {
      sentences.add("goes round one of its own side's " + names.plural(man.pivots())
          + " beside it: along the squares next to that man, either way round, over empty squares, to an empty square "
          + "or a man that it takes");
    }
    man.basic().ifPresent(basic -> sentences.add("turns back into a " + names.of(basic)
        + " when it is captured or demoted"));
    man.promotion().ifPresent(promotion -> sentences.add(promotion(promotion)));
    if (diagram.hasInitialMoves()) {
      sentences.add("i: only by its first move");
    }
    if (diagram.hops()) {
      sentences.add("goes over another man, which stays, to where it says h or to take");
    }
    return sentences;
  }

  private String ways(List<Way> ways) {
    return ways.stream().map(this::way).collect(Collectors.joining(", "));
  }

  private String way(Way way) {
    String from = places.isEverywhere(way.from()) ? "" : " from " + places.words(way.from());
    String to = places.isEverywhere(way.to()) ? "" : " to " + places.words(way.to());
    String victims = way.victims().isEmpty() ? "" : " taking only " + names.plural(way.victims());
    return way.movement().text() + from + to + victims;
  }

  private String promotion(Promotion promotion) {
    boolean always = promotion.forced().equals(promotion.zone());
    return (always ? "becomes " : "may become ") + names.oneOf(promotion.to())
        + (promotion.leaving() ? " coming to or leaving " : " on ") + places.words(promotion.zone())
        + (always || promotion.forced().boxes().isEmpty() ? ""
            : ", must on " + places.words(promotion.forced()))
        + (promotion.forcedWhenStuck() ? ", must where it could not move on" : "")
        + (promotion.limited() ? ", but only what its side has lost" : "");
  }
}
