package org.variorum.testkit.laws;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.variorum.rules.position.Guarantee;

/** Laws of single positions, for every game. Each law has a sentence. */
enum PositionLaw {
  // @formatter:off
  FEN(Scope.GAMES, 1, "a position that is read from its FEN has the same FEN and hash",
      scene -> Laws.fenRoundTrip(scene.position())),
  TAKING_BACK(Scope.GAMES, 1, "unmaking a move restores the position",
      scene -> Laws.unmakeRestores(scene.position(), scene.moves(), scene.random())),
  COUNTING(Scope.GAMES, 1, "the number of counted moves equals the number of listed moves",
      scene -> Laws.countAgrees(scene.position(), scene.moves())),
  THREATS(Scope.GAMES, 1, "a side is in check exactly if the opponent could capture its royal piece",
      scene -> scene.subject().threatOracle().filter(_ -> scene.moves().size() > 0)
          .ifPresent(law -> Laws.threatsAreMoves(scene.position(), law))),
  SETS(Scope.POSITIONS, 1, "moves found by sets of squares are those found by walking",
      scene -> SearchLaws.setsAgreeWithWalks(scene.position(), scene.moves())),
  TACTICAL(Scope.POSITIONS, 1, "tactical moves are the legal moves that capture, act or promote",
      scene -> SearchLaws.tacticalMovesAreLegalMoves(scene.position(), scene.moves())),
  CHANGES(Scope.POSITIONS, 1, "the reported changes of a move give the board after it",
      scene -> SearchLaws.changesAreComplete(scene.position(), scene.moves(), scene.random())),
  GUARANTEES(Scope.POSITIONS, 1, "the game keeps what its rules promise to a search",
      scene -> GuaranteeLaws.check(scene.position(), scene.moves(), scene.random())),
  NAIVE(Scope.GAMES, 4, "the compiled game and the naive interpreter find the same moves, check and end",
      scene -> Laws.agreesWithNaive(scene.subject().game(), scene.subject().naive(), scene.position().fen())),
  LEGALITY(Scope.POSITIONS, 8, "a move code is legal exactly if it is among the legal moves",
      scene -> SearchLaws.isLegalMeansAmongLegalMoves(scene.position(), scene.moves(),
          scene.subject().moveCodes().sample())),
  PASSING(Scope.POSITIONS, 8, "passing changes the side to move and nothing else",
      scene -> SearchLaws.passingChangesOnlyTheTurn(scene.position(), scene.moves())),
  TEXTS(Scope.GAMES, 8, "no two moves have the same text, and each text finds its move",
      scene -> Laws.moveTextRoundTrip(scene.position(), scene.moves())),
  SUCCESSORS(Scope.GAMES, 8, "each move leads to a position that the game accepts",
      scene -> Laws.movesLeadToPositions(scene.position(), scene.moves())),
  EDITS(Scope.POSITIONS, 8, "the edits of a move, made one by one, give the position after it",
      scene -> EditLaws.check(scene.withoutHistory())),
  TAKERS(Scope.POSITIONS, 8, false, "a piece that may capture is among the attackers of the square",
      scene -> SearchLaws.captorsAreAttackers(scene.position(), scene.moves())),
  ATTACKERS(Scope.GAMES, 16, false, "the cheapest attacker is the cheapest piece that could capture",
      scene -> scene.subject().captorOracle().filter(_ -> scene.moves().size() > 0)
          .ifPresent(law -> SearchLaws.cheapestAttackerIsCheapest(scene.position(), law, scene.random()))),
  PATHS(Scope.GAMES, 16, false, "a piece moves over squares that it may pass",
      scene -> Laws.pathsAreWalked(scene.subject().naive(), scene.withoutHistory())),
  PREMOVES(Scope.GAMES, 32, false, "every move that can follow a reply is a premove",
      PositionLaw::checkPremoves),
  INSIGHTS(Scope.POSITIONS, 32, false, "the insight about a piece agrees with the legal moves",
      scene -> scene.subject().insightLaws().check(scene.withoutHistory())),
  NOTATION(Scope.GAMES, 8, false, "no two moves have the same SAN, and each SAN is read as its move",
      scene -> NotationLaws.sanRoundTrip(scene.withoutHistory())),
  REFUSALS(Scope.GAMES, 16, false, "no legal move is refused, and every other text is refused with words",
      scene -> RefusalLaws.illegalTextsAreExplained(scene.withoutHistory(), scene.random()));
  // @formatter:on

  /** The positions to which a law applies. */
  private enum Scope {
    /** Positions of games. */
    GAMES,
    /** Positions of games, and random arrangements that games may never reach. */
    POSITIONS
  }

  /** The greatest number of replies against which premoves are checked. */
  private static final int MAX_REPLIES = 8;

  private final Scope scope;
  private final int interval;
  /** Whether {@link DefinitionLaws} checks the law. */
  private final boolean isBasic;
  private final String statement;
  private final Consumer<Scene> check;

  PositionLaw(Scope scope, int interval, String statement, Consumer<Scene> check) {
    this(scope, interval, true, statement, check);
  }

  PositionLaw(Scope scope, int interval, boolean isBasic, String statement, Consumer<Scene> check) {
    this.scope = scope;
    this.interval = interval;
    this.isBasic = isBasic;
    this.statement = statement;
    this.check = check;
  }

  private static void checkPremoves(Scene scene) {
    if (scene.position().outcomeDespiteMoves().isEmpty()) {
      Laws.premovesIncludeFollowingMoves(scene.withoutHistory(), MAX_REPLIES);
    }
  }

  /** The laws that {@link DefinitionLaws} checks for every definition, in order. */
  static List<PositionLaw> basicLaws() {
    return Arrays.stream(values()).filter(each -> each.isBasic).toList();
  }

  /** Whether this law applies to a game. */
  boolean appliesTo(Subject subject) {
    return switch (this) {
      case THREATS -> subject.threatOracle().isPresent();
      case TAKERS -> subject.promises(Guarantee.RECAPTURE);
      case ATTACKERS -> subject.captorOracle().isPresent();
      default -> true;
    };
  }

  /** Whether this law also applies to random arrangements. */
  boolean appliesToArrangements() {
    return scope == Scope.POSITIONS;
  }

  /** The interval of the law: it is checked in one of this many positions. A costly law has a large interval. */
  int interval() {
    return interval;
  }

  /** The law as a sentence. */
  String statement() {
    return statement;
  }

  /** Checks the law. Throws an {@code AssertionError} on a violation. */
  void check(Scene scene) {
    check.accept(scene);
  }
}
