package org.variorum.server.store.publication;

import java.time.Instant;

/**
 * A report on a published definition, for the operator.
 *
 * @param kind what is wrong with it, in one word
 * @param words what the reporter says about it
 * @param guest the id of the guest who reports it
 */
public record Report(String id, String owner, String name, String kind, String words, String guest,
    Instant at) {}
