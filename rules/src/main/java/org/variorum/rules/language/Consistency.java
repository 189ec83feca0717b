package org.variorum.rules.language;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.tree.Place;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Path;

/**
 * Refuses combinations of words that have no meaning, each with the reason. It judges only words that were not
 * complained about before.
 */
final class Consistency {

  private final Fields fields;
  private final Definition definition;
  private final Problems problems;

  Consistency(Fields fields, Definition definition) {
    this.fields = fields;
    this.definition = definition;
    problems = fields.ground().problems();
  }

  void check() {
    if (!sound(Word.PIECES)) {
      return;
    }
    royalPieces();
    promotions();
    basicPieces();
    names();
    goals();
    castlers();
    definition.mechanisms().forEach(this::mechanism);
  }

  private boolean sound(Word word) {
    return fields.tree(word).map(problems::sound).orElse(true);
  }

  private void refuse(Word word, String reason) {
    if (sound(word)) {
      problems.add(fields.place(word), reason);
    }
  }

  private void royalPieces() {
    List<String> royal = royal();
    if (fields.has(Word.ROYALTY) && royal.isEmpty()) {
      refuse(Word.ROYALTY, "no piece is royal; one must have \"royal: yes\"");
    } else if (royal.size() > 1) {
      refuse(Word.PIECES, "exactly one kind of piece may be royal, not " + String.join(" and ", royal));
    }
  }

