package org.variorum.view.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Makes a class in the package that writes records as JSON; the build writes its source. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface JsonWriters {

  /** The simple name of the class. */
  String name();

  /** The records; records that they contain are added. */
  Class<?>[] value();

  /** Classes made in the same way, which write some of the records. */
  Class<?>[] others() default {};
}
