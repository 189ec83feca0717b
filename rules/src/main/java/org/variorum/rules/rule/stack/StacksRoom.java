package org.variorum.rules.rule.stack;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;

/** Captured pieces go beneath their captors. */
public final class StacksRoom extends Room<Stacks> {

  private static final int LEAST = 2;
  private static final Section SECTION = new Section("stacks", "Stacks",
      "After `stacks`. From above, a stack is the captor, those that it carried, the captured piece, and those that were beneath that. A piece"
          + " captured elsewhere than where the captor ends goes to the bottom, several in the order of their squares; those beneath it stay"
          + " on their square. When all that follows from a move has been done, the uppermost piece comes to light on a square that has become empty."
          + " A piece that leaves the game otherwise, or is captured by one that is gone then, is not beneath.");
  private static final Word STACKS = new Word(Section.RULES, "stacks", ValueShape.part(SECTION), "",
      "{ beneath: all }",
      "A captured piece does not leave the game: it goes beneath the piece that has captured it, which carries it along. Only the uppermost"
          + " piece of a stack moves, is captured and counts; when it is captured by one that goes on, the next comes to light."
          + " A piece that comes to a hand or elsewhere on the board does not go beneath, and no royal piece does.");
  private static final Word BENEATH = new Word(SECTION, "beneath", Leaf.LETTERS, "all", "all but Q",
      "The pieces that go beneath others when they are captured. Others leave the game.");
  private static final Word HEIGHT =
      new Word(SECTION, "height", Leaf.NUMBER, Integer.toString(Stacks.MOST), "12",
          "How many pieces a stack may have, from " + LEAST + " to " + Stacks.MOST
              + ". The lowest that would be too many leave the game.");

  private static final Word SAFE = new Word(SECTION, "safe when freed", Leaf.YES_NO, "no", "yes",
      "Whether an enemy's piece that comes to light may not be captured in the rest of the same turn: so no stack is captured from twice in a"
          + " turn. A position says by `freed:e4` which pieces these are.");

  public StacksRoom() {
    super(Stacks.class, StacksRule::new, STACKS, BENEATH, HEIGHT, SAFE);
  }

  @Override
  public List<Stacks> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(STACKS).map(part -> new Stacks(part.pieces(BENEATH),
        Math.clamp(part.find(HEIGHT, Leaf.NUMBER).orElse(Stacks.MOST), LEAST, Stacks.MOST), part.isYes(SAFE)))
        .stream().toList();
  }

  @Override
  public void check(Stacks stacks, ParsedDefinition written) {
    written.fields().part(STACKS).ifPresent(part -> {
      part.find(HEIGHT, Leaf.NUMBER).filter(height -> height < LEAST || height > Stacks.MOST)
          .ifPresent(_ -> part.refuse(HEIGHT, "a stack has " + LEAST + " to " + Stacks.MOST + " pieces"));
    });
  }

  @Override
  public void idle(Stacks stacks, ParsedDefinition written) {
    written.fields().part(STACKS).ifPresent(part -> {
      part.idleHint(BENEATH, stacks.beneath().stream().allMatch(written::isRoyal) && part.isSound(BENEATH),
          "royal pieces never go beneath others, so no piece does");
      part.idle(SAFE, !written.properties().contains(Property.SEVERAL_MOVES), "a turn has one move");
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Stacks stacks) {
    return Map.of(Property.CARRIES, Set.of(), Property.FOLLOWS_CAPTURES, Set.of());
  }

  @Override
  public String sentence(Stacks stacks, Phrasing phrasing) {
    Set<String> all = phrasing.definition().pieces().stream().filter(piece -> !piece.royal())
        .map(PieceKind::letter).collect(Collectors.toSet());
    boolean royals = phrasing.definition().pieces().stream().anyMatch(PieceKind::royal);
    Set<String> beneath = stacks.beneath().stream().filter(all::contains).collect(Collectors.toSet());
    boolean every = beneath.equals(all);
    String who = every ? "a captured piece does" : "captured " + phrasing.names().plural(beneath) + " do";
    return "Stacks: " + who + " not leave the game but "
        + (every ? "goes beneath the piece that has captured it"
            : "go beneath the piece that has captured them")
        + ", to the bottom if " + (every ? "it is" : "they are") + " captured where that piece does not end."
        + " A piece carries those beneath it. Only the uppermost piece of a stack moves, is captured and counts;"
        + " when it leaves its square alone, the next comes to light."
        + (stacks.height() < Stacks.MOST
            ? " A stack has at most " + stacks.height()
                + " pieces: the lowest that would be too many leave the game."
            : "")
        + (stacks.safe() ? " An enemy's piece that has come to light may not be captured in the same turn."
            : "")
        + (royals ? " Royal pieces never go beneath others." : "");
  }
}
