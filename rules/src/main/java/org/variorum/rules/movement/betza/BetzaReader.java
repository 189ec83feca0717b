package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.betza.Bent.BentLeg;

/** Parser of movement notation into terms. The parser checks the syntax; the terms interpret it. */
final class BetzaReader {

  private static final Pattern PAIR = Pattern.compile("\\(([0-9]{1,2}),([0-9]{1,2})\\)");
  private static final char END = '\0';
  private static final String ATOM_OR_BRACKET = "a modifier, an atom such as R, or a bracket";

  private final BetzaText source;
  private final String text;
  private int next;

  BetzaReader(BetzaText source) {
    this.source = source;
    text = source.text();
  }

  /** Returns the terms, at least one. */
  List<Term> terms() {
    List<Term> terms = new ArrayList<>();
    skipBlanks();
    do {
      terms.add(readTerm());
      skipBlanks();
    } while (next < text.length());
    return terms;
  }

  private Term readTerm() {
    List<Group> groups = readGroups();
    if (peek() == BetzaSign.OPEN.letter()) {
      return readBent(groups);
    }
    AtomRange atom = readAtom(ATOM_OR_BRACKET);
    return groups.size() == 1 ? new Ride(groups.getFirst(), atom) : new Chain(groups, atom);
  }

  private List<Group> readGroups() {
    List<Group> groups = new ArrayList<>();
    groups.add(readGroup());
    while (peek() == BetzaModifier.AGAIN.letter()) {
      if (groups.size() == Bounds.MAX_LEGS) {
        throw errorHere("more than " + Bounds.MAX_LEGS + " legs", "fewer");
      }
      next++;
      groups.add(readGroup());
    }
    return groups;
  }

  private Group readGroup() {
    int start = next;
    List<PlacedModifier> letters = new ArrayList<>();
    Optional<BetzaModifier> letter = BetzaModifier.of(peek());
    while (letter.isPresent() && letter.get() != BetzaModifier.AGAIN) {
      letters.add(new PlacedModifier(source, letter.get(), next + 1));
      next++;
      letter = BetzaModifier.of(peek());
    }
    return new Group(letters, start + 1);
  }

  private AtomRange readAtom(String expected) {
    int start = next;
    if (peek() == BetzaSign.FAR.letter()) {
      return readRange(List.of(farLeap()), false, start);
    }
    Optional<BetzaAtom> atom = BetzaAtom.of(peek());
    if (atom.isEmpty()) {
      throw unexpected(expected);
    }
    next++;
    return peek() == atom.get().letter() ? readDoubled(atom.get(), start)
        : readRange(atom.get().leaps(), atom.get().rides(), start);
  }

  private AtomRange readRange(List<Leap> leaps, boolean rides, int start) {
    boolean isExplicit = isDigit(peek());
    int range = isExplicit ? readNumber() : rides ? Leg.UNLIMITED : 1;
    return new AtomRange(source, leaps, isExplicit, range, start + 1);
  }

  /** Reads a leap that has no letter, such as {@code (4,1)}. */
  private Leap farLeap() {
    Matcher pair = PAIR.matcher(text).region(next, text.length());
    if (!pair.lookingAt()) {
      throw errorHere("`(` without two numbers after it",
          "the lengths of a leap along both axes, such as (4,1)");
    }
    int one = Integer.parseInt(pair.group(1));
    int other = Integer.parseInt(pair.group(2));
    Optional<BetzaAtom> letter = BetzaAtom.ofLeap(one, other);
    if (letter.isPresent()) {
      throw errorHere("`" + pair.group() + "` must be written with its letter",
          "`" + letter.get().letter() + "`");
    }
    if (Math.max(one, other) == 0 || Math.max(one, other) > Bounds.MAX_LEAP) {
      throw errorHere("no leap of " + Math.max(one, other) + " squares", "1 to " + Bounds.MAX_LEAP);
    }
    next = pair.end();
    return new Leap(Math.max(one, other), Math.min(one, other));
  }

  private AtomRange readDoubled(BetzaAtom atom, int start) {
    if (atom.rides()) {
      throw errorHere("`" + atom.letter() + "` rides already", "the letter once");
    }
    next++;
    if (isDigit(peek())) {
      throw errorHere("a number after a doubled letter",
          "either the one or the other: " + atom.letter() + "3, or "
              + atom.letter() + atom.letter() + " for a ride without limit");
    }
    return new AtomRange(source, atom.leaps(), true, Leg.UNLIMITED, start + 1);
  }

  private int readNumber() {
    int start = next;
    while (isDigit(peek())) {
      next++;
      if (next - start > 2) {
        throw source.error(start + 1, "a number of more than two digits", "0 (no limit) to 99");
      }
    }
    int number = Integer.parseInt(text.substring(start, next));
    return number == 0 ? Leg.UNLIMITED : number;
  }

  private Bent readBent(List<Group> groups) {
    if (groups.size() > 1) {
      throw errorHere("a bracket cannot be the last leg of a chain", "an atom");
    }
    next++;
    List<BentLeg> legs = new ArrayList<>();
    do {
      if (legs.size() == Bounds.MAX_LEGS) {
        throw errorHere("more than " + Bounds.MAX_LEGS + " legs", "fewer");
      }
      legs.add(readBentLeg());
    } while (!legs.getLast().part().isLast());
    if (legs.size() == 1) {
      throw source.error(next, "brackets around a single leg", "a second leg after `?` or `-`");
    }
    return new Bent(groups.getFirst(), legs);
  }

  private BentLeg readBentLeg() {
    Group group = readGroup();
    AtomRange atom = readAtom("a modifier or an atom");
    char sign = peek();
    boolean isLast = sign == BetzaSign.CLOSE.letter();
    if (!isLast && sign != BetzaSign.MAY_END.letter() && sign != BetzaSign.MUST_GO_ON.letter()) {
      throw unexpected("`?`, `-` or `]`");
    }
    next++;
    return new BentLeg(new PathPart(group, isLast, sign == BetzaSign.MAY_END.letter()), atom);
  }

  private void skipBlanks() {
    while (Character.isWhitespace(peek())) {
      next++;
    }
  }

  private char peek() {
    return next < text.length() ? text.charAt(next) : END;
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  private BetzaException errorHere(String problem, String expected) {
    return source.error(next + 1, problem, expected);
  }

  /** Returns an error about the next character, or about the end of the text. */
  private BetzaException unexpected(String expected) {
    if (next == text.length()) {
      return errorHere("the text ends too early", expected);
    }
    Optional<BetzaRefusal> refusal = BetzaRefusal.of(peek());
    if (refusal.isPresent()) {
      return errorHere("`" + peek() + "` (" + refusal.get().meaning() + ") is refused",
          expected + ". " + refusal.get().documentation());
    }
    if (Character.isWhitespace(peek())) {
      return errorHere("a blank inside a term", expected);
    }
    if (isDigit(peek())) {
      return errorHere("a number without its atom", expected);
    }
    if (Character.isISOControl(peek())) {
      return errorHere("a control character", expected);
    }
    return errorHere("`" + new String(Character.toChars(text.codePointAt(next))) + "` means nothing here",
        expected + otherCase());
  }

  private String otherCase() {
    char letter = peek();
    Optional<? extends BetzaLetter> other = Character.isUpperCase(letter)
        ? BetzaModifier.of(Character.toLowerCase(letter)) : BetzaAtom.of(Character.toUpperCase(letter));
    return other.map(known -> " (`" + known.letter() + "` is " + known.meaning() + ")").orElse("");
  }
}
