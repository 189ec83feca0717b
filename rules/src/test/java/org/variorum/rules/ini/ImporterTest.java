package org.variorum.rules.ini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/** Entries become definitions, or are refused with a reason. */
class ImporterTest {

  private static final String GATING = """
      [mine:chess]
      archbishop = h
      chancellor = e
      startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1
      gating = true
      seirawanGating = true
      """;
  private static final Path GAME_FILES = Path.of(System.getProperty("variorum.games", "../games"));
  private static final Library GAMES = new DirectoryLibrary(GAME_FILES);

  private static ImportResult imported(String text, String name) {
    return new Importer(IniFile.read(text), GAMES, _ -> Optional.empty()).importNamed(name).orElseThrow();
  }

  private static Game game(String text) {
    ImportResult entry = imported(text, "mine");
    assertThat(entry.refusals()).isEmpty();
    return Game
        .of(new DefinitionReader(Library.of(Map.of())).read("mine.yaml", entry.definition().orElseThrow(),
            List.of()));
  }

  private static String definition(String text) {
    ImportResult entry = imported(text, "mine");
    assertThat(entry.refusals()).isEmpty();
    return entry.definition().orElseThrow();
  }

  private static List<String> reasons(String text) {
    return imported(text, "mine").refusals().stream().map(refusal -> refusal.line() + " " + refusal).toList();
  }

  @Test
  void aChildHasWhatItsParentHas() {
    assertThat(game("[mine:chess]\n").start().perft(3)).isEqualTo(8902);
    assertThat(game("[mine:crazyhouse]\nmustCapture = true\n").start().perft(3)).isEqualTo(8067);
    assertThat(game("[mine:shogi]\n").start().perft(2)).isEqualTo(900);
  }

  /** An entry names pieces of its parent as Fairy-Stockfish does; FENs may use its other letters, too. */
  @Test
  void piecesOfAParentHaveTheLettersOfTheProgram() {
    String amazons = """
        [mine:amazons]
        startFen = 10/10/10/q8q/10/10/Q8Q/10/10/10 w - - 0 1
        """;
    assertThat(definition(amazons))
        .contains("Q: { name: custom piece q, moves: mQ }", "10/10/10/q8q/");
    assertThat(reasons("[mine:amazons]\nflagPiece = a\n")).first().asString()
        .isEqualTo("2 flagPiece: no piece has the letter a");
    assertThat(game(amazons).start().perft(1)).isGreaterThan(100);
    assertThat(game("[mine:snailtrail]\n").start().fen()).contains("P").doesNotContain("S");
    assertThat(game("[mine:xiangqi]\nstartFen = "
        + "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1\n").start().perft(1))
        .isEqualTo(44);
    assertThat(reasons("[mine:xiangqi]\nflagPiece = h\n")).first().asString()
        .isEqualTo("2 flagPiece: no piece has the letter h");
  }

  @Test
  void entriesStartFromEachOther() {
    String text = """
        [mine:small]
        stalemateValue = loss
        # a comment
        [small:chess]
        maxRank = 6
        maxFile = f
        promotionRegionWhite = *6
        doubleStep = false
        castling = false
        startFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1
        """;
    assertThat(game(text).start().perft(2)).isEqualTo(100);
    assertThat(imported(text, "mine").definition().orElseThrow()).contains("stalemate: loss", "board: 6x6",
        "in: rank 6");
  }

  @Test
  void whatTheProgramKnowsByLettersIsKeptByKinds() {
    String text = imported("""
        [mine:chess]
        customPiece1 = p:mfWcfF
        startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
        """, "mine").definition().orElseThrow();
    assertThat(text).contains("P: { name: custom piece p, moves: mfWcfF }").doesNotContain("en passant");
    assertThat(imported("[mine:chess]\ncustomPiece1 = p:fmWfceFifmnD\npawnTypes = p\n", "mine").definition()
        .orElseThrow()).contains("promotes: { becomes: Q R B N, in: rank 8 }", "en passant: P");
  }

  @Test
  void whoCapturesEnPassantMayBeOthersThanWhoIsCaptured() {
    assertThat(definition("[mine:chess]\nenPassantTypes = pn\nenPassantRegion = *3 *6\n"))
        .contains("en passant: { pieces: P N, targets: P, in: ranks 3 6 }");
    assertThat(definition("[mine:chess]\nenPassantRegionWhite = e6\nenPassantRegionBlack = -\n"))
        .contains("en passant: { pieces: P, in: e6 / nowhere }");
    assertThat(definition("[mine:chess]\ncustomPiece1 = p:mfFcfWimfnA\npawnTypes = p\n"))
        .contains("moves: mfFcfWimfnA", "en passant: P");
    assertThat(imported("[mine:chess]\nenPassantTypesWhite = pn\n", "mine").definition()).isEmpty();
  }

