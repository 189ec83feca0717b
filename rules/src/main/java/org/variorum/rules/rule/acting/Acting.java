package org.variorum.rules.rule.acting;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;

/**
 * NOT-2: nothing is captured; a piece that could capture acts on pieces instead.
 *
 * @param form how
 * @param enemy what happens to an enemy that is no promoted piece
 * @param promotedEnemy what happens to an enemy that is a promoted piece (has a {@link PieceKind#basic} kind)
 * @param ally what happens to an ally that has a promoted form (whose {@link Promotion} has one choice)
 * @param compulsory a plain move is not allowed where an acting move with the same start and destination is legal
 * @param zoneBound pieces that, acting, may promote only if their destination or the target's square at the moment it is
 *     acted on lies in the zone (NOT-11)
 */
public record Acting(Form form, Effect enemy, Effect promotedEnemy, Effect ally, boolean compulsory,
    Set<String> zoneBound) implements Mechanism {

  /** What happens to a target. */
  public enum Effect {
    /** It cannot be a target. */
    NONE,
    /** It becomes the actor's, its kind unchanged. */
    RECRUIT,
    /** It becomes its {@link PieceKind#basic} kind, its side unchanged. */
    DEMOTE,
    /** It becomes its promoted form. */
    PROMOTE,
    /** It is moved only, where the form moves it. */
    DISPLACE
  }
}
