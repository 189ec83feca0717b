package org.variorum.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.variorum.server.guest.Address;
import org.variorum.server.http.ServerSettings.Connections;
import org.variorum.server.metrics.Meters;

/**
 * A handler that limits the requests per second of each address, and the concurrent requests of each address and of all
 * addresses together.
 * Every request takes a thread, and perhaps memory for a body.
 */
final class RequestLimit extends Handler.Wrapper {

  private final Connections limits;
  private final AddressLimit addressLimit;
  private final Addresses addresses;
  private final Meters meters;
  private final AtomicInteger total = new AtomicInteger();
  private final Map<Address, Integer> counts = new ConcurrentHashMap<>();

  RequestLimit(Connections limits, AddressLimit addressLimit, Addresses addresses, Meters meters) {
    this.limits = limits;
    this.addressLimit = addressLimit;
    this.addresses = addresses;
    this.meters = meters;
  }

  /** The number of requests in progress. */
  int inProgress() {
    return total.get();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Address address = addresses.of(request);
    if (!addressLimit.admits(address)) {
      meters.countRefusal("too-fast");
      // Closes the connection, because refusing further requests on it would cost nearly as much as answering them.
      response.getHeaders().put("Retry-After", "1").put("Connection", "close");
      return ProblemResponses.answer(response, callback, 429, "too-fast",
          "Too many requests from your address. Wait a second and try again.");
    }
    boolean tooMany = counts.merge(address, 1, Integer::sum) > limits.requestsPerAddress()
        | total.incrementAndGet() > limits.requests();
    Request.addCompletionListener(request, unused -> release(address));
    if (tooMany) {
      meters.countRefusal("too-busy");
      response.getHeaders().put("Retry-After", "1");
      return ProblemResponses.answer(response, callback, 503, "too-busy",
          "Too many requests are being answered. Wait a second and try again.");
    }
    return super.handle(request, response, callback);
  }

  private void release(Address address) {
    total.decrementAndGet();
    counts.computeIfPresent(address, (unused, count) -> count == 1 ? null : count - 1);
  }
}
