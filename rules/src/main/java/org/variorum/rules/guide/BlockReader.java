package org.variorum.rules.guide;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.guide.BlockFields.Field;
import org.variorum.rules.guide.BlockFields.Key;

/** Reader of fenced blocks. It reports malformed blocks, but returns them as far as it understands them. */
record BlockReader(PageProblems problems) {

  private static final List<Key> EXAMPLE = List.of(Key.required("title"), Key.optional("options"),
      Key.optional("fen"), Key.optional("moves"), Key.optional("legal"), Key.repeatable("illegal"),
      Key.optional("check"), Key.optional("outcome"), Key.required("say"));

  private static final List<Key> PIECE =
      List.of(Key.required("letter"), Key.optional("options"), Key.optional("fen"), Key.optional("square"));

  /** The keys of the facts that can be checked against the game. An example has at least one of them. */
  private static final List<String> FACTS = List.of("moves", "legal", "illegal", "check", "outcome");

  Block.Example example(PagePart.Fence fence) {
    BlockFields fields = BlockFields.read(fence, EXAMPLE, problems);
    if (FACTS.stream().noneMatch(key -> fields.find(key).isPresent())) {
      problems.add(fence.location(), "this example has nothing to check",
          "one of the lines " + String.join(", ", FACTS));
    }
    return new Block.Example(fence.location(), fields.text("title").orElse(""), fields.words("options"),
        fields.text("fen"), fields.words("moves"), fields.words("legal"),
        fields.all("illegal").flatMap(field -> forbidden(field).stream()).toList(),
        fields.find("check").flatMap(this::yesOrNo), fields.text("outcome"),
        fields.text("say").orElse(""));
  }

  /** Reads an illegal move with the word for its rule; reports a field of another form. */
  private Optional<Block.Forbidden> forbidden(Field field) {
    String[] words = field.value().split("\\s+");
    if (words.length != 2) {
      problems.add(field.location(), "an illegal move needs the rule that forbids it",
          "illegal: MOVE RULE, one move a line");
      return Optional.empty();
    }
    return Optional.of(new Block.Forbidden(words[0], words[1]));
  }

  private Optional<Boolean> yesOrNo(Field field) {
    return switch (field.value()) {
      case "yes" -> Optional.of(true);
      case "no" -> Optional.of(false);
      default -> {
        problems.add(field.location(), "check is \"" + PageProblems.shortened(field.value()) + "\"",
            "yes or no");
        yield Optional.empty();
      }
    };
  }

  Block.PieceDiagram piece(PagePart.Fence fence) {
    BlockFields fields = BlockFields.read(fence, PIECE, problems);
    Optional<String> fen = fields.text("fen");
    Optional<String> square = fields.text("square");
    if (fen.isPresent() != square.isPresent()) {
      problems.add(fence.location(), "a piece diagram needs both a position and a square",
          "both fen: and square:");
    }
    return new Block.PieceDiagram(fence.location(), fields.text("letter").orElse(""), fields.words("options"),
        fen.flatMap(position -> square.map(at -> new Block.Scene(position, at))));
  }
}
