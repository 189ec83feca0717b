package org.variorum.server.http;

import java.util.Objects;

/** Which server this is. */
final class Version {

  /** As the jar's manifest says it. */
  static final String NAME = Objects
      .requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "unreleased");

  private Version() {}
}
