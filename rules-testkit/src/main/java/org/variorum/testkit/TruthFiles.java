package org.variorum.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Readers for files of verified facts about positions, computed by other programs. A file with the ending
 * {@code .gz} is decompressed while it is read.
 */
public final class TruthFiles {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private TruthFiles() {}

  /**
   * Facts about a position that follow from its FEN alone, without earlier positions.
   *
   * @param check whether the side to move is in check
   * @param outcome {@code mate}, {@code stalemate} or {@code king-captured}; empty if the game has not ended
   * @param moves the legal moves (COM-3), each with the FEN after it
   */
  public record PositionTruth(String fen, boolean check, Optional<String> outcome,
      SortedMap<String, String> moves) {}

  /**
   * A forced mate.
   *
   * @param game the id of the game
   * @param mate the number of own moves in which the side to move forces mate
   * @param keys all first moves that force the mate; empty if unknown
   */
  public record MateTruth(String game, String fen, int mate, List<String> keys) {}

  /**
   * Counts of legal move sequences (COM-6).
   *
   * @param game the id of the game
   * @param options the chosen options, for example {@code king-lends=no}
   * @param fen the position; empty for the start position
   * @param nodes the number of sequences, by their length in plies
   */
  public record PerftTruth(String game, List<String> options, Optional<String> fen,
      SortedMap<Integer, Long> nodes) {}

  /** Reads a {@code .jsonl} file of positions. */
  public static List<PositionTruth> positions(Path file) throws IOException {
    return lines(file).stream().map(line -> JSON.readValue(line, PositionTruth.class)).toList();
  }

  /** Reads a {@code .jsonl} file of mates. */
  public static List<MateTruth> mates(Path file) throws IOException {
    return lines(file).stream().map(line -> JSON.readValue(line, MateTruth.class)).toList();
  }

  /** Reads lines {@code game | options or - | fen or startpos | depth nodes; …}. A line with {@code #} is a comment. */
  public static List<PerftTruth> perft(Path file) throws IOException {
    return lines(file).stream().filter(line -> !line.startsWith("#")).map(TruthFiles::perft).toList();
  }

  private static PerftTruth perft(String line) {
    String[] fields = line.split(" *\\| *", -1);
    SortedMap<Integer, Long> nodes = new TreeMap<>();
    for (String count : fields[3].split("; *", -1)) {
      String[] depthAndNodes = count.split(" ", -1);
      nodes.put(Integer.valueOf(depthAndNodes[0]), Long.valueOf(depthAndNodes[1]));
    }
    return new PerftTruth(fields[0], fields[1].equals("-") ? List.of() : List.of(fields[1].split(", *", -1)),
        fields[2].equals("startpos") ? Optional.empty() : Optional.of(fields[2]), nodes);
  }

  private static List<String> lines(Path file) throws IOException {
    try (InputStream fileBytes = Files.newInputStream(file);
        InputStream bytes = file.toString().endsWith(".gz") ? new GZIPInputStream(fileBytes) : fileBytes;
        BufferedReader reader = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank()).toList();
    }
  }
}
