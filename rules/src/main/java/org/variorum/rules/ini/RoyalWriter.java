package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes which of several royal pieces count. In the program, the pieces of a kind are royal while a side has few of
 * them: at most one more than the number at which the game ends.
 */
record RoyalWriter(ImportDraft making) {

  private static final String OPTION = "extinctionPseudoRoyal";

  void write() {
    if (making.royals().isEmpty()) {
      return;
    }
    long white = making.royals().stream().mapToLong(kind -> count(kind, true)).sum();
    long black = making.royals().stream().mapToLong(kind -> count(kind, false)).sum();
    if (making.royals().stream().allMatch(this::isAlwaysRoyal)) {
      if (white > 1 || black > 1) {
        several("all");
      }
    } else if (sheet().number("extinctionPieceCount") == 0 && isOneKind(true) && isOneKind(false)) {
      several("last");
    } else {
      sheet().refuse(making.kinds().contains(PieceType.KING) ? PieceType.KING : OPTION,
          "of several royal pieces all count, or the last of one kind");
    }
    boolean hand = making.royals().stream().anyMatch(kind -> inHand(kind, true) + inHand(kind, false) > 0);
    if (hand && !making.drops()) {
      sheet().refuse("startFen", "a royal piece is on the board from the start");
    } else if (white == 0 || black == 0) {
      making.draft().put("no royal piece", white == 0 ? WHITE : BLACK);
    }
  }

  /** Whether a promoted form that moves as a kind is royal. */
  boolean isForm(String form) {
    return making.royals().contains(form) && !endsTheGame(form);
  }

  private VariantOptions sheet() {
    return making.sheet();
  }

  private void several(String which) {
    if (sheet().is("blastOnCapture")) {
      sheet().refuse("blastOnCapture", "one royal piece stands beside explosions, not several");
    }
    Map<String, Object> royalty = new LinkedHashMap<>();
    royalty.put("mode", "check");
    royalty.put("of several", which);
    making.draft().put("royalty", royalty);
  }

  /** Returns how many pieces of a kind a side has at the start, including promoted pieces that move as the kind. */
  private long count(String kind, boolean white) {
    long forms = making.forms().entrySet().stream().filter(form -> form.getValue().equals(kind))
        .mapToLong(form -> making.start().onBoard("+" + sheet().letter(form.getKey()), white)).sum();
    return making.start().onBoard(sheet().letter(kind), white) + inHand(kind, white) + forms;
  }

  private long inHand(String kind, boolean white) {
    return making.start().inHand(sheet().letter(kind), white);
  }

  /** Whether the pieces of a kind are always royal, because there are never too many of them. */
  private boolean isAlwaysRoyal(String kind) {
    long most = kind.equals(PieceType.KING) ? 1 : sheet().number("extinctionPieceCount") + 1L;
    return Math.max(mostOf(kind, true), mostOf(kind, false)) <= most
        && !comes(kind, WHITE) && !comes(kind, BLACK);
  }

  /** Returns how many pieces of a kind a side can have, including royal pieces that can become pieces of the kind. */
  private long mostOf(String kind, boolean white) {
    return count(kind, white) + making.forms().entrySet().stream()
        .filter(form -> form.getValue().equals(kind) && making.royals().contains(form.getKey()))
        .mapToLong(form -> count(form.getKey(), white)).sum()
        + making.turns().entrySet().stream()
            .filter(turn -> turn.getValue().equals(kind)
                || sheet().is("pieceDemotion") && turn.getKey().equals(kind))
            .mapToLong(turn -> count(turn.getValue().equals(kind) ? turn.getKey() : turn.getValue(), white))
            .sum();
  }

  /** Whether pieces that are not royal can become pieces of a kind. */
  private boolean comes(String kind, String side) {
    boolean pawn = making.pawns().stream().anyMatch(sheet().types("promotionPawnTypes" + side)::contains)
        && making.targets(side).contains(kind);
    boolean form = making.forms().entrySet().stream()
        .anyMatch(each -> each.getValue().equals(kind) && !making.royals().contains(each.getKey()));
    return (pawn || form) && !endsTheGame(kind);
  }

  /** Whether a side has royal pieces of at most one kind. */
  private boolean isOneKind(boolean white) {
    List<String> there = making.royals().stream()
        .filter(kind -> mostOf(kind, white) > 0 || comes(kind, white ? WHITE : BLACK)).toList();
    Optional<String> first = there.stream().findFirst();
    return there.size() <= 1 && first.filter(making.forms()::containsKey).isEmpty()
        && (first.filter(PieceType.KING::equals).isEmpty() || isAlwaysRoyal(PieceType.KING));
  }

  /** Whether a promotion to a kind wins, so that its royalty does not matter. */
  private boolean endsTheGame(String kind) {
    return !sheet().is("flagMove") && !sheet().is("flagPieceSafe") && sheet().number("flagPieceCount") <= 1
        && ImportDraft.SIDES.stream().allMatch(side -> sheet().types("flagPiece" + side).contains(kind)
            && sheet().zone("promotionRegion" + side).without(sheet().zone("flagRegion" + side)).isEmpty());
  }
}
