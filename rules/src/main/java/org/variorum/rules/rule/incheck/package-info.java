/** Pieces move otherwise while their side is in check (NMT-6). */
@NullMarked
package org.variorum.rules.rule.incheck;

import org.jspecify.annotations.NullMarked;
