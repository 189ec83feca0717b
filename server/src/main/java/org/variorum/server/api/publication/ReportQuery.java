package org.variorum.server.api.publication;

/**
 * A report on a published definition, for the operator.
 *
 * @param words what is wrong, in at most 500 characters
 */
public record ReportQuery(String id, Kind kind, String words) {

  /** The kinds of reports. */
  public enum Kind {
    offensive, copied, broken, other
  }
}
