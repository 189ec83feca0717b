package org.variorum.languageserver.source;

/**
 * Something that a text lacks, so that it is not YAML.
 *
 * @param offset the place of the faulty part: the quotation mark, brace or word
 * @param insertAt the offset at which {@code missing} belongs
 * @param missing the missing text
 */
public record Flaw(int offset, int insertAt, String missing) {}
