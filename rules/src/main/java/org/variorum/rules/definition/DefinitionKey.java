package org.variorum.rules.definition;

/**
 * A definition's owner, name and version. A definition without an owner of its own is built in.
 *
 * <p>Two definitions with the same key may differ in texts without effect on play, such as a description.
 * {@link Title#hash} distinguishes any two definitions.
 *
 * @param owner the owner's name; {@link #BUILT_IN} for definitions in the program's own library
 * @param name the file name without its ending: lower-case letters, digits and hyphens
 * @param version the version in the definition, increased with each change of a rule
 */
public record DefinitionKey(String owner, String name, String version) {

  /** The owner of the program's own definitions. */
  public static final String BUILT_IN = "variorum";

  private static final String SEPARATOR = ":";

  /** @param id {@code NAME} for a built-in definition, {@code OWNER:NAME} for others */
  public static DefinitionKey of(String id, String version) {
    int end = id.indexOf(SEPARATOR);
    return end < 0 ? new DefinitionKey(BUILT_IN, id, version)
        : new DefinitionKey(id.substring(0, end), id.substring(end + 1), version);
  }

  /** Removes the owner from the id of a built-in definition, as {@link #id} does; returns other ids unchanged. */
  public static String shortId(String id) {
    return of(id, "").id();
  }

  /** Whether a text has the form of a name: at most 64 lower-case letters, digits and hyphens, no hyphen first. */
  public static boolean isName(String text) {
    return text.matches("[a-z0-9][a-z0-9-]{0,63}");
  }

  /** Whether a text has the form of an id: a name, or the names of an owner and a definition with a colon. */
  public static boolean isId(String text) {
    int end = text.indexOf(SEPARATOR);
    return end < 0 ? isName(text) : isName(text.substring(0, end)) && isName(text.substring(end + 1));
  }

  /** The id without version: only the name if the definition is built in, {@link #fullId} if it is not. */
  public String id() {
    return owner.equals(BUILT_IN) ? name : fullId();
  }

  /** The owner and the name, as {@code OWNER:NAME}. */
  public String fullId() {
    return owner + SEPARATOR + name;
  }
}
