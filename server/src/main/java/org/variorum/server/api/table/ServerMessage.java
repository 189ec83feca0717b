package org.variorum.server.api.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Choice;
import org.variorum.server.api.ChoicesView;
import org.variorum.server.api.EngineLine;
import org.variorum.server.api.Score;

/** What the server sends over a page's socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ServerMessage.Welcome.class, name = "welcome"),
    @JsonSubTypes.Type(value = ServerMessage.Table.class, name = "table"),
    @JsonSubTypes.Type(value = ServerMessage.Change.class, name = "change"),
    @JsonSubTypes.Type(value = ServerMessage.Accepted.class, name = "accepted"),
    @JsonSubTypes.Type(value = ServerMessage.Choices.class, name = "choices"),
    @JsonSubTypes.Type(value = ServerMessage.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = ServerMessage.Analysis.class, name = "analysis"),
    @JsonSubTypes.Type(value = ServerMessage.Reviewed.class, name = "reviewed"),
    @JsonSubTypes.Type(value = ServerMessage.Ping.class, name = "ping"),
    @JsonSubTypes.Type(value = ServerMessage.Pong.class, name = "pong")})
public sealed interface ServerMessage {

  /** The first message. */
  record Welcome(String guest, String version) implements ServerMessage {}

  /** A table, to a page that has none of it. */
  record Table(TableView table) implements ServerMessage {}

  /** The changes of a table that the page already has. */
  record Change(TableChange change) implements ServerMessage {}

  /** What was asked for is done and stored. */
  record Accepted(int ref) implements ServerMessage {}

  /**
   * What can be chosen after a first step; answers {@code choose}, and a {@code premove} that several moves begin with.
   */
  record Choices(int ref, ChoicesView choices) implements ServerMessage {}

  /**
   * What was asked for is not done.
   *
   * @param ref missing if the message could not be read at all
   * @param code one word for programs, such as {@code illegal}, {@code late}, {@code not-your-turn}, {@code not-yours},
   *     {@code unknown-table}, {@code malformed}, {@code too-fast}, {@code over}
   * @param words a sentence for people
   */
  record Refused(@Nullable Integer ref, String code, String words, List<String> squares)
      implements ServerMessage {}

  /**
   * What an analysis has found so far.
   *
   * @param waiting how many others' searches come before it; 0 while it runs
   * @param lines the best lines, best first for the side to move
   * @param done whether nothing more will come
   */
  record Analysis(int ref, int waiting, int depth, long nodes, List<EngineLine> lines,
      boolean done) implements ServerMessage {}

  /**
   * The evaluation of the position after {@code ply} moves of a review.
   *
   * @param choice the move that follows, beside the best; missing where the line ends
   */
  record Reviewed(int ref, int ply, Score score, @Nullable Choice choice, boolean done)
      implements ServerMessage {}

  /** Asks whether the page is there, when it has said nothing for some seconds. */
  record Ping(int ref) implements ServerMessage {}

  /** Answers a ping of the page. */
  record Pong(int ref) implements ServerMessage {}
}
