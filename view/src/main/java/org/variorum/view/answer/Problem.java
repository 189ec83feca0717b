package org.variorum.view.answer;

import java.util.List;

/**
 * The reason for refusing a request; the body of every answer with a status of 400 or more.
 *
 * @param code one word for programs
 * @param words sentences for people: the fault, its place and the remedy
 */
public record Problem(String code, List<String> words) {}
