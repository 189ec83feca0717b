package org.variorum.browser.answer;

import java.util.List;

/** The first steps of the legal moves. */
public record FirstSteps(List<String> firsts) {}
