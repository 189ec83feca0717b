package org.variorum.rules.guide;

import java.util.List;
import java.util.stream.Stream;

/**
 * A game's rules page, read: prose, examples and diagrams in the order of the page, those of other pages that it includes
 * put where they were asked for.
 *
 * @param file the page's name as problems show it
 * @param title its first heading
 * @param opening what stands before the first section
 * @param sections what stands under each heading of the second level
 */
public record Guide(String file, String title, List<Block> opening, List<Section> sections) {

  /** A heading of the second level with what stands under it. */
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
