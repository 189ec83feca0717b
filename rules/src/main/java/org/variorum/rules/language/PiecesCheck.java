package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Way;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Word;

/** A check for pieces that contradict each other. The caller runs it only if the pieces have no problem yet. */
record PiecesCheck(Fields fields, Definition definition) {

  void check() {
    checkRoyalPieces();
    checkPromotions();
    checkBasicPieces();
    checkNames();
    checkLettersElsewhere();
  }

  /** Refuses a letter that other programs use for a piece if it is the letter of another piece in this definition. */
  private void checkLettersElsewhere() {
    Map<String, String> owners = new HashMap<>();
    definition.pieces().forEach(piece -> owners.put(bareLetter(piece), bareLetter(piece)));
    for (PieceKind piece : definition.pieces()) {
      for (String letter : piece.foreignLetters()) {
        String owner =
            Objects.requireNonNullElse(owners.putIfAbsent(letter, bareLetter(piece)), bareLetter(piece));
        if (!owner.equals(bareLetter(piece))) {
          complainMinor(piece, "other programs cannot write the piece " + piece.letter() + " as " + letter
              + ", which is the letter of the piece " + owner);
        }
      }
    }
  }

  private static String bareLetter(PieceKind piece) {
    return piece.letter().replaceAll("[+~]", "");
  }

  private void checkRoyalPieces() {
    List<String> royal = royalLetters();
    if (fields.has(Word.ROYALTY) && royal.isEmpty()) {
      fields.refuse(Word.ROYALTY, "no piece is royal; one must have \"royal: yes\"");
    }
    if (definition.royalty().mode() == Royalty.Mode.CAPTURE
        && definition.royalty().several() == Royalty.Several.NOT_ALL) {
      fields.refuse(Word.ROYALTY,
          "\"not all\" needs check, but here royal pieces are captured: write \"last\"");
    }
    definition.pieces().stream()
        .filter(piece -> definition.ways(piece).anyMatch(way -> choosesAmong(way, royal)))
        .forEach(piece -> complain(piece, "the piece " + piece.letter()
            + " captures some royal pieces and not others; it is undefined whether it gives check"));
  }

  /** Whether a way captures some of the royal kinds, but not all. */
  private static boolean choosesAmong(Way way, List<String> royal) {
    return royal.stream().anyMatch(way.victims()::contains) && !way.victims().containsAll(royal);
  }

  private List<String> royalLetters() {
    return definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::letter).toList();
  }

  private boolean isRoyal(String letter) {
    return definition.piece(letter).map(PieceKind::royal).orElse(false);
  }

  private void checkPromotions() {
    for (PieceKind piece : definition.pieces()) {
      piece.promotion().ifPresent(promotion -> {
        boolean mayBecomeRoyal = promotion.choices().stream().anyMatch(this::isRoyal);
        if (!piece.royal() && mayBecomeRoyal && !definition.royalty().hasSeveral()) {
          complain(piece, "the piece " + piece.letter()
              + " could promote to a second royal piece; \"royalty\" does not say which \"of several\" count");
        } else if (piece.royal() && !promotion.choices().stream().allMatch(this::isRoyal)) {
          complain(piece,
              "a royal piece can promote only to royal pieces: otherwise its side could be left without one");
        }
        definition.royalty().sideWithoutRoyal()
            .filter(side -> promotion.to(side).stream().anyMatch(this::isRoyal))
            .ifPresent(side -> complain(piece, side.word() + " has no royal piece, but the piece "
                + piece.letter() + " could promote to one"));
        promotion.choices().stream().filter(letter -> promotion.choices().contains(letter + "~")).findFirst()
            .ifPresent(letter -> complain(piece, "the piece " + piece.letter() + " could promote to "
                + letter + " and to " + letter + "~, but the text of a move would be the same"));
      });
    }
  }

  private void checkBasicPieces() {
    for (PieceKind piece : definition.pieces()) {
      List<String> forms = basicForms(piece);
      if (forms.contains(piece.letter())) {
        complainOfCycle(piece, forms);
      } else if (piece.basic().filter(this::isRoyal).isPresent()) {
        complain(piece,
            "a royal piece cannot be a promoted form or have one: it is royal whether it has promoted or not");
      } else if (piece.royal() && !forms.isEmpty() && !definition.royalty().hasSeveral()) {
        complain(piece,
            "a royal piece cannot be a promoted form or have one: its side would have two royal pieces, or none");
      }
    }
  }

  /** Reports a cycle of promoted forms once: at the first piece of the cycle. */
  private void complainOfCycle(PieceKind piece, List<String> forms) {
    if (definition.pieces().stream().map(PieceKind::letter).filter(forms::contains).findFirst()
        .filter(piece.letter()::equals).isPresent()) {
      complain(piece, "the piece " + piece.letter() + " cannot be the promoted form of itself");
    }
  }

  /** The basic form of a piece, the basic form of that form, and so on, up to a cycle. */
  private List<String> basicForms(PieceKind piece) {
    List<String> forms = new ArrayList<>();
    Optional<String> basic = piece.basic();
    while (basic.isPresent() && !forms.contains(basic.get())) {
      forms.add(basic.get());
      basic = basic.flatMap(definition::piece).flatMap(PieceKind::basic);
    }
    return forms;
  }

  /** Refuses two pieces with one name. A marked piece such as Q~, which reverts when captured, may be named like Q. */
  private void checkNames() {
    Map<String, String> letters = new HashMap<>();
    for (PieceKind piece : definition.pieces()) {
      String otherLetter = letters.putIfAbsent(piece.name().strip().toLowerCase(Locale.ROOT), piece.letter());
      if (otherLetter != null && !fields.scope().problems().hasMalformedName()
          && !withoutTilde(otherLetter).equals(withoutTilde(piece.letter()))) {
        complainMinor(piece,
            "the pieces " + otherLetter + " and " + piece.letter() + " have the same name, \""
                + Malformed.shortened(piece.name()) + "\"");
      }
    }
  }

  private static String withoutTilde(String letter) {
    return letter.replace("~", "");
  }

  private void complain(PieceKind piece, String reason) {
    fields.scope().problems().add(place(piece), reason);
  }

  private void complainMinor(PieceKind piece, String reason) {
    fields.scope().problems().addMinor(place(piece), reason);
  }

  private SourceLocation place(PieceKind piece) {
    return fields.entries(Word.PIECES).get(piece.letter()) instanceof Tree.Entry entry ? entry.key().place()
        : fields.place(Word.PIECES);
  }
}
