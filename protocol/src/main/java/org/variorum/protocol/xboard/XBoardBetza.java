package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.position.SideSteps;

/**
 * Movement in XBoard's version of Betza's notation (<a
 * href="https://www.gnu.org/software/xboard/engine-intf.html">engine-intf</a>, {@code piece};
 * {@code docs/movement.md}). XBoard's version has its own order of letters, no crooked or circular rides, and no
 * brackets.
 */
final class XBoardBetza {

  /** A term of XBoard's notation. The atom U, a leap to any square, is excluded. */
  private static final Pattern TERM = Pattern.compile("\\s*([a-z]*)([A-Z&&[^U]])(\\2)?([0-9]{1,2})?");
  private static final String DIRECTIONS = "fblrvsh";
  /** The order in which XBoard expects the modifiers after the directions. */
  private static final String MODIFIER_ORDER = "mcpgnj";
  /** The atoms for which XBoard tests the right squares between origin and destination, for {@code n} and {@code j}. */
  private static final String PATH_TEST_ATOMS = "NDABR";

  private XBoardBetza() {}

  /**
   * Writes the movement of a piece.
   *
   * @param enPassant whether the piece captures en passant
   * @return the movement; empty if XBoard's notation cannot express it
   */
  static Optional<String> of(PieceKind piece, boolean enPassant) {
    boolean isExpressible = true;
    StringBuilder text = new StringBuilder();
    for (Way way : piece.ways()) {
      Optional<String> terms =
          isUnrestricted(way) ? terms(way.movement().text(), enPassant) : Optional.empty();
      isExpressible &= terms.isPresent();
      terms.ifPresent(text::append);
    }
    return isExpressible && !text.isEmpty() ? Optional.of(text.toString()) : Optional.empty();
  }

  private static boolean isUnrestricted(Way way) {
    return way.from().equals(Region.EVERYWHERE) && way.to().equals(Region.EVERYWHERE)
        && way.victims().isEmpty() && way.over().equals(Hurdles.ANY);
  }

  /** The terms of a movement in XBoard's notation; empty if that notation cannot express one of the terms. */
  static Optional<String> terms(String movement, boolean enPassant) {
    Matcher matcher = TERM.matcher(movement);
    StringBuilder terms = new StringBuilder();
    int end = 0;
    while (matcher.lookingAt()) {
      Optional<String> modifiers = modifiers(matcher.group(1), matcher.group(2), enPassant);
      if (modifiers.isEmpty()) {
        return Optional.empty();
      }
      String range = matcher.group(3) != null ? "0" : Optional.ofNullable(matcher.group(4)).orElse("");
      atoms(matcher.group(2), modifiers.get())
          .forEach(atom -> terms.append(modifiers.get()).append(atom).append(range));
      end = matcher.end();
      matcher.region(end, movement.length());
    }
    return movement.substring(end).isBlank() ? Optional.of(terms.toString()) : Optional.empty();
  }

  private static Optional<String> modifiers(String letters, String atom, boolean enPassant) {
    StringBuilder directions = new StringBuilder(letters.contains("i") ? "i" : "");
    StringBuilder conditions = new StringBuilder();
    for (char letter : letters.toCharArray()) {
      if (DIRECTIONS.indexOf(letter) >= 0) {
        directions.append(letter);
      } else if (MODIFIER_ORDER.indexOf(letter) < 0 && letter != 'i') {
        return Optional.empty();
      }
    }
    for (char letter : MODIFIER_ORDER.toCharArray()) {
      if (letters.indexOf(letter) >= 0) {
        conditions.append(letter);
      }
    }
    boolean testsPath = letters.matches(".*[nj].*");
    boolean captures = conditions.toString().equals("c");
    return testsPath && !PATH_TEST_ATOMS.contains(atom) ? Optional.empty()
        : Optional.of(directions.append(conditions).append(captures && enPassant ? "e" : "").toString());
  }

  /** Returns XBoard's atoms for one atom. Long leaps have other letters; K and Q with directions become two atoms. */
  private static List<String> atoms(String atom, String modifiers) {
    boolean hasDirections = modifiers.chars().anyMatch(letter -> DIRECTIONS.indexOf(letter) >= 0);
    return switch (atom) {
      case "L" -> List.of("C");
      case "J" -> List.of("Z");
      case "K" -> hasDirections ? List.of("W", "F") : List.of("K");
      case "Q" -> hasDirections ? List.of("R", "B") : List.of("Q");
      default -> List.of(atom);
    };
  }

  /** Writes side steps of a king together with another piece as XBoard's castling. */
  static String sideSteps(SideSteps sideSteps) {
    List<String> terms = new ArrayList<>();
    sideSteps.low().forEach(steps -> terms.add("ilO" + steps));
    sideSteps.high().forEach(steps -> terms.add("irO" + steps));
    return String.join("", terms);
  }
}
