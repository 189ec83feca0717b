package org.variorum.processor;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** The source of a class that reads records from JSON, and checks them. */
final class ReaderSource {

  private final StringBuilder source = new StringBuilder();
  /** The number of loops written so far; it makes the name of each loop's index unique. */
  private int loops;

  private ReaderSource() {}

  /**
   * @param name the simple name of the class
   * @param roots the types that callers read
   */
  static String of(String packageName, String name, List<TypeElement> roots) {
    ReaderSource reader = new ReaderSource();
    reader.write(packageName, name, roots);
    return reader.source.toString();
  }

  private void line(String text) {
    source.append(text).append('\n');
  }

  private void write(String packageName, String name, List<TypeElement> roots) {
    source.append("""
        package %s;

        import java.util.List;
        import java.util.Map;
        import org.variorum.view.json.FieldChecks;
        import org.variorum.view.json.JsonReader;

        /**
         * Reads records from JSON, and checks them. Each method throws
         * {@link org.variorum.view.query.QueryException} {@code malformed}, with the place of the fault.
         */
        public final class %s {

          private %2$s() {}
        """.formatted(packageName, name));
    roots.forEach(this::root);
    List<TypeElement> structures = Structures.in(roots);
    structures.forEach(this::reader);
    structures.forEach(this::check);
    line("}");
  }

  /** Writes the public method that reads a whole text as a root type. */
  private void root(TypeElement type) {
    String simple = type.getSimpleName().toString();
    line("");
    line("  public static " + type.getQualifiedName() + " " + Character.toLowerCase(simple.charAt(0))
        + simple.substring(1) + "(String text) {");
    line("    JsonReader in = new JsonReader(text);");
    line("    " + type.getQualifiedName() + " value = in.whole(" + readerName(type) + "(in));");
    line("    check(value, \"\");");
    line("    return value;");
    line("  }");
  }

  /** The name of the method that reads a type. */
  private static String readerName(TypeElement type) {
    return "read" + type.getSimpleName();
  }

  /** Writes the private method that reads a type; it returns null for {@code null}. */
  private void reader(TypeElement type) {
    List<Form.Component> components = Form.components(type);
    line("");
    line("  private static " + type.getQualifiedName() + " " + readerName(type) + "(JsonReader in) {");
    line("    if (in.isNull()) {");
    line("      return null;");
    line("    }");
    components.forEach(each -> line("    " + each.form().java() + " " + each.name() + " = null;"));
    line("    in.beginObject();");
    line("    while (in.hasNextField()) {");
    line("      switch (in.field()) {");
    components.forEach(
        each -> line(
            "        case \"" + each.name() + "\" -> " + each.name() + " = " + read(each.form()) + ";"));
    line("        default -> throw in.unknownField(\""
        + components.stream().map(Form.Component::name).sorted().toList() + "\");");
    line("      }");
    line("    }");
    line("    return new " + type.getQualifiedName() + "("
        + components.stream().map(Form.Component::name).collect(Collectors.joining(", ")) + ");");
    line("  }");
  }

  /** @throws IllegalArgumentException if no query has a value of this form */
  private static String read(Form form) {
    return switch (form) {
      case Form.Text _ -> "in.text()";
      case Form.Scalar scalar when scalar.java().equals("Integer") -> "in.integer()";
      case Form.Scalar scalar when scalar.java().equals("Boolean") -> "in.bool()";
      case Form.Structure structure -> readerName(structure.type()) + "(in)";
      case Form.ListOf list -> "in.list(() -> " + read(list.element()) + ")";
      case Form.MapOf map -> "in.map(() -> " + read(map.value()) + ")";
      case Form.Scalar _,Form.Constant _ -> throw new IllegalArgumentException(form.java());
    };
  }

  /** Writes the private method that checks a value of a type and all values in it. */
  private void check(TypeElement type) {
    line("");
    line("  private static void check(" + type.getQualifiedName() + " value, String path) {");
    for (Form.Component component : Form.components(type)) {
      String value = "value." + component.name() + "()";
      line("    String " + component.name() + "Path = path + \"" + component.name() + "\";");
      require("    ", value, component.form(), component.isNullable(), component.name() + "Path");
      if (!component.isCleaned()) {
        line("    FieldChecks.requireVisible(" + value + ", " + component.name() + "Path);");
      }
    }
    line("  }");
  }

  /**
   * Writes the checks of a value.
   *
   * @param value the expression of the value in the generated code
   * @param path the expression of its place, for messages
   */
  private void require(String indent, String value, Form form, boolean isNullable, String path) {
    if (!isNullable) {
      line(indent + "FieldChecks.requirePresent(" + value + ", " + path + ");");
    }
    String inner = indent;
    if (isNullable && !isLeaf(form)) {
      line(indent + "if (" + value + " != null) {");
      inner = indent + "  ";
    }
    switch (form) {
      case Form.Structure _ -> line(inner + "check(" + value + ", " + path + " + \".\");");
      case Form.ListOf list -> requireEach(inner, value, list.element(), list.hasNulls(), path);
      case Form.MapOf map -> requireEach(inner, value + ".values()", map.value(), map.hasNulls(), path);
      case Form.Text _,Form.Scalar _,Form.Constant _ -> {
      }
    }
    if (!inner.equals(indent)) {
      line(indent + "}");
    }
  }

  private void requireEach(String indent, String values, Form form, boolean areNullable, String path) {
    if (areNullable && isLeaf(form)) {
      return;
    }
    String each = "each" + indent.length();
    String index = "index" + loops++;
    line(indent + "int " + index + " = 0;");
    line(indent + "for (" + form.java() + " " + each + " : " + values + ") {");
    line(indent + "  String " + each + "Path = " + path + " + \"[\" + " + index + "++ + \"]\";");
    require(indent + "  ", each, form, areNullable, each + "Path");
    line(indent + "}");
  }

  /** Whether values of a form contain no other values to check. */
  private static boolean isLeaf(Form form) {
    return switch (form) {
      case Form.Text _,Form.Scalar _,Form.Constant _ -> true;
      case Form.Structure _,Form.ListOf _,Form.MapOf _ -> false;
    };
  }
}
