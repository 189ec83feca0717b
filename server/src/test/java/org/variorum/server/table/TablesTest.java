package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.variorum.server.table.Room.ADA;
import static org.variorum.server.table.Room.BOB;
import static org.variorum.server.table.Room.CYD;
import static org.variorum.server.table.Room.OPENED;
import static org.variorum.server.table.Room.query;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
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
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.Color;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.StoreException;
import org.variorum.server.table.Room.Page;

class TablesTest {

  @TempDir Path directory;

  private Room room;

  @BeforeEach
  void open() {
    room = new Room(directory, OPENED);
  }

  @AfterEach
  void close() {
    room.close();
  }

  private static RefusedException refusal(ThrowingCallable attempt) {
    RefusedException refused = catchThrowableOfType(RefusedException.class, attempt);
    assertThat(refused).as("it is refused").isNotNull();
    assertThat(refused.words()).allMatch(words -> words.matches("[A-Z\"].*[.?!]"));
    return refused;
  }

  private static String code(ThrowingCallable attempt) {
    return refusal(attempt).code();
  }

  private void restart(Duration later) {
    var opened = room.clock.date().plus(later);
    room.close();
    room = new Room(directory, opened);
  }

  @Test
  void aNewTableWaitsForWhoeverFollowsTheLink() {
    String id = room.tables.create(ADA, query("noli-me-tangere", Color.black, null, null));
    TableView view = room.view(id);
    assertThat(view.stage()).isEqualTo(Stage.waiting);
    assertThat(view.you()).isEqualTo(Color.black);
    assertThat(view.white().kind()).isEqualTo(Seat.Kind.open);
    assertThat(code(() -> room.tables.play(ADA, id, 0, "a2a3"))).isEqualTo("waiting");
    assertThat(code(() -> room.tables.act(ADA, id, 0, Action.sit))).isEqualTo("yours");
    room.tables.act(BOB, id, 0, Action.sit);
    room.tables.act(BOB, id, 0, Action.sit);
    assertThat(code(() -> room.tables.act(CYD, id, 0, Action.sit))).isEqualTo("taken");
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
    room.tables.act(BOB, id, 2, Action.resign);
    room.tables.play(ADA, id, 0, "e4");
    room.tables.act(BOB, id, 2, Action.resign);
    assertThat(room.moves(id)).containsExactly("e2e4", "e7e5");
  }

  @Test
  void mateEndsTheGame() {
    String id = room.adaAgainstBob(null);
    room.play(id, "f3", "e5", "g4", "Qh4");
    TableView view = room.view(id);
    assertThat(view.stage()).isEqualTo(Stage.ended);
    assertThat(view.outcome()).isEqualTo(new OutcomeView(Color.black, "mate", "Black wins: White is mated."));
    assertThat(view.position().moves()).isEmpty();
    assertThat(code(() -> room.tables.play(ADA, id, 4, "e4"))).isEqualTo("over");
    assertThat(code(() -> room.tables.act(ADA, id, 4, Action.resign))).isEqualTo("over");
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
    assertThat(code(() -> room.tables.act(ADA, id, 0, Action.decline))).isEqualTo("gone");
    room.tables.act(ADA, id, 0, Action.draw);
    room.tables.act(ADA, id, 0, Action.draw);
    assertThat(room.view(id).offer()).isEqualTo(new Offer(Offer.Kind.draw, Color.white));
    room.tables.act(BOB, id, 0, Action.decline);
    assertThat(room.view(id).offer()).isNull();
    assertThat(code(() -> room.tables.act(ADA, id, 0, Action.draw))).isEqualTo("declined");
    room.play(id, "e4", "e5");
    assertThat(code(() -> room.tables.act(ADA, id, 1, Action.draw))).isEqualTo("late");
    room.tables.act(ADA, id, 2, Action.draw);
    assertThat(code(() -> room.tables.act(CYD, id, 2, Action.draw))).isEqualTo("not-yours");
    room.tables.act(BOB, id, 2, Action.draw);
    assertThat(room.view(id).outcome())
        .isEqualTo(new OutcomeView(null, "agreed", "A draw: both sides agreed."));
  }

