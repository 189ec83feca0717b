package org.variorum.app.html;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.variorum.app.json.JsonWriter;

/**
 * A game as a page holds it, with everything that the program in the page reads.
 *
 * @param id the id of the definition
 * @param options the chosen options
 * @param files the definition, those on which it depends, and what the engine has learnt, by path as in the folder of
 *     definitions
 * @param pages the rules page and those that it includes, by path
 */
public record EmbeddedGame(String id, List<String> options, Map<String, String> files,
    Map<String, String> pages) {

  String json() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", id);
    fields.put("options", options);
    fields.put("files", files);
    fields.put("pages", pages);
    return JsonWriter.of(fields);
  }
}
