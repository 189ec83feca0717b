package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Document;
import org.variorum.languageserver.FullCheck;
import org.variorum.languageserver.LanguageService;
import org.variorum.languageserver.Place;
import org.variorum.languageserver.Range;
import org.variorum.languageserver.source.LineIndex;
import org.variorum.rules.language.Library;

/** An editor has answers about any text at any place, and every place in an answer is in the text. */
class LanguageServiceFuzzTest {

  private static final int PLACES = 12;
  private static final Library LIBRARY = new Library() {
    @Override
    public Optional<String> text(String id) {
      return CompiledGames.ids().contains(id) ? Optional.of(CompiledGames.text(id))
          : Optional.empty();
    }

    @Override
    public List<String> ids() {
      return CompiledGames.ids().stream().sorted().toList();
    }
  };

  static Stream<Arguments> seeds() {
    return Mutations
        .near(Stream.concat(CompiledGames.ids().stream().map(CompiledGames::text).map(Lines::seed),
            Stream.of(Lines.seed("game: A", "from: chess", "pieces:", "\tK: { name: \"king, moves: QNx"),
                Lines.seed("pieces: { K: { moves: [K", "- - -", "  a: b: c", "'", "? x"),
                Lines.seed("game: A", "options:", "  x:", "    about", "  goals: { if: { holds: own K in"),
                Lines.seed("{ game: A, pieces: { K"))));
  }

  @MethodSource("seeds")
  @DictionaryEntries({"&a ", "*a", "!!str ", "--- ", "| ", "? ", "none", "from: ", "- ", "\t", "\r", "\"",
      "'", "{", "["})
  @FuzzTest(maxDuration = "10s")
  void answers(byte[] input) throws Exception {
    String text = Lines.text(input);
    Bounded.within(() -> {
      answer(new Document("text.yaml", text, 1), new Random(text.hashCode()));
      return true;
    });
  }

  private static void answer(Document document, Random random) {
    LanguageService service = new LanguageService(LIBRARY);
    LineIndex lines = new LineIndex(document.text());
    service.diagnose(document).forEach(diagnostic -> check(diagnostic, lines));
    FullCheck full = service.fullCheck(document);
    while (full.proceed()) {
      // Each call takes one more step.
    }
    full.diagnostics().forEach(diagnostic -> check(diagnostic, lines));
    service.outline(document).forEach(item -> check(item.range(), lines));
    for (int i = 0; i < PLACES; i++) {
      int line = random.nextInt(lines.count() + 1);
      Place place = new Place(line, random.nextInt(lines.end(line) - lines.start(line) + 2));
      service.complete(document, place).forEach(completion -> check(completion.range(), lines));
      service.hover(document, place).ifPresent(hover -> check(hover.range(), lines));
      service.references(document, place).forEach(range -> check(range, lines));
      service.definition(document, place).filter(found -> found.id().isEmpty())
          .ifPresent(found -> check(found.range(), lines));
    }
  }

  private static void check(Diagnostic diagnostic, LineIndex lines) {
    check(diagnostic.range(), lines);
    diagnostic.fixes().forEach(fix -> fix.edits().forEach(edit -> check(edit.range(), lines)));
  }

  private static void check(Range range, LineIndex lines) {
    int start = lines.start(range.start().line()) + range.start().character();
    int end = lines.start(range.end().line()) + range.end().character();
    assertThat(start).isLessThanOrEqualTo(end);
    assertThat(range.end().line()).isLessThan(lines.count());
    assertThat(end).isLessThanOrEqualTo(lines.start(range.end().line() + 1));
  }
}
