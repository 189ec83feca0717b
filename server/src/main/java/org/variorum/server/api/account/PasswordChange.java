package org.variorum.server.api.account;

/**
 * A change of a password. All other sessions end.
 *
 * @param old the password until now
 * @param password the new password
 */
public record PasswordChange(String old, String password) {

  @Override
  public String toString() {
    return "a change of a password";
  }
}
