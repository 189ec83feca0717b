package org.variorum.rules.rule;

import java.util.Set;
import org.variorum.rules.program.ActForm;

/**
 * How pieces act on others instead of capturing them.
 *
 * @param zoneBound pieces that, acting, may promote only if their destination or the target's square lies in the zone
 */
public record Acts(ActForm form, Set<String> zoneBound) {}
