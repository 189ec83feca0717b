package org.variorum.app.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.app.board.BoardPicture;
import org.variorum.app.board.StateWords;
import org.variorum.app.play.Players.Player;
import org.variorum.app.text.Paragraph;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Level;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.notation.GameFinder;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;

/** A game at a console: shows the board, reads moves and commands, and makes the computer's moves. */
public final class ConsoleGame {

  private final GameConsole console;
  private final Archive archive;
  private final EngineSettings settings;
  private Scoresheet scoresheet;
  private Players players;
  private Opponent opponent;
  private Side bottomSide;
  /** Whether the board has been shown since it last changed. */
  private boolean isBoardShown;
  private boolean hasQuit;

  /**
   * @param games finds the game of a PGN file by its tags
   * @param names gives the name of a game that is written to a PGN file
   * @param settings the computer's settings, except its level
   */
  public ConsoleGame(GameConsole console, Position start, Players players, Level level, GameFinder games,
      GameNames names,
      EngineSettings settings) {
    this.console = console;
    archive = new Archive(games, names);
    this.players = players;
    this.settings = settings;
    scoresheet = new Scoresheet(start);
    opponent = new Opponent(start.game(), level, settings);
    bottomSide = players.bottomSide();
  }

  /** Runs the game until the user quits. */
  public void run() {
    console.show(
        Paragraph.of(title() + " Type a move such as " + phrases().example() + ", or \"help\".").wrap("", "")
            .stripTrailing());
    while (!hasQuit) {
      if (!scoresheet.isOver() && players.player(turn()) == Player.COMPUTER) {
        playComputerMove();
        continue;
      }
      if (!isBoardShown) {
        showBoard();
      }
      Optional<String> line = console.ask(prompt(), () -> phrases().completions());
      hasQuit = line.isEmpty();
      line.map(String::strip).filter(text -> !text.isEmpty()).ifPresent(this::execute);
    }
  }

  /** Continues a game from a PGN file, or shows why the file cannot be read. */
  public void load(String name) {
    Archive.Reply reply = archive.read(name);
    reply.game().ifPresent(loaded -> {
      if (loaded.start().game() != game()) {
        opponent = new Opponent(loaded.start().game(), opponent.level(), settings);
      }
      scoresheet = loaded;
      isBoardShown = false;
    });
    console.show(reply.words());
  }

  private Game game() {
    return scoresheet.start().game();
  }

  private Side turn() {
    return scoresheet.position().turn();
  }

  private String sideName(Side side) {
    return game().sides().of(side);
  }

  private String title() {
    String options = game().definition().options().isEmpty() ? ""
        : " (" + String.join(", ", game().definition().options()) + ")";
    return game() + options + ".";
  }

  private Phrases phrases() {
    return new Phrases(scoresheet.position());
  }

  private String prompt() {
    return scoresheet.isOver() ? "over> " : sideName(turn()) + "> ";
  }

  private void showBoard() {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.addAll(
        new BoardPicture(console.style(), bottomSide).lines(scoresheet.position(), scoresheet.marks()));
    List<String> sentences = new ArrayList<>(new StateWords(scoresheet.position()).sentences());
    scoresheet.lastMove().ifPresent(move -> sentences.addFirst(move));
    if (scoresheet.ending().isPresent()) {
      sentences.add(scoresheet.ending().get());
    } else if (scoresheet.position().inCheck()) {
      sentences.add(sideName(turn()) + " is in check.");
    }
    sentences.forEach(sentence -> lines.add(Paragraph.of(sentence).wrap("    ", "    ").stripTrailing()));
    console.show(String.join("\n", lines));
    isBoardShown = true;
  }

  private void playComputerMove() {
    boolean hasNoHuman = !players.includes(Player.HUMAN);
    if (hasNoHuman && !isBoardShown) {
      showBoard();
    }
    Opponent.Answer answer = opponent.think(scoresheet.position(), console);
    answer.result().bestMove().ifPresent(move -> {
      console.show(sideName(turn()) + ": " + San.write(scoresheet.position(), move));
      makeMove(move);
    });
    // Without this, the user could never enter a command in a game of the computer against itself.
    if (hasNoHuman && answer.isInterrupted()) {
      players = new Players(Player.HUMAN, Player.HUMAN);
      console.show("You play both sides now; type \"switch\" to let the computer play one side.");
    }
  }

  private void makeMove(Move move) {
    scoresheet.play(move);
    isBoardShown = false;
  }

  private void execute(String line) {
    String[] parts = line.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    Optional<ConsoleCommand> command = ConsoleCommand.of(parts[0]);
    if (command.isPresent()) {
      execute(command.get(), argument);
    } else {
      playMove(line);
    }
  }

