/** Chess protocols of the engine: UCI, USI and XBoard. */
module org.variorum.protocol {
  requires static transitive org.jspecify;
  requires transitive org.variorum.engine;
  requires transitive org.variorum.rules;

  exports org.variorum.protocol;
  exports org.variorum.protocol.uci;
  exports org.variorum.protocol.xboard;
}
