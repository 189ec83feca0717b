package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;

/** Reads the rules beyond moving and capturing. */
final class MechanismsReader {

  private static final int C_FILE = 2;

  private static final Map<Class<? extends Mechanism>, Word> WORDS = Map.ofEntries(
      Map.entry(Mechanism.Hands.class, Word.HANDS),
      Map.entry(Mechanism.Castling.class, Word.CASTLING),
      Map.entry(Mechanism.EnPassant.class, Word.EN_PASSANT),
      Map.entry(Mechanism.Borrowing.class, Word.BORROWING),
      Map.entry(Mechanism.Acting.class, Word.ACTING),
      Map.entry(Mechanism.AnswerBan.class, Word.ANSWER_BAN),
      Map.entry(Mechanism.Exchange.class, Word.EXCHANGE),
      Map.entry(Mechanism.Range.class, Word.RANGE),
      Map.entry(Mechanism.Displacement.class, Word.DISPLACEMENT),
      Map.entry(Mechanism.Explosion.class, Word.EXPLOSION),
      Map.entry(Mechanism.Turn.class, Word.TURN));

  private final Fields file;
  private final List<PieceKind> pieces;

  MechanismsReader(Fields file, List<PieceKind> pieces) {
    this.file = file;
    this.pieces = pieces;
  }

  /** The word that a mechanism stands behind. */
  static Word word(Class<? extends Mechanism> mechanism) {
    return Optional.ofNullable(WORDS.get(mechanism)).orElseThrow();
  }

  List<Mechanism> read() {
    return Stream.<Optional<? extends Mechanism>>of(hands(), castling(), enPassant(),
        file.part(Word.BORROWING, Section.BORROWING).map(MechanismsReader::borrowing),
        file.part(Word.ACTING, Section.ACTING).map(MechanismsReader::acting),
        answerBan(),
        file.part(Word.EXCHANGE, Section.EXCHANGE).flatMap(MechanismsReader::exchange),
        file.part(Word.RANGE, Section.RANGE).map(MechanismsReader::range),
        file.part(Word.DISPLACEMENT, Section.DISPLACEMENT).map(MechanismsReader::displacement),
        file.part(Word.EXPLOSION, Section.EXPLOSION)
            .map(part -> new Mechanism.Explosion(part.pieces(Word.SPARES))),
        file.part(Word.TURN, Section.TURN).map(MechanismsReader::turn).filter(turn -> !turn.isUsual()))
        .<Mechanism>flatMap(Optional::stream).toList();
  }

  private Optional<Mechanism.Castling> castling() {
    Optional<Fields> part = file.part(Word.CASTLING, Section.CASTLING);
    Optional<Mechanism.Castling.Style> style = part.isPresent()
        ? part.get().find(Word.CASTLING_STYLE, Leaf.CASTLING)
        : file.find(Word.CASTLING, Leaf.CASTLING);
    return style.flatMap(where -> castling(where, part.orElse(file.nothing())));
  }

