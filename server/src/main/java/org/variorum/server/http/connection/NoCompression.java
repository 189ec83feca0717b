package org.variorum.server.http.connection;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ContextHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * Turns off the compression of sockets (RFC 7692). A page receives a few hundred bytes per move. To compress them, zlib
 * would keep 150 kB for each open page, outside the heap, where nothing limits it.
 */
public final class NoCompression implements LifeCycle.Listener {

  @Override
  public void lifeCycleStarted(LifeCycle started) {
    Server server = (Server) started;
    server.getDescendants(ContextHandler.class).forEach(context -> WebSocketServerComponents
        .ensureWebSocketComponents(server, context).getExtensionRegistry().unregister("permessage-deflate"));
  }
}
