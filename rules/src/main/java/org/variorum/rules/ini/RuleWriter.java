package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the board, castling, en passant and minor rules. */
record RuleWriter(ImportDraft making) {

  void board() {
    String holes = making.holes().stream()
        .mapToObj(
            square -> (char) ('a' + square % sheet().files()) + String.valueOf(square / sheet().files() + 1))
        .collect(Collectors.joining(" "));
    making.draft().put("board",
        sheet().files() + "x" + sheet().ranks() + (holes.isEmpty() ? "" : " without " + holes));
    if (making.halfTurn()) {
      making.draft().put("sides", "half a turn");
    }
    making.draft().put("start", making.start()
        .withCastling(new EffectWriter(making).field())
        .withHand(hand())
        .fen(making.hasHands(), true, sheet().is("checkCounting")));
  }

  /** Returns the pieces in hand. If drops never run out, each side has one piece of each kind that is not royal. */
  private String hand() {
    String one = making.kinds().stream().filter(kind -> !making.royals().contains(kind))
        .map(sheet()::letter).collect(Collectors.joining());
    return sheet().is("freeDrops") ? one + one.toLowerCase(Locale.ROOT) : making.start().hand();
  }

  void rules() {
    new EffectWriter(making).castling();
    enPassant();
    if (sheet().is("blastOnCapture")) {
      String pawns = making.letters(List.of(PieceType.PAWN)).stream().limit(1).collect(Collectors.joining());
      Map<String, Object> explosion = new LinkedHashMap<>();
      explosion.put("spares", pawns.isEmpty() ? "nobody" : pawns);
      making.draft().put("explosion", explosion);
    }
    new EffectWriter(making).write();
    turn();
    if (sheet().is("mustCapture")) {
      making.draft().put("compulsory captures", "yes");
    }
    if (!sheet().is("checking")) {
      making.draft().put("forbidden", "enemy in check");
    }
  }

  private VariantOptions sheet() {
    return making.sheet();
  }

  /** Writes en passant. Only pieces that can move two squares by an initial move can be captured. */
  private void enPassant() {
    Zone white = sheet().zone("enPassantRegionWhite");
    Zone black = sheet().zone("enPassantRegionBlack");
    List<Set<String>> captors = Stream.of(WHITE, BLACK)
        .map(side -> sheet().types("enPassantTypes" + side).stream()
            .filter(making.kinds()::contains)
            .collect(Collectors.<String, Set<String>>toCollection(LinkedHashSet::new)))
        .toList();
    Set<String> by = captors.getFirst();
    Set<String> of = making.kinds().stream()
        .filter(kind -> goesFarAtFirst(kind) && !making.royals().contains(kind))
        .collect(Collectors.toCollection(LinkedHashSet::new));
    if (white.isEmpty() && black.isEmpty() || captors.stream().allMatch(Set::isEmpty) || of.isEmpty()) {
      return;
    }
    if (!by.equals(captors.getLast())) {
      sheet().refuse("enPassantTypesWhite", "pieces of both sides capture en passant alike");
    }
    String on = making.words(white, black);
    if (by.equals(of) && on.equals("anywhere")) {
      making.draft().put("en passant", letters(by));
      return;
    }
    Map<String, Object> words = new LinkedHashMap<>();
    words.put("pieces", letters(by));
    if (!by.equals(of)) {
      words.put("targets", letters(of));
    }
    if (!on.equals("anywhere")) {
      words.put("in", on);
    }
    making.draft().put("en passant", words);
  }

  private String letters(Set<String> kinds) {
    return kinds.stream().map(sheet()::letter).collect(Collectors.joining(" "));
  }

  private boolean goesFarAtFirst(String kind) {
    boolean region =
        Stream.of(WHITE, BLACK).anyMatch(side -> !sheet().zone("doubleStepRegion" + side).isEmpty());
    return sheet().is("doubleStep") && region
        && (kind.equals(PieceType.PAWN) || making.movement(kind).matches(".*i[a-z]*([ADGH]|[A-Z]\\d).*"));
  }

  private void turn() {
    both("pass").ifPresent(always -> {
      if (always) {
        making.draft().put("turn", Map.of("pass", "always"));
      } else {
        both("passOnStalemate").filter(stuck -> stuck)
            .ifPresent(_ -> making.draft().put("turn", Map.of("pass", "without a move")));
      }
    });
  }

  /** Returns the value of an option for both sides; empty, after a refusal, if they differ. */
  private Optional<Boolean> both(String option) {
    if (sheet().is(option + WHITE) != sheet().is(option + BLACK)) {
      sheet().refuse(option + (sheet().is(option + WHITE) ? WHITE : BLACK),
          "both sides may pass, or neither");
      return Optional.empty();
    }
    return Optional.of(sheet().is(option + WHITE));
  }
}
