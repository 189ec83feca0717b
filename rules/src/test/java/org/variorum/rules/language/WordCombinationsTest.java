package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Combinations of words that have no meaning are refused, with the reason. */
class WordCombinationsTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "castling: free | 7:11: castling needs a king and a rook",
      "castling: { style: free, rook: P, king to: c z } | 7:44: \"c z\" is no pair of files",
      "castling: { style: free, rook: P, king to: c g } | 7:44: the king would castle to a file outside the board",
      "castling: { style: free, rook: K } | 7:11: king and rook of castling cannot be the same kind of piece",
      "en passant: P | 7:13: none of these pieces has an initial move of several steps",
      "displacement: { targets: all } | 7:15: the royal piece K cannot be displaced",
      "borrowing: { pieces: all } | 7:12: the royal piece K cannot borrow",
      "hands: { K: anywhere } | 7:8: the royal piece K is never in a hand",
      "acting: { form: rifle, ally: displace } | 7:9: \"displace\" needs a form that moves the target"})
  void areRefused(String line, String complaint) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.with(line))).singleElement().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      value = {"hands: { P: anywhere }", "explosion: { spares: P }", "displacement: { targets: P }"})
  void actingGoesWithoutWhatFollowsCapture(String line) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.with("acting: { form: rifle }", line)))
        .singleElement().asString()
        .startsWith("sample.yaml:8:").contains("has no meaning together with acting");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "moves: mfWcfF | moves: W, promotes: { becomes: P, in: rank 5 } | 6:51: the piece P cannot promote to itself",
      "moves: mfWcfF | moves: W, promotes: { becomes: K, in: rank 5, must: rank 4 } | 6:72: the piece P must promote on a4",
      "moves: mfWcfF | moves: W, promotes: { becomes: K, in: rank 5 } | 6:3: the piece P could promote to a second royal piece",
      "moves: K | moves: K, promotes: { becomes: P, in: rank 5 } | 5:3: a royal piece can promote only to royal pieces",
      "moves: mfWcfF | moves: W, basic: P | 6:3: the piece P cannot be the promoted form of itself",
      "moves: mfWcfF | moves: W, royal: yes | 3:9: White has 2 royal pieces in the start position",
      "royal: yes, | | 7:8: \"bare king\" needs a piece that is royal"})
  void piecesAreRefused(String old, String changed, String complaint) {
    String text =
        DefinitionSamples.replacing(old, changed == null ? "" : changed) + "goals: { bare king: loss }\n";
    assertThat(DefinitionSamples.problems(text))
        .anyMatch(problem -> problem.startsWith("sample.yaml:" + complaint));
  }

  @Test
  void aRoyalPieceIsNotCapturedEnPassant() {
    assertThat(DefinitionSamples
        .problems(DefinitionSamples.replacing("moves: K", "moves: [K, imW2]") + "en passant: K\n"))
        .containsExactly(
            "sample.yaml:7:13: the royal piece K could be captured en passant after an initial move of"
                + " several steps, which is not allowed where there is check");
    assertThat(DefinitionSamples.problems(
        DefinitionSamples.replacing("moves: K", "moves: [K, imW2]") + "en passant: K\nroyalty: capture\n"))
        .isEmpty();
  }

  @Test
  void royaltyNeedsARoyalPiece() {
    String text = DefinitionSamples.replacing("royal: yes, ", "") + "royalty: check\ngoals: { checks: 3 }\n";
    assertThat(DefinitionSamples.problems(text.replace("- - 0", "- - 3+3 0"))).containsExactly(
        "sample.yaml:7:10: no piece is royal; one must have \"royal: yes\"",
        "sample.yaml:8:8: checks cannot be counted where there is no check");
  }

  @Test
  void sixtyKindsOfPiecesAreEnough() {
    String pieces = IntStream.range(0, 61)
        .mapToObj(i -> "  " + (i < 26 ? "" : "+") + (char) ('A' + i % 26) + (i < 52 ? "" : "~")
            + ": { name: piece }\n")
        .collect(Collectors.joining());
    assertThat(
        DefinitionSamples
            .problems("game: Sample\nboard: 5x5\nstart: \"5/5/5/5/A4 w - - 0 1\"\npieces:\n" + pieces))
        .containsExactly("sample.yaml:5:3: more than 60 kinds of pieces");
  }
}
