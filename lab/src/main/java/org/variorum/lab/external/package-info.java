/** Players that are programs of their own, and speak UCI, USI or XBoard's protocol. */
@NullMarked
package org.variorum.lab.external;

import org.jspecify.annotations.NullMarked;
