/**
 * The program that TeaVM translates to WebAssembly: rules, views and engine for a browser or Node. {@link Program} is what
 * JavaScript sees of it. Values cross as numbers and as texts in JSON; the npm package in {@code browser/src/main/npm} makes
 * objects of them.
 */
@NullMarked
package org.variorum.browser;

import org.jspecify.annotations.NullMarked;
