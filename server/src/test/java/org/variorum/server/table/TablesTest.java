package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.CYD;
import static org.variorum.server.table.TableTestServer.query;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Position;
import org.variorum.server.api.Color;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.guest.Visitor;
import org.variorum.server.table.TableTestServer.Page;

/** How games are founded, played, agreed about and ended, and who may do what. */
class TablesTest extends RoomFixture {

  @Test
  void aNewTableWaitsForWhoeverFollowsTheLink() {
    String id = room.tables.create(ADA, query("noli-me-tangere", Color.black, null, null));
    TableView view = room.view(id);
    assertThat(view.stage()).isEqualTo(Stage.waiting);
    assertThat(view.you()).isEqualTo(Color.black);
    assertThat(view.white().kind()).isEqualTo(Seat.Kind.open);
    assertThat(code(() -> room.tables.play(ADA, id, 0, "a2a3"))).isEqualTo("waiting");
    assertThat(code(() -> room.act(ADA, id, 0, Action.sit))).isEqualTo("yours");
    room.act(BOB, id, 0, Action.sit);
    room.act(BOB, id, 0, Action.sit);
    assertThat(code(() -> room.act(CYD, id, 0, Action.sit))).isEqualTo("taken");
    assertThat(room.view(id).stage()).isEqualTo(Stage.playing);
    assertThat(room.tables.view(BOB, id).you()).isEqualTo(Color.white);
    assertThat(room.tables.view(CYD, id).you()).isNull();
    assertThat(room.view(id).white().name()).isEqualTo(BOB.name());
  }

