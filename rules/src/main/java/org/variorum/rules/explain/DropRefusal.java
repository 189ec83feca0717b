package org.variorum.rules.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.text.English;

/** Explains why a drop is illegal. */
record DropRefusal(Play play) {

  /** Returns the reason against a drop that is not legal. */
  Illegal why(RequestedMove request) {
    return whyNotPseudoLegal(request).orElseGet(() -> {
      long move = MoveCode.drop(PieceCode.kind(request.drop()), request.to());
      return play.generator().legality().survives(move)
          ? illegal(request, "the " + name(request) + " may not give mate when it is put on the board")
          : new SafetyRefusal(play).of(move);
    });
  }

  private Wording words() {
    return new Wording(play.state);
  }

  private String name(RequestedMove request) {
    return words().kind(PieceCode.kind(request.drop()));
  }

  private static Illegal illegal(RequestedMove request, String sentence) {
    return new Illegal(Reason.DROP, sentence, List.of(request.to()));
  }

  /** Explains why the drop is no pseudo-legal move; empty if it is one. */
  private Optional<Illegal> whyNotPseudoLegal(RequestedMove request) {
    int kind = PieceCode.kind(request.drop());
    DropTable drop = play.tables.hands.drops()[kind];
    String name = name(request);
    if (!play.tables.hands.exist()) {
      return Optional.of(illegal(request, "no pieces are held in hand in this game"));
    }
    if (drop == null || play.state.held[play.tables.hands.released(request.drop())] == 0) {
      return Optional.of(illegal(request, Wording.side(play.state.turn) + " has no " + name + " in hand"));
    }
    if (play.state.board[request.to()] != PieceCode.EMPTY) {
      return Optional.of(illegal(request, words().pieceOn(request.to()) + " stands there"));
    }
    Gates gates = new Gates(play.tables.gates, play.state);
    gates.prepare(play.state.turn);
    Optional<Illegal> closure = gates.whyShut(request.to());
    if (closure.isPresent()) {
      return closure;
    }
    if (!drop.allows(play.state.turn)) {
      return Optional.of(illegal(request, English.withArticle(name) + " is never dropped"));
    }
    if (!drop.allowed()[play.state.turn][request.to()]) {
      return Optional.of(illegal(request, play.tables.ways[request.drop()][request.to()].movesOnEmptyBoard()
          ? English.withArticle(name) + " may not be put on " + words().square(request.to())
          : English.withArticle(name) + " on " + words().square(request.to()) + " could never move on"));
    }
    if (drop.footing() != null && !drop.footing().holds(play.state, request.to())) {
      return Optional.of(illegal(request, English.withArticle(name) + " may not be put on "
          + words().square(request.to()) + ": " + drop.footing().missing()));
    }
    return limitRefusal(request, drop, name);
  }

  /** Explains the limit that forbids the drop because of other pieces on the board; empty if no limit forbids it. */
  private Optional<Illegal> limitRefusal(RequestedMove request, DropTable drop, String name) {
    int file = play.tables.geometry.file(request.to());
    int perFile = drop.mostPerFile();
    if (perFile > 0 && (play.generator().drops().fullFiles(request.drop(), perFile) >>> file & 1) != 0) {
      String owner = " of " + Wording.side(play.state.turn) + "'s ";
      return Optional.of(illegal(request, perFile == 1 ? "another " + name + owner + "is on this file"
          : Wording.side(play.state.turn) + " has " + perFile + " on this file, the maximum for "
              + English.withArticle(name)));
    }
    Optional<Illegal> conditionRefusal = drop.when()
        .filter(when -> !when.allows(play.state, play.state.turn, play.generator().legality().attacks(),
            request.to()))
        .map(when -> new Illegal(Reason.CONDITION,
            English.withArticle(name) + " is dropped there only where this holds of "
                + Wording.side(play.state.turn) + ": " + when.clause(),
            List.of(request.to())));
    DropTable.Limit.Open open = play.generator().drops()::isOpen;
    return conditionRefusal.or(() -> Stream.of(play.tables.dropLimits)
        .filter(limit -> limit.forbids(play.state, open, PieceCode.kind(request.drop()), request.to()))
        .findFirst()
        .map(limit -> illegal(request,
            limit.why(play.state, open, PieceCode.kind(request.drop()), request.to()))));
  }
}
