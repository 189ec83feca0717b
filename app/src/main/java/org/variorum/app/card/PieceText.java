package org.variorum.app.card;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.variorum.app.text.Paragraph;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.definition.PieceKind;

/** A kind of piece as text: its diagram at the left, and sentences at the right. */
record PieceText(PieceCard card) {

  private static final int DIAGRAM_WIDTH = 20;

  String text() {
    PieceKind piece = card.piece();
    List<String> diagramLines = new DiagramText(card.diagram()).lines(piece.letter());
    List<String> textLines = new ArrayList<>();
    String margin = " ".repeat(DIAGRAM_WIDTH);
    String name = piece.letter() + " " + piece.name() + (piece.royal() ? " (royal)" : "");
    Stream.concat(Stream.of(name), card.sentences().stream())
        .forEach(sentence -> Paragraph.of(sentence).wrap(margin, margin + "  ").lines()
            .forEach(line -> textLines.add(line.substring(DIAGRAM_WIDTH))));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.max(diagramLines.size(), textLines.size()); i++) {
      String line =
          String.format("%-" + DIAGRAM_WIDTH + "s", i < diagramLines.size() ? diagramLines.get(i) : "")
              + (i < textLines.size() ? textLines.get(i) : "");
      text.append(line.stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
