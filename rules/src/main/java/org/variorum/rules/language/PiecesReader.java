package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.definition.Way;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.SidedLetters;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;
import org.variorum.rules.registry.RoomRegistry;

/** A reader of the kinds of pieces from their sections. */
final class PiecesReader {

  private final Fields.Scope scope;
  private final DefinitionProblems problems;

  /**
   * The letters of the pieces with a word {@code like} that names an unknown piece. Missing words of these pieces are
   * not reported, because the unknown piece may have these words.
   */
  private final Set<String> lettersLikeUnknown = new HashSet<>();

  PiecesReader(Fields.Scope scope) {
    this.scope = scope;
    problems = scope.problems();
  }

  /** Returns the board, the letters and the counters to which the rest of a file refers. */
  static Fields.Scope scope(Tree.Mapping file, Geometry board, DefinitionProblems problems) {
    Set<String> letters = new LinkedHashSet<>();
    boolean hasAllPieces = true;
    if (file.get(Word.PIECES.text()).orElse(null) instanceof Tree.Mapping pieces) {
      pieces.entries().keySet().stream().filter(Letters::isLetter).forEach(letters::add);
      hasAllPieces = letters.size() == pieces.entries().size();
      if (letters.size() > Definition.MAX_PIECES) {
        problems.add(pieces.place(), "more than " + Definition.MAX_PIECES + " kinds of pieces");
      }
    }
    return new Fields.Scope(board, letters, hasAllPieces, counters(file), RoomRegistry.WORDS, problems);
  }

