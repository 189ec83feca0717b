package org.variorum.server.guide;

import java.util.Map;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/** CommonMark to HTML that can do no harm: HTML in the text is shown as text, and links lead only to sites and addresses. */
final class ProseWriter {

  private final Parser parser = Parser.builder().build();
  private final HtmlRenderer renderer = HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true)
      .attributeProviderFactory(context -> new Discretion()).build();

  String html(String markdown) {
    return renderer.render(parser.parse(markdown));
  }

  /** The target of a link gets no referrer, and cannot navigate the page. */
  private static final class Discretion implements AttributeProvider {

    @Override
    public void setAttributes(Node node, String tag, Map<String, String> attributes) {
      if (node instanceof Link) {
        attributes.put("rel", "noopener noreferrer");
      }
    }
  }
}
