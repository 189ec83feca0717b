package org.variorum.rules.ini;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.variorum.rules.movement.betza.Betza;

/** The tables of options and kinds are sound, and what was printed from them is up to date. */
class OptionsPageTest {

  private static final Path PAGE =
      Path.of(System.getProperty("variorum.root", "..")).resolve("docs/variants-ini.md");
  private static final String TABLES = "## The options\n";

  @Test
  void thePrintedTablesAreUpToDate() throws IOException {
    String page = Files.readString(PAGE);
    String text = page.substring(0, page.indexOf(TABLES)) + OptionsPage.markdown();
    if (Boolean.getBoolean("variorum.print")) {
      Files.writeString(PAGE, text);
    }
    assertThat(Files.readString(PAGE).equals(text)).as("docs/variants-ini.md is not what the tables say; run"
        + " ./mvnw -pl rules test -Dtest=OptionsPageTest -Dvariorum.print=true").isTrue();
  }

  @Test
  void everyOptionStandsForOthersThatThereAre() {
    assertThat(Option.ALL.values()).allSatisfy(
        option -> assertThat(option.expansion()).isNotEmpty().allMatch(Option.ALL::containsKey));
  }

  @Test
  void everyKindMovesAsSomethingCan() {
    assertThat(PieceType.ALL.values()).filteredOn(type -> !type.betza().isEmpty())
        .allSatisfy(type -> assertThat(Betza.parse(type.betza()).paths()).isNotEmpty());
  }
}
