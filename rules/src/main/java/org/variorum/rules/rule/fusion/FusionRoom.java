package org.variorum.rules.rule.fusion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.fusion.Fusion.Pair;
import org.variorum.rules.text.English;

/** A piece joins another of its side, and both become one piece, which may part again. */
public final class FusionRoom extends Room<Fusion> {

  private static final Section SECTION = new Section("fusion", "Fusion", "After `fusion`.");
  private static final Word FUSION = new Word(Section.RULES, "fusion", ValueShape.part(SECTION), "",
      "{ pairs: { R + B: Q }, parted: Q }",
      "A piece goes onto another of its own side, and both become one piece. That captures and threatens nothing, and no piece promotes"
          + " by it.");
  private static final Word PAIRS = new Word(SECTION, "pairs",
      ValueShape.named(PairText.LEAF, ValueShape.one(Leaf.LETTER)), Word.REQUIRED, "{ R + B: Q, R > K: D }",
      "What two pieces become. `R + B` is of a rook that goes onto a bishop and of a bishop that goes onto a rook, `R > K` of a rook"
          + " that goes onto a king only. If one of the two is royal, so is what they become.");
  private static final Word WAYS = new Word(SECTION, "ways", Leaf.ONTO, "moving or capturing", "capturing",
      "By which ways a piece goes onto another.").formerly("by");
  private static final Word JOINED_WHEN = new Word(SECTION, "joined when", Leaf.CONDITION, "",
      "not here attacked by enemy",
      "What must hold before a piece goes onto another, as its side sees it; `there` is the other's square.");
  private static final Word PARTED = new Word(SECTION, "parted", Leaf.LETTERS, Letters.NOBODY, "Q",
      "Compounds that may part: one of the two pieces goes to an empty square, as it goes by itself without capturing, and the other"
          + " stays. Squares closed to the compound are closed to a piece that leaves it, too; that piece does not promote."
          + " The letter of the piece that leaves stands after the squares: `d4d7r`, `Qd7=R`.");
  private static final Word PARTED_WHEN = new Word(SECTION, "parted when", Leaf.CONDITION, "",
      "here not attacked by enemy", "What must hold before one parts, as its side sees it.");

  public FusionRoom() {
    super(Fusion.class, FusionRule::new, FUSION, PAIRS, WAYS, JOINED_WHEN, PARTED, PARTED_WHEN);
  }

