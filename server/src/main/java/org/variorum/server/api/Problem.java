package org.variorum.server.api;

import java.util.List;

/**
 * Why a request is refused; the body of every answer with a status of 400 or more.
 *
 * @param code one word for programs
 * @param words sentences for people: what, where, what to do
 */
public record Problem(String code, List<String> words) {}
