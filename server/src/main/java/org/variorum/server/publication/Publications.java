package org.variorum.server.publication;

import io.github.bucket4j.TimeMeter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.server.account.Accounts;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.publication.DefinitionQuery;
import org.variorum.server.api.publication.DefinitionView;
import org.variorum.server.api.publication.DefinitionView.VersionView;
import org.variorum.server.api.publication.ReportQuery;
import org.variorum.server.api.publication.VisibilityChange;
import org.variorum.server.budget.RateLimits;
import org.variorum.server.budget.Work;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.account.Account;
import org.variorum.server.store.publication.PublicationStore;
import org.variorum.server.store.publication.Report;
import org.variorum.server.store.publication.StoredDefinition;
import org.variorum.server.trial.Texts;
import org.variorum.server.trial.Trial;
import org.variorum.server.trial.Verdict;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.SafeExcerpt;

/** The publication of definitions by people with a name. A definition that a person may not see does not exist for it. */
public final class Publications {

  private final PublicationStore store;
  private final VisibleDefinitions visible;
  private final Accounts accounts;
  private final Library shipped;
  private final Trial trial;
  private final RateLimits versions =
      new RateLimits(TimeMeter.SYSTEM_NANOTIME, Duration.ofDays(1), PublicationLimits.VERSIONS_OF_ADDRESS);
  private final RateLimits reports =
      new RateLimits(TimeMeter.SYSTEM_NANOTIME, Duration.ofDays(1), PublicationLimits.REPORTS_OF_ADDRESS);

  /** @param shipped the library of the program, of definitions from which others may start */
  public Publications(PublicationStore store, VisibleDefinitions visible, Accounts accounts, Library shipped,
      Trial trial) {
    this.store = store;
    this.visible = visible;
    this.accounts = accounts;
    this.shipped = shipped;
    this.trial = trial;
  }

  /**
   * Publishes a definition, or a new version of one, after its trial.
   *
   * @throws QueryException if the person has no name, if a limit is exceeded, or if the trial refuses the texts
   */
  public DefinitionView publish(Visitor visitor, DefinitionQuery query) {
    Account account = accounts.require(visitor);
    QueryChecks.require(query);
    String id = account.name() + ":" + query.name();
    requireAncestor(visitor, query.copiedFrom());
    take(versions, visitor.address(), "published versions");
    Map<String, String> sources = sources(visitor, id, query.text());
    examine(new Texts(id, sources, query.page()));
    // Nothing is stored for a caller that has been told that it took too long.
    Work.step();
    StoredDefinition version = new StoredDefinition(account.name(), query.name(), visitor.id(),
        query.visibility(), query.copiedFrom(), QueryChecks.tags(query), Instant.now(), null, 0,
        hash(sources, query.page()), query.page(), sources, Instant.now());
    PublicationStore.Result result = store.publish(version, PublicationLimits.QUOTA);
    visible.forget(id);
    return switch (result) {
      case done -> view(visitor, id, null);
      case tooMany -> throw new RefusedException(409, "too-many-definitions", "You have "
          + PublicationLimits.QUOTA.definitions() + " definitions, the maximum: withdraw one first.");
      case tooOften -> throw RefusedException.tooFast("You have published "
          + PublicationLimits.QUOTA.perDay() + " versions in a day, the maximum.", Duration.ofHours(1));
    };
  }

  private void requireAncestor(Visitor visitor, @Nullable String id) {
    if (id != null && shipped.text(DefinitionKey.shortId(id)).isEmpty()) {
      require(visitor, id);
    }
  }

  private StoredDefinition require(Visitor visitor, String id) {
    // The owner sees a definition that the operator has removed, but cannot start it.
    return visible.definition(id, visitor.id()).or(() -> own(visitor, id)).orElseThrow(() -> unknown(id));
  }

  private Optional<StoredDefinition> own(Visitor visitor, String id) {
    DefinitionKey key = DefinitionKey.of(id, "");
    return visitor.isNamed() && DefinitionKey.isId(id)
        ? store.find(key.owner(), key.name()).filter(found -> found.guest().equals(visitor.id()))
        : Optional.empty();
  }

  private static QueryException unknown(String id) {
    return new QueryException("unknown-game", "There is no game \"" + SafeExcerpt.of(id) + "\" here.");
  }

  /** The text with those of all definitions that it starts from, as they are now. */
  private Map<String, String> sources(Visitor visitor, String id, String text) {
    try {
      Map<String, String> sources = new DefinitionReader(Library.of(Map.of(id, text)).or(shipped)
          .or(visible.library(visitor.id()))).sources(id);
      if (sources.values().stream().mapToLong(String::length).sum() > PublicationLimits.SOURCES) {
        throw new RefusedException(400, "too-long", "The definition and those it starts from have more than "
            + PublicationLimits.SOURCES + " characters together.");
      }
      return sources;
    } catch (DefinitionException e) {
      throw new RefusedException(400, "bad-definition",
          e.problems().stream().limit(10).map(FileProblem::toString).toList());
    }
  }

