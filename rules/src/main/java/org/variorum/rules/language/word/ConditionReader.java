package org.variorum.rules.language.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.condition.Spot;

/**
 * A reader of conditions with this grammar.
 *
 * <pre>
 * condition  = clause { "or" clause }        clause   = term { "and" term }
 * term       = "not" term | "(" condition ")" | [ "enemy" ] "in check" | "no" ( pieces | "held" owned )
 *            | number [ relation number ] | spot ( place | [ "not" ] "free" ) { place | [ "not" ] "free" }
 * number     = 2 | "held" owned | pieces      pieces   = owned { place }
 *            | ( "own" | "enemy" ) counter
 * owned      = ( "own" | "enemy" | "any" ) ( letters | "all" [ "but" letters ] )
 * spot       = "here" | "there" | "between" | "beyond" | "behind"
 * place      = spot | "in" squares | ( "near" | "within" 2 "of" ) ( owned | spot ) | "not" place
 *            | ( "attacked by" | "reached by" ) ( "own" | "enemy" ) [ letters | "all" [ "but" letters ] ]
 * relation   = "at least" | "at most" | "more than" | "fewer than" | "="
 * </pre>
 */
final class ConditionReader {

  static final String EXPECTED =
      "a condition such as \"own P in rank 8\", \"no enemy R\", \"enemy in check\"";

  private static final int MAX_TOKENS = 400;
  private static final int MAX_DEPTH = 32;
  private static final int MAX_NUMBER = 999;
  private static final Pattern TOKEN = Pattern.compile("[()]|[^\\s,()]+");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");
  private final String text;
  private final List<Letters.Named> tokens = new ArrayList<>();
  private final List<Letters.Named> letters = new ArrayList<>();
  private final List<SquaresText> squares = new ArrayList<>();
  private final List<Letters.Named> counters = new ArrayList<>();
  /** The words that may continue the condition at the token {@code continuationsAt}. */
  private List<String> continuations = List.of();
  private int continuationsAt;
  private int next;
  private int depth;

