package org.variorum.processor;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The form of a value in JSON, which follows from its Java type. */
sealed interface Form {

  /** The Java type, as in source code, for a type argument. */
  String java();

  /** A text. */
  record Text() implements Form {
    @Override
    public String java() {
      return "String";
    }
  }

  /** A number or a boolean; {@code java} is the boxed type. */
  record Scalar(String java) implements Form {}

  /** A constant, written by name. */
  record Constant(String java) implements Form {}

  /** An object: a record, or a sealed interface of records. */
  record Structure(TypeElement type) implements Form {
    @Override
    public String java() {
      return type.getQualifiedName().toString();
    }
  }

  /** An array. */
  record ListOf(Form element, boolean hasNulls) implements Form {
    @Override
    public String java() {
      return "List<" + element.java() + ">";
    }
  }

  /** An object with names that are data. */
  record MapOf(Form value, boolean hasNulls) implements Form {
    @Override
    public String java() {
      return "Map<String, " + value.java() + ">";
    }
  }

  /**
   * A component of a record.
   *
   * @param isCleaned whether the receiver removes invisible characters from its text; other texts with such characters
   *     are refused
   */
  record Component(String name, Form form, boolean isNullable, boolean isCleaned) {

    static Component of(RecordComponentElement component) {
      return new Component(component.getSimpleName().toString(), Form.of(component.asType()),
          hasNulls(component.asType()) || hasNulls(component.getAccessor().getReturnType()),
          component.getAnnotationMirrors().stream().anyMatch(each -> each.getAnnotationType().asElement()
              .getSimpleName().contentEquals("Cleaned")));
    }
  }

  static List<Component> components(TypeElement type) {
    return type.getRecordComponents().stream().map(Component::of).toList();
  }

  /** Whether a type is a sealed interface. In JSON, its records have the field {@code type} to tell them apart. */
  static boolean isSealed(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  private static boolean hasNulls(TypeMirror type) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(each -> each.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }

  /** @throws IllegalArgumentException if there is no form for the type */
  static Form of(TypeMirror type) {
    return switch (type.getKind()) {
      case INT -> new Scalar("Integer");
      case LONG -> new Scalar("Long");
      case DOUBLE -> new Scalar("Double");
      case BOOLEAN -> new Scalar("Boolean");
      case DECLARED -> ofDeclared((DeclaredType) type);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Form ofDeclared(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    String name = element.getQualifiedName().toString();
    return switch (name) {
      case "java.lang.String" -> new Text();
      case "java.lang.Integer", "java.lang.Long", "java.lang.Double", "java.lang.Boolean" ->
          new Scalar(element.getSimpleName().toString());
      case "java.util.List" -> new ListOf(of(arguments.getFirst()), hasNulls(arguments.getFirst()));
      case "java.util.Map" -> new MapOf(of(arguments.getLast()), hasNulls(arguments.getLast()));
      default -> {
        if (element.getKind() == ElementKind.ENUM) {
          yield new Constant(name);
        }
        if (element.getKind() != ElementKind.RECORD && !isSealed(element)) {
          throw new IllegalArgumentException(name);
        }
        yield new Structure(element);
      }
    };
  }
}
