@NullMarked
package org.variorum.server.publication;

import org.jspecify.annotations.NullMarked;
