package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.fuzz.FuzzedReaders.game;
import static org.variorum.fuzz.FuzzedReaders.lonely;
import static org.variorum.fuzz.FuzzedReaders.refused;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;

/** Games with as many ways to move as possible: each is refused at once, or can be played in time. */
class CostlyGamesTest {

  @Nested
  class ManyWays {

    @ParameterizedTest
    @ValueSource(strings = {"aaR", "RacaR", "aaaR", "aaaaR", "aaaQ", "aaaaaaaK", "[Q?Q?Q?Q?Q]",
        "aaaaNN", "mRaRaRaR aaaaR"})
    void areRefusedAtOnce(String movement) throws Exception {
      Optional<RuntimeException> refusal = Bounded.within(() -> {
        try {
          game(lonely(movement)).start().moves();
          return Optional.empty();
        } catch (DefinitionException | UnplayableDefinitionException e) {
          return Optional.of(e);
        }
      });
      assertThat(refusal).as("refusal of %s", movement).isPresent();
      Refusals.check(refusal.get());
      assertThat(refusal.get().getMessage()).containsAnyOf("fewer legs", "fewer atoms");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"RaR", "RaRaRaR", "aR", "aaK", "[R?R]", "[F?R]", "zR0 qN", "[R?R?R?R]",
            "[N?N?N?N?N?N]", "NN ZZ CC GG HH", "Q"})
    void arePlayedInTime(String movement) throws Exception {
      int moves = Bounded.within(() -> game(lonely(movement)).start().moves().size());
      assertThat(moves).isPositive();
    }
  }

  @Nested
  class FullBoards {

    /** A start position of two armies of eight full ranks each. */
    private static String start(String black, String white) {
      return "\"" + String.join("/", Collections.nCopies(8, black)) + "/"
          + String.join("/", Collections.nCopies(8, white)) + " w - - 0 1\"";
    }

    @Test
    void ofQueensThatBorrowArePlayed() throws Exception {
      plays("""
          game: Borrowers
          board: 16x16
          start: %s
          pieces: { Q: { name: queen, moves: Q } }
          borrowing: { pieces: all, lenders: all }
          """.formatted(start("q".repeat(16), "Q".repeat(16))));
    }

    @Test
    void ofQueensThatBorrowRoundKingsArePlayed() throws Exception {
      String queens = "Q".repeat(16);
      String black = start(queens.toLowerCase(Locale.ROOT), queens)
          .replaceFirst("q", "k").replaceFirst("Q([^Q]*)$", "K$1");
      plays("""
          game: Borrowers round kings
          board: 16x16
          start: %s
          pieces: { Q: { name: queen, moves: Q }, K: { name: king, royal: yes, moves: K } }
          borrowing: { pieces: all but K, lenders: all }
          """.formatted(black));
    }

    @Test
    void ofEverySecondQueenArePlayed() throws Exception {
      plays("""
          game: Sparse borrowers
          board: 16x16
          start: %s
          pieces: { Q: { name: queen, moves: Q NN CC } }
          borrowing: { pieces: all, lenders: all }
          """.formatted(start("q1q1q1q1q1q1q1q1", "1Q1Q1Q1Q1Q1Q1Q1Q")));
    }

    private static void plays(String text) throws Exception {
      int moves = Bounded.within(() -> {
        MutablePosition position = game(text).start().mutable();
        MoveList legal = position.legalMoves(new MoveList());
        for (int i = 0; i < legal.size(); i++) {
          position.make(legal.get(i));
          position.legalMoves(new MoveList());
          position.unmake();
        }
        return legal.size();
      });
      assertThat(moves).isPositive();
    }
  }

  @Nested
  class KindsOfPieces {

    /** Letters, promoted letters, and letters with a tilde: more than a game may have. */
    private static List<String> letters(int count) {
      List<String> letters = new ArrayList<>();
      for (String form : List.of("%c", "+%c", "%c~")) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
          letters.add(form.formatted(letter));
        }
      }
      return letters.subList(0, count);
    }

    private static String pieces(int count, String movement) {
      return """
          game: Many pieces
          board: 16x16
          start: "16/16/16/16/16/16/16/16/16/7A8/16/16/16/16/16/16 w - - 0 1"
          pieces:
          """ + letters(count).stream()
          .map(letter -> "  %s: { name: \"piece %s\", moves: %s }\n".formatted(letter, letter, movement))
          .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "Q", "Q NN CC ZZ"})
    void maySixty(String movement) throws Exception {
      int moves = Bounded.within(() -> game(pieces(60, movement)).start().moves().size());
      assertThat(moves).isPositive();
    }

    @Test
    void mayNotBeMore() throws Exception {
      refused(DefinitionException.class, pieces(61, "W"), FuzzedReaders::game, "60");
    }

    @Test
    void ofManyWaysAreRefused() throws Exception {
      refused(UnplayableDefinitionException.class, pieces(60, "aR"), FuzzedReaders::game, "fewer legs");
    }
  }
}
