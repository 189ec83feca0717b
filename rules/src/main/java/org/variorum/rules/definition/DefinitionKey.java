package org.variorum.rules.definition;

/**
 * A definition's owner, name and version. A definition without an owner of its own is built in.
 *
 * <p>Two definitions with the same key may differ in texts that are no rules. {@link Title#hash} distinguishes any two
 * definitions.
 *
 * @param owner the owner's name; {@link #BUILT_IN} for definitions in the program's own library
 * @param name the file name without its ending: lower-case letters, digits and hyphens
 * @param version the version in the definition, increased with each change of a rule
 */
public record DefinitionKey(String owner, String name, String version) {

  /** The owner of the program's own definitions. */
  public static final String BUILT_IN = "variorum";

  private static final String BETWEEN = ":";

  /** @param id a name, or an owner and a name with a colon between */
  public static DefinitionKey of(String id, String version) {
    int end = id.indexOf(BETWEEN);
    return end < 0 ? new DefinitionKey(BUILT_IN, id, version)
        : new DefinitionKey(id.substring(0, end), id.substring(end + 1), version);
  }

  /** Converts an id to the form of {@link #id}: the name alone for built-in definitions, the full id for others. */
  public static String shortId(String id) {
    return of(id, "").id();
  }

  /** Whether a text has the form of a name: lower-case letters, digits and hyphens, at most 64. */
  public static boolean isName(String text) {
    return text.matches("[a-z0-9][a-z0-9-]{0,63}");
  }

  /** The id without version: the name alone if the definition is built in, the full id if it is not. */
  public String id() {
    return owner.equals(BUILT_IN) ? name : fullId();
  }

  /** The owner and the name, separated by a colon. */
  public String fullId() {
    return owner + BETWEEN + name;
  }
}
