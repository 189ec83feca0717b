package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.Mechanism.AnswerBan;
import org.variorum.rules.definition.Mechanism.Borrowing;
import org.variorum.rules.definition.Mechanism.Castling;
import org.variorum.rules.definition.Mechanism.Displacement;
import org.variorum.rules.definition.Mechanism.Drop;
import org.variorum.rules.definition.Mechanism.EnPassant;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.definition.Mechanism.Explosion;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.definition.Mechanism.Range;
import org.variorum.rules.definition.Mechanism.Turn;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.text.English;

/** Rules beyond moving and capturing, in words. */
record MechanismWords(Names names, Places places) {

  String words(Mechanism mechanism) {
    return switch (mechanism) {
      case Hands hands -> hands(hands);
      case EnPassant passing -> enPassant(names.plural(passing.pieces()));
      case Castling castling -> "Castling: " + castling(castling);
      case Borrowing borrowing -> borrowing(borrowing);
      case Acting acting -> acting(acting);
      case AnswerBan ban -> "Answer ban: after a move of one of the " + names.anyOf(ban.pieces())
          + " the opponent's next move may not be made with a piece of the same kind, unless it captures.";
      case Exchange exchange -> exchange(exchange);
      case Range range ->
          "Range: " + names.group(range.pieces()) + " may start and end only on squares that one of "
              + "their own side's " + names.anyOf(range.around()) + " occupies or is within "
              + steps(range.distance())
              + " of" + (range.passedToo() ? "; so must be all squares that they pass." : ".");
      case Displacement displacement -> displacement(displacement);
      case Explosion explosion -> explosion(explosion);
      case Turn turn -> turn(turn);
    };
  }

  private String turn(Turn turn) {
    boolean check = names.definition().royalty().mode() == Royalty.Mode.CHECK;
    List<String> sentences = new ArrayList<>();
    if (turn.parts().size() > 1) {
      sentences
          .add("a turn has " + turn.parts().size() + " moves" + switch (turn.parts().getLast().passing()) {
            case NEVER -> "; all must be made.";
            case WITHOUT_MOVE -> "; all must be made, as long as there is a legal one.";
            case ALWAYS -> "; instead of another after the first, a player may pass.";
          });
      if (check) {
        sentences.add("A move that gives check ends the turn.");
      }
    }
    String condition = check ? "who is not in check " : "";
    switch (turn.parts().getFirst().passing()) {
      case NEVER -> {}
      case WITHOUT_MOVE ->
          sentences.add("a player " + condition + (check ? "and " : "who ") + "has no legal move passes.");
      case ALWAYS ->
          sentences
              .add("a player " + condition + "may pass" + (turn.parts().size() > 1 ? " a whole turn." : "."));
    }
    String words = String.join(" ", sentences);
    return "Turn: " + words;
  }

  private String explosion(Explosion explosion) {
    boolean check = names.definition().royalty().mode() == Royalty.Mode.CHECK;
    return "Explosion: a capture also removes the capturer and every piece on the squares around"
        + (explosion.spared().isEmpty() ? "." : ", except " + names.group(explosion.spared()) + ".")
        + (check ? " A royal piece cannot capture, and a move that would blow up one's own is not legal."
            : "");
  }

  private static String steps(int distance) {
    return distance == 1 ? "a king's step" : distance + " king's steps";
  }

  private static String enPassant(String pieces) {
    return "En passant: " + pieces
        + " that have crossed a square by a first move of several steps can be captured there, on the "
        + "next move, by " + pieces + " of the other side.";
  }

  private String hands(Hands hands) {
    Set<String> held = hands.drops().stream().map(Drop::letter).collect(Collectors.toSet());
    boolean all = names.definition().pieces().stream()
        .allMatch(piece -> piece.royal() || held.contains(piece.basic().orElse(piece.letter())));
    StringBuilder words = new StringBuilder("Hands: ")
        .append(all ? "a captured piece changes sides and is kept in hand"
            : "captured " + names.plural(held)
                + " change sides and are kept in hand, other captured pieces leave the game")
        .append("; instead of a move a piece in hand can be dropped on an empty square");
    boolean allMoveOn = hands.drops().stream().noneMatch(Drop::stuck);
    words.append(allMoveOn ? ", but not where it could never move on." : ".");
    hands.drops().forEach(drop -> limits(drop, allMoveOn, words));
    if (names.definition().mechanism(Explosion.class).isPresent()) {
      words.append(" Only the piece that is captured goes to a hand, not those that the explosion removes.");
    }
    return words.toString();
  }

