package org.variorum.server.table;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Level;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.NoSuchStartException;
import org.variorum.rules.game.StartPositions;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.budget.Work;
import org.variorum.server.catalog.PublishedDefinitions;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Seats;
import org.variorum.server.store.StoredRules;
import org.variorum.server.store.TableEntry;
import org.variorum.view.answer.Color;
import org.variorum.view.game.Edition;
import org.variorum.view.position.MoveLine;
import org.variorum.view.text.Sentences;

/**
 * A maker of new tables.
 *
 * @param random chooses the side and the start position, where a query leaves them open
 */
record NewTables(TableServices services, RandomGenerator random) {

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  /** The length of an id, which must be hard to guess: a person with the link may watch and take the open seat. */
  private static final int ID_LENGTH = 12;
  private static final SecureRandom IDS = new SecureRandom();

  /** Returns a new id for a table. */
  static String newId() {
    return IDS.ints(ID_LENGTH, 0, LETTERS.length()).mapToObj(LETTERS::charAt).map(String::valueOf)
        .collect(Collectors.joining());
  }

  /**
   * Returns a new table, which is not stored yet.
   *
   * @param guest the id of the guest who plays the side of the query
   * @param opponent the guest on the other side; null if the query says who plays there
   * @throws RefusedException if there is no such game, position, move, level or time control
   */
  TableEntry table(String guest, TableQuery query, @Nullable String opponent) {
    requireStartable(query.game());
    Edition edition = services.catalog().forReader(guest).edition(query.game(), orEmpty(query.options()));
    String start = start(query, edition);
    MoveLine line = MoveLine.play(edition, start, opening(query), Work::step);
    if (line.end().outcome().isPresent()) {
      throw new RefusedException(400, "over", "The game is over in that position.");
    }
    TimeControl time = query.time();
    if (time != null) {
      TimeControls.require(time);
    }
    Color side = side(query.side());
    StoredRules rules = new StoredRules(edition.key(), edition.hash(), edition.options(), edition.sources());
    Occupant other = opponent == null ? opponent(query.level(), time) : Occupant.guest(opponent);
    return services.tableEntry(new Founding(newId(), rules, start == null ? null : line.start().fen(),
        line.moves().stream().map(move -> move.text()).toList(), line.sans(Work::step), line.turns(),
        new Seats(Map.of(side, Occupant.guest(guest), TableState.opposite(side), other)), time,
        services.time().date()));
  }

  /** The game of a table is read by its link, but a new game needs a definition that the guest may find. */
  private static void requireStartable(String id) {
    if (DefinitionKey.of(id, "").owner().equals(PublishedDefinitions.OF_TABLE)) {
      throw new RefusedException(400, "unknown-game", "A new game needs the id of a definition.");
    }
  }

  private static List<String> opening(TableQuery query) {
    List<String> moves = orEmpty(query.moves());
    if (moves.size() > ApiLimits.OPENING) {
      throw new RefusedException(400, "too-long",
          "A new game can begin with at most " + ApiLimits.OPENING + " moves already made, not with "
              + moves.size() + ". Send the position after these moves instead.");
    }
    return moves;
  }

  private static Occupant opponent(@Nullable Integer level, @Nullable TimeControl time) {
    if (level == null) {
      return Occupant.NONE;
    }
    int strongest = Level.values().length;
    if (level < 1 || level > strongest) {
      throw new RefusedException(400, "bad-level",
          "The computer plays at levels 1 to " + strongest + ", not " + level + ".");
    }
    if (time != null) {
      TimeControls.requireForComputer(time);
    }
    return Occupant.computer(level);
  }

  private static List<String> orEmpty(@Nullable List<String> texts) {
    return texts == null ? List.of() : texts;
  }

  private Color side(@Nullable Color requested) {
    return Objects.requireNonNullElseGet(requested, () -> random.nextBoolean() ? Color.white : Color.black);
  }

  /**
   * The FEN from which the game starts; null for the game's start position.
   *
   * @throws RefusedException if the game has no start position of this number, or if the query gives both a FEN and a
   *     number
   */
  private @Nullable String start(TableQuery query, Edition edition) {
    String start = query.start();
    if (start == null) {
      return query.fen();
    }
    if (query.fen() != null) {
      throw new RefusedException(400, "bad-start",
          "Give a FEN or the number of a start position, not both.");
    }
    return fen(edition.game(), start.strip());
  }

  private String fen(Game game, String start) {
    try {
      StartPositions starts = StartPositions.requireSeveral(game);
      return starts.position(starts.read(start, random)).fen();
    } catch (NoSuchStartException e) {
      throw new RefusedException(400, "bad-start", Sentences.of(String.valueOf(e.getMessage())));
    }
  }
}
