package org.variorum.server.http;

import java.util.Objects;

/** The version of this server. */
final class Version {

  /** The version in the jar's manifest. */
  static final String NAME = Objects
      .requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "unreleased");

  private Version() {}
}
