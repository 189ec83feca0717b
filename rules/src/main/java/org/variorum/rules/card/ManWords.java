package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Mechanism.Borrowing;
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
      sentences.add(borrows() ? lends() : "moves " + ways(man.ways()));
    }
    if (!man.waysInCheck().equals(man.ways())) {
      sentences.add("in check " + ways(man.waysInCheck()));
    }
    return sentences;
  }

  private boolean borrows() {
    return borrowing().filter(borrowing -> borrowing.borrowers().contains(man.letter())).isPresent();
  }

  /** What is written as the movement of a man that only borrows is what it lends. */
  private String lends() {
    return borrowing().filter(borrowing -> borrowing.lenders().contains(man.letter())).isPresent()
        ? "moves as it borrows, lends " + ways(man.ways()) : "moves as it borrows, lends nothing";
  }

  private Optional<Borrowing> borrowing() {
    return names.definition().mechanism(Borrowing.class);
  }

  private List<String> remarks(MoveDiagram diagram) {
    List<String> sentences = new ArrayList<>();
    if (!man.pivots().isEmpty()) {
      sentences.add("goes round one of its own side's " + names.anyOf(man.pivots())
          + " beside it: along the squares next to that man, either way round, over empty squares, to an empty square "
          + "or a man that it takes, but not back to where it began");
    }
    man.basic().flatMap(this::turnsBack).ifPresent(sentences::add);
    man.promotion().ifPresent(promotion -> sentences.add(promotion(promotion)));
    if (diagram.hasInitialMoves()) {
      sentences.add("i: only by its first move");
    }
    if (diagram.hops()) {
      sentences.add("goes over another man, which stays, to take or to where it says h");
    }
    return sentences;
  }

  /** Only hands that hold it and acting know what a man was. */
  private Optional<String> turnsBack(String basic) {
    if (names.definition().mechanism(Mechanism.Acting.class).isPresent()) {
      return Optional.of("becomes " + names.one(basic) + " again when it is demoted");
    }
    return names.definition().mechanism(Mechanism.Hands.class)
        .filter(hands -> hands.drops().stream().anyMatch(drop -> drop.letter().equals(basic)))
        .map(_ -> "becomes " + names.one(basic) + " again when it is captured");
  }

  private String ways(List<Way> ways) {
    return ways.stream().map(this::way).collect(Collectors.joining(", "));
  }

  private String way(Way way) {
    String from = places.isEverywhere(way.from()) ? "" : " from " + places.words(way.from());
    String to = places.isEverywhere(way.to()) ? "" : " to " + places.words(way.to());
    return way.movement().text() + from + to + victims(way);
  }

  private String victims(Way way) {
    if (way.victims().isEmpty()) {
      return "";
    }
    String group = names.group(way.victims());
    return group.startsWith("all men") ? " taking " + group : " taking only " + group;
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
