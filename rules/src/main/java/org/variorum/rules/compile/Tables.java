package org.variorum.rules.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.Mechanism.Borrowing;
import org.variorum.rules.definition.Mechanism.Displacement;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.definition.Mechanism.Explosion;
import org.variorum.rules.definition.Mechanism.Range;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.UnplayableDefinitionException;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Program;

/**
 * All that is constant in a game, in the form in which move generation reads it. Made once by the {@link Compiler} and
 * shared by every position. Arrays indexed by {@code code} have a place for every code of {@link PieceCode}.
 */
public final class Tables {

  /** A square outside the board, where a square index is stored. */
  public static final int NO_SQUARE = -1;

  public final Definition definition;
  public final Geometry geometry;
  public final int size;
  /** Longs in a set of squares. */
  public final int words;
  public final int kinds;
  public final int codes;

  /** Where a piece may go: by code and square. */
  public final Program[][] ways;
  /** The same while its side is in check; the same array where nothing depends on check. */
  public final Program[][] waysInCheck;
  /** Kinds whose movement depends on check. */
  public long checkDependent;
  /** Kinds that are royal. */
  public long royals;
  public Royalty.Mode royalty = Royalty.Mode.NONE;
  public boolean royalsMayFace;

  /** Who attacks a royal piece on a square, by side and square: pieces that move natively and do not depend on check. */
  public Program[][] attackers = {};
  /** Pieces that depend on check, while their side is not in check; null if there are none. */
  public Program @Nullable [][] dependentAttackers;
  /** Pieces that depend on check, while their side is in check. */
  public Program @Nullable [][] dependentAttackersInCheck;
  /** Who could capture a piece that is not royal on a square; the same trees where all pieces capture royal pieces and others alike. */
  public Program[][] captors = {};
  public Program @Nullable [][] dependentCaptors;
  public Program @Nullable [][] dependentCaptorsInCheck;
  /** Whether filling a square never opens an attack and emptying one never closes one: there is no hopper. */
  public boolean monotone = true;

  public @Nullable Borrowing borrowing;
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

  public @Nullable Acting acting;
  /** By kind: what the piece is when it is demoted, or -1. */
  public final int[] basic;
  /** By kind: what the piece is when it is promoted by an action, or -1. */
  public final int[] promoted;
  public long zoneBound;

  public final @Nullable PromotionTable[] promotions;
  /** By code and square: whether some move from there may promote the piece. */
  public final boolean[][] mayPromote;
  /** By code and square: whether the piece would have no further move there on the empty board. */
  public final boolean[][] stuck;

  public @Nullable CastlingTable castling;
  /** Castling rights that remain when something happens on a square. */
  public final int[] rightsKept;

  /** Kinds that capture and are captured en passant. */
  public long enPassant;
  public int[] enPassantKinds = {};
  /** By code of such a piece and square: from where it may capture there, others standing as they please; {@code words} longs. */
  public final long[][][] enPassantFrom;
  /** By code of such a piece: the squares that it crosses. */
  public final @Nullable Crossings[] crossings;

  public boolean hands;
  /** The droppable kinds in FEN order. */
  public int[] droppable = {};
  public final @Nullable DropTable[] drops;

  public long banned;
  public @Nullable Exchange exchange;
  public @Nullable Range range;
  public long ranged;
  public long rangeGivers;
  /** Squares that a range giver on a square gives range to, as sets of {@code words} longs. */
  public long[][] rangeAround = {};
  public @Nullable Displacement displacement;
  public long displaced;
  public int[][] displacedTo = {};
  public @Nullable Explosion explosion;
  public long blastSpared;
  /** The eight squares around each. */
  public int[][] neighbours = {};

  public long progressPieces;
  public Goals goals = Goals.NONE;
  public int checksToWin;

  public final ZobristKeys keys;
  /** Whether there is acting or capturing in passing, so that a walk must look closer at each node. */
  public boolean elaborate;

  Tables(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
    size = geometry.size();
    words = (size + 63) >>> 6;
    kinds = definition.pieces().size();
    codes = PieceCode.code(kinds, 0);
    ways = new Program[codes][];
    waysInCheck = new Program[codes][];
    basic = new int[kinds];
    promoted = new int[kinds];
    promotions = new PromotionTable[kinds];
    mayPromote = new boolean[codes][size];
    stuck = new boolean[codes][size];
    rightsKept = new int[size];
    enPassantFrom = new long[codes][][];
    crossings = new Crossings[codes];
    drops = new DropTable[kinds];
    keys = new ZobristKeys(codes, kinds, size);
  }

  /** The kind with that letter; the definition is consistent, so there is one. */
  public int kind(String letter) {
    for (int kind = 0; kind < kinds; kind++) {
      if (definition.pieces().get(kind).letter().equals(letter)) {
        return kind;
      }
    }
    throw new UnplayableDefinitionException(
        List.of(Flaw.error(new Topic.Kind(letter), "no piece has the letter " + letter)));
  }

  /** The piece of a code. */
  public Piece piece(int code) {
    return new Piece(letter(PieceCode.kind(code)), PieceCode.sideOf(PieceCode.side(code)));
  }

  public String letter(int kind) {
    return definition.pieces().get(kind).letter();
  }
}
