package org.variorum.rules.rule.counters;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.counters.Counters.Change;
import org.variorum.rules.rule.counters.Counters.Counter;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.text.English;

/** Counters in sentences. */
record CounterWords(Phrasing phrasing) {

  static String of(Counters counters, Phrasing phrasing) {
    CounterWords words = new CounterWords(phrasing);
    return counters.counters().stream().map(words::sentences).collect(Collectors.joining(" "));
  }

  private String sentences(Counter counter) {
    String most = counter.most() == SlotAllocator.MOST_NUMBER ? "" : " It is " + counter.most() + " at most.";
    String limited =
        counter.limited() ? " A side may make no move that would bring its counter below 0." : "";
    return "Counter \"" + counter.name() + "\": each side begins with " + counter.start()
        + ", and it changes by "
        + English.list(counter.changes().stream().map(this::change).toList(), "and") + "." + most + limited;
  }

  private String change(Change change) {
    String amount = (change.adds() > 0 ? "+" : "") + change.adds();
    return switch (change.after()) {
      case CAPTURES -> captures(change, amount);
      case CHECKS -> amount + " for each check that it gives";
      case MOVES -> amount + " for each move" + pieces(" of ", change.by()) + end(change);
      case PROMOTIONS -> amount + " for each promotion" + pieces(" of ", change.by()) + end(change);
      case DROPS -> amount + " for each drop" + pieces(" of ", change.by()) + end(change);
      case PASSES -> amount + " for each pass";
    };
  }

  private String captures(Change change, String amount) {
    String how = pieces(" with ", change.by()) + end(change);
    if (change.worth().isEmpty()) {
      return amount + " for each piece that it captures"
          + (isAll(change.of()) ? "" : ", if it is " + phrasing.names().anyWithLetters(inOrder(change.of())))
          + how;
    }
    return "the worth of each piece that it captures" + how + " ("
        + inOrder(change.worth().keySet()).stream()
            .map(letter -> phrasing.names().of(letter) + " " + change.worth().get(letter))
            .collect(Collectors.joining(", "))
        + ")";
  }

  private String pieces(String before, Collection<String> letters) {
    return isAll(letters) ? "" : before + phrasing.names().anyWithLetters(inOrder(letters));
  }

  private String end(Change change) {
    String as = change.as().map(movement -> " as " + movement.text()).orElse("");
    return as + (phrasing.places().isEverywhere(change.to()) ? ""
        : " that ends on " + phrasing.places().oneOf(change.to()));
  }

  private boolean isAll(Collection<String> letters) {
    return inOrder(letters).size() == phrasing.definition().pieces().size();
  }

  private List<String> inOrder(Collection<String> letters) {
    return phrasing.definition().pieces().stream().map(PieceKind::letter).filter(letters::contains).toList();
  }
}
