package org.variorum.server.api.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.PositionQuery;

/**
 * What a page sends over its socket. {@code ref} is a number that the page chooses; answers carry it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ClientMessage.Watch.class, name = "watch"),
    @JsonSubTypes.Type(value = ClientMessage.Unwatch.class, name = "unwatch"),
    @JsonSubTypes.Type(value = ClientMessage.Play.class, name = "play"),
    @JsonSubTypes.Type(value = ClientMessage.Choose.class, name = "choose"),
    @JsonSubTypes.Type(value = ClientMessage.Premove.class, name = "premove"),
    @JsonSubTypes.Type(value = ClientMessage.Act.class, name = "act"),
    @JsonSubTypes.Type(value = ClientMessage.Analyse.class, name = "analyse"),
    @JsonSubTypes.Type(value = ClientMessage.Review.class, name = "review"),
    @JsonSubTypes.Type(value = ClientMessage.Stop.class, name = "stop"),
    @JsonSubTypes.Type(value = ClientMessage.Ping.class, name = "ping"),
    @JsonSubTypes.Type(value = ClientMessage.Pong.class, name = "pong")})
public sealed interface ClientMessage {

  /**
   * Subscribes to a table; also sent after a lost connection.
   *
   * @param plies how many of its moves the page already has
   * @param last the text of the last of them, so that a page that missed a takeback gets the whole table
   */
  record Watch(int ref, String table, int plies, @Nullable String last) implements ClientMessage {}

  /** Wants to hear of a table no more. */
  record Unwatch(String table) implements ClientMessage {}

  /**
   * Makes a move. It is accepted when it is stored; the same move sent again is accepted again.
   *
   * @param ply how many moves were made before it, so that a late one is not taken for another
   */
  record Play(int ref, String table, int ply, String move) implements ClientMessage {}

  /**
   * Asks what can be chosen after a first step: a piece was touched. On the other side's turn it asks for premoves.
   *
   * @param ply how many moves were made before; what is asked of another position is refused as late
   * @param first a square, {@code "@P"} for a piece in hand, or {@code "pass"}
   */
  record Choose(int ref, String table, int ply, String first) implements ClientMessage {}

  /**
   * Makes the one legal move that begins with some steps. Where several begin so, the answer is their {@code choices}; where
   * none does, it is refused as illegal.
   *
   * @param ply how many moves were made before it
   */
  record Premove(int ref, String table, int ply, List<String> steps) implements ClientMessage {}

  /**
   * Does something else at a table.
   *
   * @param ply how many moves were made when it was decided
   * @param offer the number of the offer that it answers or withdraws, which must still be open; missing for something of
   *     one's own
   */
  record Act(int ref, String table, int ply, Action action, @Nullable Long offer) implements ClientMessage {}

  /**
   * Requests the analysis of a position, until a request to stop or until the server has searched deep enough.
   *
   * @param lines how many best lines, 1 to 5
   */
  record Analyse(int ref, PositionQuery position, int lines) implements ClientMessage {}

  /** Wants every position of a line judged, for a graph. */
  record Review(int ref, PositionQuery position) implements ClientMessage {}

  /** Ends the analysis or review with that {@code ref}. */
  record Stop(int ref) implements ClientMessage {}

  /** Asks whether the server is there. */
  record Ping(int ref) implements ClientMessage {}

  /** Answers a ping of the server. */
  record Pong(int ref) implements ClientMessage {}

  /** What can be done at a table besides moving. */
  enum Action {
    /** Takes the open seat. */
    sit,
    /** Gives up. */
    resign,
    /** Ends a game that has not begun: each side may until it has made its first move. */
    abort,
    /** Offers a draw, or takes the one that is offered. A computer takes it if it does not think itself better. */
    draw,
    /** Asks to take one's last move back, or allows it if it names the offer. A computer always allows it. */
    takeback,
    /** Asks for another game with sides changed, or agrees to it. */
    rematch,
    /** Takes back one's own offer, or says no to the other's: the one that it names. */
    decline
  }
}
