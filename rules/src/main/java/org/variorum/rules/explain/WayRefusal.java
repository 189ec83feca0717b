package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Places;
import org.variorum.rules.definition.Way;
import org.variorum.rules.explain.Stop.Cause;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.generate.Attacks;
import org.variorum.rules.generate.Conditions;
import org.variorum.rules.generate.ProgramWalk;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.movement.Path;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathTree;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/**
 * Explains why a piece cannot go to a square. Walks the same programs as the {@link Walker} and finds where each path
 * to the square stops. {@link Stop} chooses the paths to report.
 */
final class WayRefusal {

  /** The maximum length of a text that names squares. */
  private static final int MOST_SAID = 60;

  private final State state;
  private final GameTables tables;
  private final int[] board;
  private final Wording words;
  private final RequestedMove request;
  private final boolean check;
  private final Gates gates;
  private final @Nullable Conditions conditions;
  private final int code;
  private final String piece;

  WayRefusal(GameTables tables, State state, RequestedMove request, boolean check) {
    this.state = state;
    this.request = request;
    this.check = check;
    this.tables = tables;
    board = state.board;
    words = new Wording(state);
    gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    conditions = Attacks.conditions(tables, state);
    code = board[request.from()];
    piece = words.kind(PieceCode.kind(code));
  }

  Illegal find() {
    boolean borrows = PieceCode.holds(tables.lent.borrowers(), code);
    List<AvailableProgram> sources = AvailableProgram.of(tables, state, request.from(), check);
    if (sources.isEmpty()) {
      return ImmobilityRefusal.unprotected(state, request.from());
    }
    List<Stop> stops = new ArrayList<>();
    for (AvailableProgram source : sources) {
      for (int node = 0; node < source.program().nodes.length; node++) {
        if (leads(source.program(), node)) {
          stops.add(stop(source, node));
        }
      }
    }
    List<Stop> reported = Stop.reported(stops);
    Pivots pivots = new Pivots(state, request.from(), sources);
    if (reported.isEmpty()) {
      return pivots.on(request.to()).orElseGet(() -> borrows ? noneLends() : noWay());
    }
    return reported.getFirst().cause() == Cause.MISSING
        ? pivots.on(request.to()).or(pivots::none)
            .orElseGet(() -> missing(squares(reported), reported.getFirst().part()))
        : why(reported);
  }

  /** The reason that all reported paths share. */
  private Illegal why(List<Stop> reported) {
    return switch (reported.getFirst().cause()) {
      case CONDITION -> unmet(reported);
      case BLOCKED -> blocked(squares(reported));
      case MISSING, CLOSED, UNFIT, END -> reported.getFirst().refusal();
    };
  }

  private Illegal refuse(Reason rule, String sentence, Integer... squares) {
    return new Illegal(rule, sentence, List.of(squares));
  }

  private Program program(boolean inCheck) {
    return (inCheck ? tables.waysInCheck : tables.ways)[code][request.from()];
  }