  @Test
  void sidesAreDrawnByLot() {
    Set<Color> sides = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      sides.add(room.view(room.tables.create(ADA, query("chess", null, null, null))).you());
    }
    assertThat(sides).containsExactlyInAnyOrder(Color.white, Color.black);
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    assertThat(code(() -> room.tables.create(ADA, query("no-game", null, null, null))))
        .isEqualTo("unknown-game");
    assertThat(code(() -> room.tables.create(ADA, query("chess", null, 9, null)))).isEqualTo("bad-level");
    assertThat(refusal(() -> room.tables.create(ADA,
        query("chess", null, null, new TimeControl(-1, 181, 301)))).words()).hasSize(3);
    assertThat(code(() -> room.tables.create(ADA, query("chess", null, null, new TimeControl(0, 0, 0)))))
        .isEqualTo("bad-time");
    assertThat(code(() -> room.tables.create(ADA,
        new TableQuery("chess", null, null, null, List.of("f3", "e5", "g4", "Qh4#"), null, null, null))))
        .isEqualTo("over");
    assertThat(code(() -> room.view("nothere"))).isEqualTo("unknown-table");
    assertThat(code(() -> room.view("../etc"))).isEqualTo("unknown-table");
    assertThat(room.tables.inMemory()).isZero();
  }

  @Test
  void movesAreJudgedHere() {
    String id = room.adaAgainstBob(null);
    assertThat(code(() -> room.tables.play(BOB, id, 0, "e7e5"))).isEqualTo("not-your-turn");
    assertThat(code(() -> room.tables.play(CYD, id, 0, "e2e4"))).isEqualTo("not-yours");
    RefusedException illegal = refusal(() -> room.tables.play(ADA, id, 0, "e2e5"));
    assertThat(illegal.code()).isEqualTo("illegal");
    assertThat(illegal.getMessage()).contains("pawn");
    RefusedException blocked = refusal(() -> room.tables.play(ADA, id, 0, "a1a3"));
    assertThat(blocked.squares()).contains("a2");
    room.tables.play(ADA, id, 0, "e2e4");
    assertThat(code(() -> room.tables.play(ADA, id, 0, "d2d4"))).as("another for the same ply")
        .isEqualTo("late");
    assertThat(code(() -> room.tables.play(BOB, id, 0, "e7e5"))).isEqualTo("late");
    assertThat(code(() -> room.tables.play(BOB, id, 2, "e7e5"))).as("ahead of the game").isEqualTo("late");
    assertThat(code(() -> room.tables.play(ADA, id, 1, "d2d4"))).isEqualTo("not-your-turn");
    assertThat(room.moves(id)).containsExactly("e2e4");
  }

  @Test
  void theSameMoveAgainIsAcceptedAgain() {
    String id = room.adaAgainstBob(null);
    room.tables.play(ADA, id, 0, "e4");
    long sequence = room.view(id).sequence();
    room.tables.play(ADA, id, 0, "e2e4");
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.view(id).sequence()).isEqualTo(sequence);
    room.tables.play(BOB, id, 1, "e5");
    room.act(BOB, id, 2, Action.resign);
    room.tables.play(ADA, id, 0, "e4");
    room.act(BOB, id, 2, Action.resign);
    assertThat(room.moves(id)).containsExactly("e2e4", "e7e5");
  }

  @Test
  void mateEndsTheGame() {
    String id = room.adaAgainstBob(null);
    room.play(id, "f3", "e5", "g4", "Qh4");
    TableView view = room.view(id);
    assertThat(view.stage()).isEqualTo(Stage.ended);
    assertThat(view.outcome()).isEqualTo(new OutcomeView(Color.black, "mate", "Black wins: White is mated."));
    assertThat(view.firsts()).isEmpty();
    assertThat(code(() -> room.tables.play(ADA, id, 4, "e4"))).isEqualTo("over");
    assertThat(code(() -> room.act(ADA, id, 4, Action.resign))).isEqualTo("over");
  }

  @Test
  void threefoldRepetitionIsADrawByItself() {
    String id = room.adaAgainstBob(null);
    room.play(id, "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");
    assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason).isEqualTo("repetition");
  }

  @Test
  void drawsAreOfferedTakenAndDeclined() {
    String id = room.adaAgainstBob(null);
    assertThat(code(() -> room.act(ADA, id, 0, Action.decline))).isEqualTo("gone");
    room.act(ADA, id, 0, Action.draw);
    room.act(ADA, id, 0, Action.draw);
    assertThat(room.view(id).offer()).isEqualTo(new Offer(Offer.Kind.draw, Color.white, 2));
    assertThat(code(() -> room.act(BOB, id, 0, Action.decline))).isEqualTo("which-offer");
    room.answer(BOB, id, 0, Action.decline);
    assertThat(room.view(id).offer()).isNull();
    assertThat(code(() -> room.act(ADA, id, 0, Action.draw))).isEqualTo("declined");
    room.play(id, "e4", "e5");
    assertThat(code(() -> room.act(ADA, id, 1, Action.draw))).isEqualTo("late");
    room.act(ADA, id, 2, Action.draw);
    assertThat(code(() -> room.act(CYD, id, 2, Action.draw))).isEqualTo("not-yours");
    room.act(BOB, id, 2, Action.draw);
    assertThat(room.view(id).outcome())
        .isEqualTo(new OutcomeView(null, "agreed", "A draw: both sides agreed."));
  }

  @Test
  void severalPliesAreTakenBackSoThatTheAskerIsToMove() {
    String id = room.adaAgainstBob(null);
    assertThat(code(() -> room.act(BOB, id, 0, Action.takeback))).isEqualTo("nothing-to-take-back");
    room.play(id, "e4", "e5", "Nf3", "Nc6");
    room.act(ADA, id, 4, Action.takeback);
    room.answer(BOB, id, 4, Action.takeback);
    assertThat(room.moves(id)).containsExactly("e2e4", "e7e5");
    room.act(BOB, id, 2, Action.takeback);
    room.answer(ADA, id, 2, Action.takeback);
    assertThat(room.moves(id)).containsExactly("e2e4");
    assertThat(room.view(id).position().turn()).isEqualTo(Color.black);
    room.tables.play(BOB, id, 1, "c5");
    assertThat(room.moves(id)).containsExactly("e2e4", "c7c5");
  }

  @Test
  void anAnswerToAnOfferThatIsGoneIsRefused() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4");
    room.act(ADA, id, 1, Action.takeback);
    room.tables.play(BOB, id, 1, "e5");
    assertThat(code(() -> room.act(BOB, id, 1, Action.takeback))).isEqualTo("late");
    assertThat(room.view(id).offer()).isNull();
  }

  @Test
  void aLateAnswerToAnOfferThatAnotherHasReplacedIsRefusedAndCancelsNothing() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4", "e5");
    room.act(ADA, id, 2, Action.takeback);
    long takeback = Objects.requireNonNull(room.view(id).offer()).number();
    room.act(ADA, id, 2, Action.draw);
    Offer draw = room.view(id).offer();
    for (Action late : List.of(Action.takeback, Action.decline, Action.draw)) {
      assertThat(code(() -> room.tables.act(BOB, id, 2, late, takeback))).as(late.name()).isEqualTo("gone");
      assertThat(room.view(id).offer()).isEqualTo(draw);
    }
    assertThat(code(() -> room.act(BOB, id, 2, Action.takeback)))
        .as("a request of one's own that crosses an offer")
        .isEqualTo("answer-first");
    assertThat(room.view(id).offer()).isEqualTo(draw);
    room.answer(BOB, id, 2, Action.draw);
    assertThat(room.view(id).outcome()).extracting(OutcomeView::reason).isEqualTo("agreed");
  }

  @Test
  void twoRequestsToTakeBackThatCrossAreNoConsent() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4", "e5");
    room.act(ADA, id, 2, Action.takeback);
    assertThat(code(() -> room.act(BOB, id, 2, Action.takeback))).isEqualTo("answer-first");
    assertThat(room.moves(id)).hasSize(2);
  }

  @Test
  void theSameOfferMadeAgainIsAnotherOne() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4", "e5");
    room.act(ADA, id, 2, Action.draw);
    long first = Objects.requireNonNull(room.view(id).offer()).number();
    room.answer(ADA, id, 2, Action.decline);
    room.act(ADA, id, 2, Action.draw);
    assertThat(code(() -> room.tables.act(BOB, id, 2, Action.draw, first))).isEqualTo("gone");
    assertThat(code(() -> room.tables.act(BOB, id, 2, Action.decline, first))).isEqualTo("gone");
    assertThat(room.view(id).stage()).isEqualTo(Stage.playing);
  }

  @Test
  void aGameCanBeCalledOffBeforeOnesOwnFirstMove() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4");
    assertThat(code(() -> room.act(ADA, id, 1, Action.abort))).isEqualTo("begun");
    room.act(BOB, id, 1, Action.abort);
    room.act(BOB, id, 1, Action.abort);
    assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason).isEqualTo("aborted");
    String waiting = room.tables.create(ADA, query("chess", null, null, null));
    room.act(ADA, waiting, 0, Action.abort);
    assertThat(code(() -> room.act(BOB, waiting, 0, Action.sit))).isEqualTo("over");
    assertThat(code(() -> room.act(ADA, waiting, 0, Action.rematch))).isEqualTo("nobody");
  }

  @Test
  void aRematchHasSidesSwapped() {
    String id = room.adaAgainstBob(new TimeControl(60, 1, 0));
    assertThat(code(() -> room.act(ADA, id, 0, Action.rematch))).isEqualTo("not-over");
    room.act(ADA, id, 0, Action.resign);
    Page page = new Page(room.tables, BOB, id, 0, null);
    room.act(ADA, id, 0, Action.rematch);
    assertThat(page.last().offer()).isEqualTo(new Offer(Offer.Kind.rematch, Color.white, 3));
    room.act(BOB, id, 0, Action.rematch);
    String next = Objects.requireNonNull(page.last().rematch());
    room.act(ADA, id, 0, Action.rematch);
    assertThat(room.view(id).rematch()).isEqualTo(next);
    TableView again = room.view(next);
    assertThat(again.you()).isEqualTo(Color.black);
    assertThat(again.time()).isEqualTo(new TimeControl(60, 1, 0));
    assertThat(again.stage()).isEqualTo(Stage.playing);
  }

  @Test
  void aGameGoesOnFromAnyPosition() {
    String id = room.tables.create(ADA, new TableQuery("chess", null, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", null,
        List.of("Kd7"), Color.white, null, null));
    room.act(BOB, id, 0, Action.sit);
    TableView view = room.view(id);
    assertThat(view.plies()).extracting(PlyView::text).containsExactly("e8d7");
    assertThat(view.position().turn()).isEqualTo(Color.white);
    assertThat(code(() -> room.act(ADA, id, 1, Action.takeback))).isEqualTo("nothing-to-take-back");
    room.tables.play(ADA, id, 1, "e4");
    assertThat(room.moves(id)).containsExactly("e8d7", "e2e4");
  }

  private static TableQuery numbered(String game, @Nullable String fen, String start) {
    return new TableQuery(game, null, fen, start, null, Color.white, null, null);
  }

  @Test
  void aGameBeginsAtAStartByNumberAndTheNextAtTheSame() {
    String id = room.tables.create(ADA, numbered("shuffle-chess", null, "0"));
    room.act(BOB, id, 0, Action.sit);
    assertThat(room.view(id).start()).startsWith("bbqnnkrr/");
    assertThat(room.view(id).startNumber()).isZero();
    assertThat(room.tables.pgn(id)).contains("[FEN \"bbqnnkrr/", "[StartNumber \"0\"]");
    room.act(ADA, id, 0, Action.resign);
    room.act(ADA, id, 0, Action.rematch);
    room.act(BOB, id, 0, Action.rematch);
    assertThat(room.view(Objects.requireNonNull(room.view(id).rematch())).startNumber()).isZero();
  }

  @Test
  void aGameBeginsAtAStartByLot() {
    Set<String> starts =
        Stream.generate(() -> room.tables.create(ADA, numbered("shuffle-chess", null, "random")))
            .limit(5).map(id -> room.view(id).start()).collect(Collectors.toSet());
    assertThat(starts).hasSizeGreaterThan(1);
  }

  @Test
  void startsThatAreNoneAreRefused() {
    assertThat(code(() -> room.tables.create(ADA, numbered("shuffle-chess", null, "2880"))))
        .isEqualTo("bad-start");
    assertThat(code(() -> room.tables.create(ADA, numbered("chess", null, "1")))).isEqualTo("bad-start");
    assertThat(code(() -> room.tables.create(ADA,
        numbered("shuffle-chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "1"))))
        .isEqualTo("bad-start");
  }

  @Test
  void bothSidesPlayAHundredTablesAtOnce() throws Exception {
    int tables = 100;
    int plies = 12;
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      ids.add(room.adaAgainstBob(new TimeControl(600, 1, 0)));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> players = new ArrayList<>();
      for (String id : ids) {
        players.add(threads.submit(() -> playOn(ADA, id, plies)));
        players.add(threads.submit(() -> playOn(BOB, id, plies)));
      }
      for (Future<?> player : players) {
        player.get();
      }
    }
    List<List<String>> before = ids.stream().map(room::moves).toList();
    assertThat(before).allMatch(moves -> moves.size() == plies);
    restart(Duration.ofMinutes(1));
    assertThat(ids.stream().map(room::moves).toList()).isEqualTo(before);
  }

  /** Tries its first legal move at every ply, as fast as it can, also when it is not its turn. */
  private void playOn(Visitor visitor, String id, int plies) {
    for (TableView view = room.tables.view(visitor, id); view.plies().size() < plies;) {
      view = room.tables.view(visitor, id);
      if (!view.firsts().isEmpty() && view.plies().size() < plies) {
        int ply = view.plies().size();
        Position position = CatalogGames.edition("chess").game().position(view.position().fen());
        String move = position.moves().get(ply % 7).text();
        room.tables.play(visitor, id, ply, move);
        room.tables.play(visitor, id, ply, move);
      } else {
        Thread.yield();
      }
    }
  }
}
