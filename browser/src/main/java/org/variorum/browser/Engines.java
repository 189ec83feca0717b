package org.variorum.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import org.variorum.engine.Experience;
import org.variorum.engine.search.Engine;
import org.variorum.view.search.EngineProfile;

/** The engines of a site, which keep what they have found for the next search. */
final class Engines {

  /** An engine takes some twenty megabytes. */
  private static final int MAX_ENGINES = 3;

  private final Experience experience;
  /** The engine that was not used for the longest time is first. */
  private final Map<Key, Engine> engines = new LinkedHashMap<>();

  /** What an engine is for. An engine runs one search at a time, so searches at the same time have their own. */
  enum Purpose {
    ANALYSIS, REVIEW, PLAY
  }

  private record Key(Purpose purpose, EngineProfile profile) {}

  Engines(Bundle library) {
    experience = Experience.in(new BundleFiles(library));
  }

  Engine engine(Purpose purpose, EngineProfile profile) {
    Key key = new Key(purpose, profile);
    Engine known = engines.remove(key);
    Engine engine = known != null ? known : profile.newEngine(experience, _ -> {
    });
    if (engines.size() == MAX_ENGINES) {
      engines.remove(engines.keySet().iterator().next());
    }
    engines.put(key, engine);
    return engine;
  }
}
