/**
 * The annotation processor that writes the Java code for the JSON of records. Such code needs no reflection, so it also
 * runs in a browser.
 */
@NullMarked
package org.variorum.view.processor;

import org.jspecify.annotations.NullMarked;
