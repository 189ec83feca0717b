package org.variorum.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.definition.Way;
import org.variorum.rules.fen.HomeSquares;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.AttackTrees;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathWalker;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.text.Excerpt;

/**
 * Compiler of the movement of all pieces to programs, and of the inverse programs that find attackers and lenders. A
 * way is one entry of a piece's movement: paths in Betza's notation, with limits on squares, victims, hurdles or
 * conditions.
 */
final class WayCompiler {

  /** The maximum number of nodes in all programs of a game. They need about 100 MB and take seconds to compile. */
  private static final int MAX_TOTAL = 6_000_000;

  /**
   * The compiled movement of all pieces.
   *
   * @param ways the movement of a piece, by code and square
   * @param waysInCheck the movement while the piece's side is in check from movement that does not depend on check
   * @param attacks the programs that find attackers
   * @param lent the movement that pieces lend
   * @param conditions the conditions of ways; a program refers to a condition by its index plus one
   */
  record Movement(Program[][] ways, Program[][] waysInCheck, AttackTables attacks, LentTables lent,
      List<Condition> conditions) {}

  private final Kinds kinds;
  private final GameRules gameRules;
  private final Definition definition;
  private final Geometry geometry;
  private final HomeSquares home;
  private final @Nullable ActForm actForm;
  /** The kinds that the rules allow a piece to capture, by kind of the captor; usually all kinds. */
  private final long[] victims;
  /** The kinds that can attack royal pieces: all kinds, or none if no piece can capture or act on a royal piece. */
  private final long attackingKinds;
  /** The number of nodes of all programs so far. */
  private int nodeCount;
  /** {@link AttackTables#monotone}, as far as the programs so far tell. */
  private boolean monotone = true;
  private final List<Condition> conditions = new ArrayList<>();

  WayCompiler(Kinds kinds, GameRules gameRules) {
    this.kinds = kinds;
    this.gameRules = gameRules;
    definition = kinds.definition();
    geometry = definition.board();
    home = new HomeSquares(kinds);
    actForm = gameRules.actions().map(Rule.Acts::form).orElse(null);
    attackingKinds = kinds.royals() == 0 || mayTakeRoyals(kinds, gameRules) ? ~0L : 0;
    victims = definition.pieces().stream().map(PieceKind::letter)
        .mapToLong(captor -> ~kinds.matching(piece -> !gameRules.mayCapture(captor, piece.letter())))
        .toArray();
  }

  /** Whether a piece can capture a royal piece, or act on it. */
  private static boolean mayTakeRoyals(Kinds kinds, GameRules gameRules) {
    Fates fates = gameRules.fates(kinds.codes());
    return IntStream.range(PieceCode.FIRST, kinds.codes())
        .filter(code -> PieceCode.holds(kinds.royals(), code))
        .anyMatch(code -> fates.of(code, PieceCode.side(code) ^ 1) != Fates.NONE);
  }

  /** Whether some piece captures pieces on its path. */
  static boolean capturesInPassing(Definition definition) {
    return definition.pieces().stream().flatMap(definition::ways).flatMap(way -> way.movement().legs())
        .anyMatch(leg -> leg.content() == Leg.Content.ENEMY);
  }

  Movement compile() {
    Program[][] ways = new Program[kinds.codes()][];
    Program[][] inCheck = new Program[kinds.codes()][];
    for (int code = PieceCode.FIRST; code < ways.length; code++) {
      PieceKind piece = piece(code);
      ways[code] = programs(code, piece.ways(), true);
      inCheck[code] = definition.changesInCheck(piece)
          ? programs(code, definition.waysInCheck(piece), true) : ways[code];
    }
    return movement(ways, inCheck);
  }

