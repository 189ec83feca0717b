/**
 * What the translated program has in the place of other classes. The translator asks the first policy on its class path
 * that knows a class, so this module stands before TeaVM's class library there.
 */
@NullMarked
package org.variorum.browser.library;

import org.jspecify.annotations.NullMarked;
