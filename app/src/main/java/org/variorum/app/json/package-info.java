/** Writer of JSON. */
@NullMarked
package org.variorum.app.json;

import org.jspecify.annotations.NullMarked;