  private List<String> royal() {
    return definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::letter).toList();
  }

  private boolean isRoyal(String letter) {
    return definition.piece(letter).map(PieceKind::royal).orElse(false);
  }

  private void promotions() {
    for (PieceKind piece : definition.pieces()) {
      piece.promotion().ifPresent(promotion -> {
        if (royal().size() < 2 && promotion.to().stream().anyMatch(this::isRoyal)) {
          problems.add(place(piece), "the piece " + piece.letter() + " would become a second royal piece");
        } else if (piece.royal()) {
          problems.add(place(piece), "a royal piece cannot promote: its side would be without one");
        }
        promotion.to().stream().filter(letter -> promotion.to().contains(letter + "~")).findFirst()
            .ifPresent(letter -> problems.add(place(piece), "the piece " + piece.letter() + " would become "
                + letter + " or " + letter + "~, and the text of a move could not say which"));
      });
    }
  }

  private void basicPieces() {
    for (PieceKind piece : definition.pieces()) {
      List<String> forms = basicForms(piece);
      if (forms.contains(piece.letter())) {
        circle(piece, forms);
      } else if (piece.royal() && !forms.isEmpty() || piece.basic().filter(this::isRoyal).isPresent()) {
        problems.add(place(piece),
            "a royal piece neither is a promoted form nor has one: its side would have two, or none");
      }
    }
  }

  /** Told at the first piece of those that are promoted forms of each other. */
  private void circle(PieceKind piece, List<String> forms) {
    if (definition.pieces().stream().map(PieceKind::letter).filter(forms::contains).findFirst()
        .filter(piece.letter()::equals).isPresent()) {
      problems.add(place(piece), "the piece " + piece.letter() + " cannot be the promoted form of itself");
    }
  }

  /** What a piece is the promoted form of, and that in turn, and so on. */
  private List<String> basicForms(PieceKind piece) {
    List<String> forms = new ArrayList<>();
    Optional<String> basic = piece.basic();
    while (basic.isPresent() && !forms.contains(basic.get())) {
      forms.add(basic.get());
      basic = basic.flatMap(definition::piece).flatMap(PieceKind::basic);
    }
    return forms;
  }

  /** A piece that turns back when it is captured, such as Q~, has the name of its like. */
  private void names() {
    Map<String, String> letters = new HashMap<>();
    for (PieceKind piece : definition.pieces()) {
      String before = letters.putIfAbsent(piece.name().strip().toLowerCase(Locale.ROOT), piece.letter());
      if (before != null && !stem(before).equals(stem(piece.letter()))) {
        problems.add(place(piece),
            "the pieces " + before + " and " + piece.letter() + " have the same name, \""
                + Malformed.shown(piece.name()) + "\"");
      }
    }
  }

  private static String stem(String letter) {
    return letter.replace("~", "");
  }

  private Place place(PieceKind piece) {
    return fields.entries(Word.PIECES).get(piece.letter()) instanceof Tree.Entry entry
        ? entry.key().place()
        : fields.place(Word.PIECES);
  }

  private void goals() {
    boolean check = definition.royalty().mode() == Royalty.Mode.CHECK;
    for (Goal goal : definition.goals()) {
      switch (goal) {
        case Goal.Checks _ when !check ->
            refuse(Word.GOALS, "checks cannot be counted where there is no check");
        case Goal.BareRoyal _ when royal().isEmpty() ->
            refuse(Word.GOALS, "\"bare king\" needs a piece that is royal");
        default -> {}
      }
    }
  }

  private void mechanism(Mechanism mechanism) {
    switch (mechanism) {
      case Mechanism.Hands hands -> hands(hands);
      case Mechanism.EnPassant enPassant -> enPassant(enPassant);
      case Mechanism.Castling castling -> castling(castling);
      case Mechanism.Borrowing borrowing ->
          noRoyal(Word.BORROWING, borrowing.borrowers(),
              "cannot borrow: whether it is attacked would depend on itself");
      case Mechanism.Acting acting -> acting(acting);
      case Mechanism.AnswerBan _ -> {}
      case Mechanism.Exchange _ -> {}
      case Mechanism.Range _ -> {}
      case Mechanism.Turn _ -> {}
      case Mechanism.Displacement displacement -> noRoyal(Word.DISPLACEMENT, displacement.pieces(),
          "cannot be displaced: its capture decides the game");
      case Mechanism.Explosion explosion -> noRoyal(Word.EXPLOSION, explosion.spared(),
          "cannot be spared: a blast that removes it decides the game");
    }
  }

  private void noRoyal(Word word, Set<String> pieces, String reason) {
    pieces.stream().filter(this::isRoyal).findFirst()
        .ifPresent(letter -> refuse(word, "the royal piece " + letter + " " + reason));
  }

  private void hands(Mechanism.Hands hands) {
    for (Mechanism.Drop drop : hands.drops()) {
      if (isRoyal(drop.letter())) {
        refuse(Word.HANDS, "the royal piece " + drop.letter() + " is never in a hand");
      }
    }
  }

  private void enPassant(Mechanism.EnPassant enPassant) {
    List<PieceKind> runners = enPassant.pieces().stream().flatMap(letter -> definition.piece(letter).stream())
        .filter(Consistency::passes).toList();
    if (runners.isEmpty() && !problems.missesPieces()) {
      refuse(Word.EN_PASSANT, "none of these pieces has an initial move of several steps, such as ifmnD");
    }
    if (definition.royalty().mode() == Royalty.Mode.CHECK) {
      noRoyal(Word.EN_PASSANT, runners.stream().map(PieceKind::letter).collect(toSet()),
          "could be captured en passant after an initial move of several steps, as none may be where there is check");
    }
  }

  private static boolean passes(PieceKind piece) {
    return piece.ways().stream().flatMap(way -> way.movement().paths().stream())
        .anyMatch(Consistency::passes);
  }

  private static boolean passes(Path path) {
    boolean several = path.legs().size() > 1 || path.legs().stream().anyMatch(leg -> leg.max() > 1);
    return path.initial() && path.moves() && several;
  }

  private void castlers() {
    if (fields.has(Word.CASTLING) && definition.mechanism(Mechanism.Castling.class).isEmpty()
        && sound(Word.CASTLING) && !problems.missesPieces()) {
      problems.add(fields.place(Word.CASTLING), "castling needs a king and a rook",
          "{ style: …, king: K, rook: R } with letters of pieces");
    }
  }

  private void castling(Mechanism.Castling castling) {
    if (castling.king().equals(castling.rook())) {
      refuse(Word.CASTLING, "a piece cannot castle with its like: king and rook are both " + castling.king());
    }
    if (Math.max(castling.lowFile(), castling.highFile()) >= definition.board().files()) {
      Place place = fields.part(Word.CASTLING, Section.CASTLING)
          .map(words -> words.place(Word.CASTLING_FILES)).orElse(fields.place(Word.CASTLING));
      problems.add(place, "the king would castle to a file outside the board");
    }
  }

  private void acting(Mechanism.Acting acting) {
    String nothing = " has no meaning together with acting, where nothing is captured";
    for (Word word : List.of(Word.HANDS, Word.EXPLOSION, Word.DISPLACEMENT, Word.EN_PASSANT)) {
      if (fields.has(word) && !problems.isMisspelt(word)) {
        refuse(word, "\"" + word.text() + "\"" + nothing);
      }
    }
    boolean pushes =
        acting.form() == Mechanism.Acting.Form.SHUNTING || acting.form() == Mechanism.Acting.Form.TOWING;
    boolean displaces = List.of(acting.enemy(), acting.promotedEnemy(), acting.ally())
        .contains(Mechanism.Acting.Effect.DISPLACE);
    if (displaces && !pushes) {
      refuse(Word.ACTING, "\"displace\" needs a form that moves the target: shunting or towing");
    }
  }
}
