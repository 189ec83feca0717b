package org.variorum.engine;

import java.io.IOException;
import java.util.Optional;

/** Where the files of an {@link Experience} are: in a directory, or elsewhere. */
public interface LearntFiles {

  /**
   * The bytes of a file that belongs to a game; empty if there is none.
   *
   * @param id the id of the game's definition
   * @param file the name of the file, such as {@code weights.txt}
   */
  Optional<byte[]> read(String id, String file) throws IOException;

  /** The name of a file in messages. */
  String name(String id, String file);
}
