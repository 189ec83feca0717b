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
  private static final int HASH_MEGABYTES = 16;
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
            new ProcessBuilder(build.uciCommand()).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    uci.send("setoption name Threads value 1", "setoption name Hash value " + HASH_MEGABYTES);
    return uci;
  }

  private long processorTime() {
    return ProcessorTime.nanos(process.toHandle());
  }

  /** Runs a task once. Only the work is timed, not the choice of the game. */
  TaskRun run(Task task) throws IOException {
    chooseGame(task.game());
    return switch (task.work()) {
      case PERFT -> perft(task.depth());
      case SEARCH -> search(task);
    };
  }

  private void chooseGame(String newGame) throws IOException {
    if (newGame.equals(game)) {
      return;
    }
    send("setoption name UCI_Variant value " + newGame, "isready");
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

  private TaskRun perft(int depth) throws IOException {
    long start = processorTime();
    send("go perft " + depth);
    Matcher perftLine = PERFT_NODES.matcher("");
    await(line -> perftLine.reset(line).matches());
    return new TaskRun(Long.parseLong(perftLine.group(1)), processorTime() - start);
  }

  /**
   * Searches the task's number of nodes, so that both builds do equal work. If the number is not known yet, searches to
   * the task's depth.
   */
  private TaskRun search(Task task) throws IOException {
    send("ucinewgame", "position startpos", "isready");
    await("readyok"::equals);
    long nodes = task.nodes();
    long start = processorTime();
    send(nodes == 0 ? "go depth " + task.depth() : "go nodes " + nodes);
    long nodeCount = readNodes();
    if (nodeCount == 0) {
      throw new IOException(build.name() + " reported no nodes for the " + task.words());
    }
    return new TaskRun(nodes == 0 ? nodeCount : nodes, processorTime() - start);
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

  private void send(String... lines) throws IOException {
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
        + " minutes, before it answered; run it by hand: " + String.join(" ", build.uciCommand()));
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
