@NullMarked
package org.variorum.app.html;

import org.jspecify.annotations.NullMarked;
