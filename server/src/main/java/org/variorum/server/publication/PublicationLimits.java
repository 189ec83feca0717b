package org.variorum.server.publication;

import java.time.Duration;
import org.variorum.server.budget.RateLimits.Rate;
import org.variorum.server.store.publication.PublicationStore.Quota;

/** The limits on published definitions. */
final class PublicationLimits {

  /** The maximum number of characters of a definition, of a rules page, and of all texts of a version. */
  static final int TEXT = 100_000;
  static final int PAGE = 50_000;
  static final int SOURCES = 600_000;
  /** The maximum number of characters in the name of a definition. */
  static final int NAME = 40;
  static final int TAGS = 8;
  static final int TAG = 20;
  static final int REPORT = 500;
  /** The maximum number of reports on one definition that are kept. */
  static final int REPORTS_ON_ONE = 50;
  /** The maximum number of ids in a shown ancestry. */
  static final int ANCESTRY = 16;
  static final int GALLERY_PAGE = 24;
  static final int GALLERY_PAGES = 400;

  /** For one person: definitions, versions of each that are kept, and versions a day. */
  static final Quota QUOTA = new Quota(50, 200, 30);
  /** For one address, which may serve a whole school. */
  static final Rate VERSIONS_OF_ADDRESS = new Rate(120, 240, Duration.ofDays(1));
  static final Rate REPORTS_OF_ADDRESS = new Rate(20, 60, Duration.ofDays(1));

  private PublicationLimits() {}
}
