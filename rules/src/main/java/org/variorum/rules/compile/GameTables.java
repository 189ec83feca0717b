package org.variorum.rules.compile;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.Layout;

/**
 * All that is constant in a game, in the form in which move generation reads it. Made once by the {@link Compiler} and
 * shared by every position. Arrays indexed by {@code code} have a place for every code of {@link PieceCode}.
 */
public final class GameTables extends RoomTables {

  public final Definition definition;
  public final Geometry geometry;
  public final int size;
  /** Longs in a set of squares. */
  public final int words;
  public final Kinds pieceKinds;
  public final int kinds;
  public final int codes;
  /** Kinds that are royal. */
  public final long royals;
  public final Royalty.Mode royalty;

  /** Where a piece may go: by code and square. */
  public final Program[][] ways;
  /** The same while its side is attacked in the lower strata; the same programs where nothing depends on that. */
  public final Program[][] waysInCheck;
  /** The conditions of ways, by their numbers in programs less one. */
  public final WayCondition[] conditions;
  /** Whether there is acting or capturing in passing or without moving, so that a walk must look closer at each node. */
  public final boolean elaborate;
  public final AttackTables attacks;
  public final LentTables lent;
  public final EnPassantTables enPassant;
  public final HandTables hands;
  public final EndTables ends;

  public final @Nullable PromotionTable[] promotions;
  /** By code and square: whether some move from there may promote the piece. */
  public final boolean[][] mayPromote;

  /** How positions are laid out. */
  public final Layout layout;
  /** What all of its rules promise. */
  public final Set<Guarantee> guarantees;
  /**
   * Whether some piece may pass pieces where gates bind it. A look-up takes what a gate closes for occupied, which is right
   * only for pieces that pass nothing but empty squares.
   */
  public final boolean hopsWithinGates;
  /** Whether some piece promotes only where a condition holds. */
  public final boolean promotesOnConditions;
  /** What keeps pieces in hand from squares besides. */
  public final DropTable.Limit[] dropLimits;
  /** Which moves may not be made because of what they lead to. */
  public final Veto.Prohibition[] prohibitions;
  /** What follows from check. */
  public final CheckConsequence[] onCheck;
  /** What makes several moves of one. */
  public final List<MoveSource.Expansion.Maker> expansions;
  /** The gates that bind all pieces, however they come to a square. */
  public final List<Gate> gatesForAll;
  /** What kinds of moves mean, by kind; null where there is none. */
  private final @Nullable MoveForm[] forms;
  private final Set<Property> properties;

  /** @param rooms rules that have finished their tables */
  GameTables(Kinds pieceKinds, GameRules rooms, Layout layout, WayCompiler.Movement movement,
      WayCondition[] conditions, @Nullable PromotionTable[] promotions, boolean[][] mayPromote,
      EnPassantTables enPassant,
      HandTables hands) {
    super(rooms, pieceKinds.codes());
    properties = rooms.properties();
    dropLimits = rooms.dropLimits();
    prohibitions = rooms.prohibitions();
    onCheck = rooms.onCheck();
    expansions = rooms.expansions();
    gatesForAll = gates.stream().filter(Gate::isForAll).toList();
    promotesOnConditions = Arrays.stream(promotions)
        .anyMatch(promotion -> promotion != null && promotion.when() != null);
    this.pieceKinds = pieceKinds;
    this.layout = layout;
    this.promotions = promotions;
    this.mayPromote = mayPromote;
    this.enPassant = enPassant;
    this.hands = hands;
    definition = pieceKinds.definition();
    geometry = definition.board();
    size = geometry.size();
    words = geometry.words();
    kinds = pieceKinds.count();
    codes = pieceKinds.codes();
    royals = pieceKinds.royals();
    royalty = definition.royalty().mode();
    ways = movement.ways();
    waysInCheck = movement.waysInCheck();
    this.conditions = conditions;
    attacks = movement.attacks();
    lent = movement.lent();
    elaborate = acts != null || standing != null || WayCompiler.capturesInPassing(definition);
    ends = EndTables.of(pieceKinds, rooms);
    forms = Forms.of(rooms);
    guarantees = guarantees();
    hopsWithinGates = hopsWithinGates();
  }

