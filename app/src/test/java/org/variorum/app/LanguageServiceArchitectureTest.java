package org.variorum.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The language service runs in a browser, too: only the package beside it speaks a protocol. */
class LanguageServiceArchitectureTest {

  @Test
  void itDependsOnRulesAlone() {
    noClasses().that().resideOutsideOfPackage("org.variorum.languageserver.lsp").should()
        .dependOnClassesThat()
        .resideOutsideOfPackages("org.variorum.languageserver", "org.variorum.languageserver.source",
            "org.variorum.rules..", "org.jspecify.annotations..", "java.io", "java.lang",
            "java.lang.annotation",
            "java.lang.invoke", "java.lang.runtime", "java.util", "java.util.function", "java.util.regex",
            "java.util.stream")
        .check(new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.variorum.languageserver"));
  }
}
