package org.variorum.bench.compare;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A UCI engine process of a build, for any number of games, one after another. */
final class UciProcess implements AutoCloseable {

  private static final Pattern PERFT_NODES = Pattern.compile("Nodes searched: (\\d+)");
  private static final Pattern SEARCH_NODES = Pattern.compile("info depth .* nodes (\\d+) .*");
  private static final int MEGABYTES = 16;
  private static final int PATIENCE_MINUTES = 10;

  private final Build build;
  private final Process process;
  private final Writer writer;
  private final BufferedReader reader;
  private String game = "";

  private UciProcess(Build build, Process process) {
    this.build = build;
    this.process = process;
    writer = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    reader = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    // Ends a process that hangs. A caller that waits for an answer then reads the end of the stream.
    CompletableFuture.delayedExecutor(PATIENCE_MINUTES, TimeUnit.MINUTES).execute(process::destroyForcibly);
  }

  static UciProcess start(Build build) throws IOException {
    UciProcess uci =
        new UciProcess(build,
            new ProcessBuilder(build.uci()).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    uci.say("setoption name Threads value 1", "setoption name Hash value " + MEGABYTES);
    return uci;
  }

  private long processorTime() {
    return ProcessorTime.of(process.toHandle());
  }

  /** Runs a task once. Only the work is timed, not the choice of the game. */
  Count run(Task task) throws IOException {
    choose(task.game());
    return switch (task.work()) {
      case PERFT -> perft(task.depth());
      case SEARCH -> search(task);
    };
  }

  private void choose(String newGame) throws IOException {
    if (newGame.equals(game)) {
      return;
    }
    say("setoption name UCI_Variant value " + newGame, "isready");
    StringBuilder output = new StringBuilder();
    await(line -> {
      output.append(line).append('\n');
      return line.equals("readyok");
    });
    if (!output.toString().contains("info string variant " + newGame + " ")) {
      throw new IOException(build.name() + " does not play " + newGame + "; it answered:\n" + output);
    }
    game = newGame;
  }

  private Count perft(int depth) throws IOException {
    long start = processorTime();
    say("go perft " + depth);
    Matcher counted = PERFT_NODES.matcher("");
    await(line -> counted.reset(line).matches());
    return new Count(Long.parseLong(counted.group(1)), processorTime() - start);
  }

  /** Searches to the task's depth if its nodes are unknown, or the old build's number of nodes, for equal work. */
  private Count search(Task task) throws IOException {
    say("ucinewgame", "position startpos", "isready");
    await("readyok"::equals);
    long nodes = task.nodes();
    long start = processorTime();
    say(nodes == 0 ? "go depth " + task.depth() : "go nodes " + nodes);
    long nodeCount = readNodes();
    if (nodeCount == 0) {
      throw new IOException(build.name() + " reported no nodes for the " + task.words());
    }
    return new Count(nodes == 0 ? nodeCount : nodes, processorTime() - start);
  }

  /** Reads until the search ends; returns the last reported number of nodes. */
  private long readNodes() throws IOException {
    long[] nodeCount = {0};
    await(line -> {
      Matcher searched = SEARCH_NODES.matcher(line);
      nodeCount[0] = searched.matches() ? Long.parseLong(searched.group(1)) : nodeCount[0];
      return line.startsWith("bestmove");
    });
    return nodeCount[0];
  }

  private void say(String... lines) throws IOException {
    for (String line : List.of(lines)) {
      writer.write(line + "\n");
    }
    writer.flush();
  }

  private void await(Predicate<String> isLast) throws IOException {
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (isLast.test(line)) {
        return;
      }
    }
    throw new IOException(build.name() + " ended, or was killed after " + PATIENCE_MINUTES
        + " minutes, before it answered; run it by hand: " + String.join(" ", build.uci()));
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
