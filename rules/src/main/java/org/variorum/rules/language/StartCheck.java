package org.variorum.rules.language;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.platform.Matches;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Room.StartField;

/** A check of whether the start position fits the board and the pieces. It ignores whether a side is in check. */
final class StartCheck {

  /** A token of the placement: empty squares, a piece, a hole, or any other character. */
  private static final Pattern TOKEN = Pattern.compile("\\d{1,2}|\\+?[A-Za-z]~?|\\*|.", Pattern.DOTALL);
  /** A placement followed by the pieces in hand. */
  private static final Pattern HAND = Pattern.compile("(.*?)\\[([A-Za-z]*)]", Pattern.DOTALL);

  /** The number of fields that begin every FEN: placement, side to move, castling rights, en passant squares. */
  private static final int FIELDS = 4;

  private final Fields fields;
  private final Definition definition;
  private final DefinitionProblems problems;
  private final Map<Side, Integer> royalCounts = new HashMap<>();
  /** Whether a reported problem already lists all letters that belong to no piece. */
  private boolean hasReportedUnknown;

  StartCheck(Fields fields, Definition definition) {
    this.fields = fields;
    this.definition = definition;
    problems = fields.scope().problems();
  }

  void check() {
    boolean isReady =
        fields.tree(Word.BOARD).filter(problems::isSound).isPresent() && fields.has(Word.PIECES);
    Optional<Tree.Scalar> start = fields.scalar(Word.START);
    if (isReady && start.filter(problems::isSound).isPresent()) {
      check(start.get());
    }
  }

  private void check(Tree.Scalar start) {
    if (!start.text().contains("/") && definition.board().ranks() > 1) {
      problems.add(start.place(), "\"" + Malformed.shortened(start.text()) + "\" is not a position",
          "the ranks with slashes between, such as " + Word.START.example());
      return;
    }
    String[] parts = start.text().split(" ", -1);
    Matcher hand = HAND.matcher(parts[0]);
    boolean hasHand = hand.matches();
    List<String> unknownLetters = unknownLetters(parts[0]);
    boolean isInherited = !start.place().file().equals(fields.tree().place().file());
    if (unknownLetters.size() > 1 || isInherited && !unknownLetters.isEmpty()) {
      problems.add(start.at(0), "the start position has pieces that \"pieces\" does not name: "
          + String.join(" ", unknownLetters),
          isInherited ? "a \"start\" without them"
              : "all pieces under \"pieces\", or \"from\" and a game that has them");
      hasReportedUnknown = true;
    }
    checkPlacement(start, hasHand ? hand.group(1) : parts[0]);
    if (hasHand) {
      checkHand(start, hand.group(2), hand.start(2));
    }
    if (fields.isSound(Word.GOALS)) {
      checkFields(start, parts);
    }
    if (problems.isSound(start) && fields.tree(Word.NO_ROYAL).map(problems::isSound).orElse(true)) {
      checkRoyals(start);
    }
  }

  private void checkPlacement(Tree.Scalar start, String placement) {
    String[] ranks = placement.split("/", -1);
    Geometry board = definition.board();
    if (ranks.length != board.ranks()) {
      problems.add(start.at(0),
          "the start position has " + ranks.length + " ranks, but the board has " + board.ranks());
      return;
    }
    int[] widths = Arrays.stream(ranks).mapToInt(StartCheck::width).filter(Distinct.ints()).toArray();
    if (widths.length == 1 && widths[0] != board.files()) {
      problems.add(start.at(0),
          "the start position has " + widths[0] + " files, but the board has " + board.files());
      return;
    }
    int offset = 0;
    for (int i = 0; i < ranks.length; i++) {
      checkRank(start, ranks[i], offset, board.ranks() - 1 - i);
      offset += ranks[i].length() + 1;
    }
  }

  /** The letters in the placement that belong to no piece of the game. */
  private List<String> unknownLetters(String placement) {
    return !fields.scope().hasAllPieces() || problems.hasMalformedName() ? List.of()
        : Matches.of(TOKEN, placement).stream().map(token -> token.group().toUpperCase(Locale.ROOT))
            .filter(Letters::isLetter).filter(letter -> !fields.scope().pieces().contains(letter))
            .filter(Distinct.values())
            .toList();
  }

  private static int width(String rank) {
    return Matches.of(TOKEN, rank).stream().map(MatchResult::group).mapToInt(StartCheck::squares).sum();
  }

  /** The number of squares that a token of the placement covers. */
  private static int squares(String token) {
    return Character.isDigit(token.charAt(0)) ? Integer.parseInt(token) : 1;
  }

