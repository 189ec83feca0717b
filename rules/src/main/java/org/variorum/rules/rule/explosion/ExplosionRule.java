package org.variorum.rules.rule.explosion;

import java.util.Set;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;

/** A capture removes the capturer and those around it. */
public final class ExplosionRule implements Rule {

  @Override
  public Set<Property> gives() {
    return Set.of(Property.MOVER_MAY_VANISH);
  }
}