  @Override
  public List<Fusion> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(FUSION)
        .map(part -> new Fusion(pairs(part), part.get(WAYS, Leaf.ONTO), part.condition(JOINED_WHEN),
            part.pieces(PARTED), part.condition(PARTED_WHEN)))
        .filter(fusion -> !fusion.pairs().isEmpty()).stream().toList();
  }

  private static List<Pair> pairs(Fields part) {
    List<Pair> pairs = new ArrayList<>();
    part.entries(PAIRS).values().forEach(entry -> {
      Optional<PairText> both = Fields.read(entry.key(), PairText.LEAF);
      Optional<String> becomes = Fields.read(entry.value(), Leaf.LETTER);
      both.ifPresent(pair -> {
        part.scope().checkLetter(pair.first(), entry.key().place());
        part.scope().checkLetter(pair.second(), entry.key().place());
      });
      becomes.ifPresent(letter -> part.scope().checkLetter(letter, entry.value().place()));
      both.flatMap(pair -> becomes
          .map(letter -> new Pair(pair.first(), pair.second(), pair.either(), letter)))
          .filter(pair -> part.scope().pieces().containsAll(pair.parts())
              && part.scope().pieces().contains(pair.becomes()))
          .ifPresent(pairs::add);
    });
    return pairs;
  }

  @Override
  public void check(Fusion fusion, ParsedDefinition written) {
    Fields part = written.fields().part(FUSION).orElse(written.fields());
    for (int i = 0; i < fusion.pairs().size(); i++) {
      Pair pair = fusion.pairs().get(i);
      List<Pair> before = fusion.pairs().subList(0, i);
      if (before.stream().anyMatch(other -> clash(pair, other))) {
        part.refuse(PAIRS, "what " + pair.first() + " and " + pair.second()
            + " become is said twice; leave out one of them");
      }
      royal(pair, part, written);
    }
    fusion.parted().stream().sorted().forEach(letter -> parted(letter, fusion, part, written));
    fusion.joinedWhen()
        .ifPresent(condition -> ConditionNeeds.requirePossibleForMove(condition, JOINED_WHEN, part, written));
    fusion.partedWhen()
        .ifPresent(condition -> ConditionNeeds.requirePossibleForMove(condition, PARTED_WHEN, part, written));
  }

  private static boolean clash(Pair one, Pair other) {
    return one.isOf(other.first(), other.second()) && (one.joins(other.first(), other.second())
        || other.either() || one.first().equals(other.first()));
  }

  /** A compound is royal if one of both is. */
  private static void royal(Pair pair, Fields part, ParsedDefinition written) {
    boolean first = written.isRoyal(pair.first());
    boolean second = written.isRoyal(pair.second());
    if (first && second) {
      part.refuse(PAIRS, "two royal pieces cannot become one: " + pair.first() + " and " + pair.second());
    } else if ((first || second) != written.isRoyal(pair.becomes())) {
      part.refuse(PAIRS, first || second
          ? "the piece " + pair.becomes()
              + " is made of a royal piece, so it has to be royal; say royal: yes of it"
          : "the piece " + pair.becomes() + " is royal, and is made of two pieces that are not");
    }
  }

  private static void parted(String letter, Fusion fusion, Fields part, ParsedDefinition written) {
    List<Pair> made = fusion.pairs().stream().filter(pair -> pair.becomes().equals(letter)).toList();
    if (made.isEmpty() && !part.isSound(PAIRS)) {
      return;
    }
    if (made.isEmpty()) {
      part.refuse(PARTED, "the piece " + letter + " is made of no others by \"pairs\", so it cannot part");
      return;
    }
    Set<String> parts = made.getFirst().parts();
    if (made.stream().anyMatch(pair -> !pair.isOf(made.getFirst().first(), made.getFirst().second()))) {
      part.refuse(PARTED, "the piece " + letter
          + " is made of different pieces, so it is undefined into which of them it parts");
    } else if (parts.contains(letter)) {
      part.refuse(PARTED, "the piece " + letter + " is a part of itself, so it cannot part");
    } else if (parts.stream().map(each -> each.replace("~", "")).filter(Distinct.values()).count()
        < parts.size()) {
          part.refuse(PARTED, "the parts of " + letter + " are written alike, so the text of a move could not"
              + " say which of them leaves");
        } else
      if (written.definition().piece(letter).flatMap(PieceKind::promotion)
          .filter(promotion -> promotion.choices().stream().map(each -> each.replace("~", ""))
              .anyMatch(each -> parts.stream().map(own -> own.replace("~", "")).anyMatch(each::equals)))
          .isPresent()) {
            part.refuse(PARTED, "the piece " + letter
                + " promotes to one of its parts, and the text of a move could not say which of both is meant");
          }
  }

  @Override
  public void idle(Fusion fusion, ParsedDefinition written) {
    written.fields().part(FUSION)
        .ifPresent(
            part -> part.idle(PARTED_WHEN, fusion.parted().isEmpty(),
                "no piece parts; say which by \"parted\""));
  }

  @Override
  public Map<Property, Set<String>> gives(Fusion fusion) {
    Set<String> all = new HashSet<>(fusion.movers());
    all.addAll(fusion.parted());
    return Map.of(Property.JOINS, all);
  }

  @Override
  public List<PropertyClash> refuses(Fusion fusion) {
    List<PropertyClash> refusals = new ArrayList<>(List.of(
        new PropertyClash(Property.NO_CAPTURES,
            "fusion and %s: it is undefined what happens where a piece may be both joined and acted on"),
        new PropertyClash(Property.BORROWS, fusion.movers(),
            "fusion and %s: a piece cannot join another by movement that it borrows"),
        new PropertyClash(Property.WRITTEN_ONTO_OWN, fusion.movers(),
            "fusion and %s: the text of a move onto an own piece could not say which of both it is"),
        new PropertyClash(Property.BRINGS_WALLS,
            "fusion and %s: it is undefined which piece places the wall when two become one, or one two"),
        new PropertyClash(Property.LETS_IN,
            "fusion and %s: it is undefined whether a piece that joins another lets one in")));
    if (!fusion.parted().isEmpty()) {
      refusals.add(new PropertyClash(Property.BORROWS, fusion.leaving(),
          "parting and %s: a piece cannot leave another by movement that it borrows"));
      refusals.add(new PropertyClash(Property.ORBITS, fusion.leaving(),
          "parting and %s: it is undefined which pieces a piece orbits when it leaves another"));
      refusals.add(new PropertyClash(Property.BECOMES_IN_PLACE, fusion.parted(),
          "the text of a move could not say whether the piece parts, and %s"));
    }
    return refusals;
  }

  @Override
  public Optional<String> remark(Fusion fusion, PieceKind piece, Phrasing phrasing) {
    List<String> made = fusion.pairs().stream().filter(pair -> pair.becomes().equals(piece.letter()))
        .map(pair -> phrasing.names().withArticle(pair.first()) + " and "
            + (pair.first().equals(pair.second())
                ? "another" : phrasing.names().withArticle(pair.second())))
        .toList();
    return made.isEmpty() ? Optional.empty() : Optional.of("may be made of " + English.list(made, "or")
        + (fusion.parted().contains(piece.letter()) ? ", and may part into them" : ""));
  }

  @Override
  public String sentence(Fusion fusion, Phrasing phrasing) {
    String pairs =
        fusion.pairs().stream().map(pair -> pair(pair, phrasing)).collect(Collectors.joining("; "));
    return "Fusion: a piece may go onto another of its side" + switch (fusion.by()) {
      case EITHER -> "";
      case MOVING -> ", as it goes to empty squares";
      case CAPTURING -> ", as it could capture it";
    } + ", and both become one: " + pairs + ". No piece promotes by that."
        + fusion.joinedWhen()
            .map(condition -> " A piece goes onto another only where this holds of its side: "
                + phrasing.clause(condition) + ".")
            .orElse("")
        + (fusion.parted().isEmpty() ? "" : parting(fusion, phrasing));
  }

  private static String pair(Pair pair, Phrasing phrasing) {
    String first = phrasing.names().withArticle(pair.first());
    String becomes = phrasing.names().withArticle(pair.becomes());
    return pair.either()
        ? first + " and "
            + (pair.first().equals(pair.second()) ? "another" : phrasing.names().withArticle(pair.second()))
            + " become " + becomes
        : first + " that goes onto " + phrasing.names().withArticle(pair.second()) + " makes " + becomes;
  }

  private static String parting(Fusion fusion, Phrasing phrasing) {
    List<String> parted = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .filter(fusion.parted()::contains).map(phrasing.names()::withArticle).toList();
    return " " + English.capitalized(English.list(parted, "or"))
        + " may part: one of the two pieces goes to an empty square as it goes by itself, and the other stays."
        + " The piece that leaves does not promote."
        + fusion.partedWhen()
            .map(condition -> " It parts only where this holds of its side: " + phrasing.clause(condition)
                + ".")
            .orElse("");
  }
}
