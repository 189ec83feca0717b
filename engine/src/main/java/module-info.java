/** The opponent: search, evaluation and time management, without any protocol. */
module org.variorum.engine {
  requires static transitive org.jspecify;
  requires transitive org.variorum.rules;
  requires static jdk.incubator.vector;

  exports org.variorum.engine;
  exports org.variorum.engine.evaluation;
  exports org.variorum.engine.network;
  exports org.variorum.engine.search;
}