  /** Inverts the ways. Compiles lent movement last, so that {@link #MAX_TOTAL} limits all programs together. */
  private Movement movement(Program[][] ways, Program[][] waysInCheck) {
    long borrowers = kinds.matching(piece -> !gameRules.lenders(piece.letter()).isEmpty());
    long checkDependentKinds = kinds.matching(definition::changesInCheck);
    long steadyKinds = ~checkDependentKinds & ~borrowers & ~removedByOwnCapture();
    Program[][] attackers =
        checkHoppers(invert(steadyKinds & attackingKinds, ways, kinds.royals(), Node.CAPTURE,
            number -> !dependsOnAttacks(number)));
    Program @Nullable [][] conditionalAttackers =
        conditions.stream().noneMatch(ConditionNeeds::dependsOnAttacks) ? null
            : checkHoppers(invert(steadyKinds & attackingKinds, ways, kinds.royals(), Node.CAPTURE,
                this::dependsOnAttacks));
    Program[][] captors = captors(steadyKinds, ways, attackers);
    @Nullable UpperStratum upper =
        checkDependentKinds == 0 ? null : upperStratum(checkDependentKinds, ways, waysInCheck);
    LentTables lent = borrowers == 0 ? LentTables.NONE : lent(borrowers);
    return new Movement(ways, waysInCheck,
        AttackTables.of(attackers, captors, conditionalAttackers, upper, monotone), lent,
        List.copyOf(conditions));
  }

  /**
   * The royal kinds that disappear when they capture, so that their side loses. They attack no piece, but they may
   * capture in games without check.
   */
  private long removedByOwnCapture() {
    return definition.royalty().hasSeveral() ? 0
        : kinds.matching(piece -> piece.royal() && gameRules.isRemovedAfterCapture(piece.letter()));
  }

  private PieceKind piece(int code) {
    return definition.pieces().get(PieceCode.kind(code));
  }

  /** Compiles one way of a piece on a square. */
  Program compile(int code, int square, Way way) {
    return flatten(code, tree(code, square, List.of(way), true));
  }

  /**
   * Compiles ways of a piece on all squares. {@code isOwn} is whether to include initial paths, ways with conditions,
   * and movement that rules add. A piece cannot lend any of these.
   */
  private Program[] programs(int code, List<Way> ways, boolean isOwn) {
    Program[] programs = new Program[geometry.size()];
    List<Way> allWays = new ArrayList<>(ways);
    allWays.addAll(isOwn ? gameRules.addedWays(piece(code).letter()) : List.of());
    for (int square = 0; square < programs.length; square++) {
      ProgramTree tree = tree(code, square, allWays, isOwn);
      if (isOwn) {
        gameRules.extendTree(piece(code).letter(), square, mayCapture(code), tree);
      }
      programs[square] = flatten(code, tree);
    }
    return programs;
  }

  private ProgramTree tree(int code, int square, List<Way> ways, boolean isOwn) {
    ProgramTree tree = new ProgramTree();
    Side player = PieceCode.sideOf(PieceCode.side(code));
    PathWalker paths = new PathWalker(geometry, player, square, tree);
    for (Way way : ways) {
      if ((isOwn || way.when().isEmpty()) && way.from().contains(geometry, square, player)) {
        paths.setCondition(way.when().map(this::conditionNumber).orElse(0));
        setHurdles(paths, way);
        for (Path path : way.movement().paths()) {
          if (!path.initial() || isOwn && home.contains(PieceCode.kind(code), PieceCode.side(code), square)) {
            addPath(code, paths, path, way, player);
          }
        }
      }
    }
    return tree;
  }

  /** Returns the number of a condition, from 1, and gives a new condition the next number. */
  private int conditionNumber(Condition condition) {
    if (!conditions.contains(condition)) {
      conditions.add(condition);
    }
    return conditions.indexOf(condition) + 1;
  }

  /** Whether a condition depends on attacks. Attacks under these conditions are kept apart from other attacks. */
  private boolean dependsOnAttacks(int number) {
    return number > 0 && ConditionNeeds.dependsOnAttacks(conditions.get(number - 1));
  }

  private void setHurdles(PathWalker paths, Way way) {
    Hurdles hurdles = way.over();
    paths.setHurdles(hurdles.owner() != Owner.ENEMY, hurdles.owner() != Owner.OWN,
        hurdles.letters().isEmpty() ? ~0L : kinds.set(hurdles.letters()));
  }

