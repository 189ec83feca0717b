package org.variorum.browser;

import org.teavm.jso.JSObject;

/**
 * An object of this program as JavaScript holds it, without seeing into it. It lives as long as JavaScript refers to it.
 */
final class Handle<T> implements JSObject {

  private final T object;

  Handle(T object) {
    this.object = object;
  }

  T get() {
    return object;
  }
}
