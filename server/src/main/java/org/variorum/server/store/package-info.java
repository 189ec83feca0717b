/** What is kept: events of tables and the definitions they were played by. */
@NullMarked
package org.variorum.server.store;

import org.jspecify.annotations.NullMarked;
