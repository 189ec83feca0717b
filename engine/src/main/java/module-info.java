/** The opponent: search, evaluation and time, without any protocol. */
module org.variorum.engine {
  requires static transitive org.jspecify;
  requires transitive org.variorum.rules;

  exports org.variorum.engine;
}
