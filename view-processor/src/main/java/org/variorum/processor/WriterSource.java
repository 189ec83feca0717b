package org.variorum.processor;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;

/** The source of a class that writes records as JSON. */
final class WriterSource {

  private final StringBuilder source = new StringBuilder();
  private final Function<TypeElement, Optional<String>> writerElsewhere;

  private WriterSource(Function<TypeElement, Optional<String>> writerElsewhere) {
    this.writerElsewhere = writerElsewhere;
  }

  /**
   * @param name the simple name of the class
   * @param roots the types that callers write
   * @param writerElsewhere the class that writes a type, if it is not this one
   */
  static String of(String packageName, String name, List<TypeElement> roots,
      Function<TypeElement, Optional<String>> writerElsewhere) {
    WriterSource writer = new WriterSource(writerElsewhere);
    writer.write(packageName, name, roots);
    return writer.source.toString();
  }

  private void write(String packageName, String name, List<TypeElement> roots) {
    source.append("""
        package %s;

        import java.util.List;
        import java.util.Map;
        import org.variorum.view.json.JsonWriter;

        /** Writes records as JSON. Components that are null are left out. */
        public final class %s {

          private %2$s() {}

          /** Returns the JSON of a record of one of the types below. */
          public static String text(Object value) {
            JsonWriter out = new JsonWriter();
            switch (value) {
        """.formatted(packageName, name));
    List<TypeElement> structures = Structures.in(roots);
    structures.stream().filter(type -> !Form.isSealed(type)).forEach(type -> line("      case "
        + type.getQualifiedName() + " it -> "
        + writerElsewhere.apply(type).map(other -> other + ".").orElse("")
        + "write(out, it);"));
    source.append("""
              default -> throw new IllegalArgumentException(value.getClass().getName());
            }
            return out.toString();
          }
        """);
    structures.stream().filter(type -> writerElsewhere.apply(type).isEmpty()).forEach(this::method);
    line("}");
  }

  private void line(String text) {
    source.append(text).append('\n');
  }

  /** Writes the method that writes values of a type. */
  private void method(TypeElement type) {
    line("");
    line("  public static void write(JsonWriter out, " + type.getQualifiedName() + " value) {");
    if (Form.isSealed(type)) {
      line("    switch (value) {");
      Structures.records(type)
          .forEach(each -> line("      case " + each.getQualifiedName() + " it -> write(out, it);"));
      line("    }");
    } else {
      line("    out.beginObject();");
      Structures.typeName(type).ifPresent(word -> {
        line("    out.name(\"\\\"type\\\":\");");
        line("    out.text(\"" + word + "\");");
      });
      Form.components(type).forEach(this::component);
      line("    out.endObject();");
    }
    line("  }");
  }

  /** Writes the code for a component of a record; null is left out. */
  private void component(Form.Component component) {
    String value = "value." + component.name() + "()";
    String name = "out.name(\"\\\"" + component.name() + "\\\":\");";
    if (component.isNullable()) {
      line("    if (" + value + " != null) {");
      line("      " + name);
      value("      ", value, component.form());
      line("    }");
    } else {
      line("    " + name);
      value("    ", value, component.form());
    }
  }

  /** Writes the code for a value; {@code value} is its expression in the generated code. */
  private void value(String indent, String value, Form form) {
    switch (form) {
      case Form.Text _ -> line(indent + "out.text(" + value + ");");
      case Form.Scalar _ -> line(indent + "out.value(" + value + ");");
      case Form.Constant _ -> line(indent + "out.text(" + value + ".name());");
      case Form.Structure structure -> line(indent
          + writerElsewhere.apply(structure.type()).map(other -> other + ".").orElse("")
          + "write(out, " + value + ");");
      case Form.ListOf list -> {
        String each = "each" + indent.length();
        line(indent + "out.beginArray();");
        line(indent + "for (" + list.element().java() + " " + each + " : " + value + ") {");
        line(indent + "  out.element();");
        value(indent + "  ", each, list.element());
        line(indent + "}");
        line(indent + "out.endArray();");
      }
      case Form.MapOf map -> {
        String each = "each" + indent.length();
        line(indent + "out.beginObject();");
        line(indent + "for (Map.Entry<String, " + map.value().java() + "> " + each + " : " + value
            + ".entrySet()) {");
        line(indent + "  out.key(" + each + ".getKey());");
        value(indent + "  ", each + ".getValue()", map.value());
        line(indent + "}");
        line(indent + "out.endObject();");
      }
    }
  }
}
