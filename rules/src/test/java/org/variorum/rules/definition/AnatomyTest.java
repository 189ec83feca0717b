package org.variorum.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.notation.RepositoryGames;

class AnatomyTest {

  private static String words(Definition definition, PieceKind piece) {
    return Anatomy.of(definition, piece).stream().map(SimpleMover::word).collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({"K,king", "Q,rook bishop", "R,rook", "R4,rook", "B,bishop", "N,knight", "nN,knight",
      "RN,rook knight",
      "W,wazir", "F,ferz", "D,dabbaba", "A,alfil", "nA,alfil", "C,camel", "Z,zebra", "NN,nightrider",
      "WfF,gold",
      "FfW,silver", "fR,lance", "ffN,shogi-knight", "fW,pawn", "mfWcfF,pawn", "mfWcfFifmnD,pawn", "fWfF,pawn",
      "BW,bishop wazir", "RF,rook ferz", "zB,crooked-bishop", "fWszB,pawn crooked-bishop", "zR,crooked-rook",
      "vRsN,rook knight", "qN,rose", "[F?R],griffon", "[W?B],manticore", "mRcpR,cannon", "RcpR,rook cannon",
      "pB,cannon", "HG,''", "WD,wazir dabbaba", "fFbW,wazir ferz", "caK,''"})
  void parts(String movement, String expected) {
    Way way = Way.of(Betza.parse(movement));
    PieceKind piece = new PieceKind("X", "any", false, List.of(way), Optional.empty(),
        Optional.empty(), Optional.empty(), List.of());
    assertThat(words(RepositoryGames.of("xiangqi").definition(), piece)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource({"royal-standard,W,orbit", "royal-standard,S,king", "noli-me-tangere,K,king rook bishop knight",
      "noli-me-tangere,S,pawn", "xiangqi,P,pawn", "xiangqi,N,knight", "xiangqi,B,alfil", "xiangqi,C,cannon",
      "xiangqi,K,wazir", "shogi,+R,rook ferz", "shogi,+P,gold", "gleeman,G,pawn crooked-bishop"})
  void partsOfPiecesInGames(String game, String letter, String expected) {
    Definition definition = RepositoryGames.of(game).definition();
    assertThat(words(definition, definition.piece(letter).orElseThrow())).isEqualTo(expected);
  }
}
