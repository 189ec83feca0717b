package org.variorum.rules.rule.compulsory;

import java.util.Set;
import org.variorum.rules.definition.Names;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures.Preference;

/** Captures in words. */
record PreferenceWords(Names names) {

  /** {@code captures of queens by kings}, {@code the capture of most pieces}. */
  String captures(Preference preference) {
    String by = isAll(preference.by()) ? "" : " by " + names.anyOf(preference.by());
    if (preference.most()) {
      return "the capture of most " + (isAll(preference.of()) ? "pieces" : names.anyOf(preference.of())) + by;
    }
    return "captures" + (isAll(preference.of()) ? "" : " of " + names.anyOf(preference.of())) + by;
  }

  boolean isAll(Set<String> letters) {
    return letters.size() == names.definition().pieces().size();
  }
}
