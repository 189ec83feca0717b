/** How the laws that were held to a definition are told. */
@NullMarked
package org.variorum.app.laws;

import org.jspecify.annotations.NullMarked;
