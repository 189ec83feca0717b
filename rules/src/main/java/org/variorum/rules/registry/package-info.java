/** Which rules there are: the one place that names them. */
@NullMarked
package org.variorum.rules.registry;

import org.jspecify.annotations.NullMarked;
