package org.variorum.server.store.account;

import java.time.Instant;

/**
 * A log-in of a person in a browser.
 *
 * @param id the name of the session in lists; no secret
 * @param token the hash of the secret that the browser has
 * @param guest the id of the person
 * @param browser the browser in words
 * @param origin a keyed hash of the address
 * @param seen the time of the last visit, up to an hour too early
 */
public record StoredSession(String id, String token, String guest, String browser, String origin,
    Instant created, Instant seen) {}
