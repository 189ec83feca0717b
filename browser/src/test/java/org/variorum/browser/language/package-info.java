@NullMarked
package org.variorum.browser.language;

import org.jspecify.annotations.NullMarked;
