@NullMarked
package org.variorum.server.http;

import org.jspecify.annotations.NullMarked;
