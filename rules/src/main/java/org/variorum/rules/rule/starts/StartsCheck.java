package org.variorum.rules.rule.starts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.starts.Starts.Limit;
import org.variorum.rules.rule.starts.Starts.Placing;
import org.variorum.rules.state.Kinds;

/**
 * Complains about starts that have no meaning.
 *
 * @param word what says them
 * @param where what says the condition
 */
record StartsCheck(Starts starts, ParsedDefinition written, Word word, Word where) {

  void check() {
    Fields fields = written.fields();
    if (fields.scope().problems().hasMalformedName() || !fields.isSound(word)) {
      return;
    }
    Stream.<Supplier<Optional<String>>>of(this::squares, this::named, this::counted, this::home, this::pieces)
        .flatMap(look -> look.get().stream()).findFirst().ifPresent(reason -> fields.refuse(word, reason));
    fields.part(word).ifPresent(part -> starts.condition()
        .ifPresent(condition -> {
          ConditionNeeds.requirePossibleWithoutMove(condition, where, part, written);
          if (ConditionNeeds.dependsOnCounters(condition)) {
            part.refuse(where, "where pieces stand at the start depends on no counter");
          }
        }));
  }

  private Geometry board() {
    return written.definition().board();
  }

  private Arrangements arrangements() {
    return new Arrangements(starts, board(), Optional.empty());
  }

  private Optional<String> squares() {
    List<Integer> squares = arrangements().squares();
    if (starts.squares().blackExtent().isPresent()) {
      return Optional.of("White's squares alone are named; where Black's lie \"black\" says");
    }
    if (squares.isEmpty()) {
      return Optional.of("no square is filled: the board has none there");
    }
    List<Integer> black =
        squares.stream().map(square -> Arrangements.ofBlack(square, starts.black(), board())).toList();
    if (black.contains(Geometry.NONE)) {
      return Optional.of("the board has no square for Black where it has "
          + board().name(squares.get(black.indexOf(Geometry.NONE)))
          + " for White; name other squares");
    }
    return black.stream().filter(squares::contains).findFirst()
        .map(square -> board().name(square) + " is filled for both sides; name fewer squares");
  }

  /** Pieces that stand in two placings, or that a limit means before they are put. */
  private Optional<String> named() {
    List<String> before = new ArrayList<>();
    for (Placing placing : starts.placings()) {
      if (placing.limit() instanceof Limit.Unlike(String letter)
          && before.stream().filter(letter::equals).count() != 1) {
        return Optional.of("\"other colour than " + letter + "\" means the one " + letter
            + " of an earlier placing, and there is " + (before.contains(letter) ? "more than one" : "none"));
      }
      before.addAll(placing.letters());
    }
    return arrangements().shared().map(letter -> "two placings may put " + letter
        + " on the same square, so that a start has two numbers; write one placing, such as \"" + letter + " "
        + letter
        + "\", or limit both");
  }

  private Optional<String> counted() {
    Arrangements arrangements = arrangements();
    int cramped = arrangements.cramped();
    if (cramped >= 0) {
      return Optional.of("there are too few free squares for \""
          + String.join(" ", starts.placings().get(cramped).letters()) + "\"");
    }
    long most = starts.condition().isPresent() ? Arrangements.MOST_ASKED
        : arrangements.areAll() ? Arrangements.MOST : Arrangements.MOST_COUNTED;
    return Optional.of("there are more than " + most + " starts to count"
        + (starts.condition().isPresent() ? " with a condition" : "") + "; limit the placings")
        .filter(_ -> arrangements.count() > most);
  }

  /** Where the start position says when a piece has not moved, one that starts elsewhere would have moved. */
  private Optional<String> home() {
    Definition definition = written.definition();
    return starts.placings().stream().flatMap(placing -> placing.letters().stream()).filter(Distinct.values())
        .flatMap(letter -> definition.piece(letter).stream())
        .filter(piece -> piece.home().isEmpty() && definition.ways(piece)
            .anyMatch(way -> way.movement().paths().stream().anyMatch(path -> path.initial())))
        .findFirst().map(piece -> "the piece " + piece.letter()
            + " has an initial movement, and stands elsewhere in each start; say its \"home\"");
  }

  /** All starts have the pieces of the start position. */
  private Optional<String> pieces() {
    if (!written.fields().isSound(Word.START)) {
      return Optional.empty();
    }
    int[] codes;
    Kinds kinds = new Kinds(written.definition());
    try {
      codes = StartPlacement.pieceCodes(kinds);
    } catch (FenException e) {
      return Optional.empty();
    }
    Map<String, Integer> put = new HashMap<>();
    starts.placings()
        .forEach(placing -> placing.letters().forEach(letter -> put.merge(letter, 1, Integer::sum)));
    for (Side side : Side.values()) {
      Map<String, Integer> stand = new HashMap<>();
      for (int square : arrangements().squares()) {
        int code = codes[side == Side.WHITE ? square : Arrangements.ofBlack(square, starts.black(), board())];
        if (code != PieceCode.EMPTY) {
          stand.merge(
              (PieceCode.side(code) == side.ordinal() ? "" : "another side's ")
                  + kinds.letter(PieceCode.kind(code)),
              1,
              Integer::sum);
        }
      }
      if (!stand.equals(put)) {
        return Optional.of("the start position has other pieces of " + side.word()
            + "'s on these squares than the placings put there: "
            + difference(stand, put));
      }
    }
    return Optional.empty();
  }

  private static String difference(Map<String, Integer> stand, Map<String, Integer> put) {
    String letter = Stream.concat(stand.keySet().stream(), put.keySet().stream()).sorted()
        .filter(each -> !stand.getOrDefault(each, 0).equals(put.getOrDefault(each, 0))).findFirst()
        .orElseThrow();
    return letter + " " + stand.getOrDefault(letter, 0) + " times, not " + put.getOrDefault(letter, 0);
  }
}
