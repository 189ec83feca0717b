package org.variorum.app.text;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.variorum.app.option.HelpOption;
import org.variorum.rules.guide.WordsPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code variorum words}. */
@Command(name = "words",
    description = "Prints all words that a definition file may contain, with their values, meanings and "
        + "examples, as a page in Markdown.")
public final class WordsCommand implements Callable<Integer> {

  private final PrintWriter out;

  @Mixin private final HelpOption help = new HelpOption();

  public WordsCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    out.print(WordsPage.markdown());
    return 0;
  }
}
