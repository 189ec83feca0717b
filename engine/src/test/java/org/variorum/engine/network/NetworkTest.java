package org.variorum.engine.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.evaluation.Fingerprint;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class NetworkTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final Network NETWORK = RandomNetworks.of(CHESS, 32, 2, 1);

  static List<String> games() {
    return GameFiles.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsReadAgain(String id) {
    Game game = GameFiles.game(id, List.of());
    Network network = RandomNetworks.of(game, 64, 4, 2);
    Network read = Network.read(game, network.bytes()).orElseThrow();
    assertThat(read.bytes()).isEqualTo(network.bytes());
    assertThat(read.weights()).isDeepEqualTo(network.weights());
    assertThat(read.outputs()).isDeepEqualTo(network.outputs());
  }

  @Test
  void networksOfOtherPiecesAreNotUsed() {
    Game other = GameFiles.game("capablanca", List.of());
    assertThat(Network.read(other, NETWORK.bytes())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void inputsArePiecesAndHandsAndWhatCountsOfWhatIsRemembered(String id) {
    Game game = GameFiles.game(id, List.of());
    int pieces = 2 * game.definition().pieces().size() * game.board().size()
        + 8 * game.rules().heldLetters().size();
    int remembered = switch (id) {
      case "check-shogi", "karouk" -> 2 * 2;
      case "three-check" -> 2 * 4;
      case "five-check", "bagh-chal" -> 2 * 6;
      case "noli-me-tangere" -> 2 * 4;
      default -> 0;
    };
    assertThat(Inputs.of(game).count()).isEqualTo(pieces + remembered);
    assertThat(Fingerprint.withTerms(game).equals(Fingerprint.of(game))).isEqualTo(remembered == 0);
  }

  private static Game checks(int toWin) {
    return Game.of(GameFiles.read("""
        game: Checks
        version: 1
        from: chess
        start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - %1$d+%1$d 0 1"
        goals: { checks: %1$d }
        """.formatted(toWin)));
  }

  @Test
  void aNetworkWithoutInputsForWhatPositionsRememberIsRefused() {
    assertThatThrownBy(() -> Network.read(checks(3), NETWORK.bytes())).isInstanceOf(NetworkException.class)
        .hasMessage(
            "the network has no inputs for the state beyond the board of this game (checks): train it again");
  }

  @Test
  void networksWithInputsForSomethingElseThatIsRememberedAreNotUsed() {
    byte[] three = RandomNetworks.of(checks(3), 32, 2, 1).bytes();
    assertThat(Network.read(checks(3), three)).isPresent();
    assertThat(Network.read(checks(5), three)).isEmpty();
    assertThat(Network.read(CHESS, three)).isEmpty();
  }

  @Test
  void malformedFilesAreRefused() {
    refused(new byte[0], "not a network file");
    refused(changed(file -> file[0] = 'X'), "not a network file");
    refused(changed(file -> file[7] = 9), "version 9; this program reads version 1");
    byte[] whole = NETWORK.bytes();
    refused(Arrays.copyOf(whole, whole.length - 1),
        "32 hidden sums and 2 buckets has " + whole.length + " bytes, not " + (whole.length - 1));
    refused(Arrays.copyOf(whole, whole.length + 1), "not " + (whole.length + 1));
    refused(changed(file -> file[12] = (byte) 0x80), "hidden sums");
    refused(changed(file -> file[14] = 1), "buckets");
    refused(changed(file -> file[16] = (byte) 0xFF), "a scale of");
    refused(changed(file -> file[file.length - 4 * 32 - 8] = 0x7F), "an output bias of");
    refused(changed(file -> file[18] = 0x7F), "a weight of 32");
    refused(changed(file -> file[file.length - 1] = Byte.MIN_VALUE), "a weight of -128");
  }

  private static byte[] changed(Consumer<byte[]> change) {
    byte[] file = NETWORK.bytes();
    change.accept(file);
    return file;
  }

  private static void refused(byte[] file, String reason) {
    assertThatThrownBy(() -> Network.read(CHESS, file)).isInstanceOf(NetworkException.class)
        .hasMessageContaining(reason);
  }
}
