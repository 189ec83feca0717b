package org.variorum.server.guest;

/** The names that other people see. */
@FunctionalInterface
public interface GuestNames {

  /** The names of people without a name of their own. */
  GuestNames NUMBERED = Visitor::name;

  /** The name of a person. It does not reveal the id. */
  String name(String guest);
}