  @Test
  void goalsOfSquaresCountPieces() {
    String text = imported("""
        [mine]
        maxRank = 5
        maxFile = e
        customPiece1 = p:mF
        startFen = ppppp/5/5/5/PPPPP w - - 0 1
        flagPiece = p
        flagRegionWhite = *5
        flagRegionBlack = *1
        flagPieceCount = 3
        nMoveRule = 0
        """, "mine").definition().orElseThrow();
    assertThat(text).contains("if: { holds: own P in rank 5 at least 3, verdict: win }", "moves: never");
  }

  @Test
  void movesAreCountedByTheKindsThatThereAre() {
    assertThat(definition("[mine:makruk]\ncountingRule = asean\n"))
        .contains("rule: pieces").contains("bishops: S").contains("queens: M");
    assertThat(definition("[mine:makruk]\ncountingRule = cambodian\n")).contains("rule: three and pieces")
        .contains("pawns: P");
  }

  @Test
  void whoMayBeChasedGoesWithoutSaying() {
    assertThat(definition("[mine:xiangqi]\nchasingRule = axf\nnMoveRule = 30\n"))
        .contains("pieces: all but K P").contains("spared: { P: ranks 1-5 }").contains("R: N C B A");
    assertThat(definition("[mine:xiangqi]\nchasingRule = none\n")).doesNotContain("perpetual chase");
  }

  @Test
  void linesEndTheGame() {
    String text = """
        [mine]
        maxRank = 3
        maxFile = 3
        immobile = p
        startFen = 3/3/3[PPPPPpppp] w - - 0 1
        pieceDrops = true
        connectN = 3
        """;
    assertThat(definition(text)).contains("line: { length: 3, verdict: win }");
    assertThat(game(text).position("p1p/1P1/P1P[PPpp] w - - 0 1").moves()).hasSize(4);
    assertThat(game(text).position("p1P/1P1/P1p[PPpp] b - - 0 1").outcome()).isPresent();
    assertThat(definition(text + "connectDiagonal = false\nconnectVertical = false\nconnectValue = loss\n"))
        .contains("line: { length: 3, along: rank, verdict: loss }");
    assertThat(definition(text + "connectVertical = false\nconnectNxN = 2\ncollinearN = 3\n"))
        .contains("{ length: 3, along: rank, verdict: win }", "{ length: 3, along: diagonal, verdict: win }",
            "{ length: 2, along: block, verdict: win }",
            "{ length: 3, along: diagonal, gaps: yes, verdict: win }");
  }

  @Test
  void piecesComeWhereOthersLeave() {
    String text = GATING;
    assertThat(definition(text)).contains("gating: { pieces: H E, in: rank 1 }", "H: nowhere",
        "out of the game");
    assertThat(game(text).start().perft(2)).isEqualTo(784);
    assertThat(definition(text + "pieceDrops = true\n")).contains("H: anywhere", "pieces: H E");
    assertThat(game(text.replace("seirawanGating = true\n", "")).start().perft(1)).isEqualTo(20);
    assertThat(reasons(text + "pieceDrops = true\ndropRegionWhite = a*\n")).first().asString()
        .contains("a kind must be able to enter on every square of the castling rank, or on none");
    assertThat(reasons(text + "castling = false\n")).first().asString()
        .contains("are named by the letters of their files");
  }

  /** The counts are Fairy-Stockfish's: letters of files name rooks that castle and pieces that let others in alike. */
  @Test
  void gatingIsImportedWithCastlingFromAnySquares() {
    String text = GATING + "chess960 = true\n";
    assertThat(definition(text)).contains("gating: { pieces: H E, in: rank 1 }", "from: rank 1",
        " w ABCDEFGHabcdefgh - ");
    assertThat(game(text).start().perft(2)).isEqualTo(784);
    String shuffled = text.replace("rnbqkbnr", "1r2k2r").replace("RNBQKBNR", "1R2K2R");
    assertThat(definition(shuffled.replace("KQBCDFGkqbcdfg", "KQkq"))).contains(" w BEHbeh - ");
    assertThat(game(shuffled.replace("KQBCDFGkqbcdfg", "KQkq")).start().perft(3)).isEqualTo(79_906);
    assertThat(
        game(shuffled.replace("KQBCDFGkqbcdfg", "BEHbeh").replaceAll("/[pP]{8}", "/8")).start().perft(3))
        .isEqualTo(232_899);
    assertThat(reasons(shuffled.replace("KQBCDFGkqbcdfg", "BHbeh"))).singleElement().asString()
        .isEqualTo("4 startFen: a king that may castle is a gating piece, too: its file E is missing");
    assertThat(definition(shuffled.replace("KQBCDFGkqbcdfg", "Ee"))).contains(" w Ee - ")
        .doesNotContain("castling");
  }

