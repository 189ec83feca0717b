package org.variorum.browser.library;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells the translator to put {@code PortableX} in the place of {@code X}, where classes of the Java virtual machine have
 * such a replacement in plain code. Not part of the translated program.
 */
public final class PortableClasses extends SimpleSubstitutionPolicy {

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(inPackage("org.variorum", true)).simpleNamePrefix("Portable");
    // The class library's own brings the names of all currencies in all languages.
    sink.selectClasses(named("java.util.Formatter")).replacePackage("java.util",
        "org.variorum.browser.library");
  }
}
