package org.variorum.rules.language;

import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.Mechanism.Castling;
import org.variorum.rules.definition.Mechanism.Exchange;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.definition.Mechanism.Turn;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;

/** Complains about words that are sound and say nothing, because of what stands elsewhere. */
final class IdleWords {

  private static final String NO_CHECK = "there is no check in this game";

  private final Fields fields;
  private final Definition definition;
  private final Problems problems;
  private final boolean check;

  IdleWords(Fields fields, Definition definition) {
    this.fields = fields;
    this.definition = definition;
    problems = fields.ground().problems();
    check = definition.royalty().mode() == Royalty.Mode.CHECK;
  }

  void check() {
    facing(fields, Word.FACING);
    part(Word.GOALS, Section.GOALS).forEach(this::goals);
    part(Word.DRAWS, Section.DRAWS).forEach(this::draws);
    definition.mechanism(Castling.class).ifPresent(castling -> part(Word.CASTLING, Section.CASTLING)
        .forEach(words -> idle(words, Word.CASTLING_FILES, castling.style() != Castling.Style.ORTHODOX,
            "only orthodox castling leads to fixed files")));
    definition.mechanism(Acting.class)
        .ifPresent(acting -> part(Word.ACTING, Section.ACTING).forEach(words -> acting(words, acting)));
    definition.mechanism(Exchange.class)
        .ifPresent(
            exchange -> part(Word.EXCHANGE, Section.EXCHANGE).forEach(words -> exchange(words, exchange)));
    part(Word.TURN, Section.TURN)
        .forEach(words -> idle(words, Word.TURN_FURTHER, words.get(Word.TURN_MOVES, Leaf.PARTS) == 1,
            "a turn has one move"));
    hands();
    definition.pieces().forEach(this::piece);
  }

  private Stream<Fields> part(Word word, Section section) {
    return fields.part(word, section).stream();
  }

  /** What is written and holds anyway is no fault. */
  private void idle(Fields words, Word word, boolean idle, String reason) {
    boolean usual = words.scalar(word).filter(text -> text.text().equals(word.byDefault())).isPresent();
    if (idle && words.has(word) && !usual) {
      problems.idle(words.place(word), "\"" + word.text() + "\" says nothing here: " + reason);
    }
  }

  private void facing(Fields words, Word word) {
    boolean changes = definition.pieces().stream().anyMatch(piece -> piece.royal() && changesInCheck(piece));
    idle(words, word, !check, NO_CHECK);
    idle(words, word, !changes, "royal pieces face each other only where they move otherwise in check");
  }

  private static boolean mayAlwaysBePassed(Turn turn) {
    return turn.parts().stream().noneMatch(part -> part.passing() == Turn.Passing.NEVER);
  }

  private static boolean changesInCheck(PieceKind piece) {
    return !piece.ways().equals(piece.waysInCheck());
  }

  private void goals(Fields goals) {
    idle(goals, Word.CHECKMATE, !check, NO_CHECK);
    idle(goals, Word.STALEMATE,
        definition.mechanism(Turn.class).filter(IdleWords::mayAlwaysBePassed).isPresent(),
        "who has no other move passes");
    boolean survives = definition.goals().stream().anyMatch(goal -> goal instanceof Goal.Extinction extinction
        && definition.pieces().stream().anyMatch(
            piece -> piece.royal()
                && (extinction.pieces().isEmpty() || extinction.pieces().contains(piece.letter()))));
    if (check && survives) {
      problems.hint(goals.place(Word.EXTINCTION),
          "\"extinction\" says nothing of these pieces: the royal piece is among them, and it is never captured");
    }
  }

  private void draws(Fields draws) {
    idle(draws, Word.PERPETUAL_CHECK, !check, NO_CHECK);
    idle(draws, Word.PERPETUAL_CHECK, definition.draws().repetition() == 0, "no repetition ends the game");
    idle(draws, Word.BARE_KINGS,
        definition.royalty().mode() == Royalty.Mode.NONE && definition.draws().bareRoyals(),
        "no piece is royal");
    length(draws);
    boolean acting = definition.mechanism(Acting.class).isPresent();
    idleProgress(draws, !acting && definition.draws().actions(), "actions");
    idleProgress(draws, acting && definition.draws().captures(), "captures");
    idleProgress(draws,
        definition.draws().promotions()
            && definition.pieces().stream().noneMatch(piece -> piece.promotion().isPresent()),
        "promotions");
  }

  /** A position comes again after four moves at the earliest; pieces whose moves are progress could bring it again later. */
  private void length(Fields draws) {
    Draws rule = definition.draws();
    boolean returns = rule.actions() || !rule.pieces().isEmpty();
    if (rule.moveCount() > 0 && 2 * (rule.repetition() - 1) > rule.moveCount() && !returns) {
      problems.idleHint(draws.place(Word.REPETITION),
          "\"repetition\" says nothing here: the limit of moves ends the game before a position can occur so often");
    }
  }

