package org.variorum.server.challenge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.variorum.server.api.table.ChallengeChange;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.guest.GuestNames;
import org.variorum.server.store.challenge.Challenge;
import org.variorum.server.store.challenge.ChallengeStore.Accepted;

/** The pages that watch the open challenges. All of them have the same list; a change is sent to each once. */
final class Audience {

  private final GuestNames names;
  private final Set<Page> pages = new LinkedHashSet<>();
  private List<Challenge> challenges = List.of();
  private final Map<String, Told> accepted = new HashMap<>();

  /** @param names the names of the guests of challenges */
  Audience(GuestNames names) {
    this.names = names;
  }

  /** @param end the time until which the guest's pages are told, as {@link System#nanoTime} */
  private record Told(Accepted challenge, long end) {}

  /** A page that watches. */
  static final class Page {
    private final String guest;
    private final Consumer<ServerMessage> messages;
    private volatile boolean isPresent = true;

    private Page(String guest, Consumer<ServerMessage> messages) {
      this.guest = guest;
      this.messages = messages;
    }

    /** Sets whether the page responds. */
    void setPresent(boolean present) {
      isPresent = present;
    }
  }

  /** Adds a page, and sends it the list; and the tables of its guest's challenges that were accepted lately. */
  synchronized Page add(String guest, Consumer<ServerMessage> messages) {
    Page page = new Page(guest, messages);
    pages.add(page);
    messages.accept(new ServerMessage.Challenges(
        challenges.stream().map(challenge -> view(challenge, guest)).toList()));
    accepted.values().stream().filter(told -> !isPast(told)).forEach(told -> tell(told.challenge, page));
    return page;
  }

  synchronized void remove(Page page) {
    pages.remove(page);
  }

  /** The guests with a page that responds. */
  synchronized Set<String> presentGuests() {
    return pages.stream().filter(page -> page.isPresent).map(page -> page.guest).collect(Collectors.toSet());
  }

  /** The guests with a page that responds, and with an open challenge that needs one. */
  synchronized Set<String> presentChallengers() {
    Set<String> guests = presentGuests();
    return challenges.stream().filter(Challenge::isLive).map(Challenge::guest)
        .filter(guests::contains).collect(Collectors.toSet());
  }

  /**
   * Replaces the open challenges, and sends every page the difference.
   *
   * @param taken challenges that were accepted lately, also those that are known already
   */
  synchronized void update(List<Challenge> open, List<Accepted> taken) {
    Set<String> before = ids(challenges);
    Set<String> after = ids(open);
    challenges = List.copyOf(open);
    List<Challenge> opened = open.stream().filter(challenge -> !before.contains(challenge.id())).toList();
    List<String> closed = before.stream().filter(id -> !after.contains(id)).toList();
    if (!opened.isEmpty() || !closed.isEmpty()) {
      ServerMessage forOthers = change(opened, closed, "");
      Set<String> owners = opened.stream().map(Challenge::guest).collect(Collectors.toSet());
      pages.forEach(page -> page.messages
          .accept(owners.contains(page.guest) ? change(opened, closed, page.guest) : forOthers));
    }
    accepted.values().removeIf(Audience::isPast);
    taken.forEach(this::accept);
  }

  private void accept(Accepted challenge) {
    Told told = new Told(challenge, System.nanoTime() + Duration.ofMillis(challenge.millis()).toNanos());
    if (accepted.putIfAbsent(challenge.id(), told) == null) {
      new ArrayList<>(pages).forEach(page -> tell(challenge, page));
    }
  }

  private static boolean isPast(Told told) {
    return System.nanoTime() - told.end > 0;
  }

  private static Set<String> ids(List<Challenge> challenges) {
    return challenges.stream().map(Challenge::id).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Tells a page of the challenger that a challenge was accepted. */
  private static void tell(Accepted challenge, Page page) {
    if (challenge.guest().equals(page.guest)) {
      page.messages.accept(new ServerMessage.ChallengeTaken(challenge.id(), challenge.table()));
    }
  }

  private ServerMessage change(List<Challenge> opened, List<String> closed, String guest) {
    return new ServerMessage.ChallengeChange(
        new ChallengeChange(opened.stream().map(challenge -> view(challenge, guest)).toList(), closed));
  }

  ChallengeView view(Challenge challenge, String guest) {
    return new ChallengeView(challenge.id(), names.name(challenge.guest()),
        challenge.guest().equals(guest), challenge.games(), challenge.family(), challenge.options(),
        challenge.side(), challenge.time(), challenge.created().toString());
  }
}
