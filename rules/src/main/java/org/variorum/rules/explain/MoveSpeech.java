package org.variorum.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.make.Edits;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/**
 * The words of a move for speech output, such as {@code knight from g1 goes to f3}, without check and the end of the
 * game. The move's {@code MoveForm} builds the sentence; this class supplies the names of pieces and squares.
 */
public final class MoveSpeech implements SpokenWords {

  private final GameTables tables;
  private final Legs legs;
  private final Side turn;
  private final boolean withOrigin;

  private MoveSpeech(GameTables tables, State state, Legs legs, boolean withOrigin) {
    this.tables = tables;
    this.legs = legs;
    turn = PieceCode.sideOf(state.turn);
    this.withOrigin = withOrigin;
  }

  /**
   * Returns a move of a position in words.
   *
   * @param withOrigin whether to name the mover's start square
   */
  public static String of(GameTables tables, State state, long move, boolean withOrigin) {
    Legs legs = LegsFinder.of(tables, state, move);
    String sentence = tables.form(move).spoken(legs, new MoveSpeech(tables, state, legs, withOrigin));
    if (tables.consequences.length == 0) {
      return sentence;
    }
    List<Edit> edits = Edits.ofBoard(tables, state, move);
    return Arrays.stream(tables.consequences).flatMap(each -> each.spoken(edits).stream())
        .map(consequence -> ", " + consequence).collect(Collectors.joining("", sentence, ""));
  }

  @Override
  public String mover() {
    return name(legs.piece()) + (withOrigin ? " from " + square(legs.from()) : "");
  }

  @Override
  public String name(Piece piece) {
    return tables.definition.piece(piece.letter()).map(PieceKind::name).orElse(piece.letter());
  }

  @Override
  public String square(int square) {
    return tables.geometry.name(square);
  }

  @Override
  public String other(Touched touched) {
    return (touched.before().side() == turn ? "its own " : "") + name(touched.before()) + " on "
        + square(touched.from());
  }

  @Override
  public String becomes(String prefix) {
    return legs.becomes().map(piece -> prefix + "becomes " + English.withArticle(name(piece))).orElse("");
  }
}
