package org.variorum.rules.rule.castling;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.castling.Castling.Style;
import org.variorum.rules.text.English;

/** King and rook go in one move. */
public final class CastlingRoom extends Room<Castling> {

  private static final int C_FILE = 2;

  private static final Leaf<Style> STYLES = Leaf.oneOf("style",
      Leaf.choice(Style.ORTHODOX, "orthodox",
          "the king goes to a fixed file over squares not attacked, the rook beside it"),
      Leaf.choice(Style.FREE, "free",
          "the king goes two or more squares towards the rook, or as `at least` says, no square between them attacked, the rook beside it"),
      Leaf.choice(Style.ITALIAN, "italian",
          "both go to any squares of the stretch, the king nearer the corner, no square between them attacked"));
  private static final Section SECTION = new Section("castling", "Castling",
      "The long form; the style alone is enough where there is one king and one kind of rook.");
  private static final Word CASTLING = new Word(Section.RULES, Castling.WORD,
      ValueShape.either(ValueShape.one(STYLES), ValueShape.part(SECTION)), "", "orthodox",
      "King and rook that have not moved go in one move. Where there is no check, attack is no matter, unless `when` says so.");
  private static final Word STYLE =
      new Word(SECTION, "style", STYLES, Word.REQUIRED, "orthodox", "Where they go.");
  private static final Word KING = new Word(SECTION, "king", Leaf.LETTER, "the royal piece", "K",
      "The one; a side has at most one at the start.");
  private static final Word ROOK = new Word(SECTION, "rook", Leaf.LETTERS, "R", "R",
      "The other. Of several letters, the piece counts that stands farthest from the king at the start, on either side of it.");
  private static final Word FILES =
      new Word(SECTION, "king to", Leaf.FILES, "the c-file and the last but one",
          "c g", "The king's files, `orthodox` only; the rook goes beside it.");

  private static final Word LEAST = new Word(SECTION, "at least", Leaf.NUMBER, "2", "1",
      "How many squares the king goes at least, `free` only.");
  private static final Word WHEN = new Word(SECTION, "when", Leaf.CONDITION, "", "own Q",
      "What must hold before it, as the castling side sees it. `here` is the king's square, `there` the one to which the king goes,"
          + " and `between` those that it crosses: `between not attacked by enemy`.");
  private static final Word FROM = new Word(SECTION, "from", Leaf.SQUARES,
      "where they stand at the start", "rank 1",
      "Squares of one rank where kings and rooks that have not moved may stand. The FEN says which they are, by the letters of"
          + " the rooks' files, `HAha`; `KQkq` is read, too. Several rooks may castle. Where castling is orthodox, the text of a"
          + " move is that of the king going to the rook's square.");
  private static final Word KING_FROM = new Word(SECTION, "king from", Leaf.SQUARES, "", "e1",
      "Where a king that is dropped counts as one that has not moved. If it is dropped there, and a rook where `rook from` says,"
          + " the two may castle.");
  private static final Word ROOK_FROM =
      new Word(SECTION, "rook from", Leaf.SQUARES, "", "a1 h1", "The same of rooks.");

  /** The rights that a FEN names. */
  private static final Pattern RIGHTS = Pattern.compile("^\\S+ [wb] ([KQkq]+) ");

  public CastlingRoom() {
    super(Castling.class, CastlingRoom::rule,
        CASTLING, STYLE, KING, ROOK, FILES, LEAST, WHEN, FROM, KING_FROM, ROOK_FROM);
  }

  private static Rule rule(Castling castling, Context context) {
    return castling.from().<Rule>map(from -> new HomeRankRule(castling, from, context))
        .orElseGet(() -> new CastlingRule(Optional.of(castling), context));
  }

  @Override
  public List<Castling> read(Fields fields, List<PieceKind> pieces) {
    Optional<Fields> part = fields.part(CASTLING);
    Optional<Style> style =
        part.isPresent() ? part.get().find(STYLE, STYLES) : fields.find(CASTLING, STYLES);
    return style.flatMap(where -> castling(where, part.orElse(fields.emptySection()), pieces)).stream()
        .toList();
  }

  private static Optional<Castling> castling(Style style, Fields fields, List<PieceKind> pieces) {
    Optional<String> king = fields.has(KING) ? fields.piece(KING)
        : pieces.stream().filter(PieceKind::royal).map(PieceKind::letter).findFirst();
    Set<String> rooks = fields.has(ROOK) ? fields.pieces(ROOK)
        : Stream.of(ROOK.defaultText()).filter(fields.scope().pieces()::contains).collect(Collectors.toSet());
    List<Integer> files = fields.find(FILES, Leaf.FILES)
        .orElse(List.of(C_FILE, Math.max(0, fields.scope().board().files() - 2)));
    return king.filter(_ -> !rooks.isEmpty())
        .map(one -> new Castling(style, one, rooks, files.getFirst(), files.getLast(), dropped(fields),
            fields.has(FROM) ? Optional.of(fields.squares(FROM)) : Optional.empty(),
            fields.get(LEAST, Leaf.NUMBER),
            fields.condition(WHEN)));
  }