  private void examine(Texts texts) {
    Verdict verdict = Work.waitFor(() -> {
      try {
        return trial.examine(texts);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw RefusedException.tooBusy("The server stops.", Duration.ofSeconds(10));
      }
    });
    if (verdict instanceof Verdict.Refused refused) {
      throw new RefusedException(400, "bad-definition", refused.words());
    }
  }

  /** The SHA-256 of all texts of a version, with their ids and lengths. */
  static String hash(Map<String, String> sources, @Nullable String page) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      Map<String, String> texts = new TreeMap<>(sources);
      texts.put("", page == null ? "" : page);
      texts.forEach((id, text) -> {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((id + "\n" + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
      });
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** A person's own definitions, without lists of versions. */
  public List<DefinitionView> own(Visitor visitor) {
    accounts.require(visitor);
    return store.of(visitor.id()).stream().map(found -> view(visitor, found, List.of(), List.of())).toList();
  }

  /**
   * A definition with its texts.
   *
   * @param hash the hash of a version; null for the newest
   * @throws QueryException {@code unknown-game} if there is none, or if the person may not see it
   */
  public DefinitionView view(Visitor visitor, String id, @Nullable String hash) {
    StoredDefinition newest = require(visitor, id);
    StoredDefinition found = hash == null ? newest
        : store.find(newest.owner(), newest.name(), hash).orElseThrow(() -> unknown(id));
    List<VersionView> kept = store.versions(found.owner(), found.name()).stream()
        .map(version -> new VersionView(version.number(), version.hash(), version.created().toString()))
        .toList();
    return view(visitor, found, ancestry(visitor, found), kept);
  }

  /** The ids that a definition was copied from; those that the person may not see are left out. */
  private List<String> ancestry(Visitor visitor, StoredDefinition definition) {
    List<String> ids = new ArrayList<>();
    String next = definition.copiedFrom();
    while (next != null && !ids.contains(next) && ids.size() < PublicationLimits.ANCESTRY) {
      String id = next;
      Optional<StoredDefinition> parent = visible.definition(id, visitor.id());
      if (parent.isPresent() || shipped.text(DefinitionKey.shortId(id)).isPresent()) {
        ids.add(id);
      }
      next = parent.map(StoredDefinition::copiedFrom).orElse(null);
    }
    return ids;
  }

  private static DefinitionView view(Visitor visitor, StoredDefinition found, List<String> ancestry,
      List<VersionView> versions) {
    String shownAncestor = ancestry.isEmpty() ? null : ancestry.getFirst();
    return new DefinitionView(found.id(), found.owner(), found.name(), found.visibility(), shownAncestor,
        found.tags(), found.hash(), found.number(), found.text(), found.page(), found.created().toString(),
        found.published().toString(), found.removed() != null, found.guest().equals(visitor.id()), ancestry,
        versions);
  }

  /** Changes which people may find a definition of a person, or withdraws it; returns the person's definitions. */
  public List<DefinitionView> change(Visitor visitor, VisibilityChange change) {
    Account account = accounts.require(visitor);
    String id = account.name() + ":" + change.name();
    boolean isDone = DefinitionKey.isName(change.name()) && (change.visibility() == null
        ? store.withdraw(visitor.id(), change.name())
        : store.show(visitor.id(), change.name(), change.visibility()));
    visible.forget(id);
    if (!isDone) {
      throw unknown(id);
    }
    return own(visitor);
  }

  /**
   * Stores a report for the operator. A second one of the same guest on the same definition has no effect.
   *
   * @throws QueryException if there is no such definition, or if there are too many reports
   */
  public void report(Visitor visitor, ReportQuery query) {
    if (query.words().length() > PublicationLimits.REPORT) {
      throw new RefusedException(400, "too-long",
          "A report has at most " + PublicationLimits.REPORT + " characters.");
    }
    StoredDefinition found = require(visitor, query.id());
    take(reports, visitor.address(), "reports");
    if (store.reports(found.owner(), found.name()) < PublicationLimits.REPORTS_ON_ONE) {
      store.report(new Report(IdSigner.newId(), found.owner(), found.name(), query.kind().name(),
          query.words().strip(), visitor.id(), Instant.now()));
    }
  }

  private static void take(RateLimits limits, Address address, String what) {
    long wait = limits.take(address);
    if (wait > 0) {
      throw RefusedException.tooFast("Too many " + what + " from your address.",
          Duration.ofSeconds(TimeUnit.NANOSECONDS.toSeconds(wait) + 1));
    }
  }
}
