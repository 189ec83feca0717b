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
import org.variorum.rules.explain.Obstacle.Cause;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.generate.Attacks;
import org.variorum.rules.generate.Conditions;
import org.variorum.rules.generate.ProgramWalk;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.movement.Path;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathWalker;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/**
 * Refusal of a move that the mover's movement does not allow. Walks the same programs as the {@link Walker} and finds
 * the obstacle on each path to the square. {@link Obstacle} chooses the obstacles to report.
 */
final class WayRefusal {

  /** The maximum length, in characters, of a text that names squares. */
  private static final int MAX_TEXT = 60;

  private final State state;
  private final GameTables tables;
  private final int[] board;
  private final Wording words;
  private final RequestedMove request;
  private final boolean inCheck;
  private final Gates gates;
  private final @Nullable Conditions conditions;
  /** The code and the name of the mover. */
  private final int code;
  private final String piece;

  /** @param inCheck whether the side to move is in check */
  WayRefusal(GameTables tables, State state, RequestedMove request, boolean inCheck) {
    this.state = state;
    this.request = request;
    this.inCheck = inCheck;
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
    List<AvailableProgram> sources = AvailableProgram.of(tables, state, request.from(), inCheck);
    if (sources.isEmpty()) {
      return ImmobilityRefusal.unprotected(state, request.from());
    }
    List<Obstacle> obstacles = new ArrayList<>();
    for (AvailableProgram source : sources) {
      for (int node = 0; node < source.program().nodes.length; node++) {
        if (mayEndOn(source.program(), node)) {
          obstacles.add(firstObstacle(source, node));
        }
      }
    }
    List<Obstacle> reported = Obstacle.reported(obstacles);
    Pivots pivots = new Pivots(state, request.from(), sources);
    if (reported.isEmpty()) {
      return pivots.whyNotOnto(request.to()).orElseGet(() -> borrows ? noLenderReaches() : noWay());
    }
    return reported.getFirst().cause() == Cause.MISSING
        ? pivots.whyNotOnto(request.to()).or(pivots::whyNone)
            .orElseGet(() -> missingPieceRefusal(squares(reported), reported.getFirst().part()))
        : why(reported);
  }

  /** Explains the reported obstacles, which share a reason. */
  private Illegal why(List<Obstacle> reported) {
    return switch (reported.getFirst().cause()) {
      case CONDITION -> conditionRefusal(reported);
      case BLOCKED -> blockedRefusal(squares(reported));
      case MISSING, CLOSED, UNFIT, END -> reported.getFirst().refusal();
    };
  }

  private Illegal refuse(Reason rule, String sentence, Integer... squares) {
    return new Illegal(rule, sentence, List.of(squares));
  }

  /** The mover's program in check, or out of check. */
  private Program program(boolean whileInCheck) {
    return (whileInCheck ? tables.waysInCheck : tables.ways)[code][request.from()];
  }

