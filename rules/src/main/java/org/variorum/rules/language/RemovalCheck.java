package org.variorum.rules.language;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A check for names with the value {@code none} that no lower layer contains: {@code pieces: { Q: none }} needs a
 * parent with a piece Q.
 */
record RemovalCheck(DefinitionProblems problems) {

  void check(Layers layers) {
    Tree.Mapping lower = new Tree.Mapping(Map.of(), layers.place());
    for (Tree.Mapping upper : layers.trees()) {
      checkSection(Section.FILE, Optional.of(lower), upper);
      lower = Merge.over(lower, upper);
    }
  }

  private void checkSection(Section section, Optional<Tree> lower, Tree.Mapping upper) {
    upper.entries().forEach((key, entry) -> RoomRegistry.WORDS.find(section, key)
        .ifPresent(word -> checkValue(word.shape(), child(lower, key), entry.value())));
  }

  private void checkValue(ValueShape shape, Optional<Tree> lower, Tree value) {
    if (!(value instanceof Tree.Mapping upper)) {
      return;
    }
    switch (shape) {
      case ValueShape.Named<?> named -> upper.entries().forEach((key, entry) -> {
        checkName(named.key(), lower, key, entry);
        checkValue(named.value(), child(lower, key), entry.value());
      });
      case ValueShape.Part(Section section) -> checkSection(section, lower, upper);
      case ValueShape.Either(ValueShape _, ValueShape longForm) -> checkValue(longForm, lower, upper);
      case ValueShape.One<?> _,ValueShape.Several _ -> {}
    }
  }

  private void checkName(Leaf<?> leaf, Optional<Tree> lower, String key, Tree.Entry entry) {
    if (Merge.isNone(entry.value()) && child(lower, key).isEmpty()) {
      Set<String> knownNames = lower.filter(Tree.Mapping.class::isInstance)
          .map(tree -> ((Tree.Mapping) tree).entries().keySet()).orElse(Set.of());
      // A malformed name in a lower layer is reported there, and may be the name to remove: report nothing here.
      if (knownNames.stream().allMatch(each -> isName(leaf, each))) {
        problems.absent(entry.key().place(), leaf.name(), key, knownNames);
      }
    }
  }

  private static boolean isName(Leaf<?> leaf, String text) {
    try {
      leaf.reader().read(text);
      return true;
    } catch (Malformed _) {
      return false;
    }
  }

  private static Optional<Tree> child(Optional<Tree> tree, String key) {
    return tree.filter(Tree.Mapping.class::isInstance).flatMap(mapping -> ((Tree.Mapping) mapping).get(key));
  }
}
