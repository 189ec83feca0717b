package org.variorum.view.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Requests a class that writes records as JSON; an annotation processor generates it in the annotated package. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface JsonWriters {

  /** The simple name of the class. */
  String name();

  /** The records; records that they contain are added. */
  Class<?>[] value();

  /** Classes generated in the same way that already write some of the records. */
  Class<?>[] others() default {};
}
