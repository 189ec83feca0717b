package org.variorum.server.store;

import java.util.Arrays;

/** How events are called in the database. */
enum EventKind {
  sat(Event.Sat.class),
  moved(Event.Moved.class),
  took_back(Event.TookBack.class),
  began(Event.Began.class),
  offered(Event.Offered.class),
  declined(Event.Declined.class),
  ended(Event.Ended.class),
  rematched(Event.Rematched.class);

  final Class<? extends Event> type;

  EventKind(Class<? extends Event> type) {
    this.type = type;
  }

  static EventKind of(Event event) {
    return Arrays.stream(values()).filter(kind -> kind.type.isInstance(event)).findFirst().orElseThrow();
  }
}
