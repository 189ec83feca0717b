/** Text for people. */
@NullMarked
package org.variorum.app.text;

import org.jspecify.annotations.NullMarked;