  private static Optional<Castling.Homes> dropped(Fields fields) {
    return fields.has(KING_FROM) && fields.has(ROOK_FROM)
        ? Optional.of(new Castling.Homes(fields.squares(KING_FROM), fields.squares(ROOK_FROM)))
        : Optional.empty();
  }

  /** Without the rights to castle. */
  @Override
  public String without(String start) {
    return start.replaceFirst("^(\\S+ \\S+) [KQkq]+ ", "$1 - ");
  }

  @Override
  public void checkAbsent(ParsedDefinition written) {
    Fields fields = written.fields();
    if (fields.has(CASTLING) && fields.isSound(CASTLING) && !fields.scope().problems().hasUnknownPieces()) {
      fields.scope().problems().add(fields.place(CASTLING), "castling needs a king and a rook",
          "{ style: …, king: K, rook: R } with letters of pieces");
    }
    rights(written);
  }

  /** Complains about rights in a start position that nothing gives a meaning. */
  private static void rights(ParsedDefinition written) {
    Fields fields = written.fields();
    if (fields.has(CASTLING) || written.properties().contains(Property.REMEMBERS_UNMOVED)) {
      return;
    }
    fields.scalar(Word.START).filter(fields.scope().problems()::isSound).ifPresent(start -> {
      Matcher rights = RIGHTS.matcher(start.text());
      if (rights.find()) {
        fields.scope().problems().add(start.at(rights.start(1)),
            "the start position grants rights to castle, "
                + rights.group(1) + ", and this game is without castling",
            "-, or \"castling\" in the rules");
      }
    });
  }

  @Override
  public void check(Castling castling, ParsedDefinition written) {
    Fields fields = written.fields();
    if (castling.rooks().contains(castling.king())) {
      fields.refuse(CASTLING,
          "king and rook of castling cannot be the same kind of piece: both are " + castling.king());
    }
    if (Math.max(castling.lowFile(), castling.highFile()) >= written.definition().board().files()) {
      fields.scope().problems().add(
          fields.part(CASTLING).map(words -> words.place(FILES)).orElse(fields.place(CASTLING)),
          "the king would castle to a file outside the board");
    }
    castling.when().ifPresent(condition -> fields.part(CASTLING)
        .ifPresent(words -> ConditionNeeds.requirePossible(condition, WHEN, words, written)));
    fields.part(CASTLING).ifPresent(words -> castling.from().ifPresentOrElse(
        from -> from(from, words, written), () -> dropped(castling, words, written)));
  }

  private static void dropped(Castling castling, Fields words, ParsedDefinition written) {
    if (words.has(KING_FROM) != words.has(ROOK_FROM)) {
      words.refuse(words.has(KING_FROM) ? KING_FROM : ROOK_FROM,
          "\"king from\" and \"rook from\" stand together");
    } else if (castling.dropped().isPresent() && castling.rooks().size() > 1) {
      words.refuse(ROOK_FROM, "rooks that are dropped are of one kind");
    } else if (castling.dropped().isPresent() && !written.definition().heldLetters().contains(castling.king())
        && castling.rooks().stream().noneMatch(written.definition().heldLetters()::contains)) {
          words.refuse(KING_FROM, "neither king nor rook is ever dropped");
        }
  }

  private static void from(Region from, Fields words, ParsedDefinition written) {
    Geometry board = written.definition().board();
    boolean[][] squares = from.squares(board);
    for (boolean[] own : squares) {
      List<Integer> ranks = IntStream.range(0, own.length).filter(square -> own[square])
          .mapToObj(board::rank).filter(Distinct.values()).toList();
      if (ranks.size() != 1) {
        words.refuse(FROM,
            "the squares of each side are those of one rank, because a FEN names files alone; expected"
                + " squares such as rank 1");
        return;
      }
    }
    if (words.has(KING_FROM) || words.has(ROOK_FROM)) {
      words.refuse(FROM, "\"from\" and \"king from\" do not stand together: where pieces may stand anywhere,"
          + " none that is dropped counts as one that has not moved; leave out the one or the others");
    }
  }

  @Override
  public Optional<String> moves() {
    return Optional.of(Castling.WORD);
  }

  @Override
  public List<PropertyClash> refuses(Castling castling) {
    List<PropertyClash> refusals = new ArrayList<>();
    if (castling.from().isPresent()) {
      refusals.add(new PropertyClash(Property.REMEMBERS_UNMOVED,
          "castling from any square and %s: a FEN uses the letters of files both for castling rights and for pieces that have never"
              + " moved"));
    }
    if (castling.style() != Style.ORTHODOX) {
      refusals.add(new PropertyClash(Property.PLACES_OWN, castling.rooks(),
          "free castling and %s of the same pieces: the text of a move could not say which of the two it is"));
    }
    return refusals;
  }

