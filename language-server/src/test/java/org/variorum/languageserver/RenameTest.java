package org.variorum.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.variorum.languageserver.source.SourceNode.Entry;
import org.variorum.languageserver.source.SourceNode.Mapping;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.word.Word;

/** A piece with another letter leaves a definition as sound as it was. */
class RenameTest {

  private static final boolean IS_DEEP = Boolean.getBoolean("variorum.deep");

  private final LanguageService service = new LanguageService(Shipped.LIBRARY);
  private final DefinitionReader reader = new DefinitionReader(Shipped.LIBRARY);

  private Renaming rename(String text, String letter, String newLetter) {
    Mapping pieces = (Mapping) SourceText.of(text).root().get(Word.PIECES.text()).orElseThrow();
    Entry entry = pieces.entry(letter).orElseThrow();
    return service.rename(new Document("my.yaml", text, 1), Lines.of(text).place(entry.key().start()),
        newLetter);
  }

  private static List<String> letters(String text) {
    return SourceText.of(text).root().get(Word.PIECES.text())
        .filter(Mapping.class::isInstance).map(Mapping.class::cast).stream()
        .flatMap(pieces -> pieces.entries().stream()).map(entry -> entry.key().text()).toList();
  }

  private void isSoundAfter(String id, String letter) {
    String text = Shipped.text(id);
    String newLetter = letter.replaceFirst("[A-Z]", IntStream.rangeClosed('A', 'Z')
        .mapToObj(Character::toString).filter(free -> !letters(text).contains(free)).findFirst().orElse("A"));
    if (rename(text, letter, newLetter) instanceof Renaming.Edits(List<TextEdit> edits)) {
      String changed = Lines.of(text).applied(text, edits);
      assertThat(reader.check("my.yaml", changed, _ -> List.of())).as("%s: %s to %s", id, letter, newLetter)
          .noneMatch(problem -> problem.severity() == Severity.ERROR);
    }
  }

  /** Pieces that keys and lists after {@code all but} name, too. */
  @Test
  void leavesDefinitionsSound() {
    List.of("ultima K", "janggi-casual C", "minixiangqi K", "royal-standard K", "janus J", "chess R")
        .forEach(each -> isSoundAfter(each.split(" ")[0], each.split(" ")[1]));
    List<String> ids = Shipped.LIBRARY.ids();
    for (int i = 0; i < ids.size(); i += IS_DEEP ? 1 : 23) {
      String id = ids.get(i);
      letters(Shipped.text(id)).forEach(letter -> isSoundAfter(id, letter));
    }
  }

  @Test
  void renamesKeysThatNamePieces() {
    assertThat(rename(Shipped.text("ultima"), "K", "J")).isInstanceOf(Renaming.Edits.class);
  }

  @Test
  void refusesWhatWouldBeWrong() {
    assertThat(rename(Shipped.text("chess"), "R", "A")).isInstanceOfSatisfying(Renaming.Refused.class,
        refused -> assertThat(refused.reason()).contains("castling needs a king and a rook"));
    assertThat(rename(Shipped.text("chess"), "N", "+D")).isInstanceOf(Renaming.Refused.class);
    assertThat(rename(Shipped.text("chess"), "N", "D~")).isInstanceOf(Renaming.Refused.class);
  }
}