  /** Whether a piece captures. In games with check, a royal piece that disappears when it captures never captures. */
  private boolean mayCapture(int code) {
    return !gameRules.isRemovedAfterCapture(piece(code).letter())
        || definition.royalty().mode() != Royalty.Mode.CHECK || !piece(code).royal();
  }

  private void addPath(int code, PathWalker paths, Path path, Way way, Side player) {
    PathWalker.EndFilter ends =
        end -> way.to().equals(Region.EVERYWHERE) || way.to().contains(geometry, end, player);
    long captured =
        (way.victims().isEmpty() ? ~0L : kinds.set(way.victims())) & victims[PieceCode.kind(code)];
    try {
      if (actForm == null) {
        paths.addMoves(path, true, mayCapture(code) && captured != 0, captured, ends);
      } else {
        paths.addMoves(path, true, false, 0, ends);
        if (path.captures()) {
          paths.addActions(path, actForm, ends);
        }
      }
    } catch (PathWalker.TooLarge e) {
      throw tooLarge(code);
    }
  }

  private Program flatten(int code, ProgramTree tree) {
    nodeCount += tree.size();
    if (tree.size() > PathWalker.MAX_NODES || nodeCount > MAX_TOTAL) {
      throw tooLarge(code);
    }
    return tree.flatten();
  }

