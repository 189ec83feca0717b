package org.variorum.testkit.laws;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.rule.hands.Drop;
import org.variorum.rules.rule.impasse.Impasse;
import org.variorum.rules.rule.truce.Truce;

/**
 * Search for one-sided rules in all parts of a definition: rules that name a side, and values that differ between the
 * sides. Regions of a side that are not opposite to the other side's regions are one-sided, too.
 */
final class OneSided {

  private final Geometry board;

  private OneSided(Geometry board) {
    this.board = board;
  }

  /** Whether a definition has rules for one side only. */
  static boolean hasOneSidedRules(Definition definition) {
    OneSided rules = new OneSided(definition.board());
    Mirror mirror = new Mirror(definition);
    return !mirror.hasAllOpposites()
        || Stream.of(definition.pieces(), definition.royalty(), definition.goals(), definition.mechanisms())
            .anyMatch(rules::isOneSided);
  }

  private boolean isOneSided(@Nullable Object node) {
    return switch (node) {
      case Region region -> isAsymmetric(region);
      case Truce truce when truce.lead() != 0 -> true;
      case Impasse impasse when impasse.points().stream().distinct().count() > 1 -> true;
      case Drop.Beside beside -> beside == Drop.Beside.BELOW;
      case Enum<?> word -> word.name().matches(".*(WHITE|BLACK).*");
      case Optional<?> values -> values.filter(this::isOneSided).isPresent();
      case Collection<?> values -> values.stream().anyMatch(this::isOneSided);
      case Map<?, ?> values -> values.containsKey(Side.WHITE) || values.containsKey(Side.BLACK)
          ? !Objects.equals(values.get(Side.WHITE), values.get(Side.BLACK)) : isOneSided(values.values());
      case Record part -> isOneSided(part);
      case null, default -> false;
    };
  }

  private boolean isOneSided(Record part) {
    List<RecordComponent> components = List.of(part.getClass().getRecordComponents());
    List<@Nullable Object> sides = components.stream()
        .filter(each -> each.getName().equals("white") || each.getName().equals("black"))
        .<@Nullable Object>map(each -> value(part, each)).toList();
    boolean differ = sides.size() == 2 && !Objects.equals(sides.getFirst(), sides.getLast());
    return differ || components.stream().anyMatch(each -> isOneSided(value(part, each)));
  }

  private static @Nullable Object value(Record part, RecordComponent component) {
    try {
      return component.getAccessor().invoke(part);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("a record with parts that cannot be read: " + part.getClass(), e);
    }
  }

  /** Whether White's squares of a region are not opposite to Black's squares of the region. */
  private boolean isAsymmetric(Region region) {
    boolean[][] squares = region.squares(board);
    return IntStream.range(0, board.size())
        .anyMatch(square -> squares[0][square] != squares[1][board.opposite(square)]);
  }
}
