/**
 * The annotation processor that writes the Java code for the JSON of records. Such code needs no reflection, so it also
 * runs in a browser.
 */
@NullMarked
package org.variorum.processor;

import org.jspecify.annotations.NullMarked;
