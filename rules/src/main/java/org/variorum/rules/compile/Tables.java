package org.variorum.rules.compile;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Program;
import org.variorum.rules.registry.Rooms;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveKinds;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Shelter;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.Layout;
import org.variorum.rules.state.Memory;
import org.variorum.rules.state.Slot;

/**
 * All that is constant in a game, in the form in which move generation reads it. Made once by the {@link Compiler} and
 * shared by every position. Arrays indexed by {@code code} have a place for every code of {@link PieceCode}.
 */
public final class Tables {

  public final Definition definition;
  public final Geometry geometry;
  public final int size;
  /** Longs in a set of squares. */
  public final int words;
  public final Kinds pieceKinds;
  public final int kinds;
  public final int codes;

  /** Where a piece may go: by code and square. */
  public final Program[][] ways;
  /** The same while its side is attacked in the lower strata; the same array where nothing depends on that. */
  public final Program[][] waysInCheck;
  /** Kinds whose movement depends on whether their side is attacked: they attack in the upper stratum. */
  public long checkDependent;
  /** Kinds that are royal. */
  public long royals;
  public Royalty.Mode royalty = Royalty.Mode.NONE;
  public boolean royalsMayFace;

  /** Who attacks a royal piece on a square, by side and square: pieces that move natively and do not depend on check. */
  public Program[][] attackers = {};
  /** Who attacks by what depends on that; null if there is nobody. */
  public @Nullable UpperStratum upper;
  /** Who could capture a piece that is not royal on a square; the same trees where all pieces capture royal pieces and others alike. */
  public Program[][] captors = {};
  /** Whether filling a square never opens an attack and emptying one never closes one: there is no hopper. */
  public boolean monotone = true;

  public long borrowers;
  public long lenders;
  /** What a lender of that code gives to a piece on that square. */
  public Program[][] lent = {};
  /** How a lender of that code comes from that square to whom it lends: its ways without what is for itself only. */
  Program[][] lending = {};
  /** Who attacks a royal piece on a square by a movement of that kind, if it can borrow it. */
  public Program[][] lentAttackers = {};
  /** Which lenders could capture on a square, by side and square. */
  public Program[][] captureLenders = {};
  /** Which lenders could move to a square if it were empty. */
  public Program[][] moveLenders = {};

  /** How pieces act on others; null where they capture. */
  public @Nullable ActForm acts;

  public final @Nullable PromotionTable[] promotions;
  /** By code and square: whether some move from there may promote the piece. */
  public final boolean[][] mayPromote;
  /** By code and square: whether the piece would have no further move there on the empty board. */
  public final boolean[][] stuck;

  public final Rooms rooms;
  /** Gives out what the rules ask positions to remember, while the game is compiled. */
  final Memory slots;
  @Nullable Layout layout;
  /** What positions remember, in the order of a FEN. */
  public List<SlotForm> memory = List.of();
  /** Of these, what counts in evaluating positions. */
  public SlotForm[] terms = {};
  /** What finds moves that no piece's movement makes. */
  public List<MoveSource.Maker> moves = List.of();
  /** What holds of the game by its rules. */
  private final Set<Property> properties;
  /** What becomes of pieces that are captured or acted on. */
  public final Fates fates;
  /** What all of its rules promise. */
  public final Set<Guarantee> guarantees;
  /** Where royal pieces are safe. */
  public final Shelter[] shelters;
  /** Which moves may not be made beside others. */
  public final Veto[] vetoes;
  /** What moves leave behind. */
  public final Consequence[] consequences;
  /** Who moves next; null where sides alternate. */
  public final @Nullable TurnOrder order;
  /** What kinds of moves mean, by kind; null where there is none. */
  @Nullable MoveForm[] forms = {};
  /** What starts the halfmove clock again. */
  public Rule.Progress progress = Rule.Progress.NONE;
  /** By kind of move: whether every such move does. */
  public boolean[] progressKinds = {};

  /** Kinds that capture and are captured en passant. */
  public final long enPassant;
  /** One more than the square of the piece that may be captured en passant. */
  public final Slot crosser;
  /** Where it may be, as a packed set of {@link Crossings}. */
  public final Slot crossed;
  private final Rule.Crossing crossing;
  public int[] enPassantKinds = {};
  /** By code of such a piece and square: from where it may capture there, others standing as they please; {@code words} longs. */
  public final long[][][] enPassantFrom;

  public boolean hands;
  /** By kind: the kind that comes into the hand of who captures such a piece, or -1. */
  public final int[] heldAs;
  /** The droppable kinds in FEN order. */
  public int[] droppable = {};
  public final @Nullable DropTable[] drops;

