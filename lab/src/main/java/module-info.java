/** The laboratory: players of every kind, and matches between them. */
module org.variorum.lab {
  requires static transitive org.jspecify;
  requires transitive org.variorum.engine;

  exports org.variorum.lab.player;
  exports org.variorum.lab.first;
  exports org.variorum.lab.external;
  exports org.variorum.lab.roster;
  exports org.variorum.lab.match;
  exports org.variorum.lab.statistics;
}
