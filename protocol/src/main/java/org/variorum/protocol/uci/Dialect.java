package org.variorum.protocol.uci;

/** The protocols of the family: one grammar, with a few words of their own. */
public enum Dialect {
  /** The Universal Chess Interface. */
  UCI("uci", "fen");

  private final String hello;
  private final String position;

  Dialect(String hello, String position) {
    this.hello = hello;
    this.position = position;
  }

  /** The first word of a conversation. */
  String hello() {
    return hello;
  }

  /** The word that ends the engine's introduction. */
  String ready() {
    return hello + "ok";
  }

  /** The word that announces a new game. */
  String newGame() {
    return hello + "newgame";
  }

  /** The word before a position in text. */
  String position() {
    return position;
  }
}
