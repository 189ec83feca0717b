package org.variorum.rules.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Step;
import org.variorum.rules.card.MoveDiagram.Access;
import org.variorum.rules.card.MoveDiagram.Mark;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Names;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.registry.RoomRegistry;

/** Rule cards say what is so, in words that need no other text. */
class CardWordsTest {

  private static final String FACING = """
      game: Facing
      board: 5x5
      start: "k4/5/5/5/2K2 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: %s, in check: K }
      """;

  private static final String PIECES = """
      game: Words
      board: 8x8
      start: "%s w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        Q: { name: queen, moves: Q }
        A: { name: archbishop, moves: BN }
        W: { name: wazir, moves: W }
        N: { name: knight of the north, moves: N }
        P: { name: pawn, moves: mfWcfFifmnD, promotes: { becomes: A Q, in: rank 8 } }
      """;

  private static RuleCard card(String rules) {
    return card("qawnpk2/8/8/8/8/8/8/QAWNPK2", rules);
  }

  private static RuleCard card(String placement, String rules) {
    Definition definition = RepositoryGames.written(PIECES.formatted(placement) + rules).definition();
    return RuleCard.of(definition, List.of());
  }

  private static List<String> goals(Definition definition) {
    return new GoalWords(RoomRegistry.phrasing(definition, true)).sentences();
  }

  private static PieceCard piece(RuleCard card, String letter) {
    return card.pieces().stream().filter(piece -> piece.piece().letter().equals(letter)).findFirst()
        .orElseThrow();
  }

  @Test
  void capturesOfSomePiecesStandInTheDiagram() {
    MoveDiagram diagram =
        piece(card("  S: { name: sniper, moves: mW, captures: { Q A: fD, K: fW } }"), "S").diagram();
    assertThat(diagram.marks()).contains(
        Map.entry(new Step(0, 2), new Mark(Access.FREELY, false, true)),
        Map.entry(new Step(0, 1), new Mark(Access.FREELY, true, true)),
        Map.entry(new Step(1, 0), new Mark(Access.FREELY, true, false)));
    assertThat(diagram.limitedCaptures()).containsExactlyInAnyOrder(new Step(0, 1), new Step(0, 2));
    assertThat(piece(card(""), "P").diagram().limitedCaptures()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "all but W | capturing all pieces but wazirs",
      "all but K W | capturing all pieces but kings and wazirs",
      "K | capturing only kings", "K Q | capturing only kings and queens", "all | capturing all pieces"})
  void victimsAreNamedAsTheAuthorNamedThem(String victims, String words) {
    assertThat(
        piece(card("  S: { name: sniper, moves: mW, captures: { " + victims + ": W } }"), "S").sentences())
        .containsExactly(
            "goes one square along a rank or file without capturing (mW); goes one square along a rank or file (W), "
                + words);
  }

  @Test
  void enPassantNamesWhoIsCaptured() {
    assertThat(card("en passant: P").mechanisms()).containsExactly(
        "En passant: pawns that have crossed a square by a first move of several steps can be captured there, on the next"
            + " move, by pawns of the other side.");
  }

  @Test
  void namesOfSeveralWordsHaveAPlural() {
    Names names = new Names(RepositoryGames.written(PIECES.formatted("qawnpk2/8/8/8/8/8/8/QAWNPK2")
        + "  B: { name: king of Black, moves: B }\n  C: { name: man-at-arms, moves: B }\n"
        + "  D: { name: gold general, moves: B }\n  E: { name: fairy, moves: B }\n  F: { name: fox, moves: B }\n"
        + "  G: { name: swordsman, moves: B }\n").definition());
    assertThat(names.plural(List.of("N"))).isEqualTo("knights of the north");
    assertThat(names.plural(List.of("B", "C", "D", "E", "F", "G")))
        .isEqualTo("kings of Black, men-at-arms, gold generals, fairies, foxes and swordsmen");
  }

  @Test
  void piecesThatVanishAreNotSaidToBeKept() {
    assertThat(card("hands: { Q: anywhere, P: ranks 2-7 }").mechanisms()).containsExactly(
        "Hands: captured queens and pawns change sides and are kept in hand, other captured pieces leave the game; instead"
            + " of a move a piece in hand can be dropped on an empty square. A pawn is dropped on ranks 2–7 only.");
    assertThat(card("hands: { Q: anywhere, A: anywhere, W: anywhere, N: anywhere, P: anywhere }\n"
        + "explosion: { spares: P }").mechanisms().getFirst())
        .startsWith("Hands: a captured piece changes sides and is kept in hand;")
        .endsWith(" Only the piece that is captured goes to a hand, not those that the explosion removes.");
  }