  @Test
  void wallsAndPiecesAroundAreSaid() {
    String text = """
        [mine]
        maxRank = 4
        maxFile = 4
        customPiece1 = p:mK
        startFen = 3p/4/4/P3 w - - 0 1
        stalemateValue = loss
        """;
    assertThat(definition(text + "wallingRule = static\nwallingRegionWhite = *2\nwallingRegionBlack = *3\n"))
        .contains("walls: { placed: anywhere, in: rank 2 }");
    assertThat(definition(text + "wallingRule = edge\n"))
        .contains("walls: { placed: anywhere, at the edge: yes }");
    assertThat(definition(text + "wallingRule = past\npetrifyOnCaptureTypes = p\n"))
        .contains("walls: { placed: behind, turn to stone: P }");
    assertThat(game(text + "flipEnclosedPieces = ataxx\n").position("4/4/1p2/P2p w - - 0 1").moves())
        .hasSize(2);
    assertThat(definition(text + "pieceDrops = true\nfreeDrops = true\nenclosingDrop = snort\n"))
        .contains("[Pp]", "beside: no enemy, endless: yes");
    assertThat(definition(text.replace("P3 w", "P3[Pp] w") + "pieceDrops = true\nmustDrop = true\n"))
        .contains("set-up: P");
  }

  @Test
  void severalRoyalPiecesCountAsTheProgramCounts() {
    String text = """
        [mine:chess]
        king = -
        commoner = k
        castling = false
        extinctionValue = loss
        extinctionPseudoRoyal = true
        extinctionPieceTypes = k
        startFen = rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1
        """;
    assertThat(definition(text)).contains("royalty: { mode: check, of several: last }");
    assertThat(definition(text + "extinctionPieceCount = 1\n"))
        .contains("royalty: { mode: check, of several: all }");
    assertThat(reasons(text + "extinctionPieceCount = 1\npromotionPieceTypes = qk\n")).singleElement()
        .asString()
        .contains(
            "if a side has several royal pieces, all must count, or only the last one of a single kind");
    assertThat(definition("""
        [mine:chess]
        customPiece1 = g:W
        promotionPieceTypes = qrbn
        promotedPieceType = g:k
        extinctionValue = loss
        extinctionPseudoRoyal = true
        extinctionPieceTypes = kg
        startFen = rnbqgbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQGBNR w - - 0 1
        """)).contains("promotes: { becomes: K, in: rank 8").doesNotContain("+G", "royalty");
  }

  @Test
  void pawnsThatBecomeNothingStayBehind() {
    String text = definition("""
        [mine]
        pawn = p
        king = k
        startFen = 4k3/6P1/8/8/8/8/1p6/4K3 w - - 0 1
        doubleStep = false
        """);
    assertThat(text).contains("to: ranks 1-7").doesNotContain("promotes");
  }

