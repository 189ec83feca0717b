package org.variorum.server.api.account;

/**
 * What the server knows about a person with a name.
 *
 * @param created the time when the name was chosen, in ISO 8601
 */
public record Profile(String name, String created) {}
