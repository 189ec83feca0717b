package org.variorum.server.store.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A person with a name.
 *
 * @param guest the id with which the person sits at tables
 * @param name the name as it was chosen
 * @param folded the name without differences that the eye misses; unique for good
 * @param password the hash of the password; missing if the name was deleted
 */
public record Account(String guest, String name, String folded, @Nullable String password, Instant created) {}
