package org.variorum.view.guide;

import java.util.Map;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/** Converts CommonMark to safe HTML: HTML in the text is shown as text, and links may use only safe protocols. */
final class ProseWriter {

  private static final Parser PARSER = Parser.builder().build();
  private static final HtmlRenderer RENDERER = HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true)
      .attributeProviderFactory(_ -> new LinkAttributes()).build();

  private ProseWriter() {}

  static String html(String markdown) {
    return RENDERER.render(PARSER.parse(markdown));
  }

  /** Adds link attributes, so that the target of a link gets no referrer and cannot navigate the page. */
  private static final class LinkAttributes implements AttributeProvider {

    @Override
    public void setAttributes(Node node, String tag, Map<String, String> attributes) {
      if (node instanceof Link) {
        attributes.put("rel", "noopener noreferrer");
      }
    }
  }
}
