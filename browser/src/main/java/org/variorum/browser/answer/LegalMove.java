package org.variorum.browser.answer;

import java.util.List;

/**
 * A legal move.
 *
 * @param text the move as in COM-3
 * @param steps the steps by which a player enters it
 */
public record LegalMove(String text, String san, List<String> steps) {}
