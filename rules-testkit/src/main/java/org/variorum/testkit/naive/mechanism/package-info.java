/** The mechanisms and goals, each a class or a package of its own that knows no other. */
@NullMarked
package org.variorum.testkit.naive.mechanism;

import org.jspecify.annotations.NullMarked;
