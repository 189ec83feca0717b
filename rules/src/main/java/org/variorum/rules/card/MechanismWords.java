package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.List;
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

/** Rules beyond moving and capturing, in words. */
record MechanismWords(Names names, Places places) {

  String words(Mechanism mechanism) {
    return switch (mechanism) {
      case Hands hands -> hands(hands);
      case EnPassant passing -> "En passant: when such a man has crossed a square by an initial move, "
          + names.plural(passing.men()) + " may take it there on the next move.";
      case Castling castling -> "Castling: " + castling(castling);
      case Borrowing borrowing -> borrowing(borrowing);
      case Acting acting -> acting(acting);
      case AnswerBan ban -> "Answer ban: after a move of one of the " + names.plural(ban.men())
          + " the opponent's next move may not be made with a man of the same kind, unless it takes.";
      case Exchange exchange -> exchange(exchange);
      case Range range ->
          "Range: " + names.plural(range.men()) + " may start and end only on squares that one of "
              + "their own side's " + names.plural(range.around()) + " occupies or is within "
              + steps(range.distance())
              + " of" + (range.passedToo() ? "; so must be all squares that they pass." : ".");
      case Displacement displacement -> displacement(displacement);
      case Explosion explosion ->
          "Explosion: a capture also removes the capturer and every man on the squares around"
              + (explosion.spared().isEmpty() ? "." : ", except " + names.plural(explosion.spared()) + ".");
    };
  }

  private static String steps(int distance) {
    return distance == 1 ? "a king's step" : distance + " king's steps";
  }

  private String hands(Hands hands) {
    StringBuilder words =
        new StringBuilder("Hands: a captured man changes sides and is kept in hand; instead of a move "
            + "it can be dropped on an empty square");
    boolean stuck = hands.drops().stream().allMatch(Drop::stuck);
    words.append(stuck ? "." : ", but not where it could never move on.");
    for (Drop drop : hands.drops()) {
      List<String> limits = limits(drop);
      if (!limits.isEmpty()) {
        words.append(" A ").append(names.of(drop.letter())).append(" is dropped ")
            .append(Names.list(limits, "and")).append('.');
      }
    }
    return words.toString();
  }

  private List<String> limits(Drop drop) {
    List<String> limits = new ArrayList<>();
    if (!places.isEverywhere(drop.region())) {
      limits.add("on " + places.words(drop.region()) + " only");
    }
    if (drop.onePerFile()) {
      limits.add("not on a file that has another of its kind and side");
    }
    if (!drop.mayMate()) {
      limits.add("not to give mate");
    }
    return limits;
  }

  private String castling(Castling castling) {
    String king = names.of(castling.king());
    String rook = names.of(castling.rook());
    String who = "the " + king + " and a " + rook
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
    return "Borrowed movement: " + names.plural(borrowing.borrowers())
        + " have no movement of their own. Each moves as "
        + "every man of its own side that could go to its square, and takes as every one that could take there. "
        + "Lenders are " + names.plural(borrowing.lenders()) + "; what is borrowed is not lent on.";
  }

  private String acting(Acting acting) {
    String how = switch (acting.form()) {
      case APPROACHING -> "moves straight towards it, to the square before it";
      case WITHDRAWING -> "moves away from it, if it stood directly behind";
      case SHUNTING -> "moves onto its square and pushes it one step on";
      case TOWING ->
          "moves away from it, if it stood directly behind, and pulls it to the square that is left";
      case OVERTAKING -> "passes straight over it to a square beyond";
      case RIFLE -> "stays, if it could capture there";
    };
    return "Acting: nothing is captured; a man acts on another instead. It " + how
        + ". An enemy that is not promoted "
        + effect(acting.enemy()) + ", a promoted enemy " + effect(acting.promotedEnemy())
        + ", a friend that can be promoted " + effect(acting.ally()) + "."
        + (acting.compulsory() ? " A move that can act must." : "")
        + (acting.zoneBound().isEmpty() ? ""
            : " Acting " + names.plural(acting.zoneBound())
                + " promote only if they end, or act on a man, in the promotion zone.");
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
      case IN_CHECK -> " when in check";
      case OUT_OF_CHECK -> " when not in check";
    };
    return "Exchange: a " + names.of(exchange.man()) + " may exchange squares with "
        + (exchange.enemy() ? "the enemy's " : "a friendly ") + names.of(exchange.with()) + when
        + (exchange.notFacing() ? ", but not while the royal men face each other" : "")
        + (exchange.notInReply() ? ", and not in reply to an exchange." : ".");
  }

  private String displacement(Displacement displacement) {
    String men = names.plural(displacement.men());
    return "Displacement: captured " + men
        + " are not removed. The capturer puts them, in the same move, on an empty "
        + "square within " + steps(displacement.distance()) + " of where they stood."
        + (displacement.own() ? " One's own " + men + " can be so captured, too." : "")
        + (displacement.freezes() ? " A displaced man may not move in its owner's next turn." : "");
  }
}
