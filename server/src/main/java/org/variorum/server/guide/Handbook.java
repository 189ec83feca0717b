package org.variorum.server.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * The documentation as pages of the site. The build makes an HTML page of each Markdown page, and a page that lists
 * them. A link to any other file, such as a source, is replaced by its text.
 */
public final class Handbook {

  private static final String MARKDOWN = ".md";
  private static final String CONTENTS = "contents";
  private static final String PAGE = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s – Variorum</title>
      <link rel="icon" href="/favicon.svg">
      <link rel="stylesheet" href="handbook.css">
      </head>
      <body>
      <header><nav aria-label="Site"><a href="/">Variorum</a> <a href="contents.html">All pages</a></nav></header>
      <main>
      %s</main>
      </body>
      </html>
      """;

  private final Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private final HtmlRenderer renderer = HtmlRenderer.builder().extensions(List.of(TablesExtension.create()))
      .escapeHtml(true).sanitizeUrls(true).attributeProviderFactory(context -> new Attributes()).build();
  /** The Markdown texts, by page name. */
  private final SortedMap<String, String> texts;

  private Handbook(SortedMap<String, String> texts) {
    this.texts = texts;
  }

  /** @param args the folder to write to, followed by the folders with the Markdown pages */
  public static void main(String[] args) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    for (String folder : List.of(args).subList(1, args.length)) {
      texts.putAll(read(Path.of(folder)));
    }
    write(texts, Path.of(args[0]));
  }

  private static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(MARKDOWN)).toList()) {
        texts.put(file.getFileName().toString().replace(MARKDOWN, ""), Files.readString(file));
      }
    }
    return texts;
  }

  private static void write(SortedMap<String, String> texts, Path folder) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, String> page : pages(texts).entrySet()) {
      Files.writeString(folder.resolve(page.getKey() + ".html"), page.getValue());
    }
  }

  /** Returns the HTML page of each Markdown text, by name, and the page that lists them. */
  static SortedMap<String, String> pages(SortedMap<String, String> texts) {
    Handbook handbook = new Handbook(texts);
    SortedMap<String, String> pages = new TreeMap<>();
    texts.forEach((name, text) -> pages.put(name, handbook.page(text)));
    pages.put(CONTENTS, handbook.page(handbook.contents()));
    return pages;
  }

  private String contents() {
    return "# The pages\n\n" + texts.entrySet().stream()
        .map(page -> "- [" + title(parser.parse(page.getValue())) + "](" + page.getKey() + MARKDOWN + ")\n")
        .collect(Collectors.joining());
  }

  private String page(String markdown) {
    Node tree = parser.parse(markdown);
    tree.accept(new Links());
    return PAGE.formatted(escaped(title(tree)), renderer.render(tree));
  }

  private static String title(Node tree) {
    return tree.getFirstChild() instanceof Heading heading ? text(heading) : "Documentation";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  /** The text of a heading without markup. */
  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(new AbstractVisitor() {
      @Override
      public void visit(Text word) {
        text.append(word.getLiteral());
      }

      @Override
      public void visit(Code code) {
        text.append(code.getLiteral());
      }
    });
    return text.toString();
  }

  /** Gives headings the ids that links in Markdown use: the second heading with the same text gets a number. */
  private static final class Attributes implements AttributeProvider {

    private final Map<String, Integer> seen = new HashMap<>();

    @Override
    public void setAttributes(Node node, String tag, Map<String, String> attributes) {
      if (node instanceof Heading heading) {
        String id =
            text(heading).toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}0-9 _-]", "").replace(' ', '-');
        int earlierCount = seen.merge(id, 1, Integer::sum) - 1;
        attributes.put("id", earlierCount == 0 ? id : id + "-" + earlierCount);
      } else if (node instanceof Link) {
        attributes.put("rel", "noopener noreferrer");
      } else if (node instanceof TableBlock) {
        // A table that is wider than a phone can then be scrolled by keys.
        attributes.put("tabindex", "0");
      }
    }
  }

  /** Makes links lead to the HTML pages. */
  private final class Links extends AbstractVisitor {

    @Override
    public void visit(Link link) {
      visitChildren(link);
      String destination = link.getDestination();
      String page = destination.replaceFirst("\\.md(#.*)?$", "");
      if (!page.equals(destination) && texts.containsKey(page)) {
        link.setDestination(page + ".html" + destination.substring(page.length() + MARKDOWN.length()));
      } else if (!destination.startsWith("#") && !destination.startsWith("https:")) {
        replaceByText(link);
      }
    }

    @Override
    public void visit(Image image) {
      replaceByText(image);
    }

    private static void replaceByText(Node node) {
      List<Node> words = new ArrayList<>();
      for (Node word = node.getFirstChild(); word != null; word = word.getNext()) {
        words.add(word);
      }
      words.forEach(node::insertBefore);
      node.unlink();
    }
  }
}
