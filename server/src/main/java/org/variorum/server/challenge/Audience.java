package org.variorum.server.challenge;

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
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.challenge.Challenge;

/** The pages that watch the open challenges. All of them have the same list; a change is sent to each once. */
final class Audience {

  private final Set<Page> pages = new LinkedHashSet<>();
  private List<Challenge> challenges = List.of();

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
        challenges.stream().filter(Challenge::isOpen).map(challenge -> view(challenge, guest)).toList()));
    challenges.forEach(challenge -> tell(challenge, page));
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
    return challenges.stream().filter(Challenge::isOpen).filter(Challenge::isLive).map(Challenge::guest)
        .filter(guests::contains).collect(Collectors.toSet());
  }

  /** Replaces the challenges, and sends every page the difference. */
  synchronized void update(List<Challenge> next) {
    Map<String, Challenge> before = byId(challenges);
    Map<String, Challenge> after = byId(next);
    challenges = List.copyOf(next);
    List<Challenge> opened = next.stream().filter(Challenge::isOpen)
        .filter(challenge -> !before.containsKey(challenge.id())).toList();
    List<String> closed = before.values().stream().filter(Challenge::isOpen).map(Challenge::id)
        .filter(id -> !after.containsKey(id) || !after.get(id).isOpen()).toList();
    List<Challenge> taken = next.stream().filter(challenge -> !challenge.isOpen())
        .filter(challenge -> !before.containsKey(challenge.id()) || before.get(challenge.id()).isOpen())
        .toList();
    if (!opened.isEmpty() || !closed.isEmpty()) {
      ServerMessage forOthers = change(opened, closed, "");
      Set<String> owners = opened.stream().map(Challenge::guest).collect(Collectors.toSet());
      pages.forEach(page -> page.messages
          .accept(owners.contains(page.guest) ? change(opened, closed, page.guest) : forOthers));
    }
    taken.forEach(challenge -> new ArrayList<>(pages).forEach(page -> tell(challenge, page)));
  }

  private static Map<String, Challenge> byId(List<Challenge> challenges) {
    Map<String, Challenge> byId = new HashMap<>();
    challenges.forEach(challenge -> byId.put(challenge.id(), challenge));
    return byId;
  }

  /** Tells a page of the challenger that a challenge was accepted. */
  private static void tell(Challenge challenge, Page page) {
    String table = challenge.table();
    if (table != null && challenge.guest().equals(page.guest)) {
      page.messages.accept(new ServerMessage.ChallengeTaken(challenge.id(), table));
    }
  }

  private static ServerMessage change(List<Challenge> opened, List<String> closed, String guest) {
    return new ServerMessage.ChallengeChange(
        new ChallengeChange(opened.stream().map(challenge -> view(challenge, guest)).toList(), closed));
  }

  static ChallengeView view(Challenge challenge, String guest) {
    return new ChallengeView(challenge.id(), Visitor.name(challenge.guest()),
        challenge.guest().equals(guest), challenge.games(), challenge.family(), challenge.options(),
        challenge.side(), challenge.time(), challenge.created().toString());
  }
}
