/** Mechanisms and goals. Each is a class or package that depends on no other mechanism or goal. */
@NullMarked
package org.variorum.testkit.naive.mechanism;

import org.jspecify.annotations.NullMarked;
