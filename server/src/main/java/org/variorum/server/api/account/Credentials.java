package org.variorum.server.api.account;

/** A name with its password, to register it or to log in. */
public record Credentials(String name, String password) {

  @Override
  public String toString() {
    return "the credentials of a name";
  }
}
