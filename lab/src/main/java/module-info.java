/** The laboratory: engine players, matches between them, and learning from the engine's own games. */
module org.variorum.lab {
  requires static transitive org.jspecify;
  requires transitive org.variorum.engine;

  exports org.variorum.lab.player;
  exports org.variorum.lab.external;
  exports org.variorum.lab.roster;
  exports org.variorum.lab.match;
  exports org.variorum.lab.statistics;
  exports org.variorum.lab.learning;
}
