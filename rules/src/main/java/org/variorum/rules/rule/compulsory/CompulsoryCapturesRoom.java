package org.variorum.rules.rule.compulsory;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures.Preference;

/** A player who can capture has to. */
public final class CompulsoryCapturesRoom extends Room<CompulsoryCaptures> {

  /** So many can be told apart. */
  private static final int MOST_PREFERENCES = 40;

  private static final Section SECTION = new Section("compulsory captures", "Compulsory captures",
      "The long form; `yes` is enough where all captures are compulsory and none comes first.");
  private static final Section PREFERENCE = new Section("prefer", "Captures that come first",
      "After `prefer`; letters are enough for captures of these pieces.");
  private static final Word COMPULSORY = new Word(Section.RULES, "compulsory captures",
      ValueShape.either(ValueShape.one(Leaf.YES_NO), ValueShape.part(SECTION)), "no", "yes",
      "Whether a player who can capture has to.");
  private static final Word TARGETS = new Word(SECTION, "targets", Leaf.LETTERS, "all", "Q R",
      "The pieces that must be captured; other captures are free.").formerly("of");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, "all", "P",
      "The pieces that have to capture; captures by others are free.").formerly("by");
  private static final Word PREFER = new Word(SECTION, "prefer",
      ValueShape.several(ValueShape.either(ValueShape.one(Leaf.LETTERS), ValueShape.part(PREFERENCE))), "",
      "[{ most: yes }, Q, R, { pieces: K }]",
      "Which compulsory captures come first: one may be made only if no other is possible that comes before it. What stands first counts"
          + " first. A piece is captured if it is no longer there, whatever has removed it.");
  private static final Word FIRST_TARGETS = new Word(PREFERENCE, "targets", Leaf.LETTERS, "all", "Q",
      "The pieces that are captured first.").formerly("of");
  private static final Word FIRST_PIECES = new Word(PREFERENCE, "pieces", Leaf.LETTERS, "all", "K",
      "The pieces that capture.").formerly("by");
  private static final Word MOST = new Word(PREFERENCE, "most", Leaf.YES_NO, "no", "yes",
      "Whether the capture of most of them at once comes first; else of any of them.");

  public CompulsoryCapturesRoom() {
    super(CompulsoryCaptures.class, CompulsoryCapturesRule::new, COMPULSORY, TARGETS, PIECES, PREFER,
        FIRST_TARGETS,
        FIRST_PIECES, MOST);
  }

  @Override
  public List<CompulsoryCaptures> read(Fields rules, List<PieceKind> pieces) {
    Set<String> all = pieces.stream().map(PieceKind::letter).collect(Collectors.toSet());
    return rules.part(COMPULSORY)
        .map(part -> new CompulsoryCaptures(part.pieces(TARGETS), part.pieces(PIECES),
            part.items(PREFER).stream().map(item -> preference(item, part, all)).toList()))
        .or(() -> Optional.of(new CompulsoryCaptures(all, all, List.of()))
            .filter(_ -> rules.isYes(COMPULSORY)))
        .stream().toList();
  }

  private static Preference preference(Tree item, Fields part, Set<String> all) {
    return part.part(item, PREFER)
        .map(
            words -> new Preference(words.pieces(FIRST_TARGETS), words.pieces(FIRST_PIECES),
                words.isYes(MOST)))
        .orElseGet(() -> new Preference(part.letters(item), all, false));
  }

  @Override
  public void check(CompulsoryCaptures captures, ParsedDefinition written) {
    written.fields().part(COMPULSORY).ifPresent(part -> {
      if (captures.prefer().size() > MOST_PREFERENCES) {
        part.refuse(PREFER, "more than " + MOST_PREFERENCES + " preferences are not told apart");
      }
      Set<Preference> seen = new HashSet<>();
      List<Tree> items = part.items(PREFER);
      for (int i = 0; i < items.size(); i++) {
        check(captures.prefer().get(i), items.get(i), part, seen);
      }
    });
  }

  @Override
  public void idle(CompulsoryCaptures captures, ParsedDefinition written) {
    boolean safe = written.check() && !written.definition().royalty().maySpareOne();
    written.fields().part(COMPULSORY).ifPresent(part -> part.idleHint(TARGETS,
        safe && captures.of().stream().allMatch(written::isRoyal),
        "no royal piece is captured in this game"));
  }

  private static void check(Preference preference, Tree item, Fields part, Set<Preference> seen) {
    boolean all = preference.of().containsAll(part.scope().pieces())
        && preference.by().containsAll(part.scope().pieces());
    boolean sound = part.scope().problems().isSound(item);
    if (sound && all && !preference.most() && part.scope().hasAllPieces()) {
      part.scope().problems().add(item.place(), "all captures are meant here, so that none comes first",
          "of which pieces, by which pieces, or most: yes");
    } else if (sound && !seen.add(preference)) {
      part.scope().problems().add(item.place(), "these captures come first already");
    }
  }

  @Override
  public Map<Property, Set<String>> gives(CompulsoryCaptures captures) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of());
  }

  @Override
  public String sentence(CompulsoryCaptures captures, Phrasing phrasing) {
    PreferenceWords words = new PreferenceWords(phrasing.names());
    boolean all = words.isAll(captures.of()) && words.isAll(captures.by());
    String who = "Compulsory captures: " + (all ? "a player who can capture has to"
        : words.captures(new Preference(captures.of(), captures.by(), false))
            + " are compulsory where they are possible");
    String free = all ? "" : " Other captures are free.";
    if (captures.prefer().isEmpty()) {
      return who + (all ? ", and may choose which capture to make." : "; the player may choose among them.")
          + free;
    }
    return who + ". First " + (captures.prefer().getFirst().most() ? "comes " : "come ")
        + captures.prefer().stream().map(words::captures).collect(Collectors.joining(", then "))
        + "; of equal ones the player may choose." + free;
  }
}
