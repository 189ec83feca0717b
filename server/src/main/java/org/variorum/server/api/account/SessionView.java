package org.variorum.server.api.account;

/**
 * A session of a person with a name.
 *
 * @param browser the browser in words
 * @param created the time of the log-in, in ISO 8601
 * @param seen the time of the last visit, in ISO 8601, up to an hour too early
 * @param current whether it is the session of the request
 */
public record SessionView(String id, String browser, String created, String seen, boolean current) {}
