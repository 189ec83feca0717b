package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;

/** What can be read and has no meaning where it stands is not accepted in silence. */
class MeaninglessTest {

  private static final Map<String, String> PARENTS = Map.of("parent", """
      game: Parent
      board: 8x8
      start: "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        P: { name: pawn, moves: mfWcfFifmnD, promotes: { becomes: R, in: rank 8 } }
      castling: { style: orthodox, king to: c g }
      en passant: P
      goals: { checkmate: loss }
      options:
        slow: { about: No first moves., en passant: none, pieces: { P: { moves: mfWcfF } } }
      """);

  private static List<String> check(String text) {
    return new DefinitionReader(Library.of(PARENTS)).check("sample.yaml", text, Game::flaws).stream()
        .map(FileProblem::toString).toList();
  }

  private static List<String> checkChild(String... lines) {
    return check("game: Child\nfrom: parent\n" + String.join("\n", lines) + "\n");
  }

  @Test
  void theDefinitionsToSpoilAreSound() {
    assertThat(check(DefinitionSamples.SOUND)).isEmpty();
    assertThat(checkChild()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "options: { odd: { draws: { moves: 9 } } } | 7:17: missing here: \"about\"; expected about: The king does not lend.",
      "options: { odd: { about: none, draws: { moves: 9 } } } | 7:17: missing here: \"about\"; expected about: The king does"
          + " not lend.",
      "goals: { extinction: { pieces: all } } | 7:22: hint: \"extinction\" says nothing of these pieces: the royal piece is among"
          + " them, and it is never captured",
      "draws: { repetition: 1 } | 7:22: every position occurs once: the game would end before it begins; expected a whole"
          + " number from 2, or never",
      "goals: { reach: { pieces: nobody, in: rank 5 } } | 7:27: no piece is named here; expected a letter; to take a rule"
          + " away, none",
      "goals: { reach: { pieces: all but K P, in: rank 5 } } | 7:27: no piece is named here; expected a letter; to take a"
          + " rule away, none",
      "goals: { extinction: { pieces: nobody } } | 7:32: no piece is named here; expected a letter; to take a rule away, none",
      "range: { pieces: P, around: nobody } | 7:29: no piece is named here; expected a letter; to take a rule away, none",
      "answer ban: nobody | 7:13: no piece is named here; expected a letter; to take a rule away, none",
      "goals: { reach: { pieces: K, in: nowhere } } | 7:34: no square of the board is named here; expected \"rank 9\","
          + " \"ranks 7-9\", \"files d-f\", \"d1-f3\", \"e4 d4\", \"light\", \"all but d1\", \"anywhere\"",
      "hands: { P: nowhere } | 7:13: the piece P would be in a hand and could be dropped nowhere; expected squares such as"
          + " ranks 2-7, or \"anywhere\"; to take it out of the hands, none",
      "hands: { P: { in: nowhere } } | 7:19: the piece P would be in a hand and could be dropped nowhere; expected squares such as"
          + " ranks 2-7, or \"anywhere\"; to take it out of the hands, none",
      "hands: {} | 7:8: an empty list has no meaning; expected values by letter such as { R: anywhere, P: ranks 2-7 }",
      "goals: { reach: [] } | 7:17: an empty list has no meaning; expected the values, or nothing at all",
      "options: { no: none } | 7:12: there is no option \"no\" that could be removed",
      "goals: { reach: { pieces: K, in: rank 1 } } | 7:8: the game is won before it begins: a piece K stands on e1 at the"
          + " start, where it wins",
      "goals: { checkmate: draw } | 7:8: neither side can win this game: all its goals are"
          + " draws; let a side lose, for example by { checkmate: loss }",
      "draws: { perpetual check: loses, repetition: never } | 7:27: \"perpetual check\" says nothing here: no repetition"
          + " ends the game",
      "draws: { progress: captures actions } | 7:20: hint: this game has no actions that could be progress",
      "royal pieces may face: by any move | 7:24: \"royal pieces may face\" says nothing here: royal pieces face each other only"
          + " where they move otherwise in check",
      "exchange: { pieces: P, with: P, owner: own } | 7:30: own pieces of one kind that exchange"
          + " squares change nothing; name others, or enemies: owner: enemy",
      "acting: { form: rifle, zone-bound: P } | 7:36: \"zone-bound\" says nothing here: it names a piece that never promotes",
      "acting: { form: rifle, ally: recruit } | 7:30: \"ally\" says nothing here: an ally need not be recruited",
      "castling: { style: orthodox, rook: P } | 7:11: hint: castling is never possible: the start position grants no right to"
          + " it, such as KQkq",
      "acting: { form: rifle, compulsory: yes } | 7:36: hint: \"compulsory\" says nothing here: a piece that acts stays where"
          + " it is, so no plain move ends where an acting one does",
      "acting: { form: shunting, compulsory: yes } | 7:39: hint: \"compulsory\" says nothing here: a piece that acts ends"
          + " where another stood, so no plain move ends where an acting one does",
      "draws: { progress: captures captures } | 7:29: \"captures\" is here twice; expected each word once",
      "draws: { progress: P captures P } | 7:31: \"P\" is here twice; expected each word once",
      "answer ban: K P K | 7:17: \"K\" is here twice; expected each word once",
      "draws: { progress: captures, moves: 3, repetition: 4 } | 7:52: hint: \"repetition\" says nothing here: the limit of"
          + " moves ends the game before a position can occur so often",
      "goals: { reach: { pieces: P, in: rank 1 } } | 7:8: hint: the squares can never be reached: no move of the piece P"
          + " leads there",
      "hands: { P: { in: ranks 1-4, may be stuck: yes } } | 7:8: hint: \"may be stuck\" says nothing here: the piece P can move"
          + " on from each square where it may be dropped",
      "options: { same: { about: Nothing new., royalty: check } } | 7:18: hint: the option same changes nothing"})
  void linesAreRefused(String line, String complaint) {
    assertThat(check(DefinitionSamples.with(line))).containsExactly("sample.yaml:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "moves: mfWcfF|moves: mfWcfF, promotes: { becomes: K, in: nowhere }|6:63: no square of the board is named here",
      "moves: mfWcfF|moves: { way: mfWcfF, to: nowhere }|6:46: no square of the board is named here",
      "moves: mfWcfF|moves: { way: mfWcfF, when: not between near enemy P }|6:48: hint: \"not between\" holds if at least"
          + " one square between is different, and never if there is no square between: if you mean every such square, write \"between not\"",
      "moves: mfWcfF|moves: [mfW, { way: cfF, when: here attacked by own P }]|6:51: hint: captures of these pieces depend on"
          + " conditions about attacks, so they do not count as attacks here; write \"reached by\" if their movement alone is meant",
      "moves: mfWcfF|moves: W, captures: { nobody: F }|6:42: no piece is named here",
      "moves: mfWcfF|moves: W, home: rank 2|6:36: \"home\" says nothing here: the piece has no initial movement, no i in its"
          + " notation",
      "moves: mfWcfF|moves: ifW, home: nowhere|6:38: no square of the board is named here",
      "moves: mfWcfF|moves: W, in check: W|6:40: \"in check\" says nothing here: the piece moves so anyway",
      "moves: mfWcfF|moves: [W, W]|6:31: this movement is here twice",
      "moves: mfWcfF|moves: W, basic: K|6:3: a royal piece cannot be a promoted form or have one",
      "moves: K }|moves: K, basic: P }|5:3: a royal piece cannot be a promoted form or have one",
      "moves: mfWcfF }|moves: W, basic: R }\\n  R: { name: rook, moves: R, basic: P }|6:3: the piece P cannot be the promoted"
          + " form of itself",
      "moves: mfWcfF }|moves: W, promotes: { becomes: R, in: rank 5, limited: yes } }\\n  R: { name: rook, moves: R }|7:3: hint: no"
          + " game has the pieces R",
      "name: pawn|name: King|6:3: the pieces K and P have the same name, \"King\"",
      "moves: mfWcfF }|moves: mfWcfF }\\n  Q: none|7:3: there is no letter \"Q\" that could be removed",
      "moves: mfWcfF }|moves: mfWcfF }\\n  Q: { name: queen, moves: Q }|7:3: hint: no game has the pieces Q: the start position"
          + " has none, and no piece becomes one",
      "moves: mfWcfF }|moves: mfWcfF, promotes: { becomes: R, in: rank 1 } }\\n  R: { name: rook, moves: R }|6:3: hint: the piece P"
          + " can never promote: none of its moves leads to a square where it may promote",
      "moves: mfWcfF }|moves: [W, { way: fW, to: rank 1 }] }|6:3: hint: the movement \"fW\" of the piece P"
          + " is never possible: it reaches no square of \"to\" from a square of \"from\"",
      "moves: mfWcfF }|moves: [W, { way: ffN, from: ranks 4-5 }] }|6:3: hint: the movement \"ffN\" of the"
          + " piece P is never possible: it reaches no square of \"to\" from a square of \"from\"",
      "moves: mfWcfF }|moves: R, captures: { K: fW } }|6:42: hint: \"captures\" says nothing here: the \"moves\" of the piece"
          + " already capture all pieces in this way",
      "moves: mfWcfF }|moves: W, basic: R }\\n  R: { name: rook, moves: R }|6:37: hint: \"basic\" says nothing here: without"
          + " hands and acting no piece returns to its basic form",
      "k4/p4/5/1P3/4K w - - 0 1|k4/5/5/5/4K w - - 0 1|3:8: hint: the game has ended before it begins (bare-kings)",
      "k4/p4/5/1P3/4K w - - 0 1|k4/pp3/5/4P/4K w - a3 0 1|3:8: the start position: ",
      "k4/p4/5/1P3/4K w - - 0 1|k4/1K3/5/p3P/5 w - - 0 1|3:8: the start position: Black is in check"})
  void piecesAndStartsAreRefused(String old, String changed, String complaint) {
    assertThat(check(DefinitionSamples.replacing(old, changed.replace("\\n", "\n")))).first().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "in check: F|5:52: \"in check\" says nothing here: there is no check in this game"})
  void whereThereIsNoCheckNothingIsSaidOfIt(String word, String complaint) {
    String text =
        DefinitionSamples.replacing("moves: K }", "moves: K, " + word + " }") + "royalty: capture\n";
    assertThat(check(text)).containsExactly("sample.yaml:" + complaint);
    assertThat(check(DefinitionSamples.with("royalty: capture", "goals: { checkmate: win }")))
        .containsExactly("sample.yaml:8:21: \"checkmate\" says nothing here: there is no check in this game");
    assertThat(check(DefinitionSamples.with("royalty: capture", "hands: { P: { may mate: no } }")))
        .containsExactly("sample.yaml:8:25: \"may mate\" says nothing here: there is no mate in this game");
  }

  @Test
  void whereNobodyCapturesNobodyWins() {
    String text =
        DefinitionSamples.replacing("moves: mfWcfF", "moves: mfW").replace("moves: K }", "moves: mK }");
    assertThat(check(text)).singleElement().asString()
        .contains("neither side can win this game: no piece captures");
  }

  @Test
  void aPieceThatMayBeDroppedNowhereIsHintedAt() {
    assertThat(check(DefinitionSamples.with("hands: { P: rank 5 }")))
        .containsExactly("sample.yaml:7:8: hint: the piece P can never be"
            + " dropped: on each of its squares it would have no further move");
  }

  /** The nearest cases in which the same words do say something. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "moves: mfWcfF|moves: [W, { way: ffN, from: rank 3 }]",
      "moves: mfWcfF|moves: mR, captures: { K: fW }",
      "moves: mfWcfF|moves: R2, captures: { K: R }",
      "moves: mfWcfF|moves: [mW, { way: R, to: rank 3 }], captures: { K: R }",
      "moves: mfWcfF|moves: iR, captures: { K: fW }"})
  void whatChangesSomethingIsAccepted(String old, String changed) {
    assertThat(check(DefinitionSamples.replacing(old, changed))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"goals: { reach: { pieces: P, in: rank 5 } }",
      "goals: { reach: { pieces: K P, in: e3 } }",
      "hands: { P: { may be stuck: yes } }", "draws: { progress: captures P, moves: 3, repetition: 4 }",
      "draws: { progress: captures P, moves: never }",
      "draws: { progress: captures, moves: 6, repetition: 4 }",
      "acting: { form: overtaking, compulsory: yes }"})
  void linesThatChangeSomethingAreAccepted(String line) {
    assertThat(check(DefinitionSamples.with(line))).isEmpty();
  }

  @Test
  void aStartWithoutALegalMoveIsRefused() {
    assertThat(
        check(DefinitionSamples.replacing("k4/p4/5/1P3/4K w", "k4/p4/4p/4P/4K w").replace("moves: K }",
            "moves: cK }")))
        .containsExactly(
            "sample.yaml:3:8: White has no legal move in the start position");
  }

  @Test
  void freeCastlingLeadsToNoFixedFiles() {
    assertThat(checkChild("castling: { style: free, king to: c g }")).containsExactly(
        "sample.yaml:3:35: \"king to\" says nothing here: only orthodox castling leads to fixed files");
    assertThat(checkChild("castling: { style: free }"))
        .as("what a parent says of another style need not be repeated or taken away").isEmpty();
    assertThat(checkChild("castling: free")).isEmpty();
  }

  @Test
  void theKingsFilesAreWrittenFromLeftToRight() {
    assertThat(checkChild("castling: { style: orthodox, king to: g c }")).containsExactly(
        "sample.yaml:3:30: together with parent.yaml:8:11: castling: the king's two files are written from White's left to its right:"
            + " \"king to: c g\"");
  }

  @Test
  void whatIsTakenOverFromAnotherFileNeedNotSayAnything() {
    String parent = DefinitionSamples.SOUND.replace("P: { name: pawn, moves: mfWcfF }",
        "P: { name: pawn, moves: mfWcfF, basic: S }\n  S: { name: soldier, moves: fW }")
        .replace("4K w", "4K[S] w") + "hands: { S: anywhere }\n";
    DefinitionReader reader = new DefinitionReader(Library.of(Map.of("parent", parent)));
    String child = "game: Child\nfrom: parent\nhands: none\nstart: \"k4/s3p/5/4P/3SK w - - 0 1\"\n";
    assertThat(reader.check("sample.yaml", child, Game::flaws)).isEmpty();
    assertThat(reader.check("sample.yaml", child + "pieces: { P: { basic: S } }\n", Game::flaws))
        .singleElement().asString().startsWith("sample.yaml:5:23: hint: \"basic\" says nothing here");
  }

  @Test
  void whatNeverWasCannotBeRemoved() {
    assertThat(checkChild("pieces: { Q: none }"))
        .containsExactly("sample.yaml:3:11: there is no letter \"Q\" that could be removed");
    assertThat(checkChild("options: { slwo: none }")).containsExactly(
        "sample.yaml:3:12: there is no option \"slwo\" that could be removed; did you mean \"slow\"?");
    assertThat(checkChild("options: { slow: none }", "goals: none", "range: none")).isEmpty();
  }

  @Test
  void squaresOfAnotherBoardAreHintedAt() {
    assertThat(checkChild("board: 8x9", "start: \"r3k2r/p6p/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1\""))
        .containsExactly(
            "sample.yaml:3:8: hint: squares that were named for the board of 8x8 are unchanged on the board of 8x9:"
                + " \"rank 8\" (parent.yaml:7:68)");
    assertThat(checkChild("board: 9x8", "start: \"r4k2r/p7p/9/9/9/9/P7P/R4K2R w KQkq - 0 1\""))
        .containsExactly(
            "sample.yaml:3:8: hint: squares that were named for the board of 8x8 are unchanged on the board of 9x8:"
                + " \"c g\" (parent.yaml:8:39)");
    assertThat(checkChild("board: 8x9", "start: \"r3k2r/p6p/8/8/8/8/8/P6P/R3K2R w KQkq - 0 1\"",
        "pieces: { P: { promotes: { in: rank 9 } } }")).isEmpty();
  }

  @Test
  void aDefinitionOfWhichOnlyHintsAreToldIsAccepted() {
    String text = DefinitionSamples.with("castling: { style: orthodox, rook: P }");
    assertThat(Stream.of(check(text)).flatMap(List::stream)).allMatch(line -> line.contains(": hint: "));
    assertThat(Game.of(DefinitionSamples.read(text)).start().moves()).isNotEmpty();
  }
}
