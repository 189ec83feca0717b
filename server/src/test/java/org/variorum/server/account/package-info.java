@NullMarked
package org.variorum.server.account;

import org.jspecify.annotations.NullMarked;
