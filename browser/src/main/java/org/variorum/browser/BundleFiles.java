package org.variorum.browser;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.variorum.engine.LearntFiles;

/** The learnt files of the games in a bundle; all of them are texts. */
record BundleFiles(Bundle bundle) implements LearntFiles {

  @Override
  public Optional<byte[]> read(String id, String file) {
    return bundle.companion(id, file).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public String name(String id, String file) {
    return id + "/" + file;
  }
}
