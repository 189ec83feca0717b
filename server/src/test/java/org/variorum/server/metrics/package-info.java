@NullMarked
package org.variorum.server.metrics;

import org.jspecify.annotations.NullMarked;
