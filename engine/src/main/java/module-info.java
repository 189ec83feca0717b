/** The opponent: search, evaluation and time, without any protocol. */
module org.variorum.engine {
  requires static transitive org.jspecify;
  requires transitive org.variorum.rules;

  // A package can be exported only once it holds a type:
  // exports org.variorum.engine;
}
