/** The opponent that the first version shipped, unchanged: what later ones are measured by. */
@NullMarked
package org.variorum.lab.first;

import org.jspecify.annotations.NullMarked;
