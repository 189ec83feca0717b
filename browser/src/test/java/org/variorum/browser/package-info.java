/** Tests of the translated program: what it must answer is written by this one, on the Java virtual machine. */
@NullMarked
package org.variorum.browser;

import org.jspecify.annotations.NullMarked;
