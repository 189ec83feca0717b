package org.variorum.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** SHA-256 of files, in the form that {@code sha256sum --check} reads. */
final class Checksums {

  static final String FILE = "SHA256SUMS";

  private Checksums() {}

  /** Writes the sums of all files of a folder beside them. */
  static void write(Path folder) throws IOException {
    Files.writeString(folder.resolve(FILE), sums(folder));
  }

  /** One sum over all files of a folder, their names, and another text. */
  static String of(Path folder, String text) throws IOException {
    return hash((sums(folder) + text).getBytes(StandardCharsets.UTF_8));
  }

  private static String sums(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.sorted().toList();
    }
    StringBuilder sums = new StringBuilder();
    for (Path file : files) {
      sums.append(hash(Files.readAllBytes(file))).append("  ").append(file.getFileName()).append('\n');
    }
    return sums.toString();
  }

  private static String hash(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
