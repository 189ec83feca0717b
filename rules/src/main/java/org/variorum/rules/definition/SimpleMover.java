package org.variorum.rules.definition;

import java.util.Locale;

/** A well-known piece, as a component of the movement of another piece. */
public enum SimpleMover {
  /** One step in any direction. */
  KING,
  ROOK,
  BISHOP,
  KNIGHT,
  /** One step, but never backwards. */
  PAWN,
  /** One step along ranks and files. */
  WAZIR,
  /** One step diagonally. */
  FERZ,
  /** A leap of two squares diagonally. */
  ALFIL,
  /** A leap of two squares along ranks and files. */
  DABBABA,
  CAMEL,
  ZEBRA,
  NIGHTRIDER,
  /** One step, but not diagonally backwards. */
  GOLD,
  /** One step, but neither sideways nor straight backwards. */
  SILVER,
  /** A rook that moves forward only. */
  LANCE,
  /** A knight that moves forward only. */
  SHOGI_KNIGHT,
  CROOKED_BISHOP,
  CROOKED_ROOK,
  /** Knight's leaps round a circle. */
  ROSE,
  /** One step diagonally, then outward as a rook. */
  GRIFFON,
  /** One step along ranks and files, then outward as a bishop. */
  MANTICORE,
  /** Hops over another piece. */
  CANNON,
  /** Moves round another piece (RS-6). */
  ORBIT;

  /** The name in lower case, with hyphens between its words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
