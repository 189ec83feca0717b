package org.variorum.browser;

import java.util.ArrayList;
import java.util.List;

/** A search for a page, in slices of time, between which JavaScript can do other things. */
abstract class SiteSearch {

  /** The reports that JavaScript has not taken yet, in JSON. */
  private final List<String> reports = new ArrayList<>();

  /** A search that is over, with one report. */
  static SiteSearch ended(String json) {
    SiteSearch ended = new SiteSearch() {
      @Override
      boolean proceed(int millis) {
        return false;
      }
    };
    ended.report(json);
    return ended;
  }

  /** Searches for about this time, and returns whether the search goes on. */
  abstract boolean proceed(int millis);

  final void report(String json) {
    reports.add(json);
  }

  /** The reports since the last call: an array. */
  final String takeReports() {
    String all = PackageAnswers.array(reports.stream());
    reports.clear();
    return all;
  }
}
