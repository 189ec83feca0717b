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
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.query.QueryException;

/** How games are founded, played, agreed about and ended, and who may do what. */
class TablesTest extends RoomFixture {

  @Test
  void aNewTableWaitsForWhoeverFollowsTheLink() {
    String id = server.tables.create(ADA, query("noli-me-tangere", Color.black, null, null));
    TableView view = server.view(id);
    assertThat(view.stage()).isEqualTo(Stage.waiting);
    assertThat(view.you()).isEqualTo(Color.black);
    assertThat(view.white().kind()).isEqualTo(Seat.Kind.open);
    assertThat(code(() -> server.tables.play(ADA, id, 0, "a2a3"))).isEqualTo("waiting");
    assertThat(code(() -> server.act(ADA, id, 0, Action.sit))).isEqualTo("yours");
    server.act(BOB, id, 0, Action.sit);
    server.act(BOB, id, 0, Action.sit);
    assertThat(code(() -> server.act(CYD, id, 0, Action.sit))).isEqualTo("taken");
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
    assertThat(server.tables.view(BOB, id).you()).isEqualTo(Color.white);
    assertThat(server.tables.view(CYD, id).you()).isNull();
    assertThat(server.view(id).white().name()).isEqualTo(Visitor.name(BOB.id()));
  }

