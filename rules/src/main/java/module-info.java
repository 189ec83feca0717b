/** The rules of every game: board, movement, definitions, positions, moves and notation. */
module org.variorum.rules {
  requires static transitive org.jspecify;
  requires org.snakeyaml.engine;

  exports org.variorum.rules.board;
  exports org.variorum.rules.movement;
  exports org.variorum.rules.movement.betza;
  exports org.variorum.rules.definition;
  exports org.variorum.rules.language;
  exports org.variorum.rules.position;
  exports org.variorum.rules.game;
  exports org.variorum.rules.ini;
  exports org.variorum.rules.notation;
  exports org.variorum.rules.guide;
  exports org.variorum.rules.card;
  exports org.variorum.rules.platform;
  exports org.variorum.rules.text;
}