  private void execute(ConsoleCommand command, String argument) {
    switch (command) {
      case HINT -> showHint();
      case UNDO -> undo();
      case MOVES -> console.show(phrases().moves(argument));
      case WHY -> showReason(argument);
      case FLIP -> {
        bottomSide = bottomSide.opponent();
        isBoardShown = false;
      }
      case FEN -> console.show(scoresheet.position().fen());
      case SAVE -> save(argument);
      case LOAD -> {
        if (requireArgument(command, argument)) {
          load(argument);
        }
      }
      case LEVEL -> setLevel(argument);
      case SWITCH -> switchSides();
      case DRAW -> offerDraw();
      case RESIGN -> resign();
      case NEW -> {
        scoresheet = new Scoresheet(scoresheet.start());
        isBoardShown = false;
      }
      case HELP -> showHelp();
      case QUIT -> hasQuit = true;
    }
  }

  /** Returns whether a command has its argument; complains if it has none. */
  private boolean requireArgument(ConsoleCommand command, String argument) {
    if (argument.isEmpty()) {
      console.show("An argument is missing:\n" + command.help());
    }
    return !argument.isEmpty();
  }

  /** Returns whether the game goes on; complains if it is over. */
  private boolean requireUnfinished() {
    scoresheet.ending()
        .ifPresent(
            ending -> console.show("The game is over. " + ending + " Type \"undo\" or \"new\" to play on."));
    return !scoresheet.isOver();
  }

  private void playMove(String text) {
    if (!requireUnfinished()) {
      return;
    }
    switch (San.read(scoresheet.position(), text)) {
      case SanReading.Found found -> makeMove(found.move());
      case SanReading.Refused refused -> console.show(phrases().refusal(text, refused.why()));
    }
  }

  private void showReason(String text) {
    if (requireArgument(ConsoleCommand.WHY, text)) {
      switch (San.read(scoresheet.position(), text)) {
        case SanReading.Found found ->
            console.show(San.write(scoresheet.position(), found.move()) + " is legal.");
        case SanReading.Refused refused -> console.show(phrases().refusal(text, refused.why()));
      }
    }
  }

  private void showHint() {
    if (requireUnfinished()) {
      Result result = opponent.advise(scoresheet.position(), console).result();
      result.bestMove().ifPresent(move -> console.show(phrases().hint(move, result.score())));
    }
  }

  /** Takes back moves until it is the user's turn. */
  private void undo() {
    if (scoresheet.isUntouched()) {
      console.show("There is no move to take back.");
      return;
    }
    do {
      scoresheet.undo();
    } while (!scoresheet.isUntouched() && players.includes(Player.HUMAN)
        && players.player(turn()) == Player.COMPUTER);
    isBoardShown = false;
  }

  private void save(String name) {
    if (requireArgument(ConsoleCommand.SAVE, name)) {
      String computer = "Variorum, level " + opponent.level().number();
      console.show(archive.write(scoresheet, players, computer, name).words());
    }
  }

  private void setLevel(String number) {
    if (number.matches("[1-8]")) {
      opponent = new Opponent(game(), Level.of(Integer.parseInt(number)), settings);
    } else if (!number.isEmpty()) {
      console.show("A level is a number from 1, which a beginner beats, to 8.");
    }
    console.show("The computer plays at level " + opponent.level().number() + ".");
  }

  private void switchSides() {
    if (players.includes(Player.COMPUTER)) {
      players = players.withSidesSwitched();
      console.show(
          "You play " + sideName(players.white() == Player.HUMAN ? Side.WHITE : Side.BLACK) + " now.");
    } else {
      players = turn() == Side.WHITE ? new Players(Player.COMPUTER, Player.HUMAN)
          : new Players(Player.HUMAN, Player.COMPUTER);
      console.show("The computer plays " + sideName(turn()) + " now.");
    }
    bottomSide = players.bottomSide();
    isBoardShown = false;
  }

  private void offerDraw() {
    if (!requireUnfinished()) {
      return;
    }
    if (players.includes(Player.COMPUTER)
        && !acceptsDraw(opponent.think(scoresheet.position(), console).result().score())) {
      console.show("The computer plays on.");
      return;
    }
    scoresheet.agreeOnDraw();
    isBoardShown = false;
  }

  /** Whether the computer accepts a draw, if {@code opponentScore} is the score for its opponent. */
  private static boolean acceptsDraw(Score opponentScore) {
    return switch (opponentScore) {
      case Score.Centipawns centipawns -> centipawns.value() >= 0;
      case Score.Wins wins -> true;
      case Score.Loses loses -> false;
    };
  }

  private void resign() {
    if (requireUnfinished()) {
      scoresheet.resign(turn());
      isBoardShown = false;
    }
  }

  private void showHelp() {
    console.show("A move is typed as " + phrases().example() + ". Besides:\n"
        + Arrays.stream(ConsoleCommand.values()).map(ConsoleCommand::help).collect(Collectors.joining("\n")));
  }
}