  private Optional<Mechanism.Castling> castling(Mechanism.Castling.Style style, Fields fields) {
    Optional<String> king = fields.has(Word.CASTLING_KING) ? fields.piece(Word.CASTLING_KING) : royal();
    Optional<String> rook = fields.has(Word.CASTLING_ROOK) ? fields.piece(Word.CASTLING_ROOK) : defaultRook();
    if (king.isEmpty() || rook.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> files = fields.find(Word.CASTLING_FILES, Leaf.FILES)
        .orElse(List.of(C_FILE, Math.max(0, file.ground().board().files() - 2)));
    return Optional
        .of(new Mechanism.Castling(style, king.get(), rook.get(), files.getFirst(), files.getLast()));
  }

  private Optional<String> royal() {
    return pieces.stream().filter(PieceKind::royal).map(PieceKind::letter).findFirst();
  }

  private Optional<String> defaultRook() {
    return Optional.of(Word.CASTLING_ROOK.byDefault()).filter(file.ground().pieces()::contains);
  }

  private Optional<Mechanism.EnPassant> enPassant() {
    return file.has(Word.EN_PASSANT)
        ? Optional.of(new Mechanism.EnPassant(file.pieces(Word.EN_PASSANT)))
        : Optional.empty();
  }

  private Optional<Mechanism.AnswerBan> answerBan() {
    return file.has(Word.ANSWER_BAN)
        ? Optional.of(new Mechanism.AnswerBan(file.pieces(Word.ANSWER_BAN)))
        : Optional.empty();
  }

  private Optional<Mechanism.Hands> hands() {
    List<Mechanism.Drop> drops = new ArrayList<>();
    file.entries(Word.HANDS).forEach((letter, entry) -> {
      file.ground().known(letter, entry.key().place());
      if (file.ground().pieces().contains(letter)) {
        drops.add(drop(letter, entry.value()));
      }
    });
    return drops.isEmpty() ? Optional.empty() : Optional.of(new Mechanism.Hands(drops));
  }

  private Mechanism.Drop drop(String letter, Tree value) {
    Fields fields = file.part(value, Section.DROP).orElse(file.nothing());
    file.somewhere(value);
    Region region = file.region(value).orElseGet(() -> fields.squares(Word.DROP_IN));
    return new Mechanism.Drop(letter, region, fields.yes(Word.DROP_ONE_PER_FILE),
        fields.yes(Word.DROP_MAY_MATE),
        fields.yes(Word.DROP_MAY_BE_STUCK));
  }

  private static Mechanism.Borrowing borrowing(Fields fields) {
    return new Mechanism.Borrowing(fields.pieces(Word.BORROWERS), fields.pieces(Word.LENDERS));
  }

  private static Mechanism.Acting acting(Fields fields) {
    return new Mechanism.Acting(fields.find(Word.FORM, Leaf.FORM).orElse(Mechanism.Acting.Form.APPROACHING),
        fields.get(Word.ACT_ENEMY, Leaf.EFFECT), fields.get(Word.ACT_PROMOTED, Leaf.EFFECT),
        fields.get(Word.ACT_ALLY, Leaf.EFFECT), fields.yes(Word.COMPULSORY), fields.pieces(Word.ZONE_BOUND));
  }

  private static Optional<Mechanism.Exchange> exchange(Fields fields) {
    Optional<String> with = fields.piece(Word.EXCHANGE_WITH);
    return fields.piece(Word.EXCHANGE_PIECE)
        .flatMap(piece -> with.map(other -> new Mechanism.Exchange(piece, other,
            fields.get(Word.EXCHANGE_OF, Leaf.ENEMY), fields.get(Word.EXCHANGE_WHEN, Leaf.WHEN),
            !fields.yes(Word.EXCHANGE_FACING), !fields.yes(Word.EXCHANGE_REPLY))));
  }

  private static Mechanism.Range range(Fields fields) {
    return new Mechanism.Range(fields.pieces(Word.RANGE_FOR), fields.pieces(Word.RANGE_AROUND),
        fields.get(Word.RANGE_DISTANCE, Leaf.NUMBER), fields.get(Word.RANGE_JUDGED, Leaf.JUDGED));
  }

  private static Mechanism.Displacement displacement(Fields fields) {
    return new Mechanism.Displacement(fields.pieces(Word.DISPLACED), fields.yes(Word.DISPLACED_OWN),
        fields.get(Word.DISPLACED_DISTANCE, Leaf.NUMBER), fields.get(Word.DISPLACED_FROZEN, Leaf.FROZEN));
  }

  private static Mechanism.Turn turn(Fields fields) {
    List<Mechanism.Turn.Part> parts =
        new ArrayList<>(List.of(new Mechanism.Turn.Part(fields.get(Word.TURN_PASS, Leaf.PASS))));
    int moves = fields.get(Word.TURN_MOVES, Leaf.PARTS);
    parts.addAll(Collections.nCopies(moves - 1,
        new Mechanism.Turn.Part(fields.get(Word.TURN_FURTHER, Leaf.FURTHER))));
    return new Mechanism.Turn(parts);
  }
}
