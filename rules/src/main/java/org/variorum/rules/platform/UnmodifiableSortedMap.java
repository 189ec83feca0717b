package org.variorum.rules.platform;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** A view of a sorted map through which nothing can change it. */
public final class UnmodifiableSortedMap<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {

  private final SortedMap<K, V> map;

  public UnmodifiableSortedMap(SortedMap<K, V> map) {
    this.map = map;
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return Collections.unmodifiableMap(map).entrySet();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    return map.get(key);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return map.containsKey(key);
  }

  @Override
  public @Nullable Comparator<? super K> comparator() {
    return map.comparator();
  }

  @Override
  public SortedMap<K, V> subMap(K from, K to) {
    return new UnmodifiableSortedMap<>(map.subMap(from, to));
  }

  @Override
  public SortedMap<K, V> headMap(K to) {
    return new UnmodifiableSortedMap<>(map.headMap(to));
  }

  @Override
  public SortedMap<K, V> tailMap(K from) {
    return new UnmodifiableSortedMap<>(map.tailMap(from));
  }

  @Override
  public K firstKey() {
    return map.firstKey();
  }

  @Override
  public K lastKey() {
    return map.lastKey();
  }
}
