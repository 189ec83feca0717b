/** The engine as other chess programs speak to it: lines to typed commands and back. */
module org.variorum.protocol {
  requires static transitive org.jspecify;
  requires transitive org.variorum.engine;
  requires transitive org.variorum.rules;

  exports org.variorum.protocol;
  exports org.variorum.protocol.uci;
  exports org.variorum.protocol.xboard;
}