  /** Whether some piece may pass pieces where gates bind it. */
  private boolean hopsWithinGates() {
    return !gates.isEmpty() && Stream.of(ways, waysInCheck, lent.programs()).flatMap(Arrays::stream)
        .filter(Objects::nonNull).flatMap(Arrays::stream)
        .anyMatch(program -> program != null && program.hops());
  }

  /** Mate and stalemate are the core's, and so is movement: it promises for them. */
  private Set<Guarantee> guarantees() {
    Set<Guarantee> given = EnumSet.allOf(Guarantee.class);
    given.removeIf(guarantee -> !rooms.give(guarantee));
    if (conditions.length > 0) {
      given.removeAll(Set.of(Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE));
    }
    if (ends.mated().contains(Goal.Verdict.WIN) || ends.stalemated().contains(Goal.Verdict.WIN)) {
      given.remove(Guarantee.LACK_NEVER_WINS);
    }
    // A piece that the other side puts somewhere, or has come back, may stand there as its own side wins.
    if (holdsOne(Property.PLACES_ENEMIES, Property.CAPTURED_RETURNS)
        && Arrays.stream(rooms.endings()).anyMatch(ending -> ending.verdict() == Goal.Verdict.WIN)) {
      given.remove(Guarantee.LACK_NEVER_WINS);
    }
    if (moves.isEmpty() && !hands.exist() && Arrays.stream(ways).skip(PieceCode.FIRST).flatMap(Arrays::stream)
        .noneMatch(GameTables::movesQuietly)) {
      given.remove(Guarantee.HAS_QUIET_MOVES);
    }
    return Collections.unmodifiableSet(given);
  }

  private static boolean movesQuietly(Program program) {
    return Arrays.stream(program.nodes).anyMatch(node -> (node & Node.MOVE) != 0);
  }

  /** The form in which a piece is captured; null for the usual one. */
  public @Nullable CaptureForm captureForm(int piece) {
    for (CaptureForm form : captureForms) {
      if (PieceCode.holds(form.victims(), piece)) {
        return form;
      }
    }
    return null;
  }

  /** Whether a move that was found captures a piece on a square that it has just crossed. */
  public boolean isEnPassant(long move) {
    return MoveCode.kind(move) == MoveCode.EN_PASSANT || standing != null && standing.isEnPassant(move);
  }

  /**
   * What a move of its kind means.
   *
   * @throws IllegalArgumentException if the game has no such moves
   */
  public MoveForm form(long move) {
    MoveForm form = forms[MoveCode.kind(move)];
    if (form == null) {
      throw new IllegalArgumentException("no move: " + Long.toHexString(move));
    }
    return form;
  }

  /** The kind of a move; of one of several that a rule has made of another, that of the other. */
  public int kindFound(long move) {
    int kind = MoveCode.kind(move);
    return kind < MoveCode.FIRST_OF_RULES ? kind : MoveCode.kind(form(move).found(move));
  }

  /** The move from which a move is derived, for example by adding a drop or a wall; else the move itself. */
  public long found(long move) {
    return MoveCode.kind(move) < MoveCode.FIRST_OF_RULES ? move : form(move).found(move);
  }

  /** The move of {@link #found} if that must also leave the royal pieces safe; else the move itself. */
  public long without(long move) {
    boolean asks =
        MoveCode.kind(move) >= MoveCode.FIRST_OF_RULES && form(move).leavesSafeWithout();
    return asks ? form(move).found(move) : move;
  }

  /** Whether something holds of the game by one of its rules. */
  public boolean holds(Property property) {
    return properties.contains(property);
  }

  /** Whether one of some properties holds of the game. */
  public boolean holdsOne(Property... some) {
    for (Property property : some) {
      if (holds(property)) {
        return true;
      }
    }
    return false;
  }

  /** The piece of a code. */
  public Piece piece(int code) {
    return pieceKinds.piece(code);
  }
}
