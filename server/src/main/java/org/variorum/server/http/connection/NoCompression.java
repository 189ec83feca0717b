package org.variorum.server.http.connection;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ContextHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * Keeps sockets from being compressed (RFC 7692). What an open page hears is a few hundred bytes a move; to compress them,
 * zlib keeps 150 kB for each page, outside the heap, where nothing bounds it.
 */
public final class NoCompression implements LifeCycle.Listener {

  @Override
  public void lifeCycleStarted(LifeCycle started) {
    Server server = (Server) started;
    server.getDescendants(ContextHandler.class).forEach(context -> WebSocketServerComponents
        .ensureWebSocketComponents(server, context).getExtensionRegistry().unregister("permessage-deflate"));
  }
}
