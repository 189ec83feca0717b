package org.variorum.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * The annotation processor for {@code JsonWriters} and {@code JsonReaders}: generates the class that the annotation of
 * a package requests.
 */
@SupportedAnnotationTypes({JsonProcessor.WRITERS, JsonProcessor.READERS})
public final class JsonProcessor extends AbstractProcessor {

  static final String WRITERS = "org.variorum.view.json.JsonWriters";
  static final String READERS = "org.variorum.view.json.JsonReaders";

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        try {
          generate((PackageElement) element, mirror(element, annotation));
        } catch (IllegalArgumentException e) {
          error(element, "There is no form in JSON for " + e.getMessage() + ".");
        } catch (IOException e) {
          error(element, "The code for JSON cannot be written: " + e.getMessage());
        }
      }
    }
    return true;
  }

  private void error(Element element, String words) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, words, element);
  }

  /** The use of an annotation on an element, with its values. */
  private static AnnotationMirror mirror(Element element, TypeElement annotation) {
    return element.getAnnotationMirrors().stream()
        .filter(each -> each.getAnnotationType().asElement().equals(annotation)).findFirst().orElseThrow();
  }

  private void generate(PackageElement owner, AnnotationMirror annotation) throws IOException {
    String name = value(annotation, "name").map(each -> each.getValue().toString()).orElseThrow();
    String packageName = owner.getQualifiedName().toString();
    List<TypeElement> roots = types(annotation, "value");
    boolean writes = ((TypeElement) annotation.getAnnotationType().asElement()).getQualifiedName()
        .contentEquals(WRITERS);
    String source = writes
        ? WriterSource.of(packageName, name, roots, writerIn(types(annotation, "others")))
        : ReaderSource.of(packageName, name, roots);
    try (Writer file =
        processingEnv.getFiler().createSourceFile(packageName + "." + name, owner).openWriter()) {
      file.write(source);
    }
  }

  private static Optional<AnnotationValue> value(AnnotationMirror annotation, String name) {
    return annotation.getElementValues().entrySet().stream()
        .filter(each -> each.getKey().getSimpleName().contentEquals(name))
        .<AnnotationValue>map(each -> each.getValue()).findFirst();
  }

  private static List<TypeElement> types(AnnotationMirror annotation, String name) {
    return value(annotation, name).stream().flatMap(each -> ((List<?>) each.getValue()).stream())
        .map(each -> (TypeElement) ((DeclaredType) ((AnnotationValue) each).getValue()).asElement()).toList();
  }

  /** Returns a function from a type to the class in {@code others} that writes it; empty if none of them does. */
  private Function<TypeElement, Optional<String>> writerIn(List<TypeElement> others) {
    return type -> others.stream()
        .filter(other -> ElementFilter.methodsIn(other.getEnclosedElements()).stream()
            .anyMatch(method -> writes(method, type.asType())))
        .map(other -> other.getQualifiedName().toString()).findFirst();
  }

  private boolean writes(ExecutableElement method, TypeMirror type) {
    return method.getSimpleName().contentEquals("write") && processingEnv.getTypeUtils()
        .isSameType(method.getParameters().getLast().asType(), type);
  }
}