  /** The names of all counters that a file declares. */
  static Set<String> counters(Tree.Mapping file) {
    return RoomRegistry.WORDS.allowedIn(Section.FILE).stream()
        .filter(word -> word.shape() instanceof ValueShape.Named<?>(Leaf<?> key, ValueShape _)
            && key == Leaf.COUNTER)
        .flatMap(word -> file.get(word.text()).stream())
        .flatMap(tree -> tree instanceof Tree.Mapping names ? names.entries().keySet().stream()
            : Stream.empty())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Reads the pieces, each with its section merged over the section of its {@code like} piece. */
  Map<PieceKind, Fields> read(Map<String, Tree.Entry> pieces) {
    Map<String, Tree.Mapping> trees = new LinkedHashMap<>();
    pieces.forEach((letter, entry) -> {
      if (scope.pieces().contains(letter) && entry.value() instanceof Tree.Mapping tree) {
        trees.put(letter, tree);
      }
    });
    Map<PieceKind, Fields> result = new LinkedHashMap<>();
    trees.forEach((letter, tree) -> {
      Fields section = new Fields(mergedSection(letter, tree, trees), scope);
      result.put(piece(letter, section), section);
    });
    return result;
  }

  /** Merges the tree of a piece over the tree of its {@code like} piece; reports a cycle or an unknown piece. */
  private Tree.Mapping mergedSection(String letter, Tree.Mapping tree, Map<String, Tree.Mapping> trees) {
    Tree.Mapping merged = tree;
    Set<String> seen = new LinkedHashSet<>(Set.of(letter));
    Tree.Mapping model = tree;
    while (model.get(Word.LIKE.text()).orElse(null) instanceof Tree.Scalar like) {
      if (!seen.add(like.text())) {
        if (trees.keySet().stream().filter(seen::contains).findFirst().filter(letter::equals).isPresent()) {
          problems.add(like.place(), "the piece " + letter + " cannot be like itself");
        }
        return merged;
      }
      if (!trees.containsKey(like.text())) {
        lettersLikeUnknown.add(letter);
        if (scope.hasAllPieces()) {
          problems.unknownPiece(like.place(), like.text(), trees.keySet());
        }
        return merged;
      }
      model = trees.get(like.text());
      merged = new Tree.Mapping(Merge.over(model, merged).entries(), tree.place());
    }
    return merged;
  }

  private PieceKind piece(String letter, Fields fields) {
    if (!lettersLikeUnknown.contains(letter)) {
      fields.require(Section.PIECE);
    }
    List<Way> ways = fields.ways(Word.MOVES);
    ways.addAll(captures(fields));
    fields.tree(Word.HOME).ifPresent(fields::requireSquare);
    return new PieceKind(letter, fields.text(Word.NAME).orElse(letter), fields.isYes(Word.ROYAL), ways,
        fields.findSquares(Word.HOME),
        fields.part(Word.PROMOTES).map(part -> promotion(letter, part)),
        basic(letter, fields), fields.find(Word.ELSEWHERE, Leaf.OTHER_LETTERS).orElse(List.of()));
  }

  /** Reads {@code captures}: ways that capture only certain pieces, by these pieces. */
  private List<Way> captures(Fields fields) {
    List<Way> ways = new ArrayList<>();
    for (Tree.Entry entry : fields.entries(Word.CAPTURES).values()) {
      Optional<Letters> letters = Fields.read(entry.key(), Leaf.LETTERS);
      letters.ifPresent(named -> fields.checkLetters(named, entry.key()));
      Set<String> victims = letters.map(named -> named.resolve(scope.pieces())).orElse(Set.of());
      if (letters.isPresent() && victims.isEmpty()) {
        fields.reportNoPiece(entry.key());
      }
      for (Tree item : Fields.items(entry.value())) {
        fields.way(item).ifPresent(way -> ways.add(onlyCaptures(way, victims, item.place())));
      }
    }
    return ways;
  }

  /** Limits a way to captures of the given pieces; reports a way that cannot capture. */
  private Way onlyCaptures(Way way, Set<String> victims, SourceLocation place) {
    List<Path> paths = way.movement().paths().stream().filter(Path::captures)
        .map(path -> new Path(path.legs(), false, true, path.initial())).toList();
    if (paths.isEmpty()) {
      problems.add(place, "this movement cannot capture");
    }
    return new Way(new Movement(way.movement().text(), paths), way.from(), way.to(), victims, way.over(),
        way.when());
  }

  private Promotion promotion(String letter, Fields fields) {
    SidedLetters to = fields.find(Word.PROMOTION_BECOMES, Leaf.SIDED_LETTERS).orElse(SidedLetters.NONE);
    List<String> white = choices(to.white(), fields);
    List<String> black = to.black().map(own -> choices(own, fields)).orElse(white);
    if (white.contains(letter) || black.contains(letter)) {
      problems.add(fields.place(Word.PROMOTION_BECOMES), "the piece " + letter + " cannot promote to itself");
    }
    Region zone = fields.squares(Word.PROMOTION_IN);
    boolean mustWhenStuck = fields.find(Word.PROMOTION_MUST, Leaf.STUCK).isPresent();
    boolean includesLeaving = fields.isYes(Word.PROMOTION_LEAVING);
    Region forced = mustWhenStuck ? Region.NOWHERE : fields.findSquares(Word.PROMOTION_MUST).orElse(zone);
    boolean onlyEntering =
        !includesLeaving && fields.tree(Word.PROMOTION_LEAVING).map(problems::isSound).orElse(true);
    if (onlyEntering && isSound(fields, Word.PROMOTION_IN) && isSound(fields, Word.PROMOTION_MUST)) {
      forbiddenSquare(zone, forced).ifPresent(square -> problems.add(fields.place(Word.PROMOTION_MUST),
          "the piece " + letter + " must promote on " + square + ", where it may not",
          "squares that \"in\" names, too; others have a meaning with \"leaving: yes\" only"));
    }
    Set<String> choices = Stream.concat(white.stream(), black.stream()).collect(Collectors.toSet());
    return new Promotion(white, black, zone, includesLeaving, forced, mustWhenStuck,
        fields.isYes(Word.PROMOTION_BY_CAPTURE), limitedPieces(choices, fields),
        fields.condition(Word.PROMOTION_WHEN));
  }

  /** The choices that are limited in number per side: all choices, some of them, or none. */
  private Set<String> limitedPieces(Set<String> choices, Fields fields) {
    Optional<Boolean> isLimited = fields.find(Word.PROMOTION_LIMITED, Leaf.YES_NO);
    if (isLimited.isPresent() || !fields.has(Word.PROMOTION_LIMITED)) {
      return isLimited.orElse(false) ? choices : Set.of();
    }
    Set<String> letters = fields.pieces(Word.PROMOTION_LIMITED);
    letters.stream().filter(letter -> !choices.contains(letter)).findFirst()
        .ifPresent(letter -> problems.add(fields.place(Word.PROMOTION_LIMITED),
            "the piece does not promote to " + letter));
    return letters;
  }

  /** Returns the pieces that the letters name; reports unknown letters, and letters that name no piece. */
  private List<String> choices(Letters letters, Fields fields) {
    Set<String> chosen = letters.resolve(scope.pieces());
    fields.scalar(Word.PROMOTION_BECOMES).ifPresent(text -> {
      fields.checkLetters(letters, text);
      if (chosen.isEmpty()) {
        fields.reportNoPiece(text);
      }
    });
    return List.copyOf(chosen);
  }

  /** Whether a word is written and has no problem. */
  private boolean isSound(Fields fields, Word word) {
    return fields.tree(word).filter(problems::isSound).isPresent();
  }

  /** The name of a square in {@code forced} that is not in {@code zone}; empty if there is none. */
  private Optional<String> forbiddenSquare(Region zone, Region forced) {
    Geometry board = scope.board();
    return Stream.of(Side.values()).flatMap(side -> IntStream.range(0, board.size()).boxed()
        .filter(square -> forced.contains(board, square, side) && !zone.contains(board, square, side)))
        .findFirst().map(board::name);
  }

  /**
   * The unpromoted form of a piece: what {@code basic} says, or for {@code +R}, the piece {@code R} if there is one.
   */
  private Optional<String> basic(String letter, Fields fields) {
    if (fields.has(Word.BASIC)) {
      return fields.piece(Word.BASIC);
    }
    return Optional.of(letter.substring(1)).filter(_ -> letter.startsWith("+"))
        .filter(scope.pieces()::contains);
  }
}