  @Test
  void severalPliesAreTakenBackSoThatTheAskerIsToMove() {
    String id = room.adaAgainstBob(null);
    assertThat(code(() -> room.tables.act(BOB, id, 0, Action.takeback))).isEqualTo("nothing-to-take-back");
    room.play(id, "e4", "e5", "Nf3", "Nc6");
    room.tables.act(ADA, id, 4, Action.takeback);
    room.tables.act(BOB, id, 4, Action.takeback);
    assertThat(room.moves(id)).containsExactly("e2e4", "e7e5");
    room.tables.act(BOB, id, 2, Action.takeback);
    room.tables.act(ADA, id, 2, Action.takeback);
    assertThat(room.moves(id)).containsExactly("e2e4");
    assertThat(room.view(id).position().turn()).isEqualTo(Color.black);
    room.tables.play(BOB, id, 1, "c5");
    assertThat(room.moves(id)).containsExactly("e2e4", "c7c5");
  }

  @Test
  void anAnswerToAnOfferThatIsGoneIsRefused() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4");
    room.tables.act(ADA, id, 1, Action.takeback);
    room.tables.play(BOB, id, 1, "e5");
    assertThat(code(() -> room.tables.act(BOB, id, 1, Action.takeback))).isEqualTo("late");
    assertThat(room.view(id).offer()).isNull();
  }

  @Test
  void aGameCanBeCalledOffBeforeOnesOwnFirstMove() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4");
    assertThat(code(() -> room.tables.act(ADA, id, 1, Action.abort))).isEqualTo("begun");
    room.tables.act(BOB, id, 1, Action.abort);
    room.tables.act(BOB, id, 1, Action.abort);
    assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason).isEqualTo("aborted");
    String waiting = room.tables.create(ADA, query("chess", null, null, null));
    room.tables.act(ADA, waiting, 0, Action.abort);
    assertThat(code(() -> room.tables.act(BOB, waiting, 0, Action.sit))).isEqualTo("over");
    assertThat(code(() -> room.tables.act(ADA, waiting, 0, Action.rematch))).isEqualTo("nobody");
  }

  @Test
  void aRematchHasSidesSwapped() {
    String id = room.adaAgainstBob(new TimeControl(60, 1, 0));
    assertThat(code(() -> room.tables.act(ADA, id, 0, Action.rematch))).isEqualTo("not-over");
    room.tables.act(ADA, id, 0, Action.resign);
    Page page = new Page(room.tables, BOB, id, 0, null);
    room.tables.act(ADA, id, 0, Action.rematch);
    assertThat(page.last().offer()).isEqualTo(new Offer(Offer.Kind.rematch, Color.white));
    room.tables.act(BOB, id, 0, Action.rematch);
    String next = Objects.requireNonNull(page.last().rematch());
    room.tables.act(ADA, id, 0, Action.rematch);
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
    room.tables.act(BOB, id, 0, Action.sit);
    TableView view = room.view(id);
    assertThat(view.plies()).extracting(PlyView::text).containsExactly("e8d7");
    assertThat(view.position().turn()).isEqualTo(Color.white);
    assertThat(code(() -> room.tables.act(ADA, id, 1, Action.takeback))).isEqualTo("nothing-to-take-back");
    room.tables.play(ADA, id, 1, "e4");
    assertThat(room.moves(id)).containsExactly("e8d7", "e2e4");
  }

  private static TableQuery numbered(String game, @Nullable String fen, String start) {
    return new TableQuery(game, null, fen, start, null, Color.white, null, null);
  }

  @Test
  void aGameBeginsAtAStartByNumberAndTheNextAtTheSame() {
    String id = room.tables.create(ADA, numbered("shuffle-chess", null, "0"));
    room.tables.act(BOB, id, 0, Action.sit);
    assertThat(room.view(id).start()).startsWith("bbqnnkrr/");
    assertThat(room.view(id).startNumber()).isZero();
    assertThat(room.tables.pgn(id)).contains("[FEN \"bbqnnkrr/", "[StartNumber \"0\"]");
    room.tables.act(ADA, id, 0, Action.resign);
    room.tables.act(ADA, id, 0, Action.rematch);
    room.tables.act(BOB, id, 0, Action.rematch);
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
  void clocksBeginWhenBothHaveMovedAndFlagsFallBySelf() {
    String id = room.adaAgainstBob(new TimeControl(60, 2, 0));
    room.clock.pass(Duration.ofSeconds(30));
    room.tables.play(ADA, id, 0, "e4");
    room.clock.pass(Duration.ofSeconds(30));
    room.tables.play(BOB, id, 1, "e5");
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(60_000, 60_000, Color.white, false, false));
    room.clock.pass(Duration.ofSeconds(10));
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 60_000, Color.white, false, false));
    room.tables.play(ADA, id, 2, "Nf3");
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(52_000, 60_000, Color.black, false, false));
    assertThat(room.view(id).plies()).extracting(PlyView::clock).containsExactly(60_000L, 60_000L, 52_000L);
    room.clock.pass(Duration.ofSeconds(59));
    assertThat(room.view(id).stage()).isEqualTo(Stage.playing);
    Page page = new Page(room.tables, CYD, id, 0, null);
    room.clock.pass(Duration.ofMillis(1_001));
    Eventually.holds(() -> assertThat(page.last().outcome())
        .isEqualTo(new OutcomeView(Color.white, "time", "White wins: Black has no time left.")));
    assertThat(code(() -> room.tables.play(BOB, id, 3, "Nc6"))).isEqualTo("over");
  }

  @Test
  void aStepOfTheSystemsClockCostsNobodyTimeAndGivesNobodyTime() {
    String id = room.adaAgainstBob(new TimeControl(60, 0, 0));
    String unbegun = room.adaAgainstBob(new TimeControl(60, 0, 0));
    room.play(id, "e4", "e5");
    room.clock.pass(Duration.ofSeconds(10));
    room.clock.set(Duration.ofHours(1));
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 60_000, Color.white, false, false));
    room.tables.play(ADA, id, 2, "Nf3");
    assertThat(room.view(unbegun).stage()).as("nobody was away for five minutes").isEqualTo(Stage.playing);
    room.clock.set(Duration.ofHours(-2));
    room.clock.pass(Duration.ofSeconds(20));
    room.tables.play(BOB, id, 3, "Nc6");
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 40_000, Color.white, false, false));
    room.clock.set(Duration.ofHours(-1));
    room.clock.pass(Duration.ofSeconds(50));
    assertThat(room.view(id).stage()).isEqualTo(Stage.playing);
    Page page = new Page(room.tables, CYD, id, 0, null);
    room.clock.pass(Duration.ofMillis(1));
    Eventually.holds(() -> assertThat(page.last().outcome())
        .isEqualTo(new OutcomeView(Color.black, "time", "Black wins: White has no time left.")));
  }

  @Test
  void aStepOfTheSystemsClockWhileTheServerIsAwayCostsNobodyTime() {
    String id = room.adaAgainstBob(new TimeControl(60, 0, 0));
    room.play(id, "e4", "e5");
    for (Duration step : List.of(Duration.ofHours(1), Duration.ofHours(-3))) {
      restart(step);
      assertThat(room.view(id).clocks())
          .isEqualTo(new TableView.Clocks(60_000, 60_000, Color.white, false, false));
    }
  }

  @Test
  void aMoveThatComesAfterTheFlagIsOverEvenIfNobodyWasWoken() {
    String id = room.adaAgainstBob(new TimeControl(5, 0, 0));
    room.play(id, "e4", "e5");
    restart(Duration.ZERO);
    room.clock.pass(Duration.ofSeconds(6));
    assertThat(code(() -> room.tables.play(ADA, id, 2, "Nf3"))).isEqualTo("over");
  }

  @Test
  void inByoyomiEachMoveHasTheSameTime() {
    String id = room.adaAgainstBob(new TimeControl(5, 0, 10));
    room.play(id, "e4", "e5");
    room.clock.pass(Duration.ofSeconds(8));
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(7_000, 5_000, Color.white, true, false));
    room.tables.play(ADA, id, 2, "Nf3");
    room.tables.play(BOB, id, 3, "Nc6");
    room.clock.pass(Duration.ofMillis(9_999));
    room.tables.play(ADA, id, 4, "Bb5");
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(10_000, 5_000, Color.black, true, false));
    room.tables.play(BOB, id, 5, "a6");
    room.clock.pass(Duration.ofMillis(10_001));
    Eventually.holds(() -> assertThat(room.view(id).outcome()).isNotNull());
  }

  @Test
  void whoNeverMakesTheFirstMoveWithClocksWasNotThere() {
    String id = room.adaAgainstBob(new TimeControl(60, 0, 0));
    room.play(id, "e4");
    room.clock.pass(Arbiter.PATIENCE.plusMillis(1));
    Eventually.holds(() -> assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("aborted"));
  }

  @Test
  void takingBackGivesTheTimeBack() {
    String id = room.adaAgainstBob(new TimeControl(60, 0, 0));
    room.play(id, "e4", "e5");
    room.clock.pass(Duration.ofSeconds(20));
    room.tables.play(ADA, id, 2, "Nf3");
    room.tables.act(ADA, id, 3, Action.takeback);
    room.tables.act(BOB, id, 3, Action.takeback);
    assertThat(room.view(id).clocks())
        .isEqualTo(new TableView.Clocks(60_000, 60_000, Color.white, false, false));
  }

  @Test
  void afterARestartEverythingIsThereAndTheTurnBeginsAnew() {
    String id = room.adaAgainstBob(new TimeControl(60, 0, 0));
    room.play(id, "e4", "e5");
    room.clock.pass(Duration.ofSeconds(10));
    room.tables.play(ADA, id, 2, "Nf3");
    room.clock.pass(Duration.ofSeconds(30));
    room.tables.act(BOB, id, 3, Action.draw);
    TableView before = room.view(id);
    restart(Duration.ofHours(5));
    TableView after = room.view(id);
    assertThat(after.clocks()).isEqualTo(new TableView.Clocks(50_000, 60_000, Color.black, false, false));
    assertThat(after).usingRecursiveComparison().ignoringFields("clocks").isEqualTo(before);
    room.clock.pass(Duration.ofSeconds(61));
    Eventually.holds(() -> assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("time"));
  }

  @Test
  void aFlagFallsAfterARestartThoughNobodyComes() {
    String id = room.adaAgainstBob(new TimeControl(60, 0, 0));
    room.play(id, "e4", "e5");
    restart(Duration.ofHours(5));
    room.clock.pass(Duration.ZERO);
    assertThat(room.tables.inMemory()).isEqualTo(1);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(61));
      assertThat(room.store.happenings(id, 0).getLast().event().toString()).contains("time");
    });
  }

  @Test
  void aComputerAnswersAndItsMoveIsStored() {
    String id = room.adaAgainstComputer();
    assertThat(room.view(id).black()).isEqualTo(new Seat(Seat.Kind.computer, "Computer", 3, true));
    Page page = new Page(room.tables, ADA, id, 0, null);
    room.tables.play(ADA, id, 0, "e4");
    assertThat(page.last().thinking()).isEqualTo(new TableView.Thinking(0, false));
    Eventually.get(() -> room.computers.moves.getFirst()).reply().waiting(4);
    Eventually.holds(() -> assertThat(room.view(id).thinking()).isEqualTo(new TableView.Thinking(4, false)));
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(page.last().plies()).extracting(PlyView::text).containsExactly("e7e5"));
    assertThat(page.last().thinking()).isNull();
    assertThat(page.last().from()).isEqualTo(1);
    assertThat(room.computers.moves).isEmpty();
  }

  @Test
  void aComputerThinksWhereSomebodyLooksOn() {
    String id = room.tables.create(ADA, query("chess", Color.white, 3, null));
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).as("nobody looks on").isEmpty();
    Page page = new Page(room.tables, CYD, id, 0, null);
    assertThat(room.computers.moves).hasSize(1);
    page.close();
    room.watched(id);
    Eventually.holds(() -> assertThat(room.view(id).watchers()).isZero());
    room.clock.pass(Duration.ofSeconds(6));
    assertThat(room.computers.moves).as("Ada looks on").hasSize(1);
  }

  @Test
  void aComputerStopsThinkingSoonAfterTheLastHasGone() {
    String id = room.tables.create(ADA, query("chess", Color.white, 3, null));
    Page page = new Page(room.tables, ADA, id, 0, null);
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).hasSize(1);
    page.close();
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(room.computers.moves).isEmpty();
    });
    room.watched(id);
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
  }

  @Test
  void withClocksAComputerThinksWhoeverLooksOn() {
    String id = room.tables.create(ADA, query("chess", Color.white, 3, new TimeControl(60, 0, 0)));
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).hasSize(1);
    restart(Duration.ofHours(1));
    room.clock.pass(Duration.ZERO);
    Eventually.holds(() -> assertThat(room.computers.moves).hasSize(1));
  }

  @Test
  void aComputersThinkingIsPutDownToTheAddressOfItsOpponent() {
    String id = room.adaAgainstComputer();
    Page other = new Page(room.tables, new Visitor(CYD.id(), Address.of("192.0.2.9")), id, 0, null);
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves.getFirst().opponent()).isEqualTo(ADA);
    Visitor moved = new Visitor(ADA.id(), Address.of("192.0.2.7"));
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
    room.tables.play(moved, id, 2, "Nf3");
    assertThat(room.computers.moves.getFirst().opponent()).isEqualTo(moved);
    other.close();
  }

  @Test
  void aComputerThatFindsNoPlaceSaysSoAndAsksAgain() {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    room.computers.refuse(64);
    Eventually.holds(() -> assertThat(room.view(id).thinking()).isEqualTo(new TableView.Thinking(64, false)));
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(6));
      assertThat(room.computers.moves).hasSize(1);
    });
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
  }

  @Test
  void aComputerIsAskedAgainAfterARestart() {
    String id = room.watched(room.tables.create(ADA, query("gleeman", Color.black, 5, null)));
    Eventually.get(() -> room.computers.moves.getFirst());
    restart(Duration.ofHours(1));
    room.watched(id);
    assertThat(Eventually.get(() -> room.computers.moves.getFirst()).level()).isEqualTo(5);
    var wish = room.computers.moves.getFirst();
    room.computers.move(wish.position().moves().getFirst().text());
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(1));
  }

  @Test
  void takingBackFromAComputerNeedsNoConsentAndEndsItsThinking() {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
    room.tables.play(ADA, id, 2, "Nf3");
    var given = Eventually.get(() -> room.computers.moves.getFirst());
    room.tables.act(ADA, id, 3, Action.takeback);
    assertThat(room.computers.moves).isEmpty();
    given.reply().found(given.position().moves().getFirst());
    room.tables.act(ADA, id, 2, Action.takeback);
    assertThat(room.moves(id)).isEmpty();
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).hasSize(1);
    room.tables.act(ADA, id, 1, Action.resign);
    assertThat(room.computers.moves).isEmpty();
    assertThat(room.moves(id)).containsExactly("e2e4");
  }

  @Test
  void aComputerTakesADrawUnlessItThinksItselfBetter() {
    String id = room.adaAgainstComputer();
    room.playForth(id, 10);
    room.tables.play(ADA, id, 20, "e4");
    room.tables.act(ADA, id, 21, Action.draw);
    assertThat(room.computers.moves).as("it evaluates first").isEmpty();
    room.computers.evaluate(-1);
    Eventually.holds(() -> assertThat(room.view(id).offer()).isNull());
    assertThat(code(() -> room.tables.act(ADA, id, 21, Action.draw))).isEqualTo("declined");
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(22));
    room.tables.act(ADA, id, 22, Action.draw);
    room.computers.evaluate(0);
    Eventually.holds(() -> assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("agreed"));
  }

  @Test
  void aComputerTakesNoDrawAtTheStart() {
    String id = room.adaAgainstComputer();
    assertThat(code(() -> room.tables.act(ADA, id, 0, Action.draw))).isEqualTo("too-early");
    room.playForth(id, 9);
    assertThat(refusal(() -> room.tables.act(ADA, id, 18, Action.draw)).getMessage()).contains("10 moves");
    assertThat(room.view(id).stage()).isEqualTo(Stage.playing);
    assertThat(room.view(id).offer()).isNull();
    assertThat(room.computers.evaluations).isEmpty();
  }

  @Test
  void aComputerPlaysAgainAtOnce() {
    String id = room.adaAgainstComputer();
    room.tables.act(ADA, id, 0, Action.resign);
    room.tables.act(ADA, id, 0, Action.rematch);
    String next = Objects.requireNonNull(room.view(id).rematch());
    assertThat(room.view(next).you()).isEqualTo(Color.black);
    room.watched(next);
    room.computers.move("d2d4");
    Eventually.holds(() -> assertThat(room.moves(next)).containsExactly("d2d4"));
  }

  @Test
  void aComputerThatFailsSaysSoAndIsAskedAgain() {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    room.computers.fail();
    Eventually.holds(() -> assertThat(room.view(id).thinking()).isEqualTo(new TableView.Thinking(0, true)));
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(6));
      assertThat(room.computers.moves).hasSize(1);
    });
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
  }

  @Test
  void aComputersMoveIsNotLostWhenTheDatabaseFails() throws SQLException {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    inTheDatabase("alter table event rename to hidden");
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThatThrownBy(() -> room.view(id)).isInstanceOf(StoreException.class));
    inTheDatabase("alter table hidden rename to event");
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(6));
      assertThat(room.moves(id)).containsExactly("e2e4", "e7e5");
    });
  }

  private void inTheDatabase(String statement) throws SQLException {
    String url = "jdbc:sqlite:" + directory.resolve("variorum.db");
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(statement);
    }
  }

  @Test
  void onlyWhoIsToMoveIsToldTheMoves() {
    String id = room.adaAgainstBob(null);
    assertThat(room.view(id).position().moves()).hasSize(20);
    assertThat(room.tables.view(BOB, id).position().moves()).isEmpty();
    assertThat(room.tables.view(CYD, id).position().moves()).isEmpty();
    assertThat(room.tables.view(CYD, id).premoves()).isEmpty();
    assertThat(room.view(id).premoves()).isEmpty();
  }

  @Test
  void aPageThatComesBackIsToldWhatItMissed() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4", "e5", "Nf3");
    assertThat(new Page(room.tables, BOB, id, 2, "e7e5").last()).satisfies(view -> {
      assertThat(view.from()).isEqualTo(2);
      assertThat(view.plies()).extracting(PlyView::text).containsExactly("g1f3");
    });
    assertThat(new Page(room.tables, BOB, id, 3, "g1f3").last().plies()).isEmpty();
    assertThat(new Page(room.tables, BOB, id, 2, "c7c5").last()).satisfies(view -> {
      assertThat(view.from()).isZero();
      assertThat(view.plies()).hasSize(3);
    });
    assertThat(new Page(room.tables, BOB, id, 9, "x").last().from()).isZero();
    assertThat(new Page(room.tables, BOB, id, -1, null).last().from()).isZero();
  }

  @Test
  void aPageIsToldOfTakebacksAndOnlyOfWhatIsNew() {
    String id = room.adaAgainstBob(null);
    Page page = new Page(room.tables, CYD, id, 0, null);
    room.play(id, "e4", "e5", "Nf3");
    room.tables.act(ADA, id, 3, Action.takeback);
    room.tables.act(BOB, id, 3, Action.takeback);
    assertThat(page.last().from()).isEqualTo(2);
    assertThat(page.last().plies()).isEmpty();
    room.tables.play(ADA, id, 2, "Nf3");
    assertThat(page.last().from()).isEqualTo(2);
    assertThat(page.last().plies()).hasSize(1);
    assertThat(page.told).extracting(TableView::sequence).isSorted();
  }

  @Test
  void whoIsThereIsToldAtMostOnceASecond() {
    String id = room.adaAgainstBob(null);
    Page ada = new Page(room.tables, ADA, id, 0, null);
    Page bob = new Page(room.tables, BOB, id, 0, null);
    Page cyd = new Page(room.tables, CYD, id, 0, null);
    assertThat(ada.told).hasSize(1);
    room.clock.pass(Duration.ofSeconds(1));
    Eventually.holds(() -> assertThat(ada.told).hasSize(2));
    assertThat(ada.last().watchers()).isEqualTo(1);
    assertThat(ada.last().black().online()).isTrue();
    bob.close();
    cyd.close();
    Eventually.holds(() -> assertThat(room.view(id).watchers()).isZero());
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isFalse();
    });
  }

  @Test
  void whoLooksOnIsNotToldOfHimself() {
    String id = room.adaAgainstBob(null);
    Page cyd = new Page(room.tables, CYD, id, 0, null);
    Page again = new Page(room.tables, CYD, id, 0, null);
    assertThat(cyd.last().watchers()).as("he himself").isZero();
    assertThat(again.last().watchers()).as("his other page").isZero();
    assertThat(room.view(id).watchers()).as("one guest with two pages").isEqualTo(1);
    again.close();
    cyd.close();
  }

  @Test
  void whoIsInvitedIsNotToldOfHimself() {
    String id = room.tables.create(ADA, query("chess", Color.white, null, null));
    Page bob = new Page(room.tables, BOB, id, 0, null);
    assertThat(bob.last().watchers()).isZero();
    assertThat(room.view(id).watchers()).isEqualTo(1);
    bob.close();
  }

  @Test
  void aPlayerWhosePageIsSilentIsAway() {
    String id = room.adaAgainstBob(null);
    Page ada = new Page(room.tables, ADA, id, 0, null);
    Page bob = new Page(room.tables, BOB, id, 0, null);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isTrue();
    });
    bob.attend(false);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isFalse();
    });
    bob.attend(true);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isTrue();
    });
  }

  @Test
  void tablesThatNobodyCaresForAreForgottenAndComeBack() {
    String idle = room.adaAgainstBob(null);
    String watched = room.adaAgainstBob(null);
    String running = room.adaAgainstBob(new TimeControl(3_600, 0, 0));
    String thinking = room.adaAgainstComputer();
    room.play(running, "e4", "e5");
    room.tables.play(ADA, thinking, 0, "e4");
    room.tables.play(ADA, idle, 0, "e4");
    Page page = new Page(room.tables, ADA, watched, 0, null);
    Eventually.holds(() -> assertThat(room.tables.inMemory()).isEqualTo(4));
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(61));
      assertThat(room.tables.inMemory()).isEqualTo(3);
    });
    assertThat(room.moves(idle)).containsExactly("e2e4");
    assertThat(page.told).isNotEmpty();
  }

  @Test
  void tablesAtWhichNobodyMovesGoAfterADay() {
    String unplayed = room.adaAgainstBob(null);
    String played = room.adaAgainstBob(null);
    room.tables.play(ADA, played, 0, "e4");
    room.clock.pass(Duration.ofHours(23));
    String later = room.adaAgainstBob(null);
    assertThat(room.view(unplayed).stage()).as("a day is not over").isEqualTo(Stage.playing);
    room.clock.pass(Duration.ofHours(2));
    room.clock.pass(Duration.ofHours(2));
    assertThat(code(() -> room.view(unplayed))).isEqualTo("unknown-table");
    assertThat(room.tables.mine(BOB, null)).extracting(TableSummary::id).containsExactlyInAnyOrder(played,
        later);
    room.clock.pass(Duration.ofDays(30));
    room.clock.pass(Duration.ofDays(30));
    assertThat(room.tables.mine(BOB, null)).extracting(TableSummary::id).containsExactly(played);
    assertThat(room.moves(played)).containsExactly("e2e4");
  }

  @Test
  void aGuestFindsTheTablesAgain() {
    String first = room.adaAgainstBob(null);
    room.clock.pass(Duration.ofSeconds(1));
    String second = room.tables.create(BOB, query("royal-standard", Color.white, null, null));
    room.clock.pass(Duration.ofSeconds(1));
    room.play(first, "e4");
    restart(Duration.ofDays(1));
    List<TableSummary> mine = room.tables.mine(BOB, null);
    assertThat(mine).extracting(TableSummary::id).containsExactly(first, second);
    assertThat(mine.getFirst()).satisfies(table -> {
      assertThat(table.you()).isEqualTo(Color.black);
      assertThat(table.yourTurn()).isTrue();
      assertThat(table.last()).isEqualTo("e4");
      assertThat(table.plies()).isEqualTo(1);
      assertThat(table.placement()).startsWith("rnbqkbnr/pppppppp/8/8/4P3");
    });
    assertThat(mine.getLast().stage()).isEqualTo(Stage.waiting);
    assertThat(mine.getLast().yourTurn()).isFalse();
    assertThat(room.tables.mine(BOB, mine.getFirst().changed())).extracting(TableSummary::id)
        .containsExactly(second);
    assertThat(room.tables.mine(CYD, null)).isEmpty();
    assertThat(code(() -> room.tables.mine(BOB, "yesterday"))).isEqualTo("bad-time");
  }

  @Test
  void gamesAreExportedWithTheirClocks() {
    String id = room.adaAgainstBob(new TimeControl(300, 0, 30));
    room.play(id, "e4", "e5");
    room.clock.pass(Duration.ofSeconds(75));
    room.tables.play(ADA, id, 2, "Nf3");
    room.tables.act(BOB, id, 3, Action.resign);
    assertThat(room.tables.pgn(id)).contains("[White \"" + ADA.name() + "\"]", "[Result \"1-0\"]",
        "[TimeControl \"300:1/30\"]", "[VariorumDefinition \"variorum:chess ", "Nf3 {[%clk 0:03:45]}");
    assertThat(room.tables.pgnOf(BOB, null).pgn()).isEqualTo(room.tables.pgn(id));
    assertThat(room.tables.pgnOf(CYD, null).pgn()).isEmpty();
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
      if (!view.position().moves().isEmpty() && view.plies().size() < plies) {
        int ply = view.plies().size();
        String move = view.position().moves().get(ply % 7).text();
        room.tables.play(visitor, id, ply, move);
        room.tables.play(visitor, id, ply, move);
      } else {
        Thread.yield();
      }
    }
  }
}