  ConditionReader(String text) {
    this.text = text;
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(new Letters.Named(matcher.group(), matcher.start()));
    }
  }

  ConditionText read() throws Malformed {
    if (tokens.size() > MAX_TOKENS) {
      throw new Malformed(tokens.get(MAX_TOKENS).offset(),
          "a condition has at most " + MAX_TOKENS + " words", "fewer: letters together as in \"own R B N\","
              + " squares together as in \"in ranks 2-7\", or several goals or ways, each with a part of it");
    }
    Condition condition = condition();
    if (next < tokens.size()) {
      throw unfinished("the end");
    }
    return new ConditionText(condition, List.copyOf(letters), List.copyOf(squares),
        List.copyOf(counters));
  }

  // ---- conditions

  private Condition condition() throws Malformed {
    if (++depth > MAX_DEPTH) {
      throw new Malformed(offset(), "conditions are nested more than " + MAX_DEPTH + " deep",
          "fewer brackets: \"and\" binds more closely than \"or\", and \"not\" than both");
    }
    List<Condition> parts = new ArrayList<>();
    do {
      parts.add(clause());
    } while (take("or"));
    depth--;
    return parts.size() == 1 ? parts.getFirst() : new Condition.Any(parts);
  }

  private Condition clause() throws Malformed {
    List<Condition> parts = new ArrayList<>();
    do {
      parts.add(term());
    } while (take("and"));
    return parts.size() == 1 ? parts.getFirst() : new Condition.All(parts);
  }

  private Condition term() throws Malformed {
    boolean isNegated = false;
    while (take("not")) {
      isNegated = !isNegated;
    }
    Condition positiveTerm = positiveTerm();
    return isNegated ? new Condition.Not(positiveTerm) : positiveTerm;
  }

  private Condition positiveTerm() throws Malformed {
    if (take("(")) {
      Condition inner = condition();
      if (!take(")")) {
        throw next == tokens.size() ? unexpected(List.of(")")) : unfinished("\")\"");
      }
      return inner;
    }
    if (follows("in", "check") || follows("enemy", "in", "check")) {
      Owner owner = take("enemy") ? Owner.ENEMY : Owner.OWN;
      next += 2;
      return new Condition.InCheck(owner);
    }
    Optional<Spot> spot = spot();
    if (spot.isPresent()) {
      List<Place> places = placesOfSpot();
      if (places.isEmpty()) {
        throw unexpected(concat(ConditionTerms.OF_PIECES, List.of("free")),
            "where that square lies, such as \"in rank 8\", \"attacked by enemy\" or \"free\"");
      }
      return new Condition.Lies(spot.get(), places);
    }
    if (take("no")) {
      return new Condition.Compared(countedQuantity(), Relation.EQUAL, new Quantity.Fixed(0));
    }
    return comparison();
  }

  private Condition comparison() throws Malformed {
    if (next == tokens.size() || !isNumber() && !ConditionTerms.NUMBERS.contains(token())) {
      throw unexpected(ConditionSlip.STARTERS, EXPECTED);
    }
    boolean startsWithNumber = isNumber();
    Quantity left = quantity();
    Optional<Relation> relation = relation();
    if (relation.isEmpty() && startsWithNumber) {
      throw unexpected(ConditionTerms.RELATIONS, "a comparison such as \"at least\"");
    }
    if (relation.isEmpty()) {
      allow(ConditionTerms.RELATIONS);
      return new Condition.Compared(left, Relation.AT_LEAST, new Quantity.Fixed(1));
    }
    if (next == tokens.size() || !isNumber() && !ConditionTerms.NUMBERS.contains(token())) {
      throw unexpected(ConditionTerms.NUMBERS,
          "a number such as 2, or of pieces: " + ConditionSlip.quoted(ConditionTerms.NUMBERS));
    }
    return new Condition.Compared(left, relation.get(), quantity());
  }

  private boolean isNumber() {
    return NUMBER.matcher(token()).matches();
  }

  private Optional<Relation> relation() {
    for (Relation relation : Relation.values()) {
      String[] words = relation.word().split(" ");
      if (follows(words)) {
        next += words.length;
        return Optional.of(relation);
      }
    }
    return Optional.empty();
  }

  // ---- numbers

  private Quantity quantity() throws Malformed {
    if (isNumber()) {
      return new Quantity.Fixed(number(0));
    }
    return countedQuantity();
  }

  private Quantity countedQuantity() throws Malformed {
    return counterFollows() ? counter() : take("held") ? new Quantity.Held(pieces()) : piecesOnBoard();
  }

  /** Whether the name of a counter follows. A name before a place is not a counter: only pieces have places. */
  private boolean counterFollows() {
    return (follows("own") || follows("enemy")) && next + 1 < tokens.size()
        && ConditionTerms.isCounter(tokens.get(next + 1).letter())
        && (next + 2 == tokens.size() || !ConditionTerms.PLACES.contains(tokens.get(next + 2).letter()));
  }

  private Quantity counter() {
    Owner owner = take("own") ? Owner.OWN : Owner.ENEMY;
    next += owner == Owner.OWN ? 0 : 1;
    Letters.Named name = tokens.get(next++);
    counters.add(name);
    return new Quantity.Remembered(name.letter(), owner);
  }

  private int number(int least) throws Malformed {
    if (next == tokens.size() || !isNumber() || Integer.parseInt(token()) < least) {
      throw unexpected(List.of(), "a whole number from " + least + " to " + MAX_NUMBER);
    }
    return Integer.parseInt(tokens.get(next++).letter());
  }

  private Quantity piecesOnBoard() throws Malformed {
    return new Quantity.Standing(pieces(), places());
  }

  private List<Place> places() throws Malformed {
    List<Place> places = new ArrayList<>();
    for (Optional<Place> place = place(); place.isPresent(); place = place()) {
      places.add(place.get());
    }
    allow(ConditionTerms.OF_PIECES);
    return places;
  }

  /** Reads the places of a square. Only a square, not a piece, may also be {@code free}. */
  private List<Place> placesOfSpot() throws Malformed {
    List<Place> places = places();
    while (follows("free") || follows("not", "free")) {
      boolean isNegated = take("not");
      next++;
      places.add(isNegated ? new Place.Not(new Place.Free()) : new Place.Free());
      places.addAll(places());
    }
    allow(List.of("free"));
    return places;
  }

  private Optional<Spot> spot() {
    for (Spot spot : Spot.values()) {
      if (take(spot.word())) {
        return Optional.of(spot);
      }
    }
    return Optional.empty();
  }

  // ---- pieces and places

  private PieceSelector pieces() throws Malformed {
    return kindsOf(owner(ConditionTerms.OWNERS));
  }

  private PieceSelector kindsOf(Owner owner) throws Malformed {
    boolean isAll = take("all");
    boolean isAllBut = isAll && take("but");
    Set<String> named = isAll && !isAllBut ? Set.of() : kinds();
    return new PieceSelector(owner, isAll, named);
  }

  private Owner owner(List<String> choices) throws Malformed {
    if (next == tokens.size() || !choices.contains(token())) {
      throw unexpected(choices);
    }
    return Owner.values()[ConditionTerms.OWNERS.indexOf(tokens.get(next++).letter())];
  }

  private Set<String> kinds() throws Malformed {
    List<Letters.Named> named = new ArrayList<>();
    while (next < tokens.size() && Letters.isLetter(token())) {
      named.add(tokens.get(next++));
    }
    if (named.isEmpty()) {
      throw unexpected(List.of("all", "all but"), "letters of pieces, \"all\", or \"all but\" and letters");
    }
    Letters.once(named);
    letters.addAll(named);
    return named.stream().map(Letters.Named::letter).collect(Collectors.toSet());
  }

  private Optional<Place> place() throws Malformed {
    boolean isNegated = follows("not") && next + 1 < tokens.size()
        && ConditionTerms.PLACES.contains(tokens.get(next + 1).letter());
    next += isNegated ? 1 : 0;
    Optional<Place> place = positivePlace();
    if (place.isEmpty()) {
      next -= isNegated ? 1 : 0;
    }
    return isNegated ? place.map(Place.Not::new) : place;
  }

  private Optional<Place> positivePlace() throws Malformed {
    Optional<Spot> spot = spot();
    if (spot.isPresent()) {
      return Optional.of(new Place.At(spot.get()));
    }
    if (follows("in") && !follows("in", "check")) {
      next++;
      return Optional.of(new Place.In(region()));
    }
    if (take("near")) {
      return Optional.of(near(1));
    }
    if (take("within")) {
      int distance = number(1);
      expect("of");
      return Optional.of(near(distance));
    }
    boolean isReached = take("reached");
    return isReached || take("attacked") ? Optional.of(new Place.Attacked(attackers(), isReached))
        : Optional.empty();
  }

  private Place near(int distance) throws Malformed {
    Optional<Spot> spot = spot();
    return spot.isPresent() ? new Place.Around(spot.get(), distance) : new Place.Near(pieces(), distance);
  }

  private PieceSelector attackers() throws Malformed {
    expect("by");
    Owner owner = owner(List.of("own", "enemy"));
    boolean hasKinds = follows("all") || next < tokens.size() && Letters.isLetter(token());
    return hasKinds ? kindsOf(owner) : PieceSelector.all(owner);
  }

  private Region region() throws Malformed {
    int first = next;
    next = SquaresReader.end(tokens, first);
    if (first == next) {
      throw unexpected(SquaresText.WORDS, SquaresText.EXPECTED);
    }
    Letters.Named last = tokens.get(next - 1);
    int start = tokens.get(first).offset();
    SquaresText read =
        SquaresReader.read(" ".repeat(start) + text.substring(start, last.offset() + last.letter().length()));
    squares.add(read);
    return read.unbounded();
  }

  // ---- tokens

  private String token() {
    return tokens.get(next).letter();
  }

  private int offset() {
    return next < tokens.size() ? tokens.get(next).offset() : text.length();
  }

  private boolean take(String word) {
    boolean found = follows(word);
    next += found ? 1 : 0;
    return found;
  }

  private void expect(String word) throws Malformed {
    if (!take(word)) {
      throw unexpected(List.of(word));
    }
  }

  private boolean follows(String... words) {
    if (next + words.length > tokens.size()) {
      return false;
    }
    for (int i = 0; i < words.length; i++) {
      if (!tokens.get(next + i).letter().equals(words[i])) {
        return false;
      }
    }
    return true;
  }

  /** Records optional words that may follow here. */
  private void allow(List<String> words) {
    continuations = continuationsAt == next ? concat(continuations, words) : words;
    continuationsAt = next;
  }

  /** The error for text after a complete condition. */
  private Malformed unfinished(String end) {
    boolean mayContinue = continuationsAt == next && !follows(")");
    List<String> words = concat(mayContinue ? continuations : List.of(), List.of("and", "or"));
    return unexpected(words, ConditionSlip.quoted(words) + ", or " + end);
  }

  private Malformed unexpected(List<String> words) {
    return unexpected(words, ConditionSlip.quoted(words));
  }

  private Malformed unexpected(List<String> words, String expected) {
    return new ConditionSlip(text, tokens, next).error(words, expected);
  }

  private static List<String> concat(List<String> words, List<String> furtherWords) {
    return Stream.concat(words.stream(), furtherWords.stream()).toList();
  }
}
