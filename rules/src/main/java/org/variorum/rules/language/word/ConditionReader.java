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
 * A reader of conditions with this grammar. An {@code integer} has one to three digits.
 *
 * <pre>
 * condition  = clause { "or" clause }        clause   = term { "and" term }
 * term       = "not" term | "(" condition ")" | [ "enemy" ] "in check" | "no" count | count [ relation quantity ]
 *            | integer relation quantity | spot ( place | [ "not" ] "free" ) { place | [ "not" ] "free" }
 * quantity   = integer | count               pieces   = owned { place }
 * count      = "held" owned | ( "own" | "enemy" ) counter | pieces
 * owned      = ( "own" | "enemy" | "any" ) ( letters | "all" [ "but" letters ] )
 * spot       = "here" | "there" | "between" | "beyond" | "behind"
 * place      = spot | "in" squares | ( "near" | "within" integer "of" ) ( owned | spot ) | "not" place
 *            | ( "attacked by" | "reached by" ) ( "own" | "enemy" ) [ letters | "all" [ "but" letters ] ]
 * relation   = "at least" | "at most" | "more than" | "fewer than" | "="
 * </pre>
 */
final class ConditionReader {

  static final String EXPECTED =
      "a condition such as \"own P in rank 8\", \"no enemy R\", \"enemy in check\"";

  private static final int MAX_TOKENS = 400;
  private static final int MAX_DEPTH = 32;
  private static final int MAX_INTEGER = 999;
  private static final Pattern TOKEN = Pattern.compile("[()]|[^\\s,()]+");
  private static final Pattern INTEGER = Pattern.compile("\\d{1,3}");
  private final String text;
  private final List<Letters.Token> tokens = new ArrayList<>();
  private final List<Letters.Token> letters = new ArrayList<>();
  private final List<SquaresText> squares = new ArrayList<>();
  private final List<Letters.Token> counters = new ArrayList<>();
  /** The words that may continue the condition at the token {@code continuationsAt}, for messages. */
  private List<String> continuations = List.of();
  private int continuationsAt;
  private int next; // the index of the next token
  private int depth; // the number of conditions in brackets around the current one