  @Test
  void aLongConditionIsSaidOnce() {
    String when = "{ way: W, when: no enemy P near there and no own N near there and not in check }";
    RuleCard card =
        card("  X: { name: duke, moves: " + when + " }\n  Y: { name: earl, moves: " + when + " }\n");
    assertThat(piece(card, "X").sentences().getFirst()).contains(", only if ");
    assertThat(piece(card, "Y").sentences()).containsExactly(
        "goes one square along a rank or file (W), on the same condition as the duke");
  }

  /** Royal pieces that capture on adjacent squares alone never face each other from afar, in check or out of it. */
  @Test
  void movementInCheckThatChangesNoCaptureSaysNothingOfFacing() {
    assertThat(RepositoryGames.written(FACING.formatted("KmN")).definition())
        .satisfies(definition -> assertThat(
            RuleCard.of(definition, List.of()).goals()).noneMatch(goal -> goal.contains("face each other")));
    assertThat(RepositoryGames.written(FACING.formatted("Q")).definition())
        .satisfies(definition -> assertThat(
            RuleCard.of(definition, List.of()).goals()).anyMatch(goal -> goal.contains("face each other")));
  }

  @Test
  void whatMayNotBeDroppedIsOneSentence() {
    assertThat(
        card("hands: { A: { most on a file: 1, may mate: no, may be stuck: yes } }").mechanisms().getFirst())
        .endsWith(
            " An archbishop may not be dropped on a file that has another of its kind and side or to give mate.");
  }

  @Test
  void piecesHaveTheirArticle() {
    assertThat(piece(card(""), "P").sentences()).contains("becomes an archbishop (A) or queen (Q) on rank 8");
    assertThat(card("exchange: { pieces: A, with: W, owner: own }").mechanisms())
        .containsExactly("Exchange: an archbishop may exchange squares with a friendly wazir.");
    assertThat(card("goals: { reach: { pieces: A Q, in: a8 h8 } }").goals())
        .contains("A side wins by bringing an archbishop (A) or queen (Q) to a8 or h8.");
  }

  @Test
  void aPromotedPieceTurnsBackOnlyWhereThatMatters() {
    String promoted = "  +W: { name: duke, moves: K }\n";
    assertThat(piece(card(promoted), "+W").sentences())
        .containsExactly("goes one square in any direction (K)");
    assertThat(piece(card(promoted + "hands: { W: anywhere }"), "+W").sentences())
        .containsExactly("goes one square in any direction (K)", "becomes a wazir again when it is captured");
    assertThat(piece(card(promoted + "acting: { form: shunting }"), "+W").sentences())
        .containsExactly("goes one square in any direction (K)", "becomes a wazir again when it is demoted");
  }

  @Test
  void aRiflemanDoesNotPromoteWhileItActs() {
    RuleCard card = card("  +W: { name: duke, moves: K }\nacting: { form: rifle, zone-bound: P }");
    assertThat(card.mechanisms()).singleElement().asString()
        .startsWith(
            "Acting: nothing is captured; a piece acts on another instead. It stays where it is, and that piece stands"
                + " where it could capture. A piece that acts does not promote.")
        .doesNotContain("promote only if");
  }

  @Test
  void drawsAreSaidOfTheGame() {
    assertThat(card("goals: { stalemate: draw }").goals())
        .contains("If a side is not in check and has no legal move, the game is a draw (stalemate).");
  }

  @ParameterizedTest
  @CsvSource({"unicorn, a unicorn, unicorns", "usurper, a usurper, usurpers", "eunuch, a eunuch, eunuchs",
      "heir, an heir, heirs", "hourglass, an hourglass, hourglasses", "horse, a horse, horses",
      "one-eyed knight, a one-eyed knight, one-eyed knights", "undead, an undead, undeads",
      "violent ox, a violent ox, violent oxen", "fox, a fox, foxes", "werewolf, a werewolf, werewolves",
      "monarch, a monarch, monarchs", "arch, an arch, arches", "hero, a hero, heroes",
      "bishop that has to step, a bishop that has to step, bishops that have to step",
      "pawn that has captured, a pawn that has captured, pawns that have captured",
      "rook just grown, a rook just grown, rooks just grown", "man as pawn, a man as pawn, men as pawn"})
  void namesHaveTheArticleAndThePluralOfTheirSound(String name, String one, String several) {
    Names names = new Names(RepositoryGames.written(PIECES.formatted("qawnpk2/8/8/8/8/8/8/QAWNPK2")
        + "  X: { name: " + name + ", moves: B }\n").definition());
    assertThat(names.withArticle("X")).isEqualTo(one);
    assertThat(names.plural(List.of("X"))).isEqualTo(several);
  }