  @Override
  public void idle(Castling castling, ParsedDefinition written) {
    written.fields().part(CASTLING).ifPresent(words -> {
      words.idle(FILES, castling.style() != Style.ORTHODOX, "only orthodox castling leads to fixed files");
      words.idle(LEAST, castling.style() != Style.FREE,
          "only where castling is free the king goes as far as it likes");
      int files = written.definition().board().files();
      words.hint(LEAST, castling.style() == Style.FREE && castling.least() > files - 2,
          "castling is never possible: on a board of " + files
              + " files a king cannot go so far towards a rook");
    });
  }

  @Override
  protected Optional<Rule> absent(Context context) {
    return Optional.of(new CastlingRule(Optional.empty(), context));
  }

  @Override
  public Map<Property, Set<String>> gives(Castling castling) {
    Map<Property, Set<String>> gives = new EnumMap<>(Property.class);
    if (castling.style() != Style.ORTHODOX) {
      gives.put(Property.NAMES_ANOTHER, Set.of());
    }
    if (castling.from().isPresent()) {
      gives.put(Property.WRITTEN_ONTO_OWN, Set.of(castling.king()));
    }
    if (castling.dropped().isPresent()) {
      gives.put(Property.RENEWS_UNMOVED, Set.of());
    }
    return gives;
  }

  @Override
  public String sentence(Castling castling, Phrasing phrasing) {
    String king = phrasing.names().of(castling.king());
    List<String> rooks = castling.rooks().stream().sorted().toList();
    String rook = rooks.size() == 1 ? phrasing.names().of(rooks.getFirst()) : "other";
    return "Castling: " + only(phrasing) + "the " + king + " and "
        + (rooks.size() == 1 ? phrasing.names().withArticle(rooks.getFirst())
            : phrasing.names().anyWithLetters(rooks))
        + " that have not moved, with nothing between them, go in one move"
        + (phrasing.check() ? " while their side is not in check" : "") + ": "
        + switch (castling.style()) {
          case ORTHODOX -> "the " + king + " to the " + file(castling.lowFile()) + "- or "
              + file(castling.highFile()) + "-file"
              + (phrasing.check() ? " over squares that are not attacked" : "")
              + ", and the " + rook + " to the " + file(castling.lowFile() + 1) + "- or "
              + file(castling.highFile() - 1) + "-file next to it.";
          case FREE ->
              "the " + king + " " + squares(castling.least()) + " towards the " + rook + ", and the " + rook
                  + " past it to the next square." + safe(phrasing);
          case ITALIAN -> "to any two squares of the stretch between them, the " + king
              + " nearer the corner." + safe(phrasing);
        } + castling.from().map(from -> " Both have stood from the start anywhere on "
            + phrasing.places().oneOf(from) + ", and their own squares count as empty.").orElse("")
        + castling.when().map(condition -> " A side may castle only if " + phrasing.clause(condition) + ".")
            .orElse("")
        + castling.dropped()
            .map(homes -> " " + English.capitalized(phrasing.names().withArticle(castling.king()))
                + " that is dropped on " + phrasing.places().oneOf(homes.king()) + ", or "
                + phrasing.names().withArticle(castling.rooks().iterator().next()) + " on "
                + phrasing.places().oneOf(homes.rooks()) + ", counts as one that has not moved.")
            .orElse("")
        + (phrasing.definition().mechanisms().stream().noneMatch(Mechanism::returnsUnmoved) ? ""
            : castling.from().isPresent() ? " A piece that comes back after it was captured has moved."
                : " Of pieces that come back to their first squares after they were captured, only "
                    + phrasing.names().plural(rooks) + " count here as pieces that have not moved.");
  }

  private static char file(int file) {
    return Geometry.fileName(file).charAt(0);
  }

  /** The side that alone has rights to castle at the start. */
  private static String only(Phrasing phrasing) {
    String[] fields = phrasing.definition().start().split(" ");
    if (fields.length < 3 || !fields[2].matches("[A-Z]+|[a-z]+")) {
      return "";
    }
    return (Character.isUpperCase(fields[2].charAt(0)) ? Side.WHITE : Side.BLACK).word() + " only: ";
  }

  /** Where there is no check, attack is no matter. */
  private static String safe(Phrasing phrasing) {
    return phrasing.check() ? " No square between the two may be attacked." : "";
  }

  private static String squares(int least) {
    return least == 1 ? "one or more squares"
        : least == 2 ? "two or more squares" : least + " or more squares";
  }
}
