package org.variorum.rules.rule.ban;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * NMT-4: after a move of one of these pieces, the opponent's next move may not be a move of a piece of the same kind that
 * neither captures nor acts. The kind is that before a promotion; a drop bans nothing and is never banned. State entry
 * {@code ban:R}.
 */
public record AnswerBan(Set<String> pieces) implements Mechanism {}
