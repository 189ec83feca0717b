package org.variorum.rules.definition;

import java.util.Optional;

/**
 * What people call a game.
 *
 * @param id the file name without its ending: lower-case letters, digits and hyphens
 * @param name the name to show
 * @param version the version of the definition, counted up with each change of a rule
 * @param inventor the inventor and the year, if known
 * @param about one sentence for a list of games
 * @param source where the rules were published
 * @param hash SHA-256 of the definition's text, of those it starts from and of the chosen options, in hexadecimal
 */
public record Title(String id, String name, String version, Optional<String> inventor, Optional<String> about,
    Optional<String> source, String hash) {}
