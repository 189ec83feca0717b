package org.variorum.rules.guide;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.BlockFields.Key;

/**
 * Reader of rules pages in the format of {@code docs/adding-a-game.md}. Reports all problems of a page together, each
 * with its line and what to write instead. It does not check the moves in the examples against the rules; the test kit
 * does.
 *
 * @param pages the source of pages by the ids of their games, including the pages that other pages include
 */
public record GuideReader(Pages pages) {

  /** The maximum length of a page, in characters. */
  public static final int MAX_LENGTH = 200_000;

  /** The maximum number of pages in a chain of includes: enough for a game, its family and the family's parent. */
  private static final int MAX_DEPTH = 3;

  private static final List<String> KINDS = List.of("example", "piece", "include");
  private static final List<Key> INCLUDE = List.of(Key.required("page"), Key.optional("section"));

  /**
   * Reads a page.
   *
   * @param file the file name that problems show
   * @throws GuideException if the text has problems; lists all of them
   */
  public Guide read(String file, String text) {
    PageProblems problems = new PageProblems();
    Guide guide = new Page(file, problems, 1).read(text);
    problems.throwIfAny();
    return guide;
  }

  /**
   * Reads the page of a game.
   *
   * @throws GuideException if there is no page, or if it has problems; lists all of them
   */
  public Guide read(String id) {
    Optional<String> text = pages.text(id);
    if (text.isEmpty()) {
      PageProblems problems = new PageProblems();
      problems.add(new PageLocation(file(id), 1), "the game has no rules page",
          "a file that starts with \"# Name of the game\" and goes on as docs/adding-a-game.md shows");
      problems.throwIfAny();
    }
    return read(file(id), text.orElseThrow());
  }

  /**
   * The text of a game's page before its first section, in Markdown, without examples and diagrams; empty if there is
   * no page or no text there. Ignores problems of the page.
   */
  public Optional<String> opening(String id) {
    return pages.text(id).filter(text -> text.length() <= MAX_LENGTH)
        .map(text -> Splitter.parts(file(id), text, new PageProblems()).stream()
            .takeWhile(part -> !(part instanceof PagePart.Heading heading && heading.level() > 1))
            .filter(PagePart.Text.class::isInstance).map(part -> ((PagePart.Text) part).markdown())
            .collect(Collectors.joining("\n\n")))
        .filter(text -> !text.isEmpty());
  }

  static String file(String id) {
    return id + "/rules.md";
  }

  /** Reader of one page. */
  private final class Page {

    private final String file;
    private final PageProblems problems;
    private final int depth;
    private final BlockReader blocks;
    private final List<Block> opening = new ArrayList<>();
    private final Map<String, List<Block>> sections = new LinkedHashMap<>();
    private final Map<String, Optional<Guide>> includedPages = new HashMap<>();
    private String title = "";
    private String heading = "";

    Page(String file, PageProblems problems, int depth) {
      this.file = file;
      this.problems = problems;
      this.depth = depth;
      blocks = new BlockReader(problems);
    }

    Guide read(String text) {
      if (text.length() > MAX_LENGTH) {
        problems.add(new PageLocation(file, 1), "the page is longer than " + MAX_LENGTH + " characters");
        problems.throwIfAny();
      }
      List<PagePart> parts = Splitter.parts(file, text, problems);
      if (parts.isEmpty() || !(parts.getFirst() instanceof PagePart.Heading first && first.level() == 1)) {
        problems.add(new PageLocation(file, 1), "the page does not start with its title",
            "# Name of the game");
      }
      parts.forEach(this::addPart);
      return new Guide(file, title, opening, sections.entrySet().stream()
          .map(section -> new Guide.Section(section.getKey(), section.getValue())).toList());
    }

    private void addPart(PagePart part) {
      switch (part) {
        case PagePart.Heading first when first.level() == 1 -> setTitle(first);
        case PagePart.Heading second -> beginSection(second);
        case PagePart.Text text -> currentBlocks().add(new Block.Prose(text.markdown()));
        case PagePart.Fence fence -> addFence(fence);
      }
    }

    private void setTitle(PagePart.Heading first) {
      if (!title.isEmpty()) {
        problems.add(first.location(), "a second title", "## for the heading of a section");
      }
      title = first.text();
    }

    private void beginSection(PagePart.Heading second) {
      heading = second.text();
      if (sections.putIfAbsent(heading, new ArrayList<>()) != null) {
        problems.add(second.location(), "a second section \"" + PageProblems.shortened(heading) + "\"");
      }
    }

    private List<Block> currentBlocks() {
      return sections.getOrDefault(heading, opening);
    }

    private void addFence(PagePart.Fence fence) {
      switch (fence.kind()) {
        case "example" -> currentBlocks().add(blocks.example(fence));
        case "piece" -> currentBlocks().add(blocks.piece(fence));
        case "include" -> addIncluded(fence);
        default -> problems.unknown(fence.location(), "kind of block", fence.kind(), KINDS);
      }
    }

    private void addIncluded(PagePart.Fence fence) {
      BlockFields fields = BlockFields.read(fence, INCLUDE, problems);
      if (depth == MAX_DEPTH) {
        problems.add(fence.location(), "the chain of includes is longer than " + MAX_DEPTH + " pages");
        return;
      }
      String id = fields.text("page").orElse("");
      Optional<Guide> included = includedPages.computeIfAbsent(id, this::readIncluded);
      if (included.isEmpty()) {
        problems.add(fence.location(), "there is no page \"" + PageProblems.shortened(id) + "\"",
            "the id of a game that has one");
      }
      included.ifPresent(page -> addSection(fence.location(), page, fields.text("section").orElse(heading)));
    }

    /** Only shipped pages are included: what visitors publish may be hidden from the reader, and may not multiply. */
    private Optional<Guide> readIncluded(String id) {
      if (!DefinitionKey.of(id, "").owner().equals(DefinitionKey.BUILT_IN)) {
        return Optional.empty();
      }
      return pages.text(id).map(text -> new Page(file(id), problems, depth + 1).read(text));
    }

    private void addSection(PageLocation location, Guide page, String wanted) {
      Optional<Guide.Section> section =
          page.sections().stream().filter(candidate -> candidate.heading().equals(wanted)).findFirst();
      if (section.isEmpty()) {
        problems.unknown(location, "section of " + page.file(), wanted,
            page.sections().stream().map(Guide.Section::heading).toList());
      }
      section.ifPresent(found -> currentBlocks().addAll(found.blocks()));
    }
  }
}