  private void limits(Drop drop, boolean allMoveOn, StringBuilder words) {
    String who = names.one(drop.letter());
    String piece = " " + who.substring(0, 1).toUpperCase(Locale.ROOT) + who.substring(1);
    if (!places.isEverywhere(drop.region())) {
      words.append(piece).append(" is dropped on ").append(places.oneOf(drop.region())).append(" only.");
    }
    List<String> forbidden = new ArrayList<>();
    if (!drop.stuck() && !allMoveOn) {
      forbidden.add("where it could never move on");
    }
    if (drop.onePerFile()) {
      forbidden.add("on a file that has another of its kind and side");
    }
    if (!drop.mayMate()) {
      forbidden.add("to give mate");
    }
    if (!forbidden.isEmpty()) {
      words.append(piece).append(" may not be dropped ").append(English.list(forbidden, "or")).append('.');
    }
  }

  private String castling(Castling castling) {
    String king = names.of(castling.king());
    String rook = names.of(castling.rook());
    String who = "the " + king + " and " + names.one(castling.rook())
        + " that have not moved, with nothing between them and no check, go in one move: ";
    return who + switch (castling.style()) {
      case ORTHODOX -> "the " + king + " to the " + (char) ('a' + castling.lowFile()) + "- or "
          + (char) ('a' + castling.highFile()) + "-file over squares that are not attacked, the " + rook
          + " to the square on its other side.";
      case FREE -> "the " + king + " two or more squares towards the " + rook + ", the " + rook
          + " to the square on its other side. No square between the two may be attacked.";
      case ITALIAN -> "to any two squares of the stretch between them, the " + king
          + " nearer the corner. No square between the two may be attacked.";
    };
  }

  private String borrowing(Borrowing borrowing) {
    return "Borrowed movement: " + names.group(borrowing.borrowers())
        + " have no movement of their own. Each moves as "
        + "every piece of its own side that could go to its square, and captures as every one that could capture there. "
        + "Lenders are " + names.group(borrowing.lenders()) + "; what is borrowed is not lent on.";
  }

  private String acting(Acting acting) {
    String how = switch (acting.form()) {
      case APPROACHING -> "It moves straight towards that piece, to the square before it.";
      case WITHDRAWING -> "That piece stands directly behind it, and it moves straight away.";
      case SHUNTING -> "It moves onto that piece's square and pushes that piece one step on.";
      case TOWING ->
          "That piece stands directly behind it; it moves straight away and pulls that piece to the square that it"
              + " leaves.";
      case OVERTAKING -> "It passes straight over that piece to a square beyond.";
      case RIFLE ->
          "It stays where it is, and that piece stands where it could capture. A piece that acts does not promote.";
    };
    return "Acting: nothing is captured; a piece acts on another instead. " + how
        + " An enemy that is not promoted "
        + effect(acting.enemy()) + ", a promoted enemy " + effect(acting.promotedEnemy())
        + ", a friend that can be promoted " + effect(acting.ally()) + "."
        + (acting.form() == Acting.Form.RIFLE ? "" : limits(acting));
  }

  private String limits(Acting acting) {
    return (acting.compulsory()
        ? " A plain move is not allowed where an acting move has the same start and end." : "")
        + (acting.zoneBound().isEmpty() ? ""
            : " Acting " + names.plural(acting.zoneBound())
                + " promote only if they end, or act on a piece, in the promotion zone.");
  }

  private static String effect(Acting.Effect effect) {
    return switch (effect) {
      case NONE -> "cannot be acted on";
      case RECRUIT -> "changes sides";
      case DEMOTE -> "is demoted";
      case PROMOTE -> "is promoted";
      case DISPLACE -> "only changes its square";
    };
  }

  private String exchange(Exchange exchange) {
    String when = switch (exchange.when()) {
      case ALWAYS -> "";
      case IN_CHECK -> " when its side is in check";
      case OUT_OF_CHECK -> " when its side is not in check";
    };
    return "Exchange: " + names.one(exchange.piece()) + " may exchange squares with "
        + (exchange.enemy() ? "the enemy's " : "a friendly ") + names.of(exchange.with()) + when
        + (exchange.notFacing() ? ", but not while the royal pieces face each other" : "")
        + (exchange.notInReply() ? ", and not in reply to an exchange." : ".");
  }

  private String displacement(Displacement displacement) {
    String pieces = names.plural(displacement.pieces());
    return "Displacement: captured " + pieces
        + " are not removed. The capturer puts them, in the same move, on an empty "
        + "square within " + steps(displacement.distance()) + " of where they stood."
        + (displacement.own() ? " One's own " + pieces + " can be so captured, too." : "")
        + (displacement.freezes() ? " A displaced piece may not move in its owner's next turn." : "");
  }
}
