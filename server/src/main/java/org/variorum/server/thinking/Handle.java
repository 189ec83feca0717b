package org.variorum.server.thinking;

/** Something that was asked for. */
@FunctionalInterface
public interface Handle {

  /** It is not wanted any more. An answer that is on its way may still arrive; none is begun afterwards. */
  void cancel();
}
