package org.variorum.view.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Requests a class that reads records from JSON; an annotation processor generates it in the annotated package. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface JsonReaders {

  /** The simple name of the class. */
  String name();

  /** The records; records that they contain are added. */
  Class<?>[] value();
}
