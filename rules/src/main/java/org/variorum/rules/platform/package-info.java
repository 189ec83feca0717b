/**
 * What the class libraries of the Java virtual machine and of TeaVM, which translates these classes to WebAssembly, do
 * not both have: plain code for both.
 *
 * <p>Where the virtual machine has something faster or better, two classes with the same methods stand beside each
 * other: {@code X}, and {@code PortableX} in plain code. A translation puts {@code PortableX} in the place of {@code X};
 * the virtual machine never loads it. Tests compare both.
 */
@NullMarked
package org.variorum.rules.platform;

import org.jspecify.annotations.NullMarked;