  private void idleProgress(Fields draws, boolean idle, String kind) {
    if (idle && draws.has(Word.PROGRESS)) {
      problems.hint(draws.place(Word.PROGRESS), "this game has no " + kind + " that could be progress");
    }
  }

  private void acting(Fields words, Acting acting) {
    if (acting.compulsory()) {
      compulsory(words, acting.form());
    }
    idle(words, Word.ACT_ENEMY, acting.enemy() == Acting.Effect.DEMOTE,
        "an enemy that is no promoted piece cannot be demoted");
    idle(words, Word.ACT_ALLY, acting.ally() == Acting.Effect.RECRUIT, "an ally need not be recruited");
    idle(words, Word.ACT_PROMOTED, definition.pieces().stream().noneMatch(piece -> piece.basic().isPresent()),
        "no piece is the promoted form of another");
    Set<String> zoneBound = acting.zoneBound();
    idle(words, Word.ZONE_BOUND, definition.pieces().stream()
        .anyMatch(piece -> zoneBound.contains(piece.letter()) && piece.promotion().isEmpty()),
        "it names a piece that never promotes");
  }

  private void compulsory(Fields words, Acting.Form form) {
    String reason = switch (form) {
      case RIFLE -> "a piece that acts stays where it is";
      case SHUNTING -> "a piece that acts ends where another stood";
      case APPROACHING, WITHDRAWING, TOWING, OVERTAKING -> "";
    };
    if (!reason.isEmpty()) {
      problems.hint(words.place(Word.COMPULSORY),
          "\"compulsory\" says nothing here: " + reason + ", so no plain move ends where an acting one does");
    }
  }

  private void exchange(Fields words, Exchange exchange) {
    idle(words, Word.EXCHANGE_WHEN, !check && exchange.when() != Exchange.When.ALWAYS, NO_CHECK);
    if (exchange.notFacing()) {
      facing(words, Word.EXCHANGE_FACING);
    }
    idle(words, Word.EXCHANGE_OF, !exchange.enemy() && exchange.piece().equals(exchange.with()),
        "pieces of one kind and side that exchange squares change nothing");
  }

  private void hands() {
    fields.entries(Word.HANDS).forEach((letter, entry) -> {
      fields.part(entry.value(), Section.DROP)
          .ifPresent(drop -> idle(drop, Word.DROP_MAY_MATE, !check, "there is no mate in this game"));
      definition.piece(letter).flatMap(PieceKind::basic).ifPresent(basic -> problems.idle(entry.key().place(),
          "the piece " + letter + " is never in a hand: captured, it becomes the piece " + basic));
    });
  }

  private void piece(PieceKind piece) {
    if (fields.entries(Word.PIECES).get(piece.letter()) instanceof Tree.Entry entry
        && entry.value() instanceof Tree.Mapping words) {
      Fields written = new Fields(words, fields.ground());
      idle(written, Word.IN_CHECK, !check, NO_CHECK);
      idle(written, Word.IN_CHECK, !changesInCheck(piece), "the piece moves so anyway");
      idle(written, Word.HOME, !movesInitially(piece),
          "the piece has no initial movement, no i in its notation");
      captures(written, piece);
      basic(written);
    }
  }

  /** Captures of certain pieces by ways by which the piece captures all pieces. */
  private void captures(Fields written, PieceKind piece) {
    for (Tree.Entry entry : written.entries(Word.CAPTURES).values()) {
      Set<String> victims = Fields.read(entry.key(), Leaf.LETTERS)
          .map(letters -> letters.among(fields.ground().pieces())).orElse(Set.of());
      boolean repeated = piece.ways().stream().filter(way -> way.victims().equals(victims))
          .allMatch(way -> piece.ways().stream().anyMatch(way::isCapturedBy));
      if (!victims.isEmpty() && repeated) {
        problems.idleHint(entry.key().place(),
            "\"captures\" says nothing here: the piece captures all pieces so anyway, by its \"moves\"");
      }
    }
  }

  private void basic(Fields written) {
    boolean turnsBack = definition.mechanism(Hands.class).isPresent()
        || definition.mechanism(Acting.class).isPresent();
    if (written.has(Word.BASIC) && !turnsBack) {
      problems.idleHint(written.place(Word.BASIC),
          "\"basic\" says nothing here: without hands and acting no piece turns back into another");
    }
  }

  private static boolean movesInitially(PieceKind piece) {
    return Stream.concat(piece.ways().stream(), piece.waysInCheck().stream())
        .flatMap(way -> way.movement().paths().stream()).anyMatch(path -> path.initial());
  }

}
