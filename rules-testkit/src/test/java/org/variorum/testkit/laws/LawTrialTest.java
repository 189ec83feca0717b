package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.laws.LawTrial.Breach;
import org.variorum.testkit.laws.LawTrial.Finding;
import org.variorum.testkit.naive.NaiveGame;

/** A trial checks all laws, and reports where and after which moves one is broken. */
class LawTrialTest {

  private static final Definition PLAIN = GameFiles.read("""
      game: Plain
      board: 6x6
      start: "rnkbnr/pppppp/6/6/PPPPPP/RNKBNR w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        N: { name: knight, moves: N }
        B: { name: bishop, moves: B }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: R B N, in: rank 6 } }
      """);
  private static final List<Variant> VARIANTS = List.of(new Variant("plain", PLAIN));

  /** The interpreter reads another definition, in which a rook goes one square only. */
  private static Subject spoilt(long seed) {
    Definition other = GameFiles.read("""
        game: Plain
        board: 6x6
        start: "rnkbnr/pppppp/6/6/PPPPPP/RNKBNR w - - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: W }
          N: { name: knight, moves: N }
          B: { name: bishop, moves: B }
          P: { name: pawn, moves: mfWcfF, promotes: { becomes: R B N, in: rank 6 } }
        """);
    return new Subject(PLAIN, new NaiveGame(other), seed);
  }

  @Test
  void everyLawIsHeldToASoundGame() {
    List<Finding> findings = LawTrial.of(VARIANTS, 1, 60);
    assertThat(findings).allSatisfy(finding -> assertThat(finding.breach()).as(finding.law()).isEmpty())
        .extracting(Finding::law).doesNotHaveDuplicates()
        .hasSize(PositionLaw.values().length + GameLaw.values().length + 1);
    assertThat(findings).filteredOn(finding -> finding.positions() == 0).extracting(Finding::law)
        .isSubsetOf("starts", "dead positions", "colours");
    assertThat(findings.getFirst().positions()).isEqualTo(60);
  }

  @Test
  void theSameSeedLooksAtTheSamePositions() {
    assertThat(LawTrial.of(VARIANTS, 3, 40)).extracting(Finding::positions)
        .isEqualTo(LawTrial.of(VARIANTS, 3, 40).stream().map(Finding::positions).toList());
  }

  /** A planted fault is found, and the moves lead to the position that is named; the other laws are held on. */
  @Test
  void aBrokenLawIsToldWithThePositionAndTheMovesThatLedThere() {
    List<Finding> findings = LawTrial.of(VARIANTS, _ -> spoilt(1), 1, 200);
    Finding naive = named(findings, "naive");
    Breach breach = naive.breach().orElseThrow();
    assertThat(breach.variant()).isEqualTo("plain");
    assertThat(breach.moves()).isNotEmpty();
    Position position = Game.of(PLAIN).start();
    for (String move : breach.moves()) {
      position = position.play(position.find(move).orElseThrow());
    }
    assertThat(breach.fen()).contains(position.fen());
    assertThat(breach.difference()).contains("moves in " + position.fen());
    assertThat(named(findings, "fen")).satisfies(fen -> assertThat(fen.breach()).isEmpty())
        .satisfies(fen -> assertThat(fen.positions()).isGreaterThanOrEqualTo(200));
    assertThat(Stream.of("arrangements", "paths").map(law -> named(findings, law).breach())).allMatch(
        found -> found.isPresent());
  }

  private static Finding named(List<Finding> findings, String law) {
    return findings.stream().filter(finding -> finding.law().equals(law)).findFirst().orElseThrow();
  }
}
