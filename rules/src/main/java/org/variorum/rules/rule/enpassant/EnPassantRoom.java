package org.variorum.rules.rule.enpassant;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceCounts;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.enpassant.EnPassant.Moves;
import org.variorum.rules.rule.enpassant.EnPassant.Passed;

/** A piece that has just crossed squares can be captured there. */
public final class EnPassantRoom extends Room<EnPassant> {

  private static final Section SECTION = new Section("en passant", "En passant",
      "The long form after `en passant`; the letters alone are enough where pieces capture each other.");
  private static final Word EN_PASSANT = new Word(Section.RULES, "en passant",
      ValueShape.either(ValueShape.one(Leaf.LETTERS), ValueShape.part(SECTION)), "", "P",
      "Pieces that can capture each other, on the next move, on a square that was passed by an initial move of several"
          + " steps. Where a turn has several moves, that is the first of the next turn, and of those that passed squares the last counts. Every movement with which such a piece can capture captures so, too.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "P", "The pieces that can capture so.")
          .formerly("by");
  private static final Word TARGETS = new Word(SECTION, "targets", Leaf.LETTERS, "the same pieces", "P Q",
      "The pieces that can be captured so.").formerly("of");
  private static final Word IN = new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "rank 6",
      "The squares on which they can be captured, as the capturing side sees them.").formerly("on");
  private static final Leaf<Passed> SOME = Leaf.oneOf("squares passed",
      Leaf.choice(Passed.ALL, "all", "each of them"),
      Leaf.choice(Passed.FIRST, "first", "the one that a way passes first"),
      Leaf.choice(Passed.LAST, "last", "the one that a way passes last"));
  private static final Word PASSED = new Word(SECTION, "passed", SOME, "all", "last",
      "On which of the squares that were passed they can be captured.");
  private static final Leaf<Moves> AFTER = Leaf.oneOf("moves",
      Leaf.choice(Moves.FIRST, "first", "initial ones, with `i`"),
      Leaf.choice(Moves.ALL, "all", "all of several steps"));
  private static final Word AFTER_MOVES = new Word(SECTION, "after moves", AFTER, "first", "all",
      "After which moves they can be captured.");

  public EnPassantRoom() {
    super(EnPassant.class, (record, context) -> new EnPassantRule(Optional.of(record), context), EN_PASSANT,
        PIECES,
        TARGETS, IN, PASSED, AFTER_MOVES);
  }

  @Override
  public List<EnPassant> read(Fields fields, List<PieceKind> pieces) {
    if (!fields.has(EN_PASSANT)) {
      return List.of();
    }
    return List.of(
        fields.part(EN_PASSANT).map(EnPassantRoom::read)
            .orElseGet(() -> new EnPassant(fields.pieces(EN_PASSANT))));
  }

  private static EnPassant read(Fields part) {
    Set<String> by = part.pieces(PIECES);
    return new EnPassant(by, part.has(TARGETS) ? part.pieces(TARGETS) : by, part.squares(IN),
        part.get(PASSED, SOME),
        part.get(AFTER_MOVES, AFTER));
  }

  @Override
  public void check(EnPassant record, ParsedDefinition written) {
    boolean first = record.moves() == Moves.FIRST;
    Set<String> runners = record.of().stream()
        .filter(
            letter -> written.definition().piece(letter).filter(piece -> passes(piece, first)).isPresent())
        .collect(Collectors.toSet());
    if (runners.isEmpty() && !written.fields().scope().problems().hasUnknownPieces()) {
      written.fields().refuse(EN_PASSANT, "none of these pieces has "
          + (first ? "an initial move of several steps, such as ifmnD"
              : "a move of several steps, such as R"));
    }
    if (written.check()) {
      written.noRoyal(EN_PASSANT, runners, "could be captured en passant after "
          + (first ? "an initial move" : "a move")
          + " of several steps, which is not allowed where there is check");
    }
  }

  private static boolean passes(PieceKind piece, boolean first) {
    return piece.ways().stream().flatMap(way -> way.movement().paths().stream())
        .anyMatch(path -> passes(path, first));
  }

  private static boolean passes(Path path, boolean first) {
    boolean several = path.legs().size() > 1 || path.legs().stream().anyMatch(leg -> leg.max() > 1);
    return (path.initial() || !first) && path.moves() && several;
  }

  @Override
  public Map<Property, Set<String>> gives(EnPassant record) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of());
  }

  @Override
  public List<PropertyClash> refuses(EnPassant record) {
    return List.of(new PropertyClash(Property.PLACES_ENEMIES, record.of(),
        "en passant and %s: it is undefined where a piece that is captured en passant is put"));
  }

  @Override
  protected Optional<Rule> absent(Context context) {
    return Optional.of(new EnPassantRule(Optional.empty(), context));
  }

  @Override
  public String sentence(EnPassant record, Phrasing phrasing) {
    boolean first = record.moves() == Moves.FIRST;
    String squares = switch (record.passed()) {
      case ALL -> "a square";
      case FIRST, LAST -> "squares";
    };
    String there = switch (record.passed()) {
      case ALL -> "there";
      case FIRST -> "on the first of them";
      case LAST -> "on the last of them";
    };
    String on = phrasing.places().isEverywhere(record.on()) ? ""
        : " They can be captured so only on " + phrasing.places().words(record.on())
            + ", as the capturing side sees it.";
    return "En passant: " + owner(record.of(), phrasing) + phrasing.names().plural(record.of())
        + " that have crossed " + squares + " by a "
        + (first ? "first move" : "move") + " of several steps can be captured " + there
        + ", on the next move, by "
        + phrasing.names().plural(record.by()) + " of the other side." + on;
  }

  /** {@code Black's }, where only Black has such pieces, and none can become one. */
  private static String owner(Set<String> pieces, Phrasing phrasing) {
    PieceCounts forces =
        new PieceCounts(phrasing.definition(), !phrasing.definition().heldLetters().isEmpty());
    return Stream.of(Side.values())
        .filter(side -> forces.most(side, pieces) > 0 && forces.most(side.opponent(), pieces) == 0)
        .findFirst().map(side -> side.word() + "'s ").orElse("");
  }
}
