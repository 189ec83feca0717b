/**
 * The data of answers: records that JSON and the TypeScript types are made from. Components that may be missing are
 * {@code @Nullable} and are left out of the JSON. Squares are written as names ({@code "a10"}), pieces as FEN letters.
 */
@NullMarked
package org.variorum.view.answer;

import org.jspecify.annotations.NullMarked;
