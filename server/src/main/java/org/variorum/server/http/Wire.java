package org.variorum.server.http;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.account.AccountWriter;
import org.variorum.server.api.account.Profile;
import org.variorum.server.api.publication.Gallery;
import org.variorum.server.api.table.MessageWriter;
import org.variorum.view.answer.Cleaned;
import org.variorum.view.json.FieldChecks;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** The JSON of the API. {@link #read} checks input, which may be hostile. */
final class Wire {

  static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
          DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
          DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      // No value is converted: no text to a number, no number to a text or an enum constant, no 1.5 to 1.
      .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
      .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
      .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
      .withCoercionConfig(LogicalType.Textual, Wire::refuseNonText)
      .annotationIntrospector(new Required())
      .build();

  private static final String ACCOUNT = Profile.class.getPackageName();
  private static final String PUBLICATION = Gallery.class.getPackageName();

  private Wire() {}

  private static void refuseNonText(MutableCoercionConfig text) {
    text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** Requires all numbers and booleans, because Jackson reads a missing number as 0. */
  private static final class Required extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
      return member.getRawType().isPrimitive() ? Boolean.TRUE : super.hasRequiredMarker(config, member);
    }
  }

  static String write(Object value) {
    String owner = value.getClass().getPackageName();
    return owner.equals(ACCOUNT) || owner.equals(PUBLICATION) ? AccountWriter.text(value)
        : MessageWriter.text(value);
  }

  static String write(List<?> values) {
    return values.stream().map(Wire::write).collect(Collectors.joining(",", "[", "]"));
  }

  /**
   * Reads a record, and checks it. Every component that is not {@code @Nullable} must be present, also inside lists and
   * maps. No text may contain an invisible character, except in a component marked {@link Cleaned}.
   *
   * @throws QueryException {@code malformed}, with the place of the fault
   */
  static <T> T read(String text, Class<T> type) {
    T value;
    try {
      value = MAPPER.readValue(text, type);
    } catch (JacksonException e) {
      throw FieldChecks.malformed(words(e));
    }
    if (value == null) {
      throw FieldChecks.malformed("Expected an object, found null.");
    }
    requireAll(value, "");
    return value;
  }

  private static String words(JacksonException e) {
    String place = e instanceof DatabindException binding ? path(binding) : "";
    return switch (e) {
      case UnrecognizedPropertyException unknown -> "There is no field " + place + "; known here: "
          + unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList() + ".";
      case InvalidTypeIdException unknown -> "The field \"type\" is missing or names no known message.";
      case StreamReadException syntax ->
          "This is no JSON: line " + syntax.getLocation().getLineNr() + ", column "
              + syntax.getLocation().getColumnNr() + ".";
      default ->
          "The value of " + (place.isEmpty() ? "the message" : place) + " is not of the expected type.";
    };
  }

  private static String path(DatabindException e) {
    StringBuilder path = new StringBuilder();
    for (JacksonException.Reference step : e.getPath()) {
      path.append(step.getPropertyName() == null ? "[" + step.getIndex() + "]"
          : (path.isEmpty() ? "" : ".") + step.getPropertyName());
    }
    return path.toString();
  }

  private static void requireAll(Object value, String path) {
    if (!(value instanceof Record)) {
      return;
    }
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      String name = (path.isEmpty() ? "" : path + ".") + component.getName();
      Object content = get(component, value);
      require(component.getAnnotatedType(), content, name);
      if (!component.isAnnotationPresent(Cleaned.class)) {
        FieldChecks.requireVisible(content, name);
      }
    }
  }

  private static void require(AnnotatedType type, @Nullable Object value, String path) {
    if (value == null) {
      if (!type.isAnnotationPresent(Nullable.class)) {
        FieldChecks.requirePresent(value, path);
      }
      return;
    }
    switch (value) {
      case List<?> list ->
          requireEach(((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[0], list, path);
      case Map<?, ?> map ->
          requireEach(((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[1],
              map.values(), path);
      default -> requireAll(value, path);
    }
  }

  private static void requireEach(AnnotatedType type, Iterable<?> values, String path) {
    int index = 0;
    for (Object value : values) {
      require(type, value, path + "[" + index++ + "]");
    }
  }

  private static @Nullable Object get(RecordComponent component, Object owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}
