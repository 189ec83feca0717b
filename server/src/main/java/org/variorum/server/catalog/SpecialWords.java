package org.variorum.server.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Anatomy;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.SimpleMover;

/** What makes a game different, in a word or two each: its mechanisms, then its goals. What is usual goes unsaid. */
final class SpecialWords {

  private SpecialWords() {}

  static List<String> of(Definition definition) {
    List<String> words = new ArrayList<>();
    definition.mechanisms().forEach(mechanism -> word(mechanism).ifPresent(words::add));
    if (hasPart(definition, EnumSet.of(SimpleMover.ORBIT))) {
      words.add("orbits");
    }
    if (hasPart(definition,
        EnumSet.of(SimpleMover.CROOKED_BISHOP, SimpleMover.CROOKED_ROOK, SimpleMover.ROSE))) {
      words.add("crooked riders");
    }
    if (definition.royalty().mode() == Royalty.Mode.CAPTURE) {
      words.add("no check");
    }
    definition.goals().forEach(goal -> word(goal).ifPresent(words::add));
    return words.stream().distinct().toList();
  }

  private static boolean hasPart(Definition definition, Set<SimpleMover> parts) {
    return definition.pieces().stream().anyMatch(piece -> !Collections.disjoint(Anatomy.of(piece), parts));
  }

  private static Optional<String> word(Mechanism mechanism) {
    return switch (mechanism) {
      case Mechanism.Hands hands -> Optional.of("drops");
      case Mechanism.EnPassant passing -> Optional.empty();
      case Mechanism.Castling castling ->
          castling.style() == Mechanism.Castling.Style.ORTHODOX ? Optional.empty()
              : Optional.of("free castling");
      case Mechanism.Borrowing borrowing -> Optional.of("borrowed movement");
      case Mechanism.Acting acting -> Optional.of("acting, not capturing");
      case Mechanism.AnswerBan ban -> Optional.of("no answer in kind");
      case Mechanism.Exchange exchange -> Optional.of("exchange of squares");
      case Mechanism.Range range -> Optional.of("range");
      case Mechanism.Displacement displacement -> Optional.of("displacement");
      case Mechanism.Explosion explosion -> Optional.of("explosions");
      case Mechanism.Turn turn -> Optional.of(turn.parts().size() > 1 ? "several moves a turn" : "passing");
    };
  }

  private static Optional<String> word(Goal goal) {
    return switch (goal) {
      case Goal.Checkmate mate -> Optional.empty();
      case Goal.Stalemate stalemate -> Optional.empty();
      case Goal.RoyalCaptured captured -> Optional.empty();
      case Goal.Reach reach -> Optional.of("a place to reach");
      case Goal.BareRoyal bare -> Optional.of("bare king");
      case Goal.Extinction extinction -> Optional.of("extinction");
      case Goal.Checks checks -> Optional.of("counted checks");
    };
  }
}
