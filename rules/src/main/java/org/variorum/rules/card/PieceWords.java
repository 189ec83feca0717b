package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Mechanism.Borrowing;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Way;

/** A kind of piece in words. */
record PieceWords(PieceKind piece, Names names, Places places) {

  PieceCard card() {
    MoveDiagram diagram = DiagramMaker.of(piece);
    return new PieceCard(piece, movement(), remarks(diagram), diagram);
  }

  private List<String> movement() {
    List<String> sentences = new ArrayList<>();
    if (!piece.ways().isEmpty()) {
      sentences.add(borrows() ? lends() : "moves " + ways(piece.ways()));
    }
    if (!piece.waysInCheck().equals(piece.ways())) {
      sentences.add("in check " + ways(piece.waysInCheck()));
    }
    return sentences;
  }

  private boolean borrows() {
    return borrowing().filter(borrowing -> borrowing.borrowers().contains(piece.letter())).isPresent();
  }

  /** What is written as the movement of a piece that only borrows is what it lends. */
  private String lends() {
    return borrowing().filter(borrowing -> borrowing.lenders().contains(piece.letter())).isPresent()
        ? "moves as it borrows, lends " + ways(piece.ways()) : "moves as it borrows, lends nothing";
  }

  private Optional<Borrowing> borrowing() {
    return names.definition().mechanism(Borrowing.class);
  }

  private List<String> remarks(MoveDiagram diagram) {
    List<String> sentences = new ArrayList<>();
    if (!piece.pivots().isEmpty()) {
      sentences.add("goes round one of its own side's " + names.anyOf(piece.pivots())
          + " beside it: along the squares next to that piece, either way round, over empty squares, to an empty square "
          + "or a piece that it captures, but not back to where it began");
    }
    piece.basic().flatMap(this::turnsBack).ifPresent(sentences::add);
    piece.promotion().ifPresent(promotion -> sentences.add(promotion(promotion)));
    if (diagram.hasInitialMoves()) {
      sentences.add("i: only by its first move");
    }
    if (diagram.hops()) {
      sentences.add("goes over another piece, which stays, to capture or to where it says h");
    }
    return sentences;
  }

  /** Only hands that hold it and acting know what a piece was. */
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
    return group.startsWith("all pieces") ? " capturing " + group : " capturing only " + group;
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
