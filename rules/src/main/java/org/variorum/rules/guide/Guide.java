package org.variorum.rules.guide;

import java.util.List;
import java.util.stream.Stream;

/**
 * A game's rules page: prose, examples and diagrams in the order of the page. Included parts of other pages replace the
 * blocks that include them.
 *
 * @param file the page's name in messages about problems
 * @param title the page's heading of the first level, {@code # …}
 * @param opening the blocks before the first section
 * @param sections the sections, one for each heading of the second level, {@code ## …}
 */
public record Guide(String file, String title, List<Block> opening, List<Section> sections) {

  /** A heading of the second level with the blocks under it. */
  public record Section(String heading, List<Block> blocks) {
    public Section {
      blocks = List.copyOf(blocks);
    }
  }

  public Guide {
    opening = List.copyOf(opening);
    sections = List.copyOf(sections);
  }

  /** All blocks, in the order of the page. */
  public Stream<Block> blocks() {
    return Stream.concat(opening.stream(), sections.stream().flatMap(section -> section.blocks().stream()));
  }

  /** All examples, in the order of the page. */
  public List<Block.Example> examples() {
    return blocks().filter(Block.Example.class::isInstance).map(Block.Example.class::cast).toList();
  }
}
