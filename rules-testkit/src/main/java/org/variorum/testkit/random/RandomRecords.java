package org.variorum.testkit.random;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Random instances of records, for tests of their JSON. What may be null is null in half of the cases. */
public final class RandomRecords {

  /** Texts with characters that JSON escapes, and with some that it does not. */
  public static final List<String> ANY = List.of("", "e4", "a \"b\" \\ /", "\0\b\t\n\f\r\u001F\u007F",
      "\u2028\u202E\uFEFF", "é 帥 \uD83D\uDE80", "</script>&'");

  private static final int MAX_DEPTH = 6;
  private static final int MAX_SIZE = 3;

  private final Random random;
  private final List<String> texts;

  /** @param texts the texts that the records contain */
  public RandomRecords(long seed, List<String> texts) {
    random = new Random(seed);
    this.texts = List.copyOf(texts);
  }

  /** Returns an instance of a record. */
  public <T> T of(Class<T> type) {
    return type.cast(instance(type, 0));
  }

  private Object instance(Class<?> type, int depth) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      return constructor.newInstance(Arrays.stream(components)
          .map(component -> orNull(component.getAnnotatedType(), depth + 1)).toArray());
    } catch (NoSuchMethodException | InstantiationException | IllegalAccessException
        | InvocationTargetException e) {
      throw new IllegalStateException(type.toString(), e);
    }
  }

  private @Nullable Object orNull(AnnotatedType type, int depth) {
    return type.isAnnotationPresent(Nullable.class) && random.nextBoolean() ? null : value(type, depth);
  }

  private Object value(AnnotatedType annotated, int depth) {
    Type type = annotated.getType();
    if (type instanceof ParameterizedType generic) {
      AnnotatedType[] arguments = ((AnnotatedParameterizedType) annotated).getAnnotatedActualTypeArguments();
      int size = depth > MAX_DEPTH ? 0 : random.nextInt(MAX_SIZE + 1);
      return generic.getRawType() == List.class ? list(size, () -> value(arguments[0], depth + 1))
          : map(size, () -> value(arguments[1], depth + 1));
    }
    return plain((Class<?>) type, depth);
  }

  private static List<Object> list(int size, Supplier<Object> value) {
    return IntStream.range(0, size).mapToObj(_ -> value.get()).toList();
  }

  private Map<String, Object> map(int size, Supplier<Object> value) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      map.put(text(), value.get());
    }
    return map;
  }

  private String text() {
    return texts.get(random.nextInt(texts.size()));
  }

  private Object plain(Class<?> type, int depth) {
    if (type == String.class) {
      return text();
    }
    if (type == int.class || type == Integer.class) {
      return random.nextInt() >> random.nextInt(Integer.SIZE);
    }
    if (type == long.class || type == Long.class) {
      return random.nextLong() >> random.nextInt(Long.SIZE);
    }
    if (type == double.class || type == Double.class) {
      return random.nextBoolean() ? (double) random.nextInt(20) : random.nextGaussian() * 10;
    }
    if (type == boolean.class || type == Boolean.class) {
      return random.nextBoolean();
    }
    Object[] choices = type.isEnum() ? type.getEnumConstants() : type.getPermittedSubclasses();
    if (choices == null) {
      return instance(type, depth);
    }
    Object choice = choices[random.nextInt(choices.length)];
    return type.isEnum() ? choice : instance((Class<?>) choice, depth);
  }
}