  private void checkRank(Tree.Scalar start, String text, int offset, int rank) {
    Geometry board = definition.board();
    int file = 0;
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      String token = matcher.group();
      int width = squares(token);
      if (file + width > board.files()) {
        problems.add(start.at(offset + matcher.start()),
            "rank " + (rank + 1) + " of the start position is longer than the board's " + board.files()
                + " files");
        return;
      }
      for (int square = file; square < file + width; square++) {
        checkSquare(start.at(offset + matcher.start()), token, square, rank);
      }
      file += width;
    }
    if (file < board.files()) {
      problems.add(start.at(offset + text.length()),
          "rank " + (rank + 1) + " of the start position has " + file
              + " squares, but the board has " + board.files() + " files");
    }
  }

  private void checkSquare(SourceLocation place, String token, int file, int rank) {
    Geometry board = definition.board();
    boolean exists = board.square(file, rank) != Geometry.NONE;
    if (exists && token.equals("*") && writesHoles()) {
      return;
    }
    boolean isMismatch = exists == token.equals("*");
    if (isMismatch) {
      String name = Geometry.name(file, rank);
      problems.add(place, exists
          ? name + " is a square of the board, not a hole"
          : "the board has no square " + name + "; the start position must have * there");
    } else if (exists && !Character.isDigit(token.charAt(0))) {
      checkPiece(place, token);
    }
  }

  private boolean writesHoles() {
    return RoomRegistry.ask(definition, (room, _) -> Stream.of(room.writesHoles()))
        .anyMatch(writes -> writes);
  }

  private void checkPiece(SourceLocation place, String token) {
    String letter = token.toUpperCase(Locale.ROOT);
    Optional<PieceKind> piece = definition.piece(letter);
    if (!hasReportedUnknown) {
      fields.scope().checkLetter(letter, place);
    }
    if (piece.isPresent() && piece.get().royal()) {
      royalCounts.merge(letter.equals(token) ? Side.WHITE : Side.BLACK, 1, Integer::sum);
    }
  }

  private void checkHand(Tree.Scalar start, String hand, int offset) {
    List<String> held = definition.heldLetters();
    if (held.isEmpty() && problems.hasMalformedName()) {
      return;
    }
    if (held.isEmpty()) {
      problems.add(start.at(offset - 1), "there are no hands in this game");
      return;
    }
    Set<String> reported = new HashSet<>();
    for (int i = 0; i < hand.length(); i++) {
      String letter = hand.substring(i, i + 1).toUpperCase(Locale.ROOT);
      if (!held.contains(letter) && problems.hasMalformedName()) {
        return;
      }
      if (!held.contains(letter)) {
        if (reported.add(letter)) {
          problems.add(start.at(offset + i), "the piece " + letter + " cannot be in a hand",
              "one of those that \"hands\" names: " + String.join(" ", held));
        }
      } else {
        checkPiece(start.at(offset + i), hand.substring(i, i + 1));
      }
    }
  }

  private void checkFields(Tree.Scalar start, String[] parts) {
    List<StartField> extras =
        RoomRegistry.ask(definition, (room, record) -> room.startFields(record).stream()).toList();
    String expected = "placement, side to move, castling rights, en passant"
        + extras.stream().map(field -> ", " + field.name()).collect(Collectors.joining()) + ", two counts";
    int countsIndex = FIELDS + extras.size();
    if (parts.length < countsIndex + 2) {
      problems.add(start.at(start.text().length()), "the start position is not complete",
          expected + ", such as " + completed(parts, extras));
    } else if (!parts[1].equals("w") && !parts[1].equals("b")) {
      problems.add(start.at(parts[0].length() + 1),
          "\"" + Malformed.shortened(parts[1]) + "\" is not a side to move",
          "w or b");
    } else {
      for (int i = 0; i < extras.size(); i++) {
        if (!extras.get(i).form().matcher(parts[FIELDS + i]).matches()) {
          problems.add(start.at(offset(parts, FIELDS + i)), extras.get(i).problem(),
              extras.get(i).expected());
          return;
        }
      }
      checkCount(start, parts, countsIndex);
      checkCount(start, parts, countsIndex + 1);
    }
  }

  /** An example of a complete start position: the given fields, then examples of the missing fields. */
  private static String completed(String[] parts, List<StartField> extras) {
    List<String> usual = List.of("", "w", "KQkq", "-");
    String fields = IntStream.range(1, FIELDS).mapToObj(i -> i < parts.length ? parts[i] : usual.get(i))
        .collect(Collectors.joining(" "));
    return "\"… " + fields + extras.stream().map(field -> " " + field.example()).collect(Collectors.joining())
        + " 0 1\"";
  }

  private void checkCount(Tree.Scalar start, String[] parts, int index) {
    if (!parts[index].matches("\\d{1,6}")) {
      problems.add(start.at(offset(parts, index)),
          "\"" + Malformed.shortened(parts[index]) + "\" is not a number of moves",
          "a number");
    }
  }

  /** The offset of a field in the text: the lengths of the fields before it, with a blank after each. */
  private static int offset(String[] parts, int index) {
    int offset = index;
    for (int i = 0; i < index; i++) {
      offset += parts[i].length();
    }
    return offset;
  }

  private static String expectedRoyals(Royalty royalty, Side side) {
    if (!royalty.has(side)) {
      return "none, as \"no royal piece\" says";
    }
    return royalty.hasSeveral() ? "one or more a side"
        : royalty.mode() == Royalty.Mode.CHECK
            ? "exactly one a side, or \"no royal piece: " + side.word() + "\""
            : "at most one a side";
  }

  private void checkRoyals(Tree.Scalar start) {
    if (!fields.isSound(Word.PIECES) || !fields.isSound(Word.ROYALTY) || problems.hasMalformedName()) {
      return;
    }
    for (Side side : Side.values()) {
      int count = royalCounts.getOrDefault(side, 0);
      int maxRoyals = definition.royalty().has(side) ? 1 : 0;
      boolean mayHaveSeveral = maxRoyals > 0 && definition.royalty().hasSeveral();
      boolean isWrong = mayHaveSeveral ? count == 0 : switch (definition.royalty().mode()) {
        case CHECK -> count != maxRoyals;
        case CAPTURE -> count > maxRoyals;
        case NONE -> false;
      };
      if (isWrong) {
        String name = side.word();
        String has = count == 0 ? " has no royal piece"
            : count == 1 ? " has a royal piece" : " has " + count + " royal pieces";
        problems.add(start.at(0), name + has + " in the start position",
            count < 2 || maxRoyals == 0 ? expectedRoyals(definition.royalty(), side)
                : "exactly one a side, or \"royalty: { of several: … }\"");
        return;
      }
    }
  }
}
