@NullMarked
package org.variorum.browser.library;

import org.jspecify.annotations.NullMarked;
