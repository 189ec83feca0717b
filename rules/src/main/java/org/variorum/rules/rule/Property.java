package org.variorum.rules.rule;

/**
 * Something that holds of a game by one of its rules or pieces and that rules may have to know, without knowing by which. A
 * rule that has no meaning with one refuses it ({@link PropertyClash}).
 */
public enum Property {
  /** A piece that captures is gone from the board. */
  CAPTURER_VANISHES,
  /** A capture changes more squares than those of the capturer and the captured; so royal pieces may vanish by it. */
  CAPTURES_SPREAD,
  /** Any move may change more squares than those that it names; royal pieces that may not be left attacked stay what they are. */
  MOVES_SPREAD,
  /** A move that captures nobody where it leads may capture elsewhere. */
  CAPTURES_AFAR,
  /** So does a drop. */
  DROPS_SPREAD,
  /** A piece that captures is no piece any more; what is left of it stands where it captured. */
  CAPTURER_TURNS,
  /** A piece may become another where it stands. */
  BECOMES_IN_PLACE,
  /** A captured piece may come back to another square at once; nobody chooses which. */
  CAPTURED_RETURNS,
  /** A piece that captures may go to another square at once; nobody chooses which. */
  CAPTURER_RETURNS,
  /** A piece may become one with another of its side, or leave it again. */
  JOINS,
  /** What a capture leaves on the board may be more or other than that the capturer stands where it went. */
  CAPTURER_CHANGES,
  /** A piece that captures may stay where it stands. */
  CAPTURER_STAYS,
  /** Nothing is captured; pieces act on others instead. */
  NO_CAPTURES,
  /** Something follows from a capture, and says nothing where there is none. */
  FOLLOWS_CAPTURES,
  /** The capturing player chooses the square where an enemy's piece goes that is captured. */
  PLACES_ENEMIES,
  /** The same of pieces of one's own. */
  PLACES_OWN,
  /** A move says besides its own squares what another piece does. */
  NAMES_ANOTHER,
  /** A move of a piece may be written as one onto another of its side, which goes, too. */
  WRITTEN_ONTO_OWN,
  /** Pieces go by the movement of others. */
  BORROWS,
  /** Pieces may go to some squares only, as others stand. */
  BOUNDS_SQUARES,
  /** A piece may not move during its owner's next turn. */
  FREEZES,
  /** A player may pass. */
  PASSES,
  /** A side that is not in check and has no other legal move passes, so that there is no stalemate. */
  PASSES_WHEN_STUCK,
  /** A pass may lead to the player's next move instead of ending the turn. */
  PASSES_ON,
  /** A turn may have several moves. */
  SEVERAL_MOVES,
  /** A promoted form may turn back into what it was. */
  TURNS_BACK,
  /** It is remembered which pieces have never moved. */
  REMEMBERS_UNMOVED,
  /** A piece that is dropped, or comes back, may count as one that has never moved. */
  RENEWS_UNMOVED,
  /** Pieces carry others with them, and where one leaves the game another may come to light. */
  CARRIES,
  /** A move says besides where something is placed that is no piece. */
  BRINGS_WALLS,
  /** A piece that is dropped is no piece any more; what is left of it stands where it came. */
  DROPS_WALLS,
  /** Pieces come from the hand otherwise than by drops. */
  LETS_IN,
  /** Pieces come on the board before play begins, royal ones, too. */
  SETS_UP,

  /** A goal of its own says how the game ends for a side that is not in check and has no legal move. */
  JUDGES_STALEMATE,

  /** A piece captures on its way to where it ends. */
  CAPTURES_IN_PASSING,
  /** A piece captures certain pieces only by some of its ways. */
  PICKS_VICTIMS,
  /** It does so by a way by which it captures in passing. */
  PICKS_IN_PASSING,
  /** A piece goes over others. */
  HOPS,
  /** A piece goes round another. */
  ORBITS,
  /** A piece goes otherwise while its side is in check. */
  DEPENDS_ON_CHECK,
  /** One of several royal pieces may be captured, though there is check. */
  SPARES_ROYALS,
  /** A piece is royal and may not be left attacked. */
  MAY_NOT_BE_ATTACKED
}
