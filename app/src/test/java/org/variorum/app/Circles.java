package org.variorum.app;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Circles of files: each needs the next. Classes of one file may need each other, they are one idea. */
final class Circles {

  private final Map<String, Set<String>> needs = new TreeMap<>();

  /** @param module the package that all its packages begin with */
  Circles(JavaClasses classes, String module) {
    classes.stream().filter(type -> isOf(type, module)).forEach(type -> needs
        .computeIfAbsent(file(type), file -> new TreeSet<>())
        .addAll(type.getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass)
            .map(JavaClass::getBaseComponentType).filter(target -> isOf(target, module)).map(Circles::file)
            .collect(Collectors.toSet())));
  }

  private static boolean isOf(JavaClass type, String module) {
    return type.getPackageName().equals(module) || type.getPackageName().startsWith(module + ".");
  }

  private static String file(JavaClass type) {
    return type.getEnclosingClass().map(Circles::file).orElseGet(type::getName);
  }

  /** The circles, each with the simple names of its files in order: {@code Chicken Egg}. */
  Set<String> found() {
    Map<String, Set<String>> reached = new TreeMap<>();
    needs.keySet().forEach(file -> reached.put(file, reached(file)));
    Set<String> circles = new TreeSet<>();
    reached.forEach((file, others) -> {
      String circle = others.stream().filter(other -> reached.getOrDefault(other, Set.of()).contains(file))
          .map(other -> other.substring(other.lastIndexOf('.') + 1)).sorted()
          .collect(Collectors.joining(" "));
      if (circle.contains(" ")) {
        circles.add(circle);
      }
    });
    return circles;
  }

  /** All that a file needs, if only through others. */
  private Set<String> reached(String file) {
    Set<String> reached = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(needs.get(file));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (reached.add(next)) {
        open.addAll(needs.getOrDefault(next, Set.of()));
      }
    }
    return reached;
  }
}
