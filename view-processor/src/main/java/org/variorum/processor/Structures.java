package org.variorum.processor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Finder of the records and sealed interfaces that root types contain, directly or indirectly. */
final class Structures {

  private final Set<TypeElement> found = new LinkedHashSet<>();

  private Structures() {}

  /** The roots and all types in them, each once; a type precedes the types that are first found in it. */
  static List<TypeElement> in(List<TypeElement> roots) {
    Structures structures = new Structures();
    roots.forEach(structures::add);
    return new ArrayList<>(structures.found);
  }

  private void add(TypeElement type) {
    if (!found.add(type)) {
      return;
    }
    if (Form.isSealed(type)) {
      records(type).forEach(this::add);
    } else {
      Form.components(type).forEach(component -> add(component.form()));
    }
  }

  private void add(Form form) {
    switch (form) {
      case Form.Structure structure -> add(structure.type());
      case Form.ListOf list -> add(list.element());
      case Form.MapOf map -> add(map.value());
      case Form.Text _,Form.Scalar _,Form.Constant _ -> {
      }
    }
  }

  /** The records of a sealed interface. */
  static List<TypeElement> records(TypeElement type) {
    return type.getPermittedSubclasses().stream().map(Structures::element).toList();
  }

  /**
   * The {@code type} in the JSON of a record of a sealed interface: its simple name in lower case, with a hyphen between
   * words. Empty for other records.
   */
  static Optional<String> typeName(TypeElement type) {
    return type.getInterfaces().stream().map(Structures::element).filter(Form::isSealed).findFirst()
        .map(_ -> type.getSimpleName().toString().replaceAll("(?<=[a-z])(?=[A-Z])", "-")
            .toLowerCase(Locale.ROOT));
  }

  private static TypeElement element(TypeMirror type) {
    return (TypeElement) ((DeclaredType) type).asElement();
  }
}
