/** What a rule is to the rest of the program. A mechanism is a package below this one; nobody names it but the registry. */
@NullMarked
package org.variorum.rules.rule;

import org.jspecify.annotations.NullMarked;
