package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;

/** Sentences about the ends of a game and its royal pieces. */
record GoalWords(Phrasing phrasing) {

  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    phrasing.definition().goals().stream().map(this::words).filter(words -> !words.isEmpty())
        .forEach(sentences::add);
    switch (phrasing.definition().royalty().mode()) {
      case CAPTURE -> sentences.add("There is no check: a royal piece may be left where it can be captured.");
      case CHECK -> facing().ifPresent(sentences::add);
      case NONE -> {
      }
    }
    severalRoyals().ifPresent(sentences::add);
    phrasing.definition().royalty().sideWithoutRoyal().ifPresent(side -> sentences.add(
        side.word() + " has no royal piece: only " + side.opponent().word()
            + (phrasing.check() ? " can be in check or mated." : "'s can be captured.")));
    return sentences;
  }

  private Optional<String> severalRoyals() {
    boolean hasCheck = phrasing.check();
    return switch (phrasing.definition().royalty().several()) {
      case ONE -> Optional.empty();
      case ALL -> Optional.of(hasCheck
          ? "A side may have several royal pieces. None of them may be left attacked:"
              + " the side is in check if one of them is attacked."
          : "A side may have several royal pieces. It must keep as many of them as it had at the start.");
      case LAST -> Optional.of(hasCheck
          ? "A side may have several royal pieces. While it has two, they may be captured like other"
              + " pieces; the last one may not be left attacked."
          : "A side may have several royal pieces. While it has two, they may be captured like other pieces.");
      case NOT_ALL -> Optional
          .of("A side may have several royal pieces. Some of them may be left attacked, and may be captured,"
              + " while another is not attacked. The side is in check when all of them are attacked.");
    };
  }

  /** Describes the rule about facing royal pieces; empty if no royal piece can face another. */
  private Optional<String> facing() {
    return phrasing.definition().pieces().stream()
        .filter(piece -> piece.royal() && phrasing.definition().changesInCheck(piece) && !facesNone(piece))
        .findFirst()
        .map(
            _ -> "The royal pieces face each other if one could capture the other by its movement out of check. "
                + switch (phrasing.definition().royalty().facing()) {
                  case OTHER_PIECES ->
                      "A royal piece's own move may not leave them facing; any other move may do so only"
                          + " if a piece that is not royal then gives check.";
                  case ALL_PIECES ->
                      "A move may leave them facing only if a piece that is not royal then gives check, and a royal"
                          + " piece's own move only if they are not adjacent.";
                });
  }

  /**
   * Whether a royal piece has the same captures whether or not its side is in check, and captures only on adjacent
   * squares. Such a piece needs no rule about facing.
   */
  private boolean facesNone(PieceKind piece) {
    Set<List<Object>> usualCaptures = captures(piece.ways());
    return usualCaptures.equals(captures(phrasing.definition().waysInCheck(piece)))
        && piece.ways().stream().flatMap(way -> way.movement().paths().stream()).filter(Path::captures)
            .allMatch(GoalWords::isOneStep);
  }

  /** The captures of ways, with all that limits them, for comparison. */
  private static Set<List<Object>> captures(List<Way> ways) {
    return ways.stream()
        .flatMap(way -> way.movement().paths().stream().filter(Path::captures).map(path -> List.<Object>of(
            path.legs(), path.initial(), way.from(), way.to(), way.victims(), way.over(), way.when())))
        .collect(Collectors.toSet());
  }

  private static boolean isOneStep(Path path) {
    Leg first = path.legs().getFirst();
    return path.legs().size() == 1 && first.max() == 1 && !first.cycle().isEmpty()
        && first.cycle().stream()
            .allMatch(step -> Math.max(Math.abs(step.right()), Math.abs(step.up())) == 1);
  }

  /**
   * One sentence for both sides if their verdicts are equal, else one for each: {@code If White is in check and … }.
   */
  private static String words(Goal.Verdicts verdicts, String predicate, String name) {
    return verdicts.white() == verdicts.black() ? words("a side", predicate, verdicts.white(), name)
        : Stream.of(Side.values()).map(side -> words(side.word(), predicate, verdicts.of(side), name))
            .collect(Collectors.joining(" "));
  }

  private static String words(String subject, String predicate, Goal.Verdict verdict, String name) {
    return "If " + subject + " " + predicate + ", " + Phrasing.verdict(verdict) + " (" + name + ").";
  }

  private String words(Goal goal) {
    return switch (goal) {
      case Goal.Checkmate mate -> words(mate.verdicts(), "is in check and has no legal move", "mate");
      case Goal.Stalemate _ when phrasing.properties().contains(Property.JUDGES_STALEMATE)
          || phrasing.properties().contains(Property.PASSES_WHEN_STUCK) -> "";
      case Goal.Stalemate stale -> words(stale.verdicts(),
          (phrasing.check() ? "is not in check and " : "") + "has no legal move", "stalemate");
      default -> RoomRegistry.room(goal).orElseThrow().sentence(goal, phrasing);
    };
  }
}
