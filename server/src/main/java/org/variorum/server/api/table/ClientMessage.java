package org.variorum.server.api.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.query.PositionQuery;

/**
 * A message from a page over its socket. {@code ref} is a number that the page chooses; answers to the message carry
 * it.
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
    @JsonSubTypes.Type(value = ClientMessage.Lobby.class, name = "lobby"),
    @JsonSubTypes.Type(value = ClientMessage.Ping.class, name = "ping"),
    @JsonSubTypes.Type(value = ClientMessage.Pong.class, name = "pong")})
public sealed interface ClientMessage {

  /**
   * Subscribes to a table; sent again after a lost connection.
   *
   * @param plies the number of the table's moves that the page already has
   * @param last the text of the last of these moves; if it differs, the page gets the whole table
   */
  record Watch(int ref, String table, int plies, @Nullable String last) implements ClientMessage {}

  /** Ends the subscription to a table. */
  record Unwatch(String table) implements ClientMessage {}

  /**
   * Makes a move. The answer is sent after the move is stored. A repeated message is accepted without a second move.
   *
   * @param ply the number of moves before it; a message with a number that is out of date is refused
   */
  record Play(int ref, String table, int ply, String move) implements ClientMessage {}

  /**
   * Requests the choices after the first step of a move. On the other side's turn it requests premoves.
   *
   * @param ply the number of moves in the position that the page shows; refused as late if there are more moves now
   * @param first a square, {@code "@P"} for a piece in hand, or {@code "pass"}
   */
  record Choose(int ref, String table, int ply, String first) implements ClientMessage {}

  /**
   * Makes the only legal move that begins with these steps. If several moves begin with the steps, the answer is
   * {@code choices}. The message is refused as illegal if no move begins with them.
   *
   * @param ply the number of moves before it
   */
  record Premove(int ref, String table, int ply, List<String> steps) implements ClientMessage {}

  /**
   * Does something other than a move at a table.
   *
   * @param ply the number of moves when the player decided to do it
   * @param offer the number of the open offer that the player answers or withdraws; missing for a new offer and for
   *     actions without an offer
   */
  record Act(int ref, String table, int ply, Action action, @Nullable Long offer) implements ClientMessage {}

  /**
   * Requests the analysis of a position. It ends when the page sends {@code stop} or the server has searched enough.
   *
   * @param lines the number of best lines, 1 to 5
   */
  record Analyse(int ref, PositionQuery position, int lines) implements ClientMessage {}

  /** Requests an evaluation of every position of a line, for a graph. */
  record Review(int ref, PositionQuery position) implements ClientMessage {}

  /** Ends the analysis or review that was requested with this {@code ref}. */
  record Stop(int ref) implements ClientMessage {}

  /**
   * Subscribes to the open challenges; sent again after a lost connection. While a page of a guest is subscribed, the
   * guest's challenges stay open.
   */
  record Lobby(int ref) implements ClientMessage {}

  /** Requests a {@code pong} from the server, to check the connection. */
  record Ping(int ref) implements ClientMessage {}

  /** Answers a {@code ping} of the server. */
  record Pong(int ref) implements ClientMessage {}

  /** The actions at a table other than moves. */
  enum Action {
    /** Takes the open seat. */
    sit,
    /** Resigns. */
    resign,
    /** Ends the game without a result; allowed until the player has made a first move. */
    abort,
    /** Offers a draw, or accepts the opponent's offer. A computer accepts unless its own side is better. */
    draw,
    /** Requests a takeback of the player's last move, or accepts the opponent's request. A computer always accepts. */
    takeback,
    /** Asks for another game with sides changed, or accepts the opponent's request. */
    rematch,
    /** Withdraws the player's own offer, or declines the opponent's offer; the number identifies the offer. */
    decline
  }
}
