/** Laws that hold for every definition, and random games to test them on. */
@NullMarked
package org.variorum.testkit.laws;

import org.jspecify.annotations.NullMarked;
