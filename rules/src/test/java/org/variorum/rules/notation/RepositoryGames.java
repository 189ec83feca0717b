package org.variorum.rules.notation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameFamily;
import org.variorum.rules.position.Move;

/** The games of {@code games/}, for tests. */
public final class RepositoryGames {

  private static final DirectoryLibrary LIBRARY = new DirectoryLibrary(directory());
  private static final DefinitionReader READER = new DefinitionReader(LIBRARY);

  private static final ConcurrentMap<String, Game> GAMES = new ConcurrentHashMap<>();

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int OF_EACH_FAMILY = 1;
  /** A playout ends after this many legal moves in its positions: a game may have thousands in each. */
  private static final int MOST_MOVES = 6_000;

  private RepositoryGames() {}

  /** Tests run in their module's directory, or in the project's. */
  private static Path directory() {
    return Stream.of("games", "../games").map(Path::of).filter(Files::isDirectory).findFirst().orElseThrow();
  }

  /** The compiled game, which all tests share. */
  public static Game of(String id, String... options) {
    return GAMES.computeIfAbsent(id + List.of(options), _ -> Game.of(READER.read(id, List.of(options))));
  }

  /** A game whose definition is written in the test. */
  public static Game written(String text) {
    return Game.of(READER.read("test.yaml", text, List.of()));
  }

  /**
   * A sample of the games, each as it is and with each of its options: the first family whole, and one of each other family; with the
   * property {@code variorum.deep} all.
   */
  public static Stream<Game> sample() {
    return Sampled.IDS.stream().flatMap(id -> Stream.concat(Stream.of(of(id)),
        READER.card(id).options().stream().map(GameCard.Option::id).map(option -> of(id, option))));
  }

  /** Found once for all tests: for it all definitions are read. */
  private static final class Sampled {
    static final List<String> IDS = sampled();
  }

  private static List<String> sampled() {
    if (DEEP) {
      return LIBRARY.ids();
    }
    Map<GameFamily, Integer> taken = new HashMap<>();
    List<GameCard> cards = LIBRARY.ids().stream().map(READER::card).sorted(GameCard.ORDER).toList();
    GameFamily first = cards.getFirst().family();
    return cards.stream().filter(card -> card.family().equals(first)
        || taken.merge(card.family(), 1, Integer::sum) <= OF_EACH_FAMILY).map(GameCard::id).toList();
  }

  /** The positions of a random game, the last one ended or as far as {@code plies} moves from the start. */
  public static List<Position> playout(Game game, long seed, int plies) {
    Random random = new Random(seed);
    List<Position> positions = new ArrayList<>();
    Position position = game.start();
    positions.add(position);
    int seen = 0;
    for (int ply = 0; ply < plies && !position.moves().isEmpty() && seen < MOST_MOVES; ply++) {
      seen += position.moves().size();
      position = position.play(choose(position, random));
      positions.add(position);
    }
    return positions;
  }

  /**
   * Of the positions of a random game every fourth from the start and the last, for what takes long of each; with the property
   * {@code variorum.deep} all.
   */
  public static List<Position> moments(Game game, long seed, int plies) {
    List<Position> positions = playout(game, seed, plies);
    int last = positions.size() - 1;
    return IntStream.rangeClosed(0, last).filter(ply -> DEEP || ply % 4 == 0 || ply == last)
        .mapToObj(positions::get).toList();
  }

  /** Any move, but rather one that captures, so that games get somewhere. */
  private static Move choose(Position position, Random random) {
    List<Move> moves = position.moves();
    List<Move> captures = moves.stream().filter(Move::captures).toList();
    List<Move> from = !captures.isEmpty() && random.nextInt(3) == 0 ? captures : moves;
    return from.get(random.nextInt(from.size()));
  }
}
