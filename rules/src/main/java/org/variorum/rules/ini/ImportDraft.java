package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.platform.Copies;

/**
 * State of an import: an entry's options, facts that several options determine together, and the draft of the
 * definition.
 */
final class ImportDraft {

  static final String WHITE = "White";
  static final String BLACK = "Black";
  static final List<String> SIDES = List.of(WHITE, BLACK);

  private final VariantOptions options;
  private final StartText start;
  private final Draft output = new Draft();
  /** By each kind with a promoted form: the kind as which the promoted form moves. */
  private final Map<String, String> forms;
  /** Royal kinds, with the royal kinds to which they promote. Neither is written with a plus sign in a definition. */
  private final Map<String, String> royalPromotions = new LinkedHashMap<>();
  private final Set<String> kinds = new LinkedHashSet<>();
  private final boolean halfTurn;

  ImportDraft(VariantOptions options, StartText original) {
    this.options = options;
    forms = options.pairs("promotedPieceType");
    for (String letter : original.letters()) {
      String plain = letter.replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
      options.type(plain).ifPresentOrElse(kinds::add,
          () -> options.refuse("startFen", "no piece has the letter " + plain));
    }
    if (options.is("freeDrops") && options.is("pieceDrops")) {
      kinds.addAll(options.types());
    }
    // What pieces promote to may promote further.
    boolean grows = true;
    while (grows) {
      grows = false;
      for (String side : SIDES) {
        if (options.types("promotionPawnTypes" + side).stream().anyMatch(kinds::contains)) {
          grows |= kinds.addAll(options.types("promotionPieceTypes" + side));
        }
      }
    }
    start = withPlainRoyalForms(original);
    halfTurn = !kinds.stream().allMatch(kind -> IniBetza.isSymmetric(movement(kind))
        && IniBetza.isSymmetric(formKind(kind).map(this::movement).orElse("")));
  }

  /**
   * Replaces promoted forms of royal pieces in the start position by kinds of their own. Moves them to a second map.
   */
  private StartText withPlainRoyalForms(StartText original) {
    StartText converted = original;
    for (Map.Entry<String, String> form : Copies.of(forms).entrySet()) {
      String kind = form.getKey();
      if (kinds.contains(kind) && isRoyal(kind) && isRoyal(form.getValue())
          && !kinds.contains(form.getValue())) {
        royalPromotions.put(kind, form.getValue());
        forms.remove(kind);
        kinds.add(form.getValue());
        converted = converted.withLetter("+" + options.letter(kind), options.letter(form.getValue()));
      }
    }
    return converted;
  }

  private boolean isRoyal(String kind) {
    return kind.equals(PieceType.KING)
        || isPseudoRoyal() && options.types("extinctionPieceTypes").contains(kind);
  }

  private boolean isPseudoRoyal() {
    return options.is("extinctionPseudoRoyal") && options.text("extinctionValue").equals("loss");
  }

  /** By each royal kind that promotes to a royal kind: the kind to which it promotes. */
  Map<String, String> royalPromotions() {
    return royalPromotions;
  }

  VariantOptions options() {
    return options;
  }

  StartText start() {
    return start;
  }

  Draft output() {
    return output;
  }

  /** The kinds that can be on the board or in hand, except kinds that exist only as promoted forms. */
  Set<String> kinds() {
    return kinds;
  }

  /** Whether Black's movements are White's rotated by 180 degrees instead of mirrored. */
  boolean halfTurn() {
    return halfTurn;
  }

  /** The kind as which the promoted form of {@code kind} moves; empty if {@code kind} has no promoted form. */
  Optional<String> formKind(String kind) {
    return Optional.ofNullable(forms.get(kind));
  }

  /** The movement of a kind as a definition writes it, without limits to squares; empty if the kind does not move. */
  String movement(String kind) {
    Optional<String> own = options.movement(kind);
    if (own.isEmpty()) {
      return Optional.ofNullable(PieceType.ALL.get(kind)).map(PieceType::betza).orElse("");
    }
    IniBetza.Reading reading = IniBetza.read(own.orElseThrow());
    return reading.readable() ? reading.text() : "";
  }

