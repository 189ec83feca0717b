/** What work costs, what one address may cost, and the threads that do what takes long. */
@NullMarked
package org.variorum.server.budget;

import org.jspecify.annotations.NullMarked;
