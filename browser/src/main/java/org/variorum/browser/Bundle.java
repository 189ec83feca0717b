package org.variorum.browser;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.variorum.rules.language.GameFamily;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;

/**
 * A library of files that are given as texts, with paths as in the folder {@code games}: {@code FAMILY/ID.yaml} or
 * {@code ID.yaml}, {@code FAMILY/family.properties} and {@code names.properties}.
 */
public final class Bundle implements Library {

  private static final String ENDING = ".yaml";
  private static final String FAMILY = "/family.properties";
  private static final String NAMES = "names.properties";

  private final Map<String, String> texts = new TreeMap<>();
  /** The path of each definition without its ending, by its id. */
  private final Map<String, String> paths = new TreeMap<>();

  /** Adds a file, or puts it in the place of the one with its path. */
  public void add(String path, String text) {
    texts.put(path, text);
    if (path.endsWith(ENDING)) {
      String stem = path.substring(0, path.length() - ENDING.length());
      paths.put(stem.substring(stem.lastIndexOf('/') + 1), stem);
    }
  }

  @Override
  public Optional<String> text(String id) {
    return Optional.ofNullable(paths.get(id)).map(stem -> texts.get(stem + ENDING));
  }

  /** A file in the folder of a definition, such as what the engine has learnt of its game; empty if there is none. */
  Optional<String> companion(String id, String file) {
    return Optional.ofNullable(paths.get(id)).map(stem -> texts.get(stem + "/" + file));
  }

  @Override
  public List<String> ids() {
    return List.copyOf(paths.keySet());
  }

  @Override
  public GameNames names() {
    return GameNames.read(texts.getOrDefault(NAMES, ""));
  }

  @Override
  public GameFamily family(String id) {
    String stem = paths.getOrDefault(id, "");
    int end = stem.lastIndexOf('/');
    String folder = end < 0 ? "" : stem.substring(0, end);
    String text = texts.get(folder + FAMILY);
    if (text == null) {
      return GameFamily.OTHERS;
    }
    return GameFamily.read(folder, text);
  }
}