  ConditionReader(String text) {
    this.text = text;
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(new Letters.Token(matcher.group(), matcher.start()));
    }
  }

  ConditionText read() throws Malformed {
    if (tokens.size() > MAX_TOKENS) {
      throw new Malformed(tokens.get(MAX_TOKENS).offset(),
          "a condition has at most " + MAX_TOKENS + " words",
          "a shorter condition: list letters together (\"own R"
              + " B N\"), squares together (\"in ranks 2-7\"), or split the condition over several goals or ways");
    }
    Condition condition = condition();
    if (next < tokens.size()) {
      throw unexpectedContinuation("the end");
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
        throw next == tokens.size() ? unexpected(List.of(")")) : unexpectedContinuation("\")\"");
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
        throw unexpected(concat(ConditionTerms.PIECE_PLACE_STARTERS, List.of("free")),
            "where that square lies, such as \"in rank 8\", \"attacked by enemy\" or \"free\"");
      }
      return new Condition.SpotIn(spot.get(), places);
    }
    if (take("no")) {
      return new Condition.Comparison(count(), Relation.EQUAL, new Quantity.Constant(0));
    }
    return comparison();
  }

  private Condition comparison() throws Malformed {
    if (next == tokens.size() || !isInteger() && !ConditionTerms.COUNT_STARTERS.contains(token())) {
      throw unexpected(ConditionMistake.STARTERS, EXPECTED);
    }
    boolean startsWithInteger = isInteger();
    Quantity left = quantity();
    Optional<Relation> relation = relation();
    if (relation.isEmpty() && startsWithInteger) {
      throw unexpected(ConditionTerms.RELATIONS, "a comparison such as \"at least\"");
    }
    if (relation.isEmpty()) {
      allow(ConditionTerms.RELATIONS);
      return new Condition.Comparison(left, Relation.AT_LEAST, new Quantity.Constant(1));
    }
    if (next == tokens.size() || !isInteger() && !ConditionTerms.COUNT_STARTERS.contains(token())) {
      throw unexpected(ConditionTerms.COUNT_STARTERS,
          "a number such as 2, or a count that begins with "
              + ConditionMistake.quoted(ConditionTerms.COUNT_STARTERS));
    }
    return new Condition.Comparison(left, relation.get(), quantity());
  }

  private boolean isInteger() {
    return INTEGER.matcher(token()).matches();
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

  // ---- quantities

  private Quantity quantity() throws Malformed {
    if (isInteger()) {
      return new Quantity.Constant(integer(0));
    }
    return count();
  }

  private Quantity count() throws Malformed {
    return counterFollows() ? counter() : take("held") ? new Quantity.PiecesInHand(pieces()) : boardCount();
  }

  /** Whether the name of a counter follows. A name before a place is not a counter: only pieces have places. */
  private boolean counterFollows() {
    return (follows("own") || follows("enemy")) && next + 1 < tokens.size()
        && ConditionTerms.isCounter(tokens.get(next + 1).text())
        && (next + 2 == tokens.size()
            || !ConditionTerms.PLACE_STARTERS.contains(tokens.get(next + 2).text()));
  }

  private Quantity counter() {
    Owner owner = take("own") ? Owner.OWN : Owner.ENEMY;
    next += owner == Owner.OWN ? 0 : 1;
    Letters.Token name = tokens.get(next++);
    counters.add(name);
    return new Quantity.Counter(name.text(), owner);
  }

  private int integer(int least) throws Malformed {
    if (next == tokens.size() || !isInteger() || Integer.parseInt(token()) < least) {
      throw unexpected(List.of(), "a whole number from " + least + " to " + MAX_INTEGER);
    }
    return Integer.parseInt(tokens.get(next++).text());
  }

  private Quantity boardCount() throws Malformed {
    return new Quantity.PiecesOnBoard(pieces(), places());
  }

  private List<Place> places() throws Malformed {
    List<Place> places = new ArrayList<>();
    for (Optional<Place> place = place(); place.isPresent(); place = place()) {
      places.add(place.get());
    }
    allow(ConditionTerms.PIECE_PLACE_STARTERS);
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
    return selectorOf(owner(ConditionTerms.OWNERS));
  }

  private PieceSelector selectorOf(Owner owner) throws Malformed {
    boolean isAll = take("all");
    boolean isAllBut = isAll && take("but");
    Set<String> kinds = isAll && !isAllBut ? Set.of() : kinds();
    return new PieceSelector(owner, isAll, kinds);
  }

  private Owner owner(List<String> choices) throws Malformed {
    if (next == tokens.size() || !choices.contains(token())) {
      throw unexpected(choices);
    }
    return Owner.values()[ConditionTerms.OWNERS.indexOf(tokens.get(next++).text())];
  }

  private Set<String> kinds() throws Malformed {
    List<Letters.Token> letterTokens = new ArrayList<>();
    while (next < tokens.size() && Letters.isLetter(token())) {
      letterTokens.add(tokens.get(next++));
    }
    if (letterTokens.isEmpty()) {
      throw unexpected(List.of("all", "all but"), "letters of pieces, \"all\", or \"all but\" and letters");
    }
    Letters.requireDistinct(letterTokens);
    letters.addAll(letterTokens);
    return letterTokens.stream().map(Letters.Token::text).collect(Collectors.toSet());
  }

  private Optional<Place> place() throws Malformed {
    boolean isNegated = follows("not") && next + 1 < tokens.size()
        && ConditionTerms.PLACE_STARTERS.contains(tokens.get(next + 1).text());
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
      return Optional.of(new Place.OnSpot(spot.get()));
    }
    if (follows("in") && !follows("in", "check")) {
      next++;
      return Optional.of(new Place.InRegion(region()));
    }
    if (take("near")) {
      return Optional.of(nearPlace(1));
    }
    if (take("within")) {
      int distance = integer(1);
      expect("of");
      return Optional.of(nearPlace(distance));
    }
    boolean isReached = take("reached");
    return isReached || take("attacked") ? Optional.of(new Place.Attacked(attackers(), isReached))
        : Optional.empty();
  }

  private Place nearPlace(int distance) throws Malformed {
    Optional<Spot> spot = spot();
    return spot.isPresent() ? new Place.NearSpot(spot.get(), distance)
        : new Place.NearPiece(pieces(), distance);
  }

  private PieceSelector attackers() throws Malformed {
    expect("by");
    Owner owner = owner(List.of("own", "enemy"));
    boolean hasKinds = follows("all") || next < tokens.size() && Letters.isLetter(token());
    return hasKinds ? selectorOf(owner) : PieceSelector.all(owner);
  }

  private Region region() throws Malformed {
    int first = next;
    next = SquaresReader.endOfSquares(tokens, first);
    if (first == next) {
      throw unexpected(SquaresText.WORDS, SquaresText.EXPECTED);
    }
    Letters.Token last = tokens.get(next - 1);
    int start = tokens.get(first).offset();
    // Blanks replace the text before the squares, so that offsets are those of the whole condition.
    SquaresText read =
        SquaresReader.read(" ".repeat(start) + text.substring(start, last.offset() + last.text().length()));
    squares.add(read);
    return read.unclippedRegion();
  }

  // ---- tokens

  private String token() {
    return tokens.get(next).text();
  }

  private int offset() {
    return next < tokens.size() ? tokens.get(next).offset() : text.length();
  }

  private boolean take(String word) { // skips a word if it is next
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
      if (!tokens.get(next + i).text().equals(words[i])) {
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

  /** The error for text that cannot follow a complete condition. {@code closer} describes the end of the condition. */
  private Malformed unexpectedContinuation(String closer) {
    boolean mayContinue = continuationsAt == next && !follows(")");
    List<String> words = concat(mayContinue ? continuations : List.of(), List.of("and", "or"));
    return unexpected(words, ConditionMistake.quoted(words) + ", or " + closer);
  }

  private Malformed unexpected(List<String> words) {
    return unexpected(words, ConditionMistake.quoted(words));
  }

  private Malformed unexpected(List<String> words, String expected) {
    return new ConditionMistake(text, tokens, next).error(words, expected);
  }

  private static List<String> concat(List<String> words, List<String> furtherWords) {
    return Stream.concat(words.stream(), furtherWords.stream()).toList();
  }
}
