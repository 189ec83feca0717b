/** What a page shows of games and positions, and its JSON. */
module org.variorum.view {
  requires static transitive org.jspecify;
  requires transitive org.variorum.engine;
  requires transitive org.variorum.rules;
  requires org.commonmark;

  exports org.variorum.view;
  exports org.variorum.view.text;
  exports org.variorum.view.answer;
  exports org.variorum.view.query;
  exports org.variorum.view.json;
  exports org.variorum.view.game;
  exports org.variorum.view.position;
  exports org.variorum.view.guide;
  exports org.variorum.view.search;
}
