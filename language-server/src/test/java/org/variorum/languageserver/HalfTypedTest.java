package org.variorum.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.variorum.languageserver.HalfTyped.Break;
import org.variorum.languageserver.HalfTyped.Broken;
import org.variorum.languageserver.HalfTyped.Faulty;

/** A line that is not finished hides no mistake in another line. */
class HalfTypedTest {

  private static final int COUNT = Boolean.getBoolean("variorum.deep") ? 600 : 150;

  private final LanguageService service = new LanguageService(Shipped.LIBRARY);
  private final HalfTyped halfTyped = new HalfTyped(7);

  private List<Diagnostic> diagnostics(String text) {
    return service.diagnose(new Document("my-game.yaml", text, 1));
  }

  private Optional<String> mistake(Faulty faulty) {
    return diagnostics(String.join("\n", faulty.lines()) + "\n").stream()
        .filter(diagnostic -> diagnostic.range().start().line() == faulty.line())
        .map(Diagnostic::message).findFirst();
  }

  private boolean isTold(Broken broken, String message) {
    return diagnostics(broken.text()).stream().anyMatch(diagnostic -> diagnostic.message().equals(message)
        && diagnostic.range().start().line() == broken.mistakeLine());
  }

  @Test
  void nineInTenKeepTheirOtherDiagnostics() {
    List<String> ids = Shipped.LIBRARY.ids();
    Map<Break, List<Boolean>> results = new EnumMap<>(Break.class);
    int count = 0;
    for (int i = 0; count < COUNT; i++) {
      Break how = Break.values()[i % Break.values().length];
      Faulty faulty = halfTyped.withMistake(Shipped.text(ids.get(i * 31 % ids.size())));
      Optional<String> message = mistake(faulty);
      Optional<Broken> broken = halfTyped.broken(faulty, how);
      if (message.isPresent() && broken.isPresent()) {
        results.computeIfAbsent(how, _ -> new ArrayList<>()).add(isTold(broken.get(), message.get()));
        count++;
      }
    }
    long told = results.values().stream().flatMap(List::stream).filter(Boolean::booleanValue).count();
    assertThat(told).as("%s of %s: %s", told, count, results).isGreaterThanOrEqualTo(count * 9L / 10);
  }
}
