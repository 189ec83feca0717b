package org.variorum.app.card;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.card.MoveDiagram;
import org.variorum.rules.text.English;

/**
 * Legend of the signs that occur in the diagrams of a rule card.
 *
 * @param capturesRemove whether captures in the game remove pieces
 */
record Legend(List<MoveDiagram> diagrams, boolean capturesRemove) {

  String text() {
    String verb = capturesRemove ? "takes" : "could take";
    String signs = diagrams.stream()
        .flatMap(diagram -> diagram.marks().keySet().stream().map(new DiagramText(diagram)::sign))
        .distinct().collect(Collectors.joining());
    List<String> words = new ArrayList<>();
    add(words, signs, "*", "moves or " + verb + " there");
    add(words, signs, "o", "moves only");
    add(words, signs, "x", verb + " only");
    add(words, signs, "c", verb + " only the kinds of pieces named in the text");
    add(words, signs, "m", "moves there, or " + verb + " only the kinds of pieces named in the text");
    add(words, signs, "i", "goes there only from a starting square");
    add(words, signs, "h", "goes there only over another piece");
    return words.isEmpty() ? "No piece has moves of its own." : English.list(words, "and") + ".";
  }

  private static void add(List<String> words, String signs, String sign, String meaning) {
    if (signs.contains(sign)) {
      words.add(sign + " " + meaning);
    }
  }
}
