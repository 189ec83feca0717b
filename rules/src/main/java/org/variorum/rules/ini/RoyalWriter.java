package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writer of the rule about which of several royal pieces count. In Fairy-Stockfish, the pieces of a kind are royal
 * while a side has few of them: at most one more than the number at which the game ends.
 */
record RoyalWriter(ImportDraft draft) {

  private static final String OPTION = "extinctionPseudoRoyal";

  void write() {
    if (draft.royals().isEmpty()) {
      return;
    }
    long white = draft.royals().stream().mapToLong(kind -> count(kind, true)).sum();
    long black = draft.royals().stream().mapToLong(kind -> count(kind, false)).sum();
    if (draft.royals().stream().allMatch(this::isAlwaysRoyal)) {
      if (white > 1 || black > 1) {
        writeSeveral("all");
      }
    } else
      if (options().number("extinctionPieceCount") == 0 && hasOneRoyalKind(true) && hasOneRoyalKind(false)) {
        writeSeveral("last");
      } else {
        options().refuse(draft.kinds().contains(PieceType.KING) ? PieceType.KING : OPTION,
            "if a side has several royal pieces, all must count, or only the last one of a single kind");
      }
    boolean hasRoyalInHand =
        draft.royals().stream().anyMatch(kind -> inHand(kind, true) + inHand(kind, false) > 0);
    if (hasRoyalInHand && !draft.mustDrop()) {
      options().refuse("startFen", "royal pieces must be on the board at the start");
    } else if (white == 0 || black == 0) {
      draft.output().put("no royal piece", white == 0 ? WHITE : BLACK);
    }
  }

  /** Whether a promoted form that moves as a kind is royal. */
  boolean isRoyalForm(String form) {
    return draft.royals().contains(form) && !promotionWins(form);
  }

  private VariantOptions options() {
    return draft.options();
  }

  private void writeSeveral(String which) {
    if (options().is("blastOnCapture")) {
      options().refuse("blastOnCapture", "explosions cannot be combined with several royal pieces");
    }
    Map<String, Object> royalty = new LinkedHashMap<>();
    royalty.put("mode", "check");
    royalty.put("of several", which);
    draft.output().put("royalty", royalty);
  }

  /** Returns how many pieces of a kind a side has at the start, including promoted pieces that move as the kind. */
  private long count(String kind, boolean white) {
    long forms = draft.forms().entrySet().stream().filter(form -> form.getValue().equals(kind))
        .mapToLong(form -> draft.start().countOnBoard("+" + options().letter(form.getKey()), white)).sum();
    return draft.start().countOnBoard(options().letter(kind), white) + inHand(kind, white) + forms;
  }

  private long inHand(String kind, boolean white) {
    return draft.start().countInHand(options().letter(kind), white);
  }

  /** Whether the pieces of a kind are always royal, because there are never too many of them. */
  private boolean isAlwaysRoyal(String kind) {
    long maxRoyal = kind.equals(PieceType.KING) ? 1 : options().number("extinctionPieceCount") + 1L;
    return Math.max(maxCount(kind, true), maxCount(kind, false)) <= maxRoyal
        && !canArise(kind, WHITE) && !canArise(kind, BLACK);
  }

  /** Returns how many pieces of a kind a side can have, including royal pieces that can become pieces of the kind. */
  private long maxCount(String kind, boolean white) {
    return count(kind, white) + draft.forms().entrySet().stream()
        .filter(form -> form.getValue().equals(kind) && draft.royals().contains(form.getKey()))
        .mapToLong(form -> count(form.getKey(), white)).sum()
        + draft.royalPromotions().entrySet().stream()
            .filter(turn -> turn.getValue().equals(kind)
                || options().is("pieceDemotion") && turn.getKey().equals(kind))
            .mapToLong(turn -> count(turn.getValue().equals(kind) ? turn.getKey() : turn.getValue(), white))
            .sum();
  }

  /** Whether pieces that are not royal can become pieces of a kind. */
  private boolean canArise(String kind, String side) {
    boolean byPawn = draft.promotingKinds().stream()
        .anyMatch(options().types("promotionPawnTypes" + side)::contains)
        && draft.promotionTargets(side).contains(kind);
    boolean byForm = draft.forms().entrySet().stream()
        .anyMatch(each -> each.getValue().equals(kind) && !draft.royals().contains(each.getKey()));
    return (byPawn || byForm) && !promotionWins(kind);
  }

  /** Whether a side has royal pieces of at most one kind. */
  private boolean hasOneRoyalKind(boolean white) {
    List<String> kinds = draft.royals().stream()
        .filter(kind -> maxCount(kind, white) > 0 || canArise(kind, white ? WHITE : BLACK)).toList();
    Optional<String> first = kinds.stream().findFirst();
    return kinds.size() <= 1 && first.filter(draft.forms()::containsKey).isEmpty()
        && (first.filter(PieceType.KING::equals).isEmpty() || isAlwaysRoyal(PieceType.KING));
  }

  /** Whether a promotion to a kind wins, so that the kind's royalty does not matter. */
  private boolean promotionWins(String kind) {
    return !options().is("flagMove") && !options().is("flagPieceSafe")
        && options().number("flagPieceCount") <= 1
        && ImportDraft.SIDES.stream().allMatch(side -> options().types("flagPiece" + side).contains(kind)
            && options().zone("promotionRegion" + side).without(options().zone("flagRegion" + side))
                .isEmpty());
  }
}
