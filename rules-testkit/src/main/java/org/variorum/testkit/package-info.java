/** What every game must satisfy: laws, position generators and a naive interpreter as the oracle. */
@NullMarked
package org.variorum.testkit;

import org.jspecify.annotations.NullMarked;
