package org.variorum.rules.game;

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

/**
 * All that is constant in a game, in the form in which move generation reads it. Made once by the {@link Compiler} and
 * shared by every position. Arrays indexed by {@code code} have a place for every code of {@link PieceCode}.
 */
final class Tables {

  /** A square outside the board, where a square index is stored. */
  static final int NO_SQUARE = -1;

  final Definition definition;
  final Geometry geometry;
  final int size;
  /** Longs in a set of squares. */
  final int words;
  final int kinds;
  final int codes;

  /** Where a piece may go: by code and square. */
  final Program[][] ways;
  /** The same while its side is in check; the same array where nothing depends on check. */
  final Program[][] waysInCheck;
  /** Kinds whose movement depends on check. */
  long checkDependent;
  /** Kinds that are royal. */
  long royals;
  Royalty.Mode royalty = Royalty.Mode.NONE;
  boolean royalsMayFace;

  /** Who attacks a royal piece on a square, by side and square: pieces that move natively and do not depend on check. */
  Program[][] attackers = {};
  /** Pieces that depend on check, while their side is not in check; null if there are none. */
  Program @Nullable [][] dependentAttackers;
  /** Pieces that depend on check, while their side is in check. */
  Program @Nullable [][] dependentAttackersInCheck;
  /** Who could capture a piece that is not royal on a square; the same trees where all pieces capture royal pieces and others alike. */
  Program[][] captors = {};
  Program @Nullable [][] dependentCaptors;
  Program @Nullable [][] dependentCaptorsInCheck;
  /** Whether filling a square never opens an attack and emptying one never closes one: there is no hopper. */
  boolean monotone = true;

  @Nullable Borrowing borrowing;
  long borrowers;
  long lenders;
  /** What a lender of that code gives to a piece on that square. */
  Program[][] lent = {};
  /** How a lender of that code comes from that square to whom it lends: its ways without what is for itself only. */
  Program[][] lending = {};
  /** Who attacks a royal piece on a square by a movement of that kind, if it can borrow it. */
  Program[][] lentAttackers = {};
  /** Which lenders could capture on a square, by side and square. */
  Program[][] captureLenders = {};
  /** Which lenders could move to a square if it were empty. */
  Program[][] moveLenders = {};

  @Nullable Acting acting;
  /** By kind: what the piece is when it is demoted, or -1. */
  final int[] basic;
  /** By kind: what the piece is when it is promoted by an action, or -1. */
  final int[] promoted;
  long zoneBound;

  final @Nullable PromotionTable[] promotions;
  /** By code and square: whether some move from there may promote the piece. */
  final boolean[][] mayPromote;
  /** By code and square: whether the piece would have no further move there on the empty board. */
  final boolean[][] stuck;

  @Nullable CastlingTable castling;
  /** Castling rights that remain when something happens on a square. */
  final int[] rightsKept;

  /** Kinds that capture and are captured en passant. */
  long enPassant;
  int[] enPassantKinds = {};
  /** By code of such a piece and square: from where it may capture there, others standing as they please; {@code words} longs. */
  final long[][][] enPassantFrom;
  /** By code of such a piece: the squares that it crosses. */
  final @Nullable Crossings[] crossings;

  boolean hands;
  /** The droppable kinds in FEN order. */
  int[] droppable = {};
  final @Nullable DropTable[] drops;

  long banned;
  @Nullable Exchange exchange;
  @Nullable Range range;
  long ranged;
  long rangeGivers;
  /** Squares that a range giver on a square gives range to, as sets of {@code words} longs. */
  long[][] rangeAround = {};
  @Nullable Displacement displacement;
  long displaced;
  int[][] displacedTo = {};
  @Nullable Explosion explosion;
  long blastSpared;
  /** The eight squares around each. */
  int[][] neighbours = {};

  long progressPieces;
  Goals goals = Goals.NONE;
  int checksToWin;

  final ZobristKeys keys;
  /** Whether there is acting or capturing in passing, so that a walk must look closer at each node. */
  boolean elaborate;

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
  int kind(String letter) {
    for (int kind = 0; kind < kinds; kind++) {
      if (definition.pieces().get(kind).letter().equals(letter)) {
        return kind;
      }
    }
    throw new UnplayableDefinitionException(
        List.of(Flaw.error(new Topic.Kind(letter), "no piece has the letter " + letter)));
  }

  /** The piece of a code. */
  Piece piece(int code) {
    return new Piece(letter(PieceCode.kind(code)), PieceCode.sideOf(PieceCode.side(code)));
  }

  String letter(int kind) {
    return definition.pieces().get(kind).letter();
  }
}
