package org.variorum.rules.rule.enpassant;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * A piece of this kind that passes a square by an initial move of several steps to an empty square can be captured
 * there by an enemy piece of a kind in {@code pieces}, on the next move.
 */
public record EnPassant(Set<String> pieces) implements Mechanism {}