  /** The counts are Fairy-Stockfish's. */
  @Test
  void castlingFromAnySquaresNamesFiles() {
    String text = """
        [mine:chess]
        chess960 = true
        startFen = rr2krr1/pppppppp/8/8/8/8/PPPPPPPP/RR2KRR1 w GFBA - 0 1
        """;
    assertThat(definition(text)).contains("style: orthodox", "from: rank 1", " w FA ");
    assertThat(game(text).start().perft(1)).isEqualTo(20);
    assertThat(definition(text.replace("GFBA", "KQkq"))).contains(" w GAga ");
    assertThat(definition("""
        [mine:chess]
        chess960 = true
        castlingRank = 2
        startFen = 8/1r3kr1/8/8/8/8/1R3KR1/8 w KQkq - 0 1
        """)).contains("from: rank 2", " w GBgb ");
    assertThat(reasons("""
        [mine:chess]
        startFen = rr2krr1/pppppppp/8/8/8/8/PPPPPPPP/RR2KRR1 w GA - 0 1
        """)).singleElement().asString().contains("or, with chess960 = true, as the files of rooks");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "oppositeCastling = true | 2 oppositeCastling: castling does not depend on how the opponent castled",
      "maxRnak = 10 | 2 maxRnak: this option is not known; did you mean maxRank?",
      "maxRank = ten | 2 maxRank: \"ten\" is not the number of a rank",
      "castling = yes | 2 castling: \"yes\" is none of true, false",
      "flagPiece = x | 2 flagPiece: no piece has the letter x",
      "customPiece1 = z:X | 2 customPiece1: ",
      "customPiece1 = z:NmU | 2 customPiece1: \"NmU\" cannot be read from character 2 on",
      "customPiece1 = z | 2 customPiece1: a movement is missing; write z:movement",
      "knight = 1 | 2 knight: \"1\" is no letter of a piece",
      "flagRegion = d44x | 2 flagRegion: \"d44x\" is no square",
      "maxFile = 9 | 0 startFen: its placement does not fit the board of 9x8",
      "wallingRule = edge | 2 wallingRule: walls cannot be combined with royal pieces",
      "dropChecks = false | 2 dropChecks: a drop that gives check is not forbidden by itself",
      "connectRegion1White = a* | 2 connectRegion1White: the program does not connect regions",
      "materialCounting = janggi | 2 materialCounting: pieces can only be counted without weights",
      "flipEnclosedPieces = quadwrangle | 2 flipEnclosedPieces: ",
      "nonsense | 2 nonsense: an option must be written as: option = value"})
  void whatCannotBeReadOrSaidIsRefused(String line, String reason) {
    assertThat(reasons("[mine:chess]\n" + line + "\n")).first().asString()
        .startsWith(reason);
  }

  @Test
  void parentsMustBeThere() {
    assertThat(reasons("[mine:nobody]\n")).singleElement().asString()
        .startsWith("1 mine: its parent \"nobody\"");
    assertThat(reasons("[mine:yours]\n[yours:mine]\n")).singleElement().asString()
        .contains("an entry cannot start from itself: mine from yours from mine");
    assertThat(reasons("[mine:chess]\n[mine:chess]\n")).isEmpty();
    assertThat(
        new Importer(IniFile.read("[mine:chess]\n[mine:chess]\n"), GAMES, _ -> Optional.empty()).importAll()
            .map(entry -> entry.definition().isPresent()))
        .containsExactly(true, false);
  }

  /**
   * The collection of the program, where it lies beside the project. A royal piece that begins as what another royal piece becomes
   * ({@code +K} of gethenian) has a letter of its own here.
   */
  @Test
  void theStartsOfAWholeCollectionAreRead() throws IOException {
    Path peers = Path.of(System.getProperty("variorum.root", "..")).resolve("../shared/peers/variants.ini");
    assumeTrue(Files.exists(peers), "there is no " + peers);
    IniFile file = IniFile.read(Files.readString(peers));
    Properties names = new Properties();
    try (Reader reader = Files.newBufferedReader(GAME_FILES.resolve("names.properties"))) {
      names.load(reader);
    }
    Importer importer = new Importer(file, GAMES, name -> Optional.ofNullable(names.getProperty(name)));
    int read = 0;
    List<String> unread = new ArrayList<>();
    for (IniEntry entry : file.entries()) {
      Optional<String> definition = importer.importNamed(entry.name()).orElseThrow().definition();
      Optional<String> start =
          entry.settings().stream().filter(setting -> setting.option().equals("startFen"))
              .map(IniEntry.Setting::value).findFirst();
      if (definition.isPresent() && start.isPresent() && !start.get().contains("+K")) {
        Game game = Game.of(new DefinitionReader(Library.of(Map.of())).read("mine.yaml", definition.get(),
            List.of()));
        read++;
        try {
          if (!game.position(start.get()).equals(game.start())) {
            unread.add(entry.name() + ": " + start.get() + " is " + game.position(start.get()).fen()
                + ", not " + game.start().fen());
          }
        } catch (FenException | IllegalSetupException e) {
          unread.add(entry.name() + ": " + start.get() + ": " + e.getMessage());
        }
      }
    }
    assertThat(unread).isEmpty();
    assertThat(read).isGreaterThan(50);
  }

  @Test
  void longTextsAreReadAtOnce() {
    String text = "[a:chess]\n" + "# a comment that is long\n".repeat(300_000);
    assertThat(IniFile.read(text).entries()).hasSize(1);
    assertThat(IniFile.read("[".repeat(1_000_000)).strayProblems()).hasSize(1);
    assertThat(IniFile.read("x".repeat(IniFile.MAX_LENGTH + 1)).strayProblems()).hasSize(1);
    assertThat(IniFile.read("maxRank = 8\n").strayProblems()).hasSize(1);
  }
}
