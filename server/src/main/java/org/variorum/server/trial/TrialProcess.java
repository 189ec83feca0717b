package org.variorum.server.trial;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The process of one trial. It reads texts from standard input, writes a line {@code step NAME} before each
 * step, and ends with {@code accepted}, or with lines {@code refused WORDS} and {@code end}.
 */
public final class TrialProcess {

  private TrialProcess() {}

  /** Examines the texts of standard input. The process ends when standard input does. */
  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    DataInputStream in = new DataInputStream(System.in);
    Texts texts = TextsFormat.read(in);
    Thread.ofPlatform().daemon().start(() -> endWith(in));
    // Each step is told once: a game of many plies must not fill the answer.
    String[] last = {""};
    Verdict verdict = new Examination(step -> {
      String name = step.replaceAll(" after .*", "");
      if (!name.equals(last[0])) {
        last[0] = name;
        out.println("step " + name);
      }
    }).of(texts);
    switch (verdict) {
      case Verdict.Accepted() -> out.println("accepted");
      case Verdict.Refused(var words) -> {
        words.forEach(line -> out.println("refused " + line.replaceAll("\\R", " ")));
        out.println("end");
      }
    }
    System.exit(0);
  }

  private static void endWith(DataInputStream in) {
    try {
      while (in.read() >= 0) {
        // Only the end matters.
      }
    } catch (IOException e) {
      // The parent is gone, too.
    }
    Runtime.getRuntime().halt(1);
  }
}