  @Test
  void sidesAreDrawnByLot() {
    Set<Color> sides = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      sides.add(server.view(server.tables.create(ADA, query("chess", null, null, null))).you());
    }
    assertThat(sides).containsExactlyInAnyOrder(Color.white, Color.black);
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    assertThat(code(() -> server.tables.create(ADA, query("no-game", null, null, null))))
        .isEqualTo("unknown-game");
    assertThat(code(() -> server.tables.create(ADA, query("chess", null, 9, null)))).isEqualTo("bad-level");
    assertThat(refusal(() -> server.tables.create(ADA,
        query("chess", null, null, new TimeControl(-1, 181, 301)))).words()).hasSize(3);
    assertThat(code(() -> server.tables.create(ADA, query("chess", null, null, new TimeControl(0, 0, 0)))))
        .isEqualTo("bad-time");
    assertThat(code(() -> server.tables.create(ADA,
        new TableQuery("chess", null, null, null, List.of("f3", "e5", "g4", "Qh4#"), null, null, null))))
        .isEqualTo("over");
    assertThat(code(() -> server.view("nothere"))).isEqualTo("unknown-table");
    assertThat(code(() -> server.view("../etc"))).isEqualTo("unknown-table");
    assertThat(server.tables.tablesInMemory()).isZero();
  }

  @Test
  void movesAreJudgedHere() {
    String id = server.adaAgainstBob(null);
    assertThat(code(() -> server.tables.play(BOB, id, 0, "e7e5"))).isEqualTo("not-your-turn");
    assertThat(code(() -> server.tables.play(CYD, id, 0, "e2e4"))).isEqualTo("not-yours");
    QueryException illegal = refusal(() -> server.tables.play(ADA, id, 0, "e2e5"));
    assertThat(illegal.code()).isEqualTo("illegal");
    assertThat(illegal.getMessage()).contains("pawn");
    QueryException blocked = refusal(() -> server.tables.play(ADA, id, 0, "a1a3"));
    assertThat(blocked.squares()).contains("a2");
    server.tables.play(ADA, id, 0, "e2e4");
    assertThat(code(() -> server.tables.play(ADA, id, 0, "d2d4"))).as("another for the same ply")
        .isEqualTo("late");
    assertThat(code(() -> server.tables.play(BOB, id, 0, "e7e5"))).isEqualTo("late");
    assertThat(code(() -> server.tables.play(BOB, id, 2, "e7e5"))).as("ahead of the game").isEqualTo("late");
    assertThat(code(() -> server.tables.play(ADA, id, 1, "d2d4"))).isEqualTo("not-your-turn");
    assertThat(server.moves(id)).containsExactly("e2e4");
  }

  @Test
  void theSameMoveAgainIsAcceptedAgain() {
    String id = server.adaAgainstBob(null);
    server.tables.play(ADA, id, 0, "e4");
    long sequence = server.view(id).sequence();
    server.tables.play(ADA, id, 0, "e2e4");
    server.tables.play(ADA, id, 0, "e4");
    assertThat(server.view(id).sequence()).isEqualTo(sequence);
    server.tables.play(BOB, id, 1, "e5");
    server.act(BOB, id, 2, Action.resign);
    server.tables.play(ADA, id, 0, "e4");
    server.act(BOB, id, 2, Action.resign);
    assertThat(server.moves(id)).containsExactly("e2e4", "e7e5");
  }

  @Test
  void mateEndsTheGame() {
    String id = server.adaAgainstBob(null);
    server.play(id, "f3", "e5", "g4", "Qh4");
    TableView view = server.view(id);
    assertThat(view.stage()).isEqualTo(Stage.ended);
    assertThat(view.outcome()).isEqualTo(new OutcomeView(Color.black, "mate", "Black wins: White is mated."));
    assertThat(view.firsts()).isEmpty();
    assertThat(code(() -> server.tables.play(ADA, id, 4, "e4"))).isEqualTo("over");
    assertThat(code(() -> server.act(ADA, id, 4, Action.resign))).isEqualTo("over");
  }

  @Test
  void threefoldRepetitionIsADrawByItself() {
    String id = server.adaAgainstBob(null);
    server.play(id, "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");
    assertThat(server.view(id).outcome()).isNotNull().extracting(OutcomeView::reason).isEqualTo("repetition");
  }

  @Test
  void drawsAreOfferedTakenAndDeclined() {
    String id = server.adaAgainstBob(null);
    assertThat(code(() -> server.act(ADA, id, 0, Action.decline))).isEqualTo("gone");
    server.act(ADA, id, 0, Action.draw);
    server.act(ADA, id, 0, Action.draw);
    assertThat(server.view(id).offer()).isEqualTo(new Offer(Offer.Kind.draw, Color.white, 2));
    assertThat(code(() -> server.act(BOB, id, 0, Action.decline))).isEqualTo("which-offer");
    server.answer(BOB, id, 0, Action.decline);
    assertThat(server.view(id).offer()).isNull();
    assertThat(code(() -> server.act(ADA, id, 0, Action.draw))).isEqualTo("declined");
    server.play(id, "e4", "e5");
    assertThat(code(() -> server.act(ADA, id, 1, Action.draw))).isEqualTo("late");
    server.act(ADA, id, 2, Action.draw);
    assertThat(code(() -> server.act(CYD, id, 2, Action.draw))).isEqualTo("not-yours");
    server.act(BOB, id, 2, Action.draw);
    assertThat(server.view(id).outcome())
        .isEqualTo(new OutcomeView(null, "agreed", "A draw: both sides agreed."));
  }

  @Test
  void severalPliesAreTakenBackSoThatTheAskerIsToMove() {
    String id = server.adaAgainstBob(null);
    assertThat(code(() -> server.act(BOB, id, 0, Action.takeback))).isEqualTo("nothing-to-take-back");
    server.play(id, "e4", "e5", "Nf3", "Nc6");
    server.act(ADA, id, 4, Action.takeback);
    server.answer(BOB, id, 4, Action.takeback);
    assertThat(server.moves(id)).containsExactly("e2e4", "e7e5");
    server.act(BOB, id, 2, Action.takeback);
    server.answer(ADA, id, 2, Action.takeback);
    assertThat(server.moves(id)).containsExactly("e2e4");
    assertThat(server.view(id).position().turn()).isEqualTo(Color.black);
    server.tables.play(BOB, id, 1, "c5");
    assertThat(server.moves(id)).containsExactly("e2e4", "c7c5");
  }

  @Test
  void anAnswerToAnOfferThatIsGoneIsRefused() {
    String id = server.adaAgainstBob(null);
    server.play(id, "e4");
    server.act(ADA, id, 1, Action.takeback);
    server.tables.play(BOB, id, 1, "e5");
    assertThat(code(() -> server.act(BOB, id, 1, Action.takeback))).isEqualTo("late");
    assertThat(server.view(id).offer()).isNull();
  }

  @Test
  void aLateAnswerToAnOfferThatAnotherHasReplacedIsRefusedAndCancelsNothing() {
    String id = server.adaAgainstBob(null);
    server.play(id, "e4", "e5");
    server.act(ADA, id, 2, Action.takeback);
    long takeback = Objects.requireNonNull(server.view(id).offer()).number();
    server.act(ADA, id, 2, Action.draw);
    Offer draw = server.view(id).offer();
    for (Action late : List.of(Action.takeback, Action.decline, Action.draw)) {
      assertThat(code(() -> server.tables.act(BOB, id, 2, late, takeback))).as(late.name()).isEqualTo("gone");
      assertThat(server.view(id).offer()).isEqualTo(draw);
    }
    assertThat(code(() -> server.act(BOB, id, 2, Action.takeback)))
        .as("a request of one's own that crosses an offer")
        .isEqualTo("answer-first");
    assertThat(server.view(id).offer()).isEqualTo(draw);
    server.answer(BOB, id, 2, Action.draw);
    assertThat(server.view(id).outcome()).extracting(OutcomeView::reason).isEqualTo("agreed");
  }

  @Test
  void twoRequestsToTakeBackThatCrossAreNoConsent() {
    String id = server.adaAgainstBob(null);
    server.play(id, "e4", "e5");
    server.act(ADA, id, 2, Action.takeback);
    assertThat(code(() -> server.act(BOB, id, 2, Action.takeback))).isEqualTo("answer-first");
    assertThat(server.moves(id)).hasSize(2);
  }

  @Test
  void theSameOfferMadeAgainIsAnotherOne() {
    String id = server.adaAgainstBob(null);
    server.play(id, "e4", "e5");
    server.act(ADA, id, 2, Action.draw);
    long first = Objects.requireNonNull(server.view(id).offer()).number();
    server.answer(ADA, id, 2, Action.decline);
    server.act(ADA, id, 2, Action.draw);
    assertThat(code(() -> server.tables.act(BOB, id, 2, Action.draw, first))).isEqualTo("gone");
    assertThat(code(() -> server.tables.act(BOB, id, 2, Action.decline, first))).isEqualTo("gone");
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
  }

  @Test
  void aGameCanBeCalledOffBeforeOnesOwnFirstMove() {
    String id = server.adaAgainstBob(null);
    server.play(id, "e4");
    assertThat(code(() -> server.act(ADA, id, 1, Action.abort))).isEqualTo("begun");
    server.act(BOB, id, 1, Action.abort);
    server.act(BOB, id, 1, Action.abort);
    assertThat(server.view(id).outcome()).isNotNull().extracting(OutcomeView::reason).isEqualTo("aborted");
    String waiting = server.tables.create(ADA, query("chess", null, null, null));
    server.act(ADA, waiting, 0, Action.abort);
    assertThat(code(() -> server.act(BOB, waiting, 0, Action.sit))).isEqualTo("over");
    assertThat(code(() -> server.act(ADA, waiting, 0, Action.rematch))).isEqualTo("nobody");
  }

  @Test
  void aRematchHasSidesSwapped() {
    String id = server.adaAgainstBob(new TimeControl(60, 1, 0));
    assertThat(code(() -> server.act(ADA, id, 0, Action.rematch))).isEqualTo("not-over");
    server.act(ADA, id, 0, Action.resign);
    Page page = new Page(server.tables, BOB, id, 0, null);
    server.act(ADA, id, 0, Action.rematch);
    assertThat(page.last().offer()).isEqualTo(new Offer(Offer.Kind.rematch, Color.white, 3));
    server.act(BOB, id, 0, Action.rematch);
    String next = Objects.requireNonNull(page.last().rematch());
    server.act(ADA, id, 0, Action.rematch);
    assertThat(server.view(id).rematch()).isEqualTo(next);
    TableView again = server.view(next);
    assertThat(again.you()).isEqualTo(Color.black);
    assertThat(again.time()).isEqualTo(new TimeControl(60, 1, 0));
    assertThat(again.stage()).isEqualTo(Stage.playing);
  }

  @Test
  void aGameGoesOnFromAnyPosition() {
    String id = server.tables.create(ADA,
        new TableQuery("chess", null, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", null,
            List.of("Kd7"), Color.white, null, null));
    server.act(BOB, id, 0, Action.sit);
    TableView view = server.view(id);
    assertThat(view.plies()).extracting(PlyView::text).containsExactly("e8d7");
    assertThat(view.position().turn()).isEqualTo(Color.white);
    assertThat(code(() -> server.act(ADA, id, 1, Action.takeback))).isEqualTo("nothing-to-take-back");
    server.tables.play(ADA, id, 1, "e4");
    assertThat(server.moves(id)).containsExactly("e8d7", "e2e4");
  }

  private static TableQuery numbered(String game, @Nullable String fen, String start) {
    return new TableQuery(game, null, fen, start, null, Color.white, null, null);
  }

  @Test
  void aGameBeginsAtAStartByNumberAndTheNextAtTheSame() {
    String id = server.tables.create(ADA, numbered("shuffle-chess", null, "0"));
    server.act(BOB, id, 0, Action.sit);
    assertThat(server.view(id).start()).startsWith("bbqnnkrr/");
    assertThat(server.view(id).startNumber()).isZero();
    assertThat(server.tables.pgn(id)).contains("[FEN \"bbqnnkrr/", "[StartNumber \"0\"]");
    server.act(ADA, id, 0, Action.resign);
    server.act(ADA, id, 0, Action.rematch);
    server.act(BOB, id, 0, Action.rematch);
    assertThat(server.view(Objects.requireNonNull(server.view(id).rematch())).startNumber()).isZero();
  }

  @Test
  void aGameBeginsAtAStartByLot() {
    Set<String> starts =
        Stream.generate(() -> server.tables.create(ADA, numbered("shuffle-chess", null, "random")))
            .limit(5).map(id -> server.view(id).start()).collect(Collectors.toSet());
    assertThat(starts).hasSizeGreaterThan(1);
  }

  @Test
  void startsThatAreNoneAreRefused() {
    assertThat(code(() -> server.tables.create(ADA, numbered("shuffle-chess", null, "2880"))))
        .isEqualTo("bad-start");
    assertThat(code(() -> server.tables.create(ADA, numbered("chess", null, "1")))).isEqualTo("bad-start");
    assertThat(code(() -> server.tables.create(ADA,
        numbered("shuffle-chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "1"))))
        .isEqualTo("bad-start");
  }

  @Test
  void bothSidesPlayAHundredTablesAtOnce() throws Exception {
    int tables = 100;
    int plies = 12;
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      ids.add(server.adaAgainstBob(new TimeControl(600, 1, 0)));
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
    List<List<String>> before = ids.stream().map(server::moves).toList();
    assertThat(before).allMatch(moves -> moves.size() == plies);
    restart(Duration.ofMinutes(1));
    assertThat(ids.stream().map(server::moves).toList()).isEqualTo(before);
  }

  /** Tries its first legal move at every ply, as fast as it can, also when it is not its turn. */
  private void playOn(Visitor visitor, String id, int plies) {
    for (TableView view = server.tables.view(visitor, id); view.plies().size() < plies;) {
      view = server.tables.view(visitor, id);
      if (!view.firsts().isEmpty() && view.plies().size() < plies) {
        int ply = view.plies().size();
        Position position = CatalogGames.edition("chess").game().position(view.position().fen());
        String move = position.moves().get(ply % 7).text();
        server.tables.play(visitor, id, ply, move);
        server.tables.play(visitor, id, ply, move);
      } else {
        Thread.yield();
      }
    }
  }
}
