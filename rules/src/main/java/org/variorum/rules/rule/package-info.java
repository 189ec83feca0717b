/**
 * What a rule is to the rest of the program. A mechanism is a package below this one; nobody names it but the
 * registry.
 *
 * <p>The core keeps what is walked over programs: acting ({@code ActForm}), lent movement, captures on crossed
 * squares; and promotion. A rule only asks for these.
 *
 * <p>A game pays only for the hooks that its rules use. Two are dear. A {@code Veto} that compares moves of
 * different squares makes one move as costly to judge as all of them ({@code Veto.comparesSameSquares}). A
 * {@code Gate} that does not declare {@code isByKind} keeps its game from being plain.
 *
 * <p>A {@code Slot} is where a position remembers something; its {@code SlotFormat} says everything else. FEN, flaws of
 * set-ups, speech, the HTTP API, the position editor, marks, terms of the evaluation and inputs of the network loop
 * over the forms.
 */
@NullMarked
package org.variorum.rules.rule;

import org.jspecify.annotations.NullMarked;
