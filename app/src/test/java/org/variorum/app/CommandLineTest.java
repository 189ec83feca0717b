package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

  @Test
  void theHelpNamesAllCommands() {
    CommandRun run = CommandRun.of("--help");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("server", "play", "games", "rules", "check", "moves", "perft", "uci",
        "match", "soak", "tune", "train", "backup", "restore", "import", "export", "html");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"server", "play", "games", "rules", "check", "moves", "perft", "uci", "match", "soak",
          "tune", "backup", "restore", "import", "export", "html"})
  void everyCommandHasHelp(String command) {
    CommandRun run = CommandRun.of(command, "--help");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("Usage: variorum " + command);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void itTellsItsVersion() {
    assertThat(CommandRun.of("--version").out()).startsWith("Variorum ");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
      nonsense                          | --help
      perft                             | GAME
      perft chess                       | DEPTH
      perft chess deep                  | DEPTH
      perft chess -1                    | 0 to 99
      perft chess 2 --repeat 0          | from 1 on
      perft chess 2 --fen nonsense      | FEN
      perft ches 2                      | did you mean chess?
      perft shogy 2                     | did you mean shogi?
      perft there/is/no/such.yaml 2     | variorum games
      perft chess 2 --options odd       | leave --options out
      perft gleeman 2 --options odd     | castling=italian
      moves chess --batch 8/8           | standard input
      play chess --level 9              | 1 to 8
      play chess --white robot          | computer
      server --port 70000               | 0 to 65535
      server --requests-per-second 0    | from 1 to
      server --metrics-port 70000       | 0 to 65535
      server --connections 0            | from 1 to
      backup                            | FILE
      restore                           | FILE
      server --work-per-second 0        | from 1 to
      server --bytes-per-second 0       | from 1 to
      server --database postgres://here | begins with jdbc:postgresql:
      rules                             | GAME
      match chess                       | --b
      match chess --b nobody            | a player is variorum, uci:COMMAND
      match chess --b first             | an older build
      match chess --b variorum:level=9  | from 1 to 8
      match chess --b variorum --time fast | such as 60+0.6
      match chess --b variorum --time 0    | the clock has no time
      match chess --b variorum --time 1 --movetime 5 | exclude each other
      match chess --b variorum --movetime 0 | from 1 on
      match chess --b variorum --games 0   | from 1 on
      match chess --b variorum --sprt 5,0  | elo0 below elo1
      match chess --b variorum --sprt 5    | two differences in Elo
      match chess --b variorum --win 600   | --win 600,4
      match chess --b variorum --draw 5,0  | --draw 10,8,60
      match chess --b variorum --max-moves 0 | from 1 to
      match chess --b variorum --opening-plies -1 | from 0 to
      match chess --b variorum --openings no-such-file | cannot read
      match chess --b variorum --pgn no/such/folder/x.pgn | cannot write
      match chess --b uci:no-such-engine | is it installed
      soak nothing                      | variorum games
      soak chess --movetime 0           | from 1 on
      soak chess --player uci:          | a command is missing
      tune                              | GAME
      tune chess --games -1             | from 0 on
      tune chess --games 0              | give --games 1 or more, or --positions
      tune chess --threads 0            | from 1 on
      tune chess --share 1.5            | from 0 to 1
      tune chess --share NaN            | from 0 to 1
      tune gleeman --options castling=italian | name a file by --out
      tune chess --out /dev/null/x.txt  | cannot write
      tune chess --out /                | cannot write
      tune chess --games 0 --positions no-such-file | cannot read
      tune chess --positions no/such/folder/x.txt | cannot write
      train chess                       | --positions
      train chess --positions x --hidden 48 | multiples of 32 up to 512, not 48
      train chess --positions x --epochs 0 | from 1 on
      train chess --positions x --share 2 | from 0 to 1
      train chess --positions no-such-file | cannot read
      train gleeman --options castling=italian --positions x | name a file by --out
      train chess --positions x --out /   | cannot write
      check no-such-file.yaml           | variorum games
      import                            | FILE
      import no-such-file.ini           | cannot read
      export                            | GAME
      export ches                       | did you mean chess?
      export chess --to /               | cannot write
      html                              | GAME
      html chess                        | --to
      html ches --to x.html             | did you mean chess?
      html chess --to /                 | cannot write
      html chess --to /dev/null         | cannot write
      html chess --options odd --to x.html | leave --options out
      """)
  void wrongUsageIsAnsweredByOneLineThatSaysWhatToDo(String arguments, String advice) {
    CommandRun run = CommandRun.of(arguments.strip().split(" +"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.errLines()).singleElement().asString().startsWith("variorum").contains(advice);
  }
}
