package org.variorum.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Way;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameFamily;
import org.variorum.rules.language.Library;

/**
 * Sample of a library's games for tests that take long. The same files always give the same sample. The sample
 * contains all games of the first listed family and one game of each other family. Further games are added until every
 * feature of the library occurs in the sample.
 */
final class GameSample {

  private static final int GAMES_PER_FAMILY = 1;

  private final Library library;
  private final DefinitionReader reader;
  private final Set<String> sampleIds = new HashSet<>();
  private final Set<String> coveredFeatures = new HashSet<>();

  private GameSample(Library library) {
    this.library = library;
    reader = new DefinitionReader(library);
  }

  /** The ids of the sample, sorted. */
  static List<String> of(Library library) {
    return new GameSample(library).choose();
  }

  private List<String> choose() {
    Map<String, Set<String>> featuresById = new LinkedHashMap<>();
    library.ids().forEach(id -> featuresById.put(id, features(reader.read(id, List.of()))));
    List<GameCard> cards = library.ids().stream().map(reader::card).sorted(GameCard.ORDER).toList();
    GameFamily firstFamily = cards.getFirst().family();
    Map<GameFamily, Integer> countByFamily = new LinkedHashMap<>();
    for (GameCard card : cards) {
      int earlierGames = countByFamily.merge(card.family(), 1, Integer::sum) - 1;
      if (card.family().equals(firstFamily) || earlierGames < GAMES_PER_FAMILY) {
        add(card.id(), featuresById);
      }
    }
    while (!coveredFeatures.containsAll(featuresById.values().stream().flatMap(Set::stream).toList())) {
      add(gameWithMostMissingFeatures(featuresById), featuresById);
    }
    return sampleIds.stream().sorted().toList();
  }

  /** The id of the game with the most features that no game of the sample has. */
  private String gameWithMostMissingFeatures(Map<String, Set<String>> featuresById) {
    return featuresById.entrySet().stream().max(Comparator.comparingLong(this::missingCount)).orElseThrow()
        .getKey();
  }

  private long missingCount(Map.Entry<String, Set<String>> game) {
    return game.getValue().stream().filter(each -> !coveredFeatures.contains(each)).count();
  }

  private void add(String id, Map<String, Set<String>> featuresById) {
    sampleIds.add(id);
    coveredFeatures.addAll(featuresById.getOrDefault(id, Set.of()));
  }

  /** The features of a definition: its rules, and properties of its board and pieces. */
  private static Set<String> features(Definition definition) {
    Set<String> found = new HashSet<>();
    definition.records().forEach(record -> found.add(record.getClass().getSimpleName()));
    found.add("royal pieces: " + definition.royalty().mode());
    found.add("sides: " + definition.board().blackView());
    found.add("words of a set: " + definition.board().wordCount());
    if (definition.board().size() < definition.board().files() * definition.board().ranks()) {
      found.add("holes");
    }
    for (PieceKind piece : definition.pieces()) {
      piece.promotion().ifPresent(promotion -> found.addAll(features(promotion)));
      piece.home().ifPresent(_ -> found.add("home"));
      piece.basic().ifPresent(_ -> found.add("basic"));
      definition.ways(piece).forEach(way -> found.addAll(features(way)));
    }
    return found;
  }

  private static List<String> features(Promotion promotion) {
    List<String> found = new ArrayList<>(List.of("promotion"));
    Stream.of(promotion.leaving() ? "leaving" : "", !promotion.limited().isEmpty() ? "limited" : "",
        promotion.forcedWhenStuck() ? "when stuck" : "", promotion.byCapture() ? "by capture" : "",
        promotion.forced().equals(promotion.zone()) ? "" : "optional promotion").forEach(found::add);
    return found;
  }

  /** The features of one movement: its letters tell riders, hoppers and several legs apart. */
  private static List<String> features(Way way) {
    List<String> found = new ArrayList<>();
    way.movement().text().chars().filter(Character::isLetter)
        .forEach(letter -> found.add("letter " + (char) letter));
    Stream.of(way.victims().isEmpty() ? "" : "victims",
        way.from().equals(Region.EVERYWHERE) ? "" : "from", way.to().equals(Region.EVERYWHERE) ? "" : "to",
        way.over().isAnyPiece() ? "" : "over", way.over().count().isOne() ? "" : "hurdles")
        .forEach(found::add);
    return found;
  }
}
