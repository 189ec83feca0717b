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

/** Writer of the board, castling, en passant and minor rules. */
record RuleWriter(ImportDraft draft) {

  void writeBoard() {
    String holes = draft.holes().stream()
        .mapToObj(
            square -> (char) ('a' + square % options().files())
                + String.valueOf(square / options().files() + 1))
        .collect(Collectors.joining(" "));
    draft.output().put("board",
        options().files() + "x" + options().ranks() + (holes.isEmpty() ? "" : " without " + holes));
    if (draft.halfTurn()) {
      draft.output().put("sides", "half a turn");
    }
    draft.output().put("start", draft.start()
        .withCastling(new EffectWriter(draft).castlingField())
        .withHand(piecesInHand())
        .fen(draft.hasHands(), true, options().is("checkCounting")));
  }

  /** Returns the pieces in hand. If drops are unlimited, each side has one piece of each kind that is not royal. */
  private String piecesInHand() {
    String onePerKind = draft.kinds().stream().filter(kind -> !draft.royals().contains(kind))
        .map(options()::letter).collect(Collectors.joining());
    return options().is("freeDrops") ? onePerKind + onePerKind.toLowerCase(Locale.ROOT)
        : draft.start().hand();
  }

  void writeRules() {
    new EffectWriter(draft).writeCastling();
    writeEnPassant();
    if (options().is("blastOnCapture")) {
      String pawns = draft.letters(List.of(PieceType.PAWN)).stream().limit(1).collect(Collectors.joining());
      Map<String, Object> explosion = new LinkedHashMap<>();
      explosion.put("spares", pawns.isEmpty() ? "nobody" : pawns);
      draft.output().put("explosion", explosion);
    }
    new EffectWriter(draft).write();
    writeTurn();
    if (options().is("mustCapture")) {
      draft.output().put("compulsory captures", "yes");
    }
    if (!options().is("checking")) {
      draft.output().put("forbidden", "enemy in check");
    }
  }

  private VariantOptions options() {
    return draft.options();
  }

  /** Writes the en passant rule. Only pieces that can move at least two squares by an initial move can be captured. */
  private void writeEnPassant() {
    Zone white = options().zone("enPassantRegionWhite");
    Zone black = options().zone("enPassantRegionBlack");
    List<Set<String>> captors = Stream.of(WHITE, BLACK)
        .map(side -> options().types("enPassantTypes" + side).stream()
            .filter(draft.kinds()::contains)
            .collect(Collectors.<String, Set<String>>toCollection(LinkedHashSet::new)))
        .toList();
    Set<String> captorKinds = captors.getFirst();
    Set<String> targetKinds = draft.kinds().stream()
        .filter(kind -> hasFarInitialMove(kind) && !draft.royals().contains(kind))
        .collect(Collectors.toCollection(LinkedHashSet::new));
    if (white.isEmpty() && black.isEmpty() || captors.stream().allMatch(Set::isEmpty)
        || targetKinds.isEmpty()) {
      return;
    }
    if (!captorKinds.equals(captors.getLast())) {
      options().refuse("enPassantTypesWhite",
          "the kinds that capture en passant must be the same for both sides");
    }
    String region = draft.squaresText(white, black);
    if (captorKinds.equals(targetKinds) && region.equals("anywhere")) {
      draft.output().put("en passant", letters(captorKinds));
      return;
    }
    Map<String, Object> words = new LinkedHashMap<>();
    words.put("pieces", letters(captorKinds));
    if (!captorKinds.equals(targetKinds)) {
      words.put("targets", letters(targetKinds));
    }
    if (!region.equals("anywhere")) {
      words.put("in", region);
    }
    draft.output().put("en passant", words);
  }

  private String letters(Set<String> kinds) {
    return kinds.stream().map(options()::letter).collect(Collectors.joining(" "));
  }

  /** Whether a kind has an initial move of two squares or more. */
  private boolean hasFarInitialMove(String kind) {
    boolean region =
        Stream.of(WHITE, BLACK).anyMatch(side -> !options().zone("doubleStepRegion" + side).isEmpty());
    return options().is("doubleStep") && region
        && (kind.equals(PieceType.PAWN) || draft.movement(kind).matches(".*i[a-z]*([ADGH]|[A-Z]\\d).*"));
  }

  private void writeTurn() {
    valueForBothSides("pass").ifPresent(always -> {
      if (always) {
        draft.output().put("turn", Map.of("pass", "always"));
      } else {
        valueForBothSides("passOnStalemate").filter(stuck -> stuck)
            .ifPresent(_ -> draft.output().put("turn", Map.of("pass", "without a move")));
      }
    });
  }

  /** Returns the value of an option for both sides; empty, after a refusal, if they differ. */
  private Optional<Boolean> valueForBothSides(String option) {
    if (options().is(option + WHITE) != options().is(option + BLACK)) {
      options().refuse(option + (options().is(option + WHITE) ? WHITE : BLACK),
          "both sides must be able to pass, or neither side");
      return Optional.empty();
    }
    return Optional.of(options().is(option + WHITE));
  }
}
