package org.variorum.lab.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.Experience;
import org.variorum.lab.external.ConversationLog;
import org.variorum.lab.external.EngineCommand;
import org.variorum.lab.external.Protocol;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class PlayerReaderTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final PlayerReader READER =
      new PlayerReader(game -> List.of("one", "two"), Experience.NONE, ConversationLog.NONE);

  private static EngineCommand command(String text) {
    return (EngineCommand) READER.read(text);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      variorum                                          | variorum
      variorum:threads=2,hash=64,level=4.5,seed=-3      | variorum:threads=2,hash=64,level=4.5,seed=-3
      variorum:depth=3,nodes=1000,name=quick            | quick
      variorum:off=null-move+killers                    | variorum:off=null-move+killers
      uci:/opt/engine/bin/strong                        | strong
      uci:strong;name=Strong 3                          | Strong 3
      """)
  void namesAreTheTextOrAsSaid(String text, String name) {
    assertThat(READER.read(text).name()).isEqualTo(name);
  }

  @Test
  void programsWithArgumentsAndOptions() {
    EngineCommand command = command(
        "uci:\"/opt/my engines/e;1\" --quiet \"a b\"c;UCI_Variant=x;Clear Hash;\"Book; File\"=\"b;c.bin\"");
    assertThat(command.protocol()).isEqualTo(Protocol.UCI);
    assertThat(command.words()).containsExactly("/opt/my engines/e;1", "--quiet", "a bc");
    assertThat(command.options().entrySet()).extracting(Object::toString)
        .containsExactly("UCI_Variant=x", "Clear Hash=", "Book; File=b;c.bin");
    assertThat(command.reserve()).isEqualTo(Duration.ZERO);
  }

  @Test
  void theMatchsOwnSettingsAreNoOptions() {
    EngineCommand command = command("xboard:fairymax;variant=normal;reserve=50;memory=64");
    assertThat(command.protocol()).isEqualTo(Protocol.XBOARD);
    assertThat(command.variants().names(CHESS)).containsExactly("normal");
    assertThat(command.reserve()).isEqualTo(Duration.ofMillis(50));
    assertThat(command.options()).containsOnlyKeys("memory");
  }

  @Test
  void aPlayersOwnVariantOverrulesTheUsualNames() {
    assertThat(variants("usi:x")).containsExactly("one", "two");
    assertThat(variants("usi:x;variant=own")).containsExactly("own");
  }

  private static List<String> variants(String text) {
    return command(text).variants().names(CHESS);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      stockfish                 | a player is variorum, uci:COMMAND
      ''                        | a player is variorum
      :                         | a player is variorum
      first                     | an older build plays by
      variorum:speed=3          | threads, hash, level
      variorum:threads          | from 1 to 512 threads
      variorum:threads=many     | from 1 to 512 threads
      variorum:threads=0        | from 1 to 512 threads
      variorum:level=9          | from 1 to 8
      variorum:level=NaN        | from 1 to 8
      variorum:hash=16,         | threads, hash, level
      variorum:hash=0           | megabytes for the transposition table
      variorum:experience=none  | an existing folder
      variorum:nodes=-1         | the maximum number of nodes
      variorum:off=wisdom       | search techniques to switch off
      uci:                      | a command is missing
      uci:;Hash=3               | a command is missing
      uci:x;=3                  | an option has no name
      uci:"x                    | a quotation mark is not closed
      xboard:x;reserve=-1       | reserve= takes milliseconds
      """)
  void whatIsWrongIsToldWithTheRemedy(String text, String words) {
    assertThatThrownBy(() -> READER.read(text)).isInstanceOf(PlayerSyntaxException.class)
        .hasMessageStartingWith("player '").hasMessageContaining(words);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void anyTextIsReadOrRefused(int seed) {
    Random random = new Random(seed);
    List<String> parts = List.of("variorum", "first", "uci", "xboard", ":", ";", "=", ",", "\"", " ", "hash",
        "level", "1", "-1", "\u0000", "é",
        "name", "variant", "reserve", "99999999999999999999");
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int part = random.nextInt(10); part > 0; part--) {
        text.append(parts.get(random.nextInt(parts.size())));
      }
      try {
        assertThat(READER.read(text.toString()).name()).isNotNull();
      } catch (PlayerSyntaxException e) {
        assertThat(e).hasMessageStartingWith("player '");
      }
    }
  }
}
