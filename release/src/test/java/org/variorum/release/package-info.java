@NullMarked
package org.variorum.release;

import org.jspecify.annotations.NullMarked;
