package org.variorum.testkit.laws;

import static org.variorum.testkit.laws.Claim.that;

import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;

/**
 * Laws of refusals: no legal move is refused, and every other text is refused with words. A violation throws an
 * {@code AssertionError}.
 */
public final class RefusalLaws {

  private static final int MOVE_TEXTS = 60;
  private static final int RANDOM_TEXTS = 10;
  private static final String LETTERS = "abcdefghijklmnopKQRBNSPGLCAMW+=x*@,<>->#12345678901O/~";
  /** The form of a refusal's words: without a full stop, and without a space at the end. */
  private static final Pattern WORDS = Pattern.compile("(?s)[^.]*[^. ]( …)?");
  /** Signs of a missing value in a refusal's words. */
  private static final Pattern UNREADABLE = Pattern.compile("null|-1|  ");

  private RefusalLaws() {}

  /** Checks all legal moves, then random texts. Most of these texts begin with the square of a piece. */
  public static void illegalTextsAreExplained(Position position, SplittableRandom random) {
    for (Move move : position.moves()) {
      that(position.whyNot(move.text())).as("%s in %s", move, position).isEmpty();
    }
    for (int i = 0; i < MOVE_TEXTS; i++) {
      checkExplained(position, moveText(position, random));
    }
    for (int i = 0; i < RANDOM_TEXTS; i++) {
      checkExplained(position, randomText(random));
    }
  }

  private static void checkExplained(Position position, String text) {
    if (position.find(text).isEmpty()) {
      String words = position.whyNot(text).map(why -> why.words()).orElse("");
      that(WORDS.matcher(words).matches() && !words.isBlank() && !UNREADABLE.matcher(words).find())
          .as("\"%s\", the words for illegal %s in %s, are well-formed", words, text, position).isTrue();
    }
    if (San.read(position, text) instanceof SanReading.Refused refused) {
      that(refused.why().words().isBlank()).as("no words for %s in %s", text, position).isEqualTo(false);
    }
  }

  /** A random well-formed move text, usually of a piece on the board that moves to a random square. */
  private static String moveText(Position position, SplittableRandom random) {
    Geometry board = position.game().board();
    String from = square(board, random);
    for (int i = 0; i < 20 && position.at(board.square(from).orElseThrow()).isEmpty(); i++) {
      from = square(board, random);
    }
    String to = square(board, random);
    String becomes = random.nextInt(6) == 0 ? String.valueOf("+qrbnkz".charAt(random.nextInt(7))) : "";
    return switch (random.nextInt(8)) {
      case 0 -> from + to + becomes + "," + to + square(board, random);
      case 1 -> from + to + becomes + "," + square(board, random) + from;
      case 2 -> from + from + "," + to + to;
      case 3 -> "KQRBNSPGLCAMW".charAt(random.nextInt(13)) + "@" + to;
      case 4 -> "KQRBNSPGLCAMW".charAt(random.nextInt(13)) + to;
      default -> from + to + becomes;
    };
  }

  private static String square(Geometry board, SplittableRandom random) {
    return board.name(random.nextInt(board.size()));
  }

  private static String randomText(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(9); length >= 0; length--) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return text.toString();
  }
}