  /** Whether the requested move could end on a node. */
  private boolean leads(Program program, int i) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if (!asksToAct()) {
      return square == request.to() && (node & (Node.MOVE | Node.CAPTURE)) != 0;
    }
    if ((node & Node.ACT) == 0) {
      return false;
    }
    boolean asked = square == request.to() || square == request.other() || square == request.otherTo();
    return asked && MoveCode.to(program.act(i, request.from())) == request.to()
        && program.target(i) == request.other();
  }

  private Stop stop(AvailableProgram source, int end) {
    Program program = source.program();
    boolean suits = suits(source, end);
    Optional<Illegal> still = gates.whyStill(request.from());
    if (still.isPresent()) {
      return new Stop(suits, Cause.CLOSED, 0, still.get());
    }
    int progress = 0;
    for (int i = 0; i < end; i++) {
      if (Node.skip(program.nodes[i]) > end) {
        int square = Node.square(program.nodes[i]);
        Optional<Illegal> closed = Node.isPivot(program.nodes[i]) ? Optional.empty()
            : gates.whyNotOn(request.from(), square, false);
        boolean passes = ProgramWalk.passes(program, i, board[square], state.turn);
        if (!passes && (board[square] != PieceCode.EMPTY || closed.isEmpty())) {
          return stopped(program, i, suits, progress);
        }
        if (closed.isPresent()) {
          return new Stop(suits, Cause.CLOSED, progress, closed.get());
        }
        progress++;
      }
    }
    int at = progress;
    return gates.whyNotOn(request.from(), Node.square(program.nodes[end]), true)
        .map(why -> new Stop(suits, Cause.CLOSED, at, why))
        .or(() -> condition(source, end)
            .map(clause -> new Stop(suits, Cause.CONDITION, 0, unmet(clause), clause)))
        .orElseGet(() -> new Stop(suits, Cause.END, 0, atEnd(source, end)));
  }

  /** Whether a path may end on what its last square holds: by a quiet move, a capture, or a move onto its own side. */
  private boolean suits(AvailableProgram source, int end) {
    int node = source.program().nodes[end] & source.halves();
    int other = board[request.to()];
    @Nullable CaptureForm form = tables.captureForm(other);
    boolean taken = other != PieceCode.EMPTY
        && (PieceCode.side(other) != state.turn || form != null && form.ownToo());
    return asksToAct() || (other == PieceCode.EMPTY ? (node & Node.MOVE) != 0
        : joins(source.program(), end, node)
            || taken && (node & Node.CAPTURE) != 0 && PieceCode.holds(source.program().kinds[end], other));
  }

  /** The unmet condition of a path without another obstacle, as a clause. */
  private Optional<String> condition(AvailableProgram source, int end) {
    Program program = source.program();
    if (!suits(source, end) || conditions == null
        || conditions.allow(program, end, state.turn, request.from(), request.to())) {
      return Optional.empty();
    }
    return Optional.of(tables.conditions[Objects.requireNonNull(program.conditions)[end] - 1].clause());
  }

  /** Names the conditions of all paths that only a condition stops: to meet one of them is enough. */
  private Illegal unmet(List<Stop> stops) {
    return unmet(
        String.join(" or ", stops.stream().map(Stop::part).distinct().toList()));
  }

  private Illegal unmet(String clause) {
    return refuse(Reason.CONDITION,
        "the " + piece + " goes from " + words.square(request.from()) + " to "
            + words.square(request.to()) + " only where this holds of " + Wording.side(state.turn) + ": "
            + clause,
        request.from(), request.to());
  }

  /** Whether the piece could go onto a piece of its own side there: by fusion, or by capturing its own side. */
  private boolean joins(Program program, int end, int node) {
    int other = board[request.to()];
    return tables.meeting != null && PieceCode.side(other) == state.turn
        && tables.meeting.joins(PieceCode.kind(code), PieceCode.kind(other), (node & Node.MOVE) != 0,
            (node & Node.CAPTURE) != 0 && PieceCode.holds(program.kinds[end], other));
  }

  private Stop stopped(Program program, int i, boolean suits, int progress) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if (Node.isPivot(node) || board[square] == PieceCode.EMPTY) {
      String part = Node.isPivot(node)
          ? "stands no " + words.anyOf(program.kinds[i]) + " of the " + piece
              + "'s own side that it could go round"
          : Node.isVictim(node) ? "stands no enemy that the " + piece + " could capture on its way"
              : "stands no piece, and the " + piece + " needs one there";
      return new Stop(suits, Cause.MISSING, progress, missing(List.of(square), part), part);
    }
    return Node.limitsHurdles(node)
        ? new Stop(suits, Cause.UNFIT, progress,
            refuse(Reason.NO_HURDLE, "the " + piece + " does not go over " + words.pieceOn(square), square))
        : new Stop(suits, Cause.BLOCKED, progress, blocked(List.of(square)));
  }

  private Illegal blocked(List<Integer> squares) {
    return new Illegal(Reason.BLOCKED, words.standInTheWay(squares), squares);
  }

  private Illegal missing(List<Integer> squares, String part) {
    return new Illegal(Reason.NO_HURDLE,
        "on " + English.list(squares.stream().map(words::square).toList(), "or") + " " + part, squares);
  }

  private static List<Integer> squares(List<Stop> reported) {
    return reported.stream().flatMap(stop -> stop.refusal().squares().stream()).distinct().sorted().toList();
  }

  private Illegal atEnd(AvailableProgram source, int end) {
    int node = source.program().nodes[end];
    if (asksToAct()) {
      return acting(Node.square(node));
    }
    int to = request.to();
    int other = board[to];
    if (other == PieceCode.EMPTY) {
      return (node & source.halves() & Node.MOVE) == 0 ? onlyCaptures() : barredAtEnd();
    }
    @Nullable CaptureForm form = tables.captureForm(other);
    if (PieceCode.side(other) == state.turn && !(form != null && form.ownToo())) {
      if (tables.meeting != null) {
        return gates.whyNotQuietly(request.from())
            .orElseGet(() -> tables.meeting.whyNotJoin(state, request.asked(), new Attacks(tables, state)));
      }
      return refuse(Reason.OWN_PIECE, words.pieceOn(to) + " is " + Wording.side(state.turn) + "'s own", to);
    }
    if (tables.acts != null) {
      return acting(to);
    }
    if ((node & source.halves() & Node.CAPTURE) == 0) {
      return refuse(Reason.NOT_CAPTURED, "the " + piece + " goes to " + words.square(to)
          + " only without capturing, and " + words.pieceOn(to) + " stands there", to);
    }
    if (!PieceCode.holds(source.program().kinds[end], other)) {
      return refuse(Reason.NOT_CAPTURED, "the " + piece + " does not capture " + English.one(words.piece(to)),
          to);
    }
    return form != null
        ? refuse(Reason.NOT_CAPTURED, "there is no square where " + words.pieceOn(to) + " could be put", to)
        : barredAtEnd();
  }

  private Illegal onlyCaptures() {
    return refuse(Reason.ONLY_CAPTURES, "the " + piece + " goes to " + words.square(request.to())
        + " only by capturing, and there is nothing to capture", request.to());
  }

  /** Explains an illegal move on a free path: a gate bars quiet moves, or the piece must promote and cannot. */
  private Illegal barredAtEnd() {
    Optional<Illegal> barred =
        board[request.to()] == PieceCode.EMPTY ? gates.whyNotQuietly(request.from()) : Optional.empty();
    return barred
        .orElseGet(
            () -> refuse(Reason.PROMOTION, "the " + piece + " must promote on " + words.square(request.to())
                + ", and there is nothing left that it may become", request.to()));
  }

  private boolean asksToAct() {
    return tables.acts != null && request.hasSecondLeg();
  }

  private Illegal acting(int last) {
    return tables.rooms.acts().orElseThrow().whyNot(request.asked(), last, state);
  }

  private Illegal noneLends() {
    List<Integer> lenders = new Attackers(tables, state).lenders(request.from(), state.turn);
    List<Integer> shown = new ArrayList<>(lenders);
    shown.add(request.to());
    return new Illegal(Reason.NO_WAY,
        "none of the pieces that protect the " + piece + " on " + words.square(request.from()) + " ("
            + English.list(lenders.stream().map(at -> words.piece(at) + " on " + words.square(at)).toList(),
                "and")
            + ") goes from there to " + words.square(request.to()),
        shown);
  }

  private Illegal noWay() {
    if (request.from() == request.to() && !request.hasSecondLeg()) {
      return refuse(Reason.NO_WAY, "the " + piece + " already stands on " + words.square(request.to()),
          request.from());
    }
    String way = "from " + words.square(request.from()) + " to " + words.square(request.to());
    if (reaches(program(!check))) {
      return refuse(Reason.CHECK_CHANGES_WAY, "the " + piece + " goes " + way + " only "
          + (check ? "while it is not in check" : "in check"), request.from(), request.to());
    }
    return limited(way).orElseGet(() -> asksToAct() ? acting(State.NO_SQUARE)
        : refuse(Reason.NO_WAY, English.one(piece) + " does not go " + way, request.from(), request.to()));
  }

  private boolean reaches(Program program) {
    return IntStream.range(0, program.nodes.length).anyMatch(i -> leads(program, i));
  }

  /** Explains a limit: the piece has the right movement, but its way excludes the start square or the destination. */
  private Optional<Illegal> limited(String fromTo) {
    PieceKind kind = tables.definition.pieces().get(PieceCode.kind(code));
    Side side = PieceCode.sideOf(state.turn);
    List<Way> ways = (check ? tables.definition.waysInCheck(kind) : kind.ways()).stream()
        .filter(way -> way.movement().paths().stream().anyMatch(this::leadsThere)).toList();
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    Way way = ways.getFirst();
    Places places = ways.size() > 1 ? null : new Places(tables.geometry);
    boolean to = way.to().equals(Region.EVERYWHERE) || way.to().contains(tables.geometry, request.to(), side);
    boolean initial =
        way.movement().paths().stream().filter(this::leadsThere).findFirst().orElseThrow().initial();
    return Optional.of(to
        ? refuse(Reason.NOT_FROM_HERE, "the " + piece + " does not go " + fromTo + ": it goes so only from "
            + (initial ? "where it starts" : named(places, way.from(), side)), request.from())
        : refuse(Reason.NOT_TO_THERE, "the " + piece + " may not go to " + words.square(request.to())
            + ": it goes so only to " + named(places, way.to(), side), request.to()));
  }

  /** The squares of the only way that leads there, if a short text can name them. */
  private static String named(@Nullable Places places, Region region, Side side) {
    String squares = places == null || region.equals(Region.EVERYWHERE) ? "" : places.words(region, side);
    return squares.isEmpty() || squares.length() > MOST_SAID ? "other squares" : squares;
  }

  private boolean leadsThere(Path path) {
    ProgramTree tree = new ProgramTree();
    try {
      new PathTree(tables.geometry, PieceCode.sideOf(state.turn), request.from(), tree)
          .moves(path, true, true, ~0L, end -> true);
    } catch (PathTree.TooLarge _) {
      return false; // Without the limits of the way the tree is too large: give another reason.
    }
    return !request.hasSecondLeg() && reaches(tree.flatten());
  }
}
