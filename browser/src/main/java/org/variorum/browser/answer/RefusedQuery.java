package org.variorum.browser.answer;

import java.util.List;

/** A refusal of a query, as of the server's API. */
public record RefusedQuery(int status, String code, List<String> words, List<String> squares) {}