  @Test
  void explosionsSayWhatKingsMayDo() {
    RuleCard check = card("explosion: { spares: P }");
    assertThat(check.mechanisms()).singleElement().asString()
        .endsWith("A royal piece cannot capture, and a move that would blow up one's own is not legal.");
    assertThat(check.goals()).contains("A side wins by blowing up the enemy's royal piece.");
    RuleCard capture = card("explosion: { spares: P }\nroyalty: capture");
    assertThat(capture.mechanisms()).singleElement().asString().endsWith("around, except pawns.");
    assertThat(capture.goals()).contains("A side wins by capturing or blowing up the enemy's royal piece.");
  }

  @Test
  void countsAreSpokenAsTheyAre() {
    RuleCard card =
        card("goals: { extinction: { pieces: Q A } }\ndraws: { repetition: 21, moves: 1 }");
    assertThat(card.goals()).contains("If a side has no queens or archbishops left, it loses.");
    assertThat(card.draws()).contains("The same position for the 21st time is a draw.",
        "One move by each side without a capture or a move of a pawn is a draw.");
  }

  @Test
  void eachMoveOfATurnIsSaidToCount() {
    assertThat(card("turn: { moves: 2 }\ndraws: { moves: 50 }").draws()).contains(
        "100 moves in a row, of both sides together, without a capture or a move of a pawn are a draw.");
  }

  @Test
  void whoBorrowsIsNotSaidToMoveByItself() {
    RuleCard card = card("borrowing: { pieces: all but K, lenders: all but W }");
    assertThat(piece(card, "Q").sentences())
        .containsExactly("moves as it borrows; what it lends: it slides any distance in any direction (Q)");
    assertThat(piece(card, "W").sentences()).containsExactly("moves as it borrows; lends nothing");
    assertThat(piece(card, "K").sentences()).containsExactly("goes one square in any direction (K)");
  }

  @Test
  void whoIsNotHeldDoesNotTurnBackWhenItIsCaptured() {
    assertThat(piece(card("  +W: { name: duke, moves: K }\nhands: { Q: anywhere }"), "+W").sentences())
        .containsExactly("goes one square in any direction (K)");
  }

  @Test
  void onlyPiecesThatCanBeStuckAreSaidToHaveToMoveOn() {
    String hands = "hands: { Q: anywhere, P: %s }";
    assertThat(card(hands.formatted("anywhere")).mechanisms().getFirst()).endsWith(
        "can be dropped on an empty square. A pawn may not be dropped where it could never move on.");
    assertThat(card(hands.formatted("{ may be stuck: yes }")).mechanisms().getFirst())
        .endsWith("can be dropped on an empty square.");
    assertThat(card(hands.formatted("ranks 1-7")).mechanisms().getFirst())
        .endsWith("can be dropped on an empty square. A pawn is dropped on ranks 1–7 only.");
  }

  @Test
  void whatFacingMeansIsSaidWhereRoyalPiecesCanFace() {
    assertThat(card("").goals()).noneMatch(sentence -> sentence.contains("face each other"));
    assertThat(RepositoryGames.of("noli-me-tangere").definition()).extracting(CardWordsTest::goals).asString()
        .contains("A royal piece's own move may not leave them facing; any other move may do so only");
    assertThat(RepositoryGames.of("noli-me-tangere", "kings-may-face-with-check").definition())
        .extracting(CardWordsTest::goals).asString()
        .contains("and a royal piece's own move only if they are not adjacent.");
  }

  @Test
  void aSideThatPassesIsNotSaidToBeStalemated() {
    assertThat(card("").goals()).anyMatch(sentence -> sentence.contains("(stalemate)"));
    assertThat(card("turn: { pass: without a move }").goals())
        .noneMatch(sentence -> sentence.contains("(stalemate)"));
  }

  @Test
  void whatMayEndEarlyHasUpToSoManyMoves() {
    assertThat(
        card("turn: { parts: [{ goes on after: captures }, { made: if possible }] }").mechanisms().getFirst())
        .startsWith("Turn: a turn has up to two moves.");
  }
}