  /** Whether the requested move could end on a node. */
  private boolean mayEndOn(Program program, int i) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if (!requestsAction()) {
      return square == request.to() && (node & (Node.MOVE | Node.CAPTURE)) != 0;
    }
    if ((node & Node.ACT) == 0) {
      return false;
    }
    boolean isNamed = square == request.to() || square == request.other() || square == request.otherTo();
    return isNamed && MoveCode.to(program.act(i, request.from())) == request.to()
        && program.target(i) == request.other();
  }

  /** Returns the first obstacle on the path to the node {@code end}. */
  private Obstacle firstObstacle(AvailableProgram source, int end) {
    Program program = source.program();
    boolean fitsDestination = fitsDestination(source, end);
    Optional<Illegal> immobility = gates.whyStill(request.from());
    if (immobility.isPresent()) {
      return new Obstacle(fitsDestination, Cause.CLOSED, 0, immobility.get());
    }
    int progress = 0;
    for (int i = 0; i < end; i++) {
      boolean isOnPath = Node.skip(program.nodes[i]) > end;
      if (isOnPath) {
        int square = Node.square(program.nodes[i]);
        Optional<Illegal> closed = Node.isPivot(program.nodes[i]) ? Optional.empty()
            : gates.whyNotOn(request.from(), square, false);
        boolean passes = ProgramWalk.passes(program, i, board[square], state.turn);
        // On an empty square, a gate is the better reason than a missing piece.
        if (!passes && (board[square] != PieceCode.EMPTY || closed.isEmpty())) {
          return obstacleAt(program, i, fitsDestination, progress);
        }
        if (closed.isPresent()) {
          return new Obstacle(fitsDestination, Cause.CLOSED, progress, closed.get());
        }
        progress++;
      }
    }
    int passedCount = progress;
    return gates.whyNotOn(request.from(), Node.square(program.nodes[end]), true)
        .map(why -> new Obstacle(fitsDestination, Cause.CLOSED, passedCount, why))
        .or(() -> unmetCondition(source, end)
            .map(clause -> new Obstacle(fitsDestination, Cause.CONDITION, 0, conditionRefusal(clause),
                clause)))
        .orElseGet(() -> new Obstacle(fitsDestination, Cause.END, 0, endRefusal(source, end)));
  }

  /**
   * Whether a path may end on the destination with its present content: by a quiet move, a capture, or a move
   * onto a friend.
   */
  private boolean fitsDestination(AvailableProgram source, int end) {
    int node = source.program().nodes[end] & source.moveTypes();
    int other = board[request.to()];
    @Nullable CaptureForm form = tables.captureForm(other);
    boolean isVictim = other != PieceCode.EMPTY
        && (PieceCode.side(other) != state.turn || form != null && form.ownToo());
    return requestsAction() || (other == PieceCode.EMPTY ? (node & Node.MOVE) != 0
        : mayJoin(source.program(), end, node)
            || isVictim && (node & Node.CAPTURE) != 0 && PieceCode.holds(source.program().kinds[end], other));
  }

  /** The unmet condition of a path that has no other obstacle, as a clause; empty if the condition is met. */
  private Optional<String> unmetCondition(AvailableProgram source, int end) {
    Program program = source.program();
    if (!fitsDestination(source, end) || conditions == null
        || conditions.allow(program, end, state.turn, request.from(), request.to())) {
      return Optional.empty();
    }
    return Optional.of(tables.conditions[Objects.requireNonNull(program.conditions)[end] - 1].clause());
  }

  /** Names the unmet conditions of all paths that have no other obstacle; one met condition would suffice. */
  private Illegal conditionRefusal(List<Obstacle> obstacles) {
    return conditionRefusal(
        String.join(" or ", obstacles.stream().map(Obstacle::part).filter(Distinct.values()).toList()));
  }

  private Illegal conditionRefusal(String clause) {
    return refuse(Reason.CONDITION,
        "the " + piece + " goes from " + words.square(request.from()) + " to "
            + words.square(request.to()) + " only where this holds of " + Wording.side(state.turn) + ": "
            + clause,
        request.from(), request.to());
  }

  /** Whether the piece could move onto the piece of its own side on the destination: by fusion, or by capturing it. */
  private boolean mayJoin(Program program, int end, int node) {
    int other = board[request.to()];
    return tables.joinRule != null && PieceCode.side(other) == state.turn
        && tables.joinRule.joins(PieceCode.kind(code), PieceCode.kind(other), (node & Node.MOVE) != 0,
            (node & Node.CAPTURE) != 0 && PieceCode.holds(program.kinds[end], other));
  }

  /** Returns the obstacle at a node that the piece does not pass: a missing piece, or one in the way. */
  private Obstacle obstacleAt(Program program, int i, boolean fitsDestination, int progress) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if (Node.isPivot(node) || board[square] == PieceCode.EMPTY) {
      String part = Node.isPivot(node)
          ? "there is no " + words.anyOf(program.kinds[i]) + " of the " + piece
              + "'s own side that it could go round"
          : Node.isVictim(node) ? "there is no enemy that the " + piece + " could capture on its way"
              : "there is no piece, and the " + piece + " needs one there";
      return new Obstacle(fitsDestination, Cause.MISSING, progress,
          missingPieceRefusal(List.of(square), part), part);
    }
    return Node.limitsHurdles(node)
        ? new Obstacle(fitsDestination, Cause.UNFIT, progress,
            refuse(Reason.NO_HURDLE, "the " + piece + " does not go over " + words.pieceOn(square), square))
        : new Obstacle(fitsDestination, Cause.BLOCKED, progress, blockedRefusal(List.of(square)));
  }

  private Illegal blockedRefusal(List<Integer> squares) {
    return new Illegal(Reason.BLOCKED, words.standInTheWay(squares), squares);
  }

  private Illegal missingPieceRefusal(List<Integer> squares, String part) {
    return new Illegal(Reason.NO_HURDLE,
        "on " + English.list(squares.stream().map(words::square).toList(), "or") + " " + part, squares);
  }

  private static List<Integer> squares(List<Obstacle> reported) {
    return reported.stream().flatMap(obstacle -> obstacle.refusal().squares().stream())
        .filter(Distinct.values()).sorted()
        .toList();
  }

  /** Explains why the piece may not end its move on the destination, to which the path is free. */
  private Illegal endRefusal(AvailableProgram source, int end) {
    int node = source.program().nodes[end];
    if (requestsAction()) {
      return actionRefusal(Node.square(node));
    }
    int to = request.to();
    int other = board[to];
    if (other == PieceCode.EMPTY) {
      return (node & source.moveTypes() & Node.MOVE) == 0 ? onlyCaptures() : barredAtEnd();
    }
    @Nullable CaptureForm form = tables.captureForm(other);
    if (PieceCode.side(other) == state.turn && !(form != null && form.ownToo())) {
      if (tables.joinRule != null) {
        return gates.whyNotQuietly(request.from())
            .orElseGet(
                () -> tables.joinRule.whyNotJoin(state, request.squares(), new Attacks(tables, state)));
      }
      return refuse(Reason.OWN_PIECE, words.pieceOn(to) + " is " + Wording.side(state.turn) + "'s own", to);
    }
    if (tables.actForm != null) {
      return actionRefusal(to);
    }
    if ((node & source.moveTypes() & Node.CAPTURE) == 0) {
      return refuse(Reason.NOT_CAPTURED, "the " + piece + " goes to " + words.square(to)
          + " only without capturing, and " + words.pieceOn(to) + " stands there", to);
    }
    if (!PieceCode.holds(source.program().kinds[end], other)) {
      return refuse(Reason.NOT_CAPTURED,
          "the " + piece + " does not capture " + English.withArticle(words.piece(to)),
          to);
    }
    return form != null
        ? refuse(Reason.NOT_CAPTURED, "there is no square for " + words.pieceOn(to) + " after its capture",
            to)
        : barredAtEnd();
  }

  private Illegal onlyCaptures() {
    return refuse(Reason.ONLY_CAPTURES, "the " + piece + " goes to " + words.square(request.to())
        + " only by capturing, and there is nothing to capture", request.to());
  }

  /** Explains an illegal move on a free path: a gate bars quiet moves, or the piece must promote and cannot. */
  private Illegal barredAtEnd() {
    Optional<Illegal> gateRefusal =
        board[request.to()] == PieceCode.EMPTY ? gates.whyNotQuietly(request.from()) : Optional.empty();
    return gateRefusal
        .orElseGet(
            () -> refuse(Reason.PROMOTION, "the " + piece + " must promote on " + words.square(request.to())
                + ", and there is nothing left that it may become", request.to()));
  }

  private boolean requestsAction() {
    return tables.actForm != null && request.hasSecondLeg();
  }

  /** @param last the square of the path's last node; NO_SQUARE if there is no path */
  private Illegal actionRefusal(int last) {
    return tables.gameRules.actions().orElseThrow().whyNot(request.squares(), last, state);
  }

  /** Explains that no lender of the piece has a way to the destination. */
  private Illegal noLenderReaches() {
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

  /** Explains that no path leads to the destination; one may do so in check, out of check or from other squares. */
  private Illegal noWay() {
    if (request.from() == request.to() && !request.hasSecondLeg()) {
      return refuse(Reason.NO_WAY, "the " + piece + " already stands on " + words.square(request.to()),
          request.from());
    }
    String way = "from " + words.square(request.from()) + " to " + words.square(request.to());
    if (reaches(program(!inCheck))) {
      return refuse(Reason.CHECK_CHANGES_WAY, "the " + piece + " goes " + way + " only "
          + (inCheck ? "while it is not in check" : "in check"), request.from(), request.to());
    }
    return limitedWay(way).orElseGet(() -> requestsAction() ? actionRefusal(State.NO_SQUARE)
        : refuse(Reason.NO_WAY, English.withArticle(piece) + " does not go " + way, request.from(),
            request.to()));
  }

  private boolean reaches(Program program) {
    return IntStream.range(0, program.nodes.length).anyMatch(i -> mayEndOn(program, i));
  }

  /** Explains a limit of a way: the piece has the movement, but the way excludes the start square or destination. */
  private Optional<Illegal> limitedWay(String fromTo) {
    PieceKind kind = tables.definition.pieces().get(PieceCode.kind(code));
    Side side = PieceCode.sideOf(state.turn);
    List<Way> ways = (inCheck ? tables.definition.waysInCheck(kind) : kind.ways()).stream()
        .filter(way -> way.movement().paths().stream().anyMatch(this::leadsToDestination)).toList();
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    Way way = ways.getFirst();
    Places places = ways.size() > 1 ? null : new Places(tables.geometry);
    boolean isAllowedEnd =
        way.to().equals(Region.EVERYWHERE) || way.to().contains(tables.geometry, request.to(), side);
    boolean isInitial =
        way.movement().paths().stream().filter(this::leadsToDestination).findFirst().orElseThrow().initial();
    return Optional.of(isAllowedEnd
        ? refuse(Reason.NOT_FROM_HERE,
            "the " + piece + " does not go " + fromTo + ": it makes this move only from "
                + (isInitial ? "where it starts" : squareWords(places, way.from(), side)),
            request.from())
        : refuse(Reason.NOT_TO_THERE, "the " + piece + " may not go to " + words.square(request.to())
            + ": it makes this move only to " + squareWords(places, way.to(), side), request.to()));
  }

  /** Names the squares of a region; {@code other squares} if {@code places} is null or the text would be long. */
  private static String squareWords(@Nullable Places places, Region region, Side side) {
    String squares = places == null || region.equals(Region.EVERYWHERE) ? "" : places.words(region, side);
    return squares.isEmpty() || squares.length() > MAX_TEXT ? "other squares" : squares;
  }

  /** Whether a path leads to the destination on some board, without the limits of its way. */
  private boolean leadsToDestination(Path path) {
    ProgramTree tree = new ProgramTree();
    try {
      new PathWalker(tables.geometry, PieceCode.sideOf(state.turn), request.from(), tree)
          .addMoves(path, true, true, ~0L, end -> true);
    } catch (PathWalker.TooLarge _) {
      return false; // Without the limits of the way the tree is too large, so another reason is given.
    }
    return !request.hasSecondLeg() && reaches(tree.flatten());
  }
}
