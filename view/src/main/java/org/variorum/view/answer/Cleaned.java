package org.variorum.view.answer;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks texts that come from other programs, such as PGN. Invisible characters are removed from such texts; in all
 * other texts they are refused.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Cleaned {
}
