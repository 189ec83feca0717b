package org.variorum.browser;

import org.teavm.jso.JSObject;

/**
 * An object of this program as JavaScript holds it, without seeing into it. It lives as long as JavaScript refers to it.
 */
public final class Handle<T> implements JSObject {

  private final T object;

  public Handle(T object) {
    this.object = object;
  }

  public T get() {
    return object;
  }
}
