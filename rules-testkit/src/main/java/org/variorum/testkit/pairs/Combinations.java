package org.variorum.testkit.pairs;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.testkit.pairs.Pairs.Pair;

/** The documentation page about the combinations of mechanisms. */
public final class Combinations {

  private static final String INTRODUCTION = """
      # What plays together

      Each row and column is one mechanism in the words of a small game on the board of chess, `pairs.yaml` in the source. Any two of
      them are laid over each other: the game is read, compiled and played, or refused with the reason. A test holds the small
      game with every pair to [the laws](adding-a-game.md#the-laws).

      """;

  private final Pairs pairs;
  private final Set<Pair> refused = Pairs.refused();

  private Combinations(Pairs pairs) {
    this.pairs = pairs;
  }

  /** The page in Markdown. It contains the reason for each refused pair. */
  public static String markdown(Pairs pairs) {
    return new Combinations(pairs).page();
  }

  private String page() {
    List<Pair> allPairs = pairs.all();
    StringBuilder page = new StringBuilder(INTRODUCTION);
    page.append("Of ").append(allPairs.size()).append(" pairs ").append(allPairs.size() - refused.size())
        .append(" play and ").append(refused.size())
        .append(" are refused.\n\n## Refused\n\n| one | the other | because |\n| --- | --- | --- |\n");
    refusedRows(allPairs).forEach(page::append);
    page.append(
        "\n## All\n\n`+` plays, `-` is refused. The columns are numbered like the rows.\n\n| | | ");
    int count = pairs.names().size();
    page.append(
        IntStream.rangeClosed(1, count).mapToObj(Integer::toString).collect(Collectors.joining(" | ")))
        .append(" |\n| --- | ---").append(" | ---".repeat(count)).append(" |\n");
    for (int row = 0; row < count; row++) {
      page.append("| ").append(row + 1).append(" | ").append(pairs.names().get(row));
      for (int column = 0; column < count; column++) {
        page.append(" | ").append(row == column ? "" : sign(row, column));
      }
      page.append(" |\n");
    }
    return page.toString();
  }

  /** The table rows of the refused pairs, in the order of the file. */
  private List<String> refusedRows(List<Pair> allPairs) {
    return allPairs.parallelStream().filter(refused::contains)
        .map(pair -> "| " + pair.one() + " | " + pair.other()
            + " | " + pairs.refusal(pair).orElse("").replace("|", "\\|") + " |\n")
        .toList();
  }

  private String sign(int row, int column) {
    return refused.contains(new Pair(pairs.names().get(Math.min(row, column)),
        pairs.names().get(Math.max(row, column)))) ? "-" : "+";
  }
}
