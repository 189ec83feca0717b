package org.variorum.server.budget;

/**
 * What one address may cost, over time and at once. An address may be a whole school behind one router.
 *
 * @param work milliseconds of a processor's time in each second
 * @param bytes bytes that are sent in each second
 */
public record Allowance(int work, int bytes) {

  /** What was not used lately may be used at once, but no more than would come in so many seconds. */
  static final int SAVED_SECONDS = 20;

  /** A quarter of two processors, and a megabyte. */
  public static final Allowance USUAL = new Allowance(500, 1 << 20);
}
