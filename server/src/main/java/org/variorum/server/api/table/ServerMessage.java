package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Choice;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.answer.Score;

/** A message from the server over a page's socket. In JSON, its field {@code type} has the name of the record. */
public sealed interface ServerMessage {

  /** The first message on a socket: the name of the page's guest, and the version of the server. */
  record Welcome(String guest, String version) implements ServerMessage {}

  /** A whole table, for a page that does not have it yet. */
  record Table(TableView table) implements ServerMessage {}

  /** The changes to a table that the page already has. */
  record Change(TableChange change) implements ServerMessage {}

  /** Accepts a request: it is done, and its effects are stored. */
  record Accepted(int ref) implements ServerMessage {}

  /**
   * The choices after the first step of a move. Answers {@code choose}; also answers a {@code premove} if several legal
   * moves begin with its steps.
   */
  record Choices(int ref, ChoicesView choices) implements ServerMessage {}

  /**
   * Refuses a request; the request has no effect.
   *
   * @param ref missing if the message could not be read
   * @param code one word for programs, such as {@code illegal}, {@code late}, {@code not-your-turn}, {@code not-yours},
   *     {@code unknown-table}, {@code malformed}, {@code too-fast}, {@code over}
   * @param words a sentence for people
   */
  record Refused(@Nullable Integer ref, String code, String words, List<String> squares)
      implements ServerMessage {}

  /**
   * The results of an analysis so far.
   *
   * @param waiting the number of other searches that run first; 0 while this one runs
   * @param depth the depth that the search has completed, in plies; 0 if there is none
   * @param lines the best lines, best first for the side to move
   * @param done whether this is the last message of the analysis
   */
  record Analysis(int ref, int waiting, int depth, long nodes, List<EngineLine> lines,
      boolean done) implements ServerMessage {}

  /**
   * The evaluation of the position after {@code ply} moves of the line under review.
   *
   * @param choice the next move of the line, compared with the best move; missing where the line ends
   * @param done whether this is the last message of the review
   */
  record Reviewed(int ref, int ply, Score score, @Nullable Choice choice, boolean done)
      implements ServerMessage {}

  /** The open challenges, for a page that does not have them yet; the oldest first. */
  record Challenges(List<ChallengeView> challenges) implements ServerMessage {}

  /** A change of the open challenges that the page already has. */
  record ChallengeChange(org.variorum.server.api.table.ChallengeChange change) implements ServerMessage {}

  /**
   * Another guest has accepted a challenge of the page's guest. Sent to all pages of the guest, also to pages that
   * connect within some minutes.
   *
   * @param table the id of the table, at which both guests sit
   */
  record ChallengeTaken(String challenge, String table) implements ServerMessage {}

  /** Asks a page that has sent nothing for some seconds to answer with {@code pong}. */
  record Ping(int ref) implements ServerMessage {}

  /** Answers a {@code ping} of the page. */
  record Pong(int ref) implements ServerMessage {}
}