  /** Where pieces may not go now, for who moves. */
  public final List<Gate> gates;
  /** Of these, the ones that only keep pieces from moving without capturing. */
  public final List<Gate> quietGates;
  /** Of these, the ones that are as other pieces stand. */
  public final List<Gate> boardGates;
  /** The same for who is threatened. */
  public final List<Gate> threatGates;
  /** The same for movement that is lent. */
  public final List<Gate> lendingGates;
  /** Other ways in which pieces are captured. */
  public final CaptureForm[] captureForms;

  /** How the game ends by what can be read off a position. */
  public final Ending[] endings;
  /** How it ends by its length; asked in this order. */
  public Rule.EndByLength[] endsByLength = {};
  /** The verdict for a side that is mated. */
  public final Goal.Verdict mated;
  /** The verdict for a side that is stalemated. */
  public final Goal.Verdict stalemated;
  /** What follows from check. */
  public final CheckConsequence[] onCheck;

  /** Whether there is acting or capturing in passing, so that a walk must look closer at each node. */
  public boolean elaborate;

  Tables(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
    size = geometry.size();
    words = (size + 63) >>> 6;
    pieceKinds = new Kinds(definition);
    kinds = pieceKinds.count();
    codes = pieceKinds.codes();
    slots = new Memory(size);
    ways = new Program[codes][];
    waysInCheck = new Program[codes][];
    heldAs = new int[kinds];
    promotions = new PromotionTable[kinds];
    mayPromote = new boolean[codes][size];
    stuck = new boolean[codes][size];
    enPassantFrom = new long[codes][][];
    drops = new DropTable[kinds];
    rooms = Rooms.of(new Context(definition, pieceKinds, slots, new MoveKinds()));
    consequences = rooms.consequences();
    order = rooms.turns().filter(turns -> !turns.alternates()).orElse(null);
    vetoes = rooms.vetoes();
    endings = rooms.endings();
    onCheck = rooms.onCheck();
    mated = verdict(Goal.Checkmate.class, Goal.Checkmate::verdict, Goal.Verdict.LOSS);
    stalemated = verdict(Goal.Stalemate.class, Goal.Stalemate::verdict, Goal.Verdict.DRAW);
    captureForms = rooms.captures();
    shelters = rooms.shelters();
    properties = rooms.properties();
    fates = rooms.fates(codes);
    guarantees = guarantees();
    crossing = rooms.crossing();
    enPassant = crossing.kinds();
    crosser = crossing.piece();
    crossed = crossing.squares();
    gates = rooms.gates(Gate.Use.MOVE, Gate.Use.CAPTURE);
    quietGates = gates.stream().filter(gate -> !gate.limits(Gate.Use.CAPTURE)).toList();
    boardGates = gates.stream().filter(Gate::followsBoard).toList();
    threatGates = rooms.gates(Gate.Use.THREAT);
    lendingGates = rooms.gates(Gate.Use.LEND);
  }

  /** What the goals of a sort say last; what is usual if there is none. */
  private <G extends Goal> Goal.Verdict verdict(Class<G> sort, Function<G, Goal.Verdict> verdict,
      Goal.Verdict usual) {
    return definition.goals().stream().filter(sort::isInstance).map(sort::cast).map(verdict)
        .reduce(usual, (_, last) -> last);
  }

  /** Mate and stalemate are the core's, so it promises for them. */
  private Set<Guarantee> guarantees() {
    Set<Guarantee> given = EnumSet.allOf(Guarantee.class);
    given.removeIf(guarantee -> !rooms.give(guarantee));
    if (mated == Goal.Verdict.WIN || stalemated == Goal.Verdict.WIN) {
      given.remove(Guarantee.LACK_NEVER_WINS);
    }
    return Collections.unmodifiableSet(given);
  }

  /** The squares that a piece crosses by its initial moves; null if it is never captured on them. */
  public @Nullable Crossings crossings(int piece) {
    return PieceCode.holds(enPassant, piece) ? crossing.byCode()[piece] : null;
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

  /** Whether something holds of the game by one of its rules. */
  public boolean holds(Property property) {
    return properties.contains(property);
  }

  /** How positions are laid out. */
  public Layout layout() {
    return Objects.requireNonNull(layout, "the last that is compiled");
  }

  /** The kind with that letter; the definition is consistent, so there is one. */
  public int kind(String letter) {
    return pieceKinds.of(letter);
  }

  /** The piece of a code. */
  public Piece piece(int code) {
    return pieceKinds.piece(code);
  }

  public String letter(int kind) {
    return pieceKinds.letter(kind);
  }
}