  private UnplayableDefinitionException tooLarge(int code) {
    return new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Kind(piece(code).letter()),
        "the movement of the pieces becomes too large for this program with the "
            + Excerpt.of(piece(code).name())
            + ": give it fewer legs or shorter ranges, or use a smaller board")));
  }

  private UpperStratum upperStratum(long checkDependentKinds, Program[][] ways, Program[][] waysInCheck) {
    Program[][] outOfCheck = attackers(checkDependentKinds, ways);
    Program[][] inCheck = attackers(checkDependentKinds, waysInCheck);
    monotone &= covers(outOfCheck, inCheck);
    return new UpperStratum(checkDependentKinds, outOfCheck, inCheck,
        captors(checkDependentKinds, ways, outOfCheck),
        captors(checkDependentKinds, waysInCheck, inCheck));
  }

  /** Returns the programs that find attackers of royal pieces. */
  private Program[][] attackers(long movers, Program[][] ways) {
    return checkHoppers(invert(movers & attackingKinds, ways, kinds.royals(), Node.CAPTURE, _ -> true));
  }

  /** Returns the programs that find captors of other pieces; {@code attackers} if each piece captures all kinds. */
  private Program[][] captors(long movers, Program[][] ways, Program[][] attackers) {
    boolean isSelective = attackingKinds == 0 || definition.pieces().stream().flatMap(definition::ways)
        .anyMatch(way -> !way.victims().isEmpty())
        || LongStream.of(victims).anyMatch(kindSet -> kindSet != ~0L);
    return isSelective ? invert(movers, ways, ~kinds.royals(), Node.CAPTURE, _ -> true) : attackers;
  }

  /** Sets {@code monotone} to false if programs that decide legality contain hoppers; returns the programs. */
  private Program[][] checkHoppers(Program[][] trees) {
    monotone &= Stream.of(trees).flatMap(Stream::of).flatMapToInt(program -> IntStream.of(program.nodes))
        .noneMatch(node -> (node & (Node.PASS_PIECE | Node.PASS_ENEMY)) != 0);
    return trees;
  }

  /**
   * Whether giving check never opens an attack: a piece attacks in check only along lines on which it also attacks out
   * of check.
   */
  private static boolean covers(Program[][] outOfCheck, Program[][] inCheck) {
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < outOfCheck[side].length; square++) {
        Map<List<Integer>, Long> openLines = outOfCheck[side][square].attackersByLine();
        boolean isCovered = inCheck[side][square].attackersByLine().entrySet().stream()
            .allMatch(line -> (line.getValue() & ~openLines.getOrDefault(line.getKey(), 0L)) == 0);
        if (!isCovered) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns programs that find the pieces that reach a square, by side and square.
   *
   * @param victims the kinds that count as captured; 0 for all
   * @param includes whether to include a way, by the number of its condition; 0 means no condition
   */
  private Program[][] invert(long movers, Program[][] ways, long victims, int endFlag,
      IntPredicate includes) {
    return invert(movers, ways, endFlag, includes, () -> AttackTrees.ofEnemies(geometry.size(), victims));
  }

  /** Returns programs that find the lenders that reach a friend on a square, by side and square. */
  private Program[][] invert(long lenders, Program[][] ways, int endFlag) {
    return checkHoppers(
        invert(lenders, ways, endFlag, _ -> true, () -> AttackTrees.ofFriends(geometry.size())));
  }

  private Program[][] invert(long movers, Program[][] ways, int endFlag, IntPredicate includes,
      Supplier<AttackTrees> trees) {
    return new Program[][] {
        invert(PieceCode.WHITE, movers, ways, endFlag, includes, trees.get()),
        invert(PieceCode.BLACK, movers, ways, endFlag, includes, trees.get())};
  }

  private Program[] invert(int side, long movers, Program[][] ways, int endFlag, IntPredicate includes,
      AttackTrees trees) {
    for (int code = PieceCode.code(0, side); code < ways.length; code += PieceCode.NEXT_KIND) {
      try {
        if (PieceCode.holds(movers, code)) {
          trees.add(ways[code], PieceCode.kind(code), endFlag, includes);
        }
      } catch (PathWalker.TooLarge e) {
        throw tooLarge(code);
      }
    }
    Program[] inverted = trees.flatten();
    // Lines know only empty and occupied squares. Gates and special forms of capture need a walk of the tree.
    boolean mayUseLines = gameRules.gates(Gate.Use.THREAT).isEmpty() && gameRules.captureForms().length == 0;
    for (int square = 0; square < inverted.length; square++) {
      nodeCount += inverted[square].nodes.length;
      if (mayUseLines) {
        inverted[square] = inverted[square].withLines(kinds.count(), geometry.size());
      }
    }
    return inverted;
  }

  private LentTables lent(long borrowers) {
    long lenders = kinds.set(definition.pieces().stream()
        .flatMap(piece -> gameRules.lenders(piece.letter()).stream()).toList());
    Program[][] lent = new Program[kinds.codes()][];
    Program[][] lenderPaths = new Program[kinds.codes()][];
    for (int code = PieceCode.FIRST; code < lent.length; code++) {
      // What a borrower gets from the lender, and the movement by which the lender reaches the borrower.
      lent[code] = lent(code);
      lenderPaths[code] = programs(code, piece(code).ways(), false);
    }
    return new LentTables(borrowers, lenders, lent, lenderPaths,
        checkHoppers(invert(lenders, lent, 0, Node.CAPTURE, _ -> true)),
        invert(lenders, lenderPaths, Node.CAPTURE), invert(lenders, lenderPaths, Node.MOVE));
  }

  /** Compiles the movement that a piece lends: no initial paths, no ways with conditions, no limits on squares. */
  private Program[] lent(int code) {
    Program[] programs = new Program[geometry.size()];
    for (int square = 0; square < programs.length; square++) {
      ProgramTree tree = new ProgramTree();
      PathWalker paths = new PathWalker(geometry, PieceCode.sideOf(PieceCode.side(code)), square, tree);
      try {
        for (Way way : piece(code).ways()) {
          if (way.when().isEmpty()) {
            setHurdles(paths, way);
            way.movement().paths().stream().filter(path -> !path.initial())
                .forEach(path -> paths.addMoves(path, true, true, ~0L, _ -> true));
          }
        }
      } catch (PathWalker.TooLarge e) {
        throw tooLarge(code);
      }
      programs[square] = flatten(code, tree);
    }
    return programs;
  }
}
