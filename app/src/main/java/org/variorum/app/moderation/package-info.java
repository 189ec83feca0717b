/** The command for what people have published. */
@NullMarked
package org.variorum.app.moderation;

import org.jspecify.annotations.NullMarked;
