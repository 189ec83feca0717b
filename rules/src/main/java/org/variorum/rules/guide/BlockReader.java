package org.variorum.rules.guide;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.guide.BlockFields.Field;
import org.variorum.rules.guide.BlockFields.Key;

/** Reader of fenced blocks. It reports malformed blocks, but returns them as far as it understands them. */
record BlockReader(PageProblems problems) {

  private static final List<Key> EXAMPLE = List.of(Key.required("title"), Key.optional("options"),
      Key.optional("fen"), Key.optional("moves"), Key.optional("legal"), Key.repeated("illegal"),
      Key.optional("check"), Key.optional("outcome"), Key.required("say"));

  private static final List<Key> PIECE =
      List.of(Key.required("letter"), Key.optional("options"), Key.optional("fen"), Key.optional("square"));

  private static final List<String> PROOFS = List.of("moves", "legal", "illegal", "check", "outcome");

  Block.Example example(PagePart.Fence fence) {
    BlockFields fields = BlockFields.read(fence, EXAMPLE, problems);
    if (PROOFS.stream().noneMatch(key -> fields.find(key).isPresent())) {
      problems.add(fence.at(), "this example has nothing to check",
          "one of the lines " + String.join(", ", PROOFS));
    }
    return new Block.Example(fence.at(), fields.text("title").orElse(""), fields.words("options"),
        fields.text("fen"), fields.words("moves"), fields.words("legal"),
        fields.all("illegal").flatMap(field -> forbidden(field).stream()).toList(),
        fields.find("check").flatMap(this::yesOrNo), fields.text("outcome"),
        fields.text("say").orElse(""));
  }

  private Optional<Block.Forbidden> forbidden(Field field) {
    String[] words = field.value().split("\\s+");
    if (words.length != 2) {
      problems.add(field.at(), "an illegal move needs the rule that forbids it",
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
        problems.add(field.at(), "check is \"" + PageProblems.shown(field.value()) + "\"", "yes or no");
        yield Optional.empty();
      }
    };
  }

  Block.PieceDiagram piece(PagePart.Fence fence) {
    BlockFields fields = BlockFields.read(fence, PIECE, problems);
    Optional<String> fen = fields.text("fen");
    Optional<String> square = fields.text("square");
    if (fen.isPresent() != square.isPresent()) {
      problems.add(fence.at(), "a piece diagram needs both a position and a square", "both fen: and square:");
    }
    return new Block.PieceDiagram(fence.at(), fields.text("letter").orElse(""), fields.words("options"),
        fen.flatMap(position -> square.map(at -> new Block.Scene(position, at))));
  }
}
