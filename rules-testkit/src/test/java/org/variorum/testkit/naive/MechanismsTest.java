package org.variorum.testkit.naive;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Adding a mechanism to the naive interpreter is its class and one line in {@link Mechanisms}, whatever it has a say in. */
class MechanismsTest {

  private static final String NAIVE = "org.variorum.testkit.naive";
  private static final String MECHANISMS = NAIVE + ".mechanism.";
  /** The packages of the compiled program's mechanisms, in which their records stand. */
  private static final String ROOMS = "org.variorum.rules.rule.";

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(NAIVE);

  /** The name of a mechanism: its class, or the package that it has for itself. Empty for what is no mechanism. */
  private static String mechanism(JavaClass each) {
    return each.getName().startsWith(MECHANISMS)
        ? each.getName().substring(MECHANISMS.length()).split("[.$]", -1)[0] : "";
  }

  private static Stream<JavaClass> others() {
    return CLASSES.stream().filter(each -> mechanism(each).isEmpty())
        .filter(each -> !each.getName().startsWith(Mechanisms.class.getName()));
  }

  private static Stream<JavaClass> named(JavaClass each) {
    return each.getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass)
        .map(JavaClass::getBaseComponentType);
  }

  private static boolean isOfARoom(JavaClass each) {
    return each.getName().startsWith(ROOMS);
  }

  @Test
  void nobodyButTheRegistryNamesAMechanism() {
    assertThat(others().filter(each -> named(each).anyMatch(other -> !mechanism(other).isEmpty())))
        .isEmpty();
  }

  @Test
  void aMechanismNamesNoOther() {
    CLASSES.stream().filter(each -> !mechanism(each).isEmpty())
        .forEach(each -> assertThat(named(each).map(MechanismsTest::mechanism)).as(each.getName())
            .allMatch(other -> other.isEmpty() || other.equals(mechanism(each))));
  }

  @Test
  void whatIsSharedNamesNoRecordOfARoom() {
    assertThat(others().filter(each -> named(each).anyMatch(MechanismsTest::isOfARoom))).isEmpty();
  }

  @Test
  void theRecordsOfARoomAreNamedByOneMechanism() {
    Map<String, Set<String>> names = CLASSES.stream().filter(each -> !mechanism(each).isEmpty())
        .flatMap(each -> named(each).filter(MechanismsTest::isOfARoom)
            .map(record -> List.of(record.getPackageName(), mechanism(each))))
        .collect(Collectors.groupingBy(List::getFirst,
            Collectors.mapping(List::getLast, Collectors.toSet())));
    assertThat(names).isNotEmpty().allSatisfy((room, who) -> assertThat(who).as(room).hasSize(1));
  }
}
