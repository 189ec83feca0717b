/**
 * The program for a page that edits definitions: the language service, and {@code variants.ini}. The build writes the
 * code for the JSON of its answers.
 */
@NullMarked
@JsonWriters(name = "LanguageWriter",
    value = {Diagnostic.class, Completion.class, Hover.class, OutlineItem.class, DefinedPlace.class,
        Renamed.class,
        Range.class, ReadEntries.class, WrittenEntry.class})
package org.variorum.browser.language;

import org.jspecify.annotations.NullMarked;
import org.variorum.languageserver.Completion;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Hover;
import org.variorum.languageserver.OutlineItem;
import org.variorum.languageserver.Range;
import org.variorum.view.json.JsonWriters;
