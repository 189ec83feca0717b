package org.variorum.browser;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.Library;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.view.position.Views;

/**
 * The functions that JavaScript calls. {@code browser/src/main/npm/src/program.ts} declares them once more; a refusal
 * crosses as an exception with the refusal as its message, or as {@code null} where JavaScript asks for the reason apart.
 */
public final class Program {

  private static final Library NOTHING = new Bundle();

  private Program() {}

  /** Where the translator begins; nothing runs before JavaScript calls. */
  public static void main(String[] arguments) {}

  /** A library without files, to which {@link #addFile} adds them. */
  @JSExport
  public static Handle<Bundle> newLibrary() {
    return new Handle<>(new Bundle());
  }

  @JSExport
  public static void addFile(Handle<Bundle> library, String path, String text) {
    library.get().add(path, text);
  }

  @JSExport
  public static String games(Handle<Bundle> library) {
    return PackageAnswers.games(library.get());
  }

  /** The text of a definition in a library. */
  @JSExport
  public static @Nullable String definition(Handle<Bundle> library, String id) {
    return library.get().text(id).orElse(null);
  }

  /**
   * Reads a definition; what it starts from is looked up in {@code first}, then in {@code second}.
   *
   * @param file the file name that problems show
   */
  @JSExport
  public static Handle<Reading> read(String file, String text, String[] options,
      @Nullable Handle<Bundle> first,
      @Nullable Handle<Bundle> second) {
    return new Handle<>(Reading.of(file, text, List.of(options), library(first).or(library(second))));
  }

  private static Library library(@Nullable Handle<Bundle> library) {
    return library == null ? NOTHING : library.get();
  }

  /** The game of a reading; {@code null} if it has problems. */
  @JSExport
  public static @Nullable Handle<Game> gameOf(Handle<Reading> reading) {
    return reading.get().game().map(Handle::new).orElse(null);
  }

  @JSExport
  public static String problems(Handle<Reading> reading) {
    return reading.get().problemsAsJson();
  }

  @JSExport
  public static String describe(Handle<Game> game) {
    return PackageAnswers.game(game.get());
  }

  @JSExport
  public static Handle<Position> start(Handle<Game> game) {
    return new Handle<>(game.get().start());
  }

  /** @throws IllegalArgumentException if the FEN is none, or none of a position of this game */
  @JSExport
  public static Handle<Position> position(Handle<Game> game, String fen) {
    try {
      return new Handle<>(game.get().position(fen));
    } catch (FenException | IllegalSetupException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  @JSExport
  public static String fen(Handle<Position> position) {
    return position.get().fen();
  }

  /** {@code white} or {@code black}: the side to move. */
  @JSExport
  public static String turn(Handle<Position> position) {
    return Views.color(position.get().turn()).name();
  }

  @JSExport
  public static boolean inCheck(Handle<Position> position) {
    return position.get().inCheck();
  }

  @JSExport
  public static String moves(Handle<Position> position) {
    return PackageAnswers.moves(position.get());
  }

  /** The position after a move, given in COM-3 or SAN; {@code null} if it is no legal move. */
  @JSExport
  public static @Nullable Handle<Position> play(Handle<Position> position, String text) {
    return San.read(position.get(), text) instanceof SanReading.Found found
        ? new Handle<>(position.get().play(found.move())) : null;
  }

  @JSExport
  public static String outcome(Handle<Position> position) {
    return PackageAnswers.outcome(position.get());
  }

  @JSExport
  public static @Nullable String whyNot(Handle<Position> position, String text) {
    return PackageAnswers.whyNot(position.get(), text).orElse(null);
  }

  /** The number of legal move sequences of a length, in decimal. */
  @JSExport
  public static String perft(Handle<Position> position, int depth) {
    return Long.toString(position.get().perft(depth));
  }

  /**
   * An engine of a game, which keeps its table from one search to the next.
   *
   * @param library where the files are that it has learnt from games
   * @param level the strength, from 1 to 8
   */
  @JSExport
  public static Handle<Engine> newEngine(Handle<Game> game, Handle<Bundle> library, int megabytes,
      int level) {
    EngineSettings settings =
        EngineSettings.DEFAULT.megabytes(megabytes).strength(Level.of(level).strength());
    Experience experience =
        Experience.in(new BundleFiles(library.get())).orNoneIfUnreadable(game.get(), _ -> {});
    return new Handle<>(new Engine(game.get(), settings.experience(experience)));
  }

  /**
   * Begins a search, which {@link #proceed} carries on.
   *
   * @param depth the greatest depth; 0 for no limit
   * @param nodes the greatest number of nodes; 0 for no limit
   * @param millis the longest time; 0 for no limit
   */
  @JSExport
  public static Handle<RunningSearch> beginSearch(Handle<Engine> engine, Handle<Position> position, int lines,
      int depth, double nodes, double millis) {
    SearchLimits limits = SearchLimits.NONE;
    if (depth > 0) {
      limits = limits.depth(depth);
    }
    if (nodes > 0) {
      limits = limits.nodes((long) nodes);
    }
    if (millis > 0) {
      limits = limits.time(Duration.ofMillis((long) millis));
    }
    return new Handle<>(new RunningSearch(engine.get(), position.get(), limits, lines));
  }

  /** Searches for about this time, and returns whether the search goes on. */
  @JSExport
  public static boolean proceed(Handle<RunningSearch> search, int millis) {
    return search.get().proceed(millis);
  }

  /** The results since the last call, each deeper than the one before: a JSON array. */
  @JSExport
  public static String takeResults(Handle<RunningSearch> search) {
    return search.get().takeResults();
  }

  /** The best result so far. */
  @JSExport
  public static String bestResult(Handle<RunningSearch> search) {
    return search.get().best();
  }

  /** A site on the games of a library. Their rules pages may be added to the library later. */
  @JSExport
  public static Handle<Site> openSite(Handle<Bundle> library) {
    return new Handle<>(new Site(library.get()));
  }

  @JSExport
  public static String answer(Handle<Site> site, String[] path, String[] options, String body) {
    return site.get().answer(List.of(path), List.of(options), body);
  }

  @JSExport
  public static String choices(Handle<Site> site, String query, String first, @Nullable String player) {
    return site.get().choices(query, first, player);
  }

  @JSExport
  public static String premove(Handle<Site> site, String query, String[] steps) {
    return site.get().premove(query, List.of(steps));
  }

  @JSExport
  public static String readMove(Handle<Site> site, String query, String move) {
    return site.get().read(query, move);
  }

  @JSExport
  public static String firsts(Handle<Site> site, String query) {
    return site.get().firsts(query);
  }

  @JSExport
  public static Handle<SiteSearch> analyse(Handle<Site> site, String query, int lines) {
    return new Handle<>(site.get().analyse(query, lines));
  }

  @JSExport
  public static Handle<SiteSearch> review(Handle<Site> site, String query) {
    return new Handle<>(site.get().review(query));
  }

  /** @param millis the longest time; 0 for that of the level */
  @JSExport
  public static Handle<SiteSearch> think(Handle<Site> site, String query, int level, int seed,
      double millis) {
    return new Handle<>(site.get().think(query, level, seed, (long) millis));
  }

  /** Searches for about this time, and returns whether the search goes on. */
  @JSExport
  public static boolean goOn(Handle<SiteSearch> search, int millis) {
    return search.get().proceed(millis);
  }

  /** The reports since the last call: a JSON array. */
  @JSExport
  public static String takeReports(Handle<SiteSearch> search) {
    return search.get().takeReports();
  }
}
