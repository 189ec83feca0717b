package org.variorum.rules.rule.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.effect.Effects.After;

/** Refuses effects that can never happen, and those of which it is not known what they do. */
record EffectsCheck(Fields part, ParsedDefinition written) {

  private static final List<Word> PIECES = List.of(EffectWords.REMOVE, EffectWords.TURN, EffectWords.CHANGE);

  /** By these a piece may be gone from where it went. */
  private static final List<Property> GONE =
      List.of(Property.CAPTURER_VANISHES, Property.CAPTURES_SPREAD, Property.CAPTURER_RETURNS);

  void check() {
    Stream.concat(Stream.of(EffectWords.WHEN), PIECES.stream()).forEach(word -> part.condition(word)
        .ifPresent(condition -> asks(condition, word)));
    Stream.of(EffectWords.BECOMES, EffectWords.PUT)
        .forEach(word -> part.find(word, Leaf.LETTER).filter(written::isRoyal)
            .ifPresent(letter -> part.refuse(word,
                "no piece becomes royal, or comes on the board so, by an effect: " + letter)));
    PIECES.forEach(this::royals);
    part.find(EffectWords.BECOMES, Leaf.LETTER).filter(to -> pieces(EffectWords.CHANGE)
        .filter(standing -> written.all(standing.pieces()::selects).equals(Set.of(to))).isPresent())
        .ifPresent(to -> part.refuse(EffectWords.BECOMES, "these pieces are that already: " + to));
    if (after() == After.DROPS) {
      drops();
    } else {
      moves();
    }
  }

  private After after() {
    return part.get(EffectWords.AFTER, EffectWords.EVENTS);
  }

  private Optional<Quantity.PiecesOnBoard> pieces(Word word) {
    return part.condition(word).flatMap(EffectWords::pieces);
  }

  /** What is done is known before anybody asks who attacks what. */
  private void asks(Condition condition, Word word) {
    if (ConditionNeeds.attackedPlaces(condition).findAny().isPresent()
        || ConditionNeeds.dependsOnAttacks(condition)) {
      part.refuse(word, "an effect cannot depend on attacks: it happens before they are known");
    } else if (ConditionNeeds.dependsOnHands(condition) || ConditionNeeds.dependsOnCounters(condition)) {
      part.refuse(word, "an effect depends on the board alone, not on hands or counters");
    } else {
      ConditionNeeds.requirePossibleForMove(condition, word, part, written);
    }
  }

  /** A royal piece that is named, and pieces of which all are royal. */
  private void royals(Word word) {
    pieces(word).map(Quantity.PiecesOnBoard::pieces).ifPresent(selector -> {
      List<String> royal = written.all(selector::selects).stream().filter(written::isRoyal).sorted().toList();
      boolean named = !selector.allBut() || royal.size() == written.all(selector::selects).size();
      if (named && !royal.isEmpty()) {
        part.refuse(word, "no effect happens to a royal piece, so not to " + String.join(", ", royal)
            + ": leave it out");
      }
    });
  }

  private void drops() {
    if (!written.mayDrop()) {
      part.refuse(EffectWords.AFTER, "no pieces are dropped in this game");
    } else if (part.has(EffectWords.PUT)) {
      part.refuse(EffectWords.PUT,
          "nothing can be put after a drop: it leaves no square, and the piece stands where it has come");
    } else if (meansLine()) {
      part.refuse(EffectWords.AFTER,
          "squares between, beyond and behind are those of a move, and a piece that is dropped comes from nowhere");
    }
    boolean held = part.pieces(EffectWords.PIECES).stream().anyMatch(this::mayBeDropped);
    part.hint(EffectWords.PIECES, part.has(EffectWords.PIECES) && written.mayDrop() && !held,
        "none of these pieces is ever dropped: \"hands\" does not name them");
  }

  private boolean mayBeDropped(String letter) {
    return written.definition().heldLetters().contains(letter) || written.definition().piece(letter)
        .flatMap(PieceKind::basic).filter(written.definition().heldLetters()::contains).isPresent();
  }

  private boolean meansLine() {
    return Stream.concat(Stream.of(EffectWords.WHEN), PIECES.stream())
        .flatMap(word -> part.condition(word).stream()).anyMatch(ConditionNeeds::dependsOnLine);
  }

  private void moves() {
    Optional<Spot> put = Optional.of(part.get(EffectWords.IN, EffectWords.SPOTS))
        .filter(_ -> part.has(EffectWords.PUT));
    boolean putInLine = put.filter(Spot::needsStraightMove).isPresent();
    if (putInLine && written.goesRound()) {
      part.refuse(EffectWords.IN, ParsedDefinition.GOES_ROUND);
    }
    part.hint(EffectWords.IN, put.filter(Spot.THERE::equals).isPresent()
        && GONE.stream().noneMatch(written.properties()::contains),
        "nothing is ever put there: the piece stands where it has gone");
    if (written.properties().contains(Property.BORROWS) || written.properties().contains(Property.ORBITS)) {
      return;
    }
    List<Path> paths = paths();
    if (paths.isEmpty()) {
      part.hint(EffectWords.AFTER, "this never happens: " + switch (after()) {
        case CAPTURES -> "none of these pieces captures";
        case QUIET_MOVES -> "none of these pieces moves without capturing";
        case MOVES, DROPS -> "none of these pieces moves";
      });
    } else if ((putInLine || meansLine()) && paths.stream().noneMatch(Path::mayBeStraight)) {
      part.refuse(putInLine ? EffectWords.IN : word(),
          "squares between, beyond and behind are those of a straight line, and these pieces never go in one:"
              + " the effect would never happen");
    } else
      if (put.filter(Spot.BETWEEN::equals).isPresent() && paths.stream().noneMatch(Path::mayLeadFarther)) {
        part.refuse(EffectWords.IN,
            "these pieces go to the next square only, so none lies between: the effect would never happen");
      }
  }

  /** The first word behind which squares of a line are meant. */
  private Word word() {
    return Stream.concat(Stream.of(EffectWords.WHEN), PIECES.stream())
        .filter(word -> part.condition(word).filter(ConditionNeeds::dependsOnLine).isPresent()).findFirst()
        .orElseThrow();
  }

  /** By which the pieces go that have the effect. */
  private List<Path> paths() {
    return part.pieces(EffectWords.PIECES).stream()
        .flatMap(letter -> written.definition().piece(letter).stream())
        .flatMap(piece -> written.definition().ways(piece))
        .flatMap(way -> way.movement().paths().stream())
        .filter(path -> switch (after()) {
          case CAPTURES -> path.captures() || path.capturesInPassing();
          case QUIET_MOVES -> path.moves();
          case MOVES, DROPS -> true;
        }).toList();
  }
}
