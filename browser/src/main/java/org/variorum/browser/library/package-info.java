/** What takes the place of a class of the class library in the translated program. */
@NullMarked
package org.variorum.browser.library;

import org.jspecify.annotations.NullMarked;
