package org.variorum.rules.definition;

/**
 * A definition's owner, name and version. A definition without an owner of its own is built in.
 *
 * <p>Two that have the same key can still differ in what is no rule; what tells apart any two is {@link Title#hash}.
 *
 * @param owner the owner's name; {@link #BUILT_IN} for what stands in the program's own library
 * @param name the file name without its ending: lower-case letters, digits and hyphens
 * @param version as the definition says it, counted up with each change of a rule
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

  /** The id that is meant by one in which the owner of what is built in may be named as well. */
  public static String shortId(String id) {
    return of(id, "").id();
  }

  /** Whether a text has the form of a name: lower-case letters, digits and hyphens, at most 64. */
  public static boolean isName(String text) {
    return text.matches("[a-z0-9][a-z0-9-]{0,63}");
  }

  /** The id under which it is found, without version: the name alone if it is built in, else the full id. */
  public String id() {
    return owner.equals(BUILT_IN) ? name : fullId();
  }

  /** Owner and name with a colon between. */
  public String fullId() {
    return owner + BETWEEN + name;
  }
}
