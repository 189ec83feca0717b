package org.variorum.release;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/** Writes a folder as {@code .tar.gz}: sorted, of one time, owned by root, so that equal folders give equal bytes. */
final class Archive {

  private static final int FILE = 0100644;
  private static final int PROGRAM = 0100755;
  private static final int FOLDER = 040755;

  private Archive() {}

  static void write(Path folder, Path archive, Instant time) throws IOException {
    GzipParameters parameters = new GzipParameters();
    parameters.setCompressionLevel(Deflater.BEST_COMPRESSION);
    try (Stream<Path> walk = Files.walk(folder);
        TarArchiveOutputStream tar = new TarArchiveOutputStream(new GzipCompressorOutputStream(
            new BufferedOutputStream(Files.newOutputStream(archive)), parameters))) {
      tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      List<Path> files = walk.sorted().toList();
      for (Path file : files) {
        TarArchiveEntry entry = entry(folder, file);
        entry.setLastModifiedTime(FileTime.from(time));
        entry.setIds(0, 0);
        entry.setNames("root", "root");
        tar.putArchiveEntry(entry);
        if (!entry.isDirectory() && !entry.isSymbolicLink()) {
          Files.copy(file, tar);
        }
        tar.closeArchiveEntry();
      }
    }
  }

  private static TarArchiveEntry entry(Path folder, Path file) throws IOException {
    String name = folder.getFileName().resolve(folder.relativize(file)).toString().replace('\\', '/');
    if (Files.isSymbolicLink(file)) {
      TarArchiveEntry link = new TarArchiveEntry(name, TarConstants.LF_SYMLINK);
      link.setLinkName(Files.readSymbolicLink(file).toString());
      return link;
    }
    if (Files.isDirectory(file)) {
      TarArchiveEntry entry = new TarArchiveEntry(name + "/");
      entry.setMode(FOLDER);
      return entry;
    }
    TarArchiveEntry entry = new TarArchiveEntry(name);
    entry.setSize(Files.size(file));
    entry.setMode(Files.isExecutable(file) ? PROGRAM : FILE);
    return entry;
  }
}
