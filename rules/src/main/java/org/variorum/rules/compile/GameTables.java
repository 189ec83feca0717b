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
 * The constants of a game, in the form that move generation reads. The {@link Compiler} makes them once. All positions
 * share them. Arrays indexed by {@code code} have an element for every code of {@link PieceCode}.
 */
public final class GameTables extends RoomTables {

  public final Definition definition;
  public final Geometry geometry;
  public final int size;
  /** The number of longs in a set of squares. */
  public final int words;
  public final Kinds pieceKinds;
  /** The number of kinds of pieces. */
  public final int kinds;
  /** The length of arrays that are indexed by piece code. */
  public final int codes;
  /** The set of royal kinds. */
  public final long royals;
  public final Royalty.Mode royalty;

  /** The movement of a piece, by code and square. */
  public final Program[][] ways;
  /**
   * The movement of a piece while its side is in check, by code and square. Only attacks of the lower strata count as
   * check here. The same array as {@link #ways} if no movement depends on check.
   */
  public final Program[][] waysInCheck;
  /** The conditions of ways. A program refers to a condition by its index plus one. */
  public final WayCondition[] conditions;
  /** Whether pieces act on others, capture in passing or capture without moving. Walks must then test these cases. */
  public final boolean hasSpecialMoves;
  public final AttackTables attacks;
  public final LentTables lent;
  public final EnPassantTables enPassant;
  public final HandTables hands;
  public final EndTables ends;

  public final @Nullable PromotionTable[] promotions;
  /** Whether some move from a square may promote a piece, by code and square. */
  public final boolean[][] mayPromote;

  /** The layout of the slots of positions. */
  public final Layout layout;
  /** The guarantees that all rules of the game give. */
  public final Set<Guarantee> guarantees;
  /**
   * Whether some piece may hop in a game with gates. Look-ups treat a square closed by a gate as occupied, which is
   * correct only for pieces that do not hop.
   */
  public final boolean hopsWithinGates;
  /** Whether the promotion of some piece has a condition. */
  public final boolean promotesOnConditions;
  /** The limits of drops that are not part of a {@link DropTable}. */
  public final DropTable.Limit[] dropLimits;
  /** The rules that forbid moves because of their results. */
  public final Veto.Prohibition[] prohibitions;
  /** The consequences of check. */
  public final CheckConsequence[] checkConsequences;
  /** The rules that expand one move into several. */
  public final List<MoveSource.Expansion.Maker> expansions;
  /** The gates that close squares to all pieces, and to all kinds of moves. */
  public final List<Gate> gatesForAll;
  /** The forms, by kind of move; null for a kind that the game does not have. */
  private final @Nullable MoveForm[] forms;
  private final Set<Property> properties;

  /** @param gameRules the rules, after they have finished their tables */
  GameTables(Kinds pieceKinds, GameRules gameRules, Layout layout, WayCompiler.Movement movement,
      WayCondition[] conditions, @Nullable PromotionTable[] promotions, boolean[][] mayPromote,
      EnPassantTables enPassant,
      HandTables hands) {
    super(gameRules, pieceKinds.codes());
    properties = gameRules.properties();
    dropLimits = gameRules.dropLimits();
    prohibitions = gameRules.prohibitions();
    checkConsequences = gameRules.checkConsequences();
    expansions = gameRules.expansions();
    gatesForAll = gates.stream().filter(Gate::isForAll).toList();
    promotesOnConditions = Arrays.stream(promotions)
        .anyMatch(promotion -> promotion != null && promotion.condition() != null);
    this.pieceKinds = pieceKinds;
    this.layout = layout;
    this.promotions = promotions;
    this.mayPromote = mayPromote;
    this.enPassant = enPassant;
    this.hands = hands;
    definition = pieceKinds.definition();
    geometry = definition.board();
    size = geometry.size();
    words = geometry.wordCount();
    kinds = pieceKinds.count();
    codes = pieceKinds.codes();
    royals = pieceKinds.royals();
    royalty = definition.royalty().mode();
    ways = movement.ways();
    waysInCheck = movement.waysInCheck();
    this.conditions = conditions;
    attacks = movement.attacks();
    lent = movement.lent();
    hasSpecialMoves =
        actForm != null || stationaryCapture != null || WayCompiler.capturesInPassing(definition);
    ends = EndTables.of(pieceKinds, gameRules);
    forms = MoveForms.of(gameRules);
    guarantees = guarantees();
    hopsWithinGates = hopsWithinGates();
  }

