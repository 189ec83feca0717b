/** The Chess Engine Communication Protocol of XBoard and WinBoard, version 2. */
@NullMarked
package org.variorum.protocol.xboard;

import org.jspecify.annotations.NullMarked;
