package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Setup;

/**
 * Castling from any squares agrees with Fairy-Stockfish, in positions of random games, each from another order of the pieces on the
 * first rank; so do the starts of Chess960.
 */
class ShuffledStartsTest extends FairyStockfishOracle {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int POSITIONS = DEEP ? 150 : 30;
  private static final int DEPTH = DEEP ? 3 : 2;
  private static final int MOST_PLIES = 30;
  /** The file of kings in chess. */
  private static final int HOME = 4;
  /** One in this many starts is counted. */
  private static final int STEP = DEEP ? 1 : 24;
  private static final int START_DEPTH = DEEP ? 4 : 3;

  /**
   * The forms of games that are played where any squares are wanted: {@code horde@chess960}. Where pieces come to squares that others leave,
   * the program puts them onto a king that castles without leaving its square, too: those are left out.
   */
  private List<String> forms() {
    Properties names = FairyStockfish.names();
    List<String> played = compared();
    return names.stringPropertyNames().stream().filter(name -> name.startsWith("chess960."))
        .filter(name -> played.contains(name.substring(name.indexOf('.') + 1)))
        .map(name -> names.getProperty(name).strip())
        .filter(form -> !game(form).definition().start().contains("ABCDEFGH")).sorted().toList();
  }

  private static Game game(String form) {
    String[] parts = form.split("@");
    return GameFiles.game(parts[0], Stream.of(parts).skip(1).toList());
  }

  private void choose(String id) {
    program().ask("setoption name UCI_Chess960 value true");
    program().choose(id);
  }

  private long counted(Position position, int depth) throws IOException {
    program().ask("position fen " + position.fen(Setup.Dialect.FAIRY_STOCKFISH));
    program().ask("go perft " + depth);
    return Long.parseLong(program().hear("Nodes searched: "));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void countsAgree(String form) throws IOException {
    choose(form.replaceFirst("@.*", ""));
    int castlings = 0;
    for (Position position : positions(game(form))) {
      assertThat(position.perft(DEPTH)).as("%s, %s", form, position.fen())
          .isEqualTo(counted(position, DEPTH));
      castlings += position.moves().stream().anyMatch(move -> position.legs(move).isNamed()) ? 1 : 0;
    }
    assertThat(castlings).as("positions in which somebody may castle").isGreaterThan(POSITIONS / 20);
  }

  /** All of them where tests may take long. */
  @Test
  void theStartsOfChess960Agree() throws IOException {
    Game game = game("fischerandom");
    StartPositions starts = StartPositions.requireSeveral(game);
    assertThat(starts.count()).isEqualTo(960);
    choose("fischerandom");
    for (long number = 0; number < starts.count(); number += STEP) {
      Position start = starts.position(number);
      assertThat(start.perft(START_DEPTH)).as("start %d, %s", number, start.fen())
          .isEqualTo(counted(start, START_DEPTH));
    }
  }

  /** Of games in which those that could castle at once do not, so that many still may. */
  private static List<Position> positions(Game game) {
    // The program has whatever stands on the e-file castle where no king is royal.
    boolean home = game.definition().pieces().stream().noneMatch(PieceKind::royal);
    List<Position> positions = new ArrayList<>();
    Random random = new Random(7);
    while (positions.size() < POSITIONS) {
      Position position = game.position(shuffled(game.start().fen(), home, random));
      int plies = random.nextInt(MOST_PLIES);
      for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
        Position before = position;
        List<Move> others = position.moves().stream()
            .filter(move -> !before.legs(move).isNamed() && !move.text().matches("[a-j][18].*")).toList();
        List<Move> moves = others.isEmpty() || random.nextInt(4) == 0 ? position.moves() : others;
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      positions.add(position);
    }
    return positions;
  }

  /**
   * The start with the pieces of Black's first rank in another order, and with White's likewise where these mirror them.
   *
   * @param home whether kings stay at home
   */
  private static String shuffled(String fen, boolean home, Random random) {
    List<String> fields = new ArrayList<>(List.of(fen.split(" ")));
    int hand = (fields.get(0) + "[").indexOf('[');
    List<String> ranks = new ArrayList<>(List.of(fields.get(0).substring(0, hand).split("/")));
    boolean both = ranks.getLast().equals(ranks.getFirst().toUpperCase(Locale.ROOT));
    List<String> rank = new ArrayList<>(List.of(ranks.getFirst().split("")));
    do {
      Collections.shuffle(rank, random);
    } while (rank.indexOf("r") > rank.indexOf("k") || rank.indexOf("k") > rank.lastIndexOf("r")
        || home && rank.indexOf("k") != HOME);
    // Rooks stay, and of the others one of each kind: a side that has none may have lost.
    for (int file = 0; file < rank.size(); file++) {
      boolean first = rank.indexOf(rank.get(file)) == file;
      rank.set(file, first || rank.get(file).equals("r") || random.nextInt(3) == 0 ? rank.get(file) : "1");
    }
    String rights = IntStream.range(0, rank.size()).filter(file -> rank.get(file).equals("r"))
        .mapToObj(file -> String.valueOf((char) ('a' + file))).reduce("", String::concat);
    String pieces = Pattern.compile("1+").matcher(String.join("", rank))
        .replaceAll(run -> String.valueOf(run.group().length()));
    ranks.set(0, pieces);
    if (both) {
      ranks.set(ranks.size() - 1, pieces.toUpperCase(Locale.ROOT));
    }
    fields.set(0, String.join("/", ranks) + fields.get(0).substring(hand));
    fields.set(2, (both ? rights.toUpperCase(Locale.ROOT) : "") + rights);
    return String.join(" ", fields);
  }
}