  /** Whether some piece may hop in a game with gates. */
  private boolean hopsWithinGates() {
    return !gates.isEmpty() && Stream.of(ways, waysInCheck, lent.programs()).flatMap(Arrays::stream)
        .filter(Objects::nonNull).flatMap(Arrays::stream)
        .anyMatch(program -> program != null && program.hops());
  }

  /** Returns the guarantees that all rules give, except those that movement, mate, stalemate or other ends break. */
  private Set<Guarantee> guarantees() {
    Set<Guarantee> granted = EnumSet.allOf(Guarantee.class);
    granted.removeIf(guarantee -> !gameRules.hasGuarantee(guarantee));
    if (conditions.length > 0) {
      granted.removeAll(Set.of(Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE));
    }
    if (ends.mateVerdicts().contains(Goal.Verdict.WIN)
        || ends.stalemateVerdicts().contains(Goal.Verdict.WIN)) {
      granted.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
    }
    // If the opponent can place a side's piece, or a captured piece returns, that piece may then win by its square.
    if (hasAny(Property.PLACES_ENEMIES, Property.CAPTURED_RETURNS)
        && Arrays.stream(gameRules.endings()).anyMatch(ending -> ending.verdict() == Goal.Verdict.WIN)) {
      granted.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
    }
    if (moveMakers.isEmpty() && !hands.exist()
        && Arrays.stream(ways).skip(PieceCode.FIRST).flatMap(Arrays::stream)
            .noneMatch(GameTables::movesQuietly)) {
      granted.remove(Guarantee.HAS_QUIET_MOVES);
    }
    return Collections.unmodifiableSet(granted);
  }

  private static boolean movesQuietly(Program program) {
    return Arrays.stream(program.nodes).anyMatch(node -> (node & Node.MOVE) != 0);
  }

  /** The form by which a piece is captured in a special way; null if it is captured in the usual way. */
  public @Nullable CaptureForm captureForm(int piece) {
    for (CaptureForm form : captureForms) {
      if (PieceCode.holds(form.victims(), piece)) {
        return form;
      }
    }
    return null;
  }

  /** Whether a move is an en passant capture. A derived move must be given as its {@link #baseMove}. */
  public boolean isEnPassant(long move) {
    return MoveCode.kind(move) == MoveCode.EN_PASSANT
        || stationaryCapture != null && stationaryCapture.isEnPassant(move);
  }

  /**
   * The form of a move.
   *
   * @throws IllegalArgumentException if the game has no moves of that kind
   */
  public MoveForm form(long move) {
    MoveForm form = forms[MoveCode.kind(move)];
    if (form == null) {
      throw new IllegalArgumentException(
          "the game has no kind of move for the code " + Long.toHexString(move));
    }
    return form;
  }

  /** The kind of the move that {@link #baseMove} returns for a move. */
  public int baseKind(long move) {
    int kind = MoveCode.kind(move);
    return kind < MoveCode.FIRST_RULE_KIND ? kind : MoveCode.kind(form(move).baseMove(move));
  }

  /** The move from which a move is derived, for example by adding a wall; the move itself if it is not derived. */
  public long baseMove(long move) {
    return MoveCode.kind(move) < MoveCode.FIRST_RULE_KIND ? move : form(move).baseMove(move);
  }

  /** The move of {@link #baseMove} if this move alone must leave the royal pieces safe; {@code move} if not. */
  public long safetyTestedMove(long move) {
    boolean mustBeSafe =
        MoveCode.kind(move) >= MoveCode.FIRST_RULE_KIND && form(move).leavesSafeWithout();
    return mustBeSafe ? form(move).baseMove(move) : move;
  }

  /** Whether some rule gives the game a property. */
  public boolean has(Property property) {
    return properties.contains(property);
  }

  /** Whether the game has at least one of some properties. */
  public boolean hasAny(Property... candidates) {
    for (Property property : candidates) {
      if (has(property)) {
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