  /** Whether captured pieces come to the captor's hand and can enter the board again. */
  boolean keepsCaptured() {
    return hasHands() && options.is("capturesToHand");
  }

  /** Whether the game has gating: pieces in hand enter on squares that other pieces leave by their first move. */
  boolean hasGating() {
    return options.is("gating") && options.is(Option.FIRST_GATING)
        && (options.is("capturesToHand") || !start.hand().isEmpty());
  }

  /** Whether pieces can be in hand. */
  boolean hasHands() {
    return options.is("pieceDrops") || hasGating();
  }

  /** Whether a side with pieces in hand must drop them. */
  boolean mustDrop() {
    return options.is("mustDrop") && options.is("pieceDrops")
        && (options.is("capturesToHand") || !start.hand().isEmpty());
  }

  /** Whether promoted pawns are marked, because they revert when they are captured. */
  boolean marksPromoted() {
    return keepsCaptured() && !options.is("dropLoop");
  }

  /** The kinds that promote to other kinds, for White or for Black. */
  Set<String> promotingKinds() {
    Set<String> promoting = new LinkedHashSet<>();
    SIDES.stream().filter(side -> !promotionTargets(side).isEmpty())
        .forEach(side -> promoting.addAll(options.types("promotionPawnTypes" + side)));
    promoting.retainAll(kinds);
    return promoting;
  }

  /** The kinds to which {@link #promotingKinds} of a side promote. */
  List<String> promotionTargets(String side) {
    return options.types("promotionPieceTypes" + side);
  }

  /** The kinds that have a marked form, such as Q~. */
  Set<String> markedKinds() {
    Set<String> marked = new LinkedHashSet<>();
    if (marksPromoted() && !promotingKinds().isEmpty()) {
      SIDES.forEach(side -> marked.addAll(promotionTargets(side)));
    }
    return marked;
  }

  /** The letters of all pieces that move as one of the chosen kinds, including marked pieces and promoted forms. */
  List<String> letters(Collection<String> chosen) {
    List<String> letters = new ArrayList<>();
    for (String kind : chosen) {
      if (kinds.contains(kind)) {
        letters.add(options.letter(kind));
      }
      if (markedKinds().contains(kind)) {
        letters.add(options.letter(kind) + "~");
      }
    }
    forms.forEach((kind, form) -> {
      if (kinds.contains(kind) && chosen.contains(form)) {
        letters.add("+" + options.letter(kind));
      }
    });
    return letters;
  }

  /** The letters that an option names, in the spelling of definitions; {@code all} if the option names all pieces. */
  String letters(String option) {
    return options.text(option).equals(VariantOptions.ALL) ? "all"
        : String.join(" ", letters(options.types(option)));
  }

  /** The squares that are missing from the board. */
  BitSet holes() {
    return start.wallSquares();
  }

  Zone wholeBoard() {
    return Zone.ranks(options.files(), options.ranks(), 1, options.ranks());
  }

  /** Returns the squares of both sides in the spelling of definitions. */
  String squaresText(Zone white, Zone black) {
    return Zone.definitionText(white, black, holes(), halfTurn);
  }

  /** The first of {@link #royals}; empty if there is none. */
  Optional<String> firstRoyal() {
    return royals().stream().findFirst();
  }

  /** The kinds that may not be left attacked: the king, and {@link #pseudoRoyal}. */
  Set<String> royals() {
    Set<String> royals = new LinkedHashSet<>();
    if (kinds.contains(PieceType.KING)) {
      royals.add(PieceType.KING);
    }
    royals.addAll(pseudoRoyal());
    return royals;
  }

  /** The kinds that may not be left attacked while their side has few of them ({@link RoyalWriter}). */
  List<String> pseudoRoyal() {
    return isPseudoRoyal()
        ? options.types("extinctionPieceTypes").stream()
            .filter(kind -> kinds.contains(kind) || forms.containsValue(kind)).toList()
        : List.of();
  }

  /** By each of {@link #kinds} with a promoted form: the kind as which the promoted form moves. */
  Map<String, String> forms() {
    Map<String, String> usedForms = new LinkedHashMap<>(forms);
    usedForms.keySet().retainAll(kinds);
    return usedForms;
  }
}
