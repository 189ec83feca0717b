package org.variorum.server.api.account;

/** The deletion of a name, confirmed by its password. */
public record Farewell(String password) {

  @Override
  public String toString() {
    return "the deletion of a name";
  }
}
