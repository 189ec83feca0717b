package org.variorum.testkit.pairs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;

/** The mechanisms of a small game, alone and in pairs. Each mechanism is one option of {@code pairs.yaml}. */
public final class Pairs {

  private static final String FILE = "pairs.yaml";

  /** Two mechanisms in the order of the file. */
  public record Pair(String one, String other) {

    List<String> names() {
      return List.of(one, other);
    }
  }

  private final DefinitionReader reader;
  private final String text = resource(FILE);
  private final List<String> names = text.lines().filter(Pairs::isOption).map(Pairs::name).toList();

  /** @param library contains the game that the small game extends */
  public Pairs(Library library) {
    reader = new DefinitionReader(library);
  }

  /** The names of the mechanisms, in the order of the file. */
  public List<String> names() {
    return names;
  }

  /** All pairs, in the order of the file. */
  public List<Pair> all() {
    return IntStream.range(0, names.size()).boxed()
        .flatMap(one -> names.subList(one + 1, names.size()).stream()
            .map(other -> new Pair(names.get(one), other)))
        .toList();
  }

  /** The pairs that are expected to be refused. */
  public static Set<Pair> refused() {
    return resource("refused-pairs.txt").lines().filter(line -> !line.startsWith("#"))
        .map(line -> line.split("[: ]+", -1))
        .flatMap(words -> Stream.of(words).skip(1).map(other -> new Pair(words[0], other)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The definition of the small game with a pair. */
  public Definition definition(Pair pair) {
    return definition(pair.names());
  }

  /** The reason why a pair is refused; empty if it is playable. */
  public Optional<String> refusal(Pair pair) {
    return refusal(pair.names());
  }

  /** The reason why the game is refused with these mechanisms together; empty if the game is playable. */
  public Optional<String> refusal(List<String> mechanisms) {
    try {
      Game.of(definition(mechanisms)).start();
      return Optional.empty();
    } catch (UnplayableDefinitionException e) {
      return e.flaws().stream().map(Flaw::reason).findFirst();
    } catch (DefinitionException e) {
      return Optional.of(e.problems().stream().filter(problem -> problem.severity() == Severity.ERROR)
          .map(problem -> problem.message()).findFirst().orElse(String.valueOf(e.getMessage())));
    }
  }

  private Definition definition(List<String> mechanisms) {
    return reader.read(FILE, text(mechanisms), mechanisms);
  }

  private static String resource(String name) {
    try (InputStream stream = Pairs.class.getResourceAsStream("/" + name)) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The text of the small game with only the options {@code mechanisms}, because a shorter text is read faster. Lines
   * of other options become empty, so that line numbers do not change.
   */
  private String text(List<String> mechanisms) {
    return text.replace("START", start(mechanisms)).lines()
        .map(line -> isOption(line) && !mechanisms.contains(name(line)) ? "" : line)
        .collect(Collectors.joining("\n"));
  }

  private static boolean isOption(String line) {
    return line.startsWith("  ") && line.contains("about:");
  }

  private static String name(String line) {
    return line.strip().replaceAll(":.*", "");
  }

  private static String start(List<String> mechanisms) {
    boolean hasNoWhiteKing = mechanisms.contains("no-royal-piece");
    boolean hasCastling = mechanisms.stream().anyMatch(name -> name.startsWith("castling"));
    boolean hasGating = mechanisms.contains("gating");
    boolean hasHands = hasGating || mechanisms.contains("walls-dropped")
        || mechanisms.stream().anyMatch(name -> name.contains("hands") || name.startsWith("drops"));
    String piecesInHand = (mechanisms.contains("endless-hands") ? "Pp" : "") + (hasGating ? "Bb" : "")
        + (mechanisms.contains("walls-dropped") ? "Ss" : "");
    String firstRank = hasNoWhiteKing ? "RNBQ1BNR" : "RNBQKBNR";
    String castling = !hasCastling ? "" : hasNoWhiteKing ? "kq" : "KQkq";
    String rights = castling + (hasGating ? "CFcf" : hasCastling ? "" : "-");
    return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/" + firstRank
        + (hasHands ? "[" + piecesInHand + "]" : "") + " w " + rights + " -"
        + (mechanisms.contains("checks") ? " 3+3" : "") + " 0 1";
  }
}
