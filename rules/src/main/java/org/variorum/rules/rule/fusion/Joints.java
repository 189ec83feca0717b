package org.variorum.rules.rule.fusion;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.definition.WaysOntoOwn;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.MoveSource.Asked;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Which pieces join and part, and why others do not. */
final class Joints implements MoveSource.JoinRule {

  /** These two make no piece, or not so; or this one does not part so. */
  private static final Reason FUSION = new Reason("FUSION");
  private static final int[] NOBODY = {};

  private final Fusion fusion;
  private final FusionTable table;
  private final JoiningForm joining;
  private final @Nullable PartingForm parting;
  private final Limit joined;
  private final Limit parted;

  /** @param parting null: nobody parts */
  Joints(Fusion fusion, FusionTable table, JoiningForm joining, @Nullable PartingForm parting,
      Context context) {
    this.fusion = fusion;
    this.table = table;
    this.joining = joining;
    this.parting = parting;
    joined = Limit.of(fusion.joinedWhen(), context);
    parted = Limit.of(fusion.partedWhen(), context);
  }

  /**
   * What must hold before a piece goes.
   *
   * @param when null: nothing
   * @param clause the same in words
   */
  private record Limit(@Nullable Judge when, String clause) {

    static Limit of(Optional<Condition> condition, Context context) {
      return new Limit(condition.map(each -> Judge.of(each, context)).orElse(null), condition
          .map(new ConditionWords(new Names(context.definition()), new Places(context.board()))::clause)
          .orElse(""));
    }

    boolean holds(State state, int from, int to, Threats threats) {
      return when == null || when.holds(state, state.turn, threats, Spots.of(from, to));
    }

    String only(State state) {
      return " only where this holds of " + Wording.side(state.turn) + ": " + clause;
    }
  }

  @Override
  public boolean joins(int mover, int other, boolean moves, boolean captures) {
    return table.joined()[mover][other] >= 0 && fusion.by().include(moves, captures);
  }

  @Override
  public boolean mayJoin(State state, int from, int to, Threats threats) {
    return joined.holds(state, from, to, threats);
  }

  @Override
  public long join(int from, int to) {
    return MoveCode.of(joining.kind(), from, to, 0, 0);
  }

  @Override
  public int[] parts(int kind) {
    return parting == null ? NOBODY : table.parts()[kind];
  }

  @Override
  public boolean mayPart(State state, int from, int to, Threats threats) {
    return parted.holds(state, from, to, threats);
  }

  @Override
  public long part(int from, int to, int kind) {
    int form = Objects.requireNonNull(parting).kind();
    return MoveCode.withArrivingKind(MoveCode.of(form, from, to, 0, 0), kind);
  }

  @Override
  public Illegal whyNotJoin(State state, Asked asked, Threats threats) {
    int mover = PieceCode.kind(state.board[asked.from()]);
    int other = PieceCode.kind(state.board[asked.to()]);
    Wording words = new Wording(state);
    String name = words.kind(mover);
    if (table.joined()[mover][other] >= 0 && !mayJoin(state, asked.from(), asked.to(), threats)) {
      return refuse("the " + name + " joins " + words.pieceOn(asked.to()) + joined.only(state), asked.to());
    }
    if (table.joined()[mover][other] >= 0) {
      return refuse("the " + name + " joins " + words.pieceOn(asked.to()) + " only where it could "
          + (fusion.by() == WaysOntoOwn.MOVING ? "go without capturing" : "capture it"), asked.to());
    }
    if (table.joined()[other][mover] >= 0) {
      return refuse("the " + name + " does not go onto " + English.withArticle(words.kind(other)) + ": the "
          + words.kind(other) + " goes onto it, where both become one piece", asked.to());
    }
    return refuse(
        English.withArticle(name) + " and " + English.withArticle(words.kind(other)) + " make no piece here",
        asked.to());
  }

  @Override
  public Optional<Illegal> whyNotPart(State state, Asked asked, String said, Threats threats) {
    int compound = PieceCode.kind(state.board[asked.from()]);
    int[] parts = parts(compound);
    if (parts.length == 0 || said.isEmpty()) {
      return Optional.empty();
    }
    Wording words = new Wording(state);
    String name = words.kind(compound);
    Optional<Integer> meant =
        Arrays.stream(parts).boxed().filter(kind -> text(compound, kind).equals(said)).findFirst();
    if (meant.isEmpty()) {
      return Optional.of(refuse("the " + name + " parts into " + whole(words, compound), asked.from()));
    }
    if (state.board[asked.to()] != PieceCode.EMPTY) {
      return Optional.of(refuse("a piece that leaves another goes to an empty square only", asked.to()));
    }
    return Optional.of(mayPart(state, asked.from(), asked.to(), threats)
        ? refuse("the " + words.kind(meant.get()) + " does not go from " + words.square(asked.from()) + " to "
            + words.square(asked.to()) + ", so it does not leave the " + name, asked.from(), asked.to())
        : refuse("the " + name + " parts" + parted.only(state), asked.from()));
  }

  /** {@code a rook and a bishop}. */
  private String whole(Wording words, int compound) {
    int one = table.parts()[compound][0];
    return English.withArticle(words.kind(one)) + " and "
        + English.withArticle(words.kind(table.left(compound, one)));
  }

  /** As a text says what a piece becomes. */
  private String text(int compound, int kind) {
    String letter = table.kinds().letter(kind);
    return letter.equals("+" + table.kinds().letter(compound)) ? "+"
        : letter.replace("~", "").toLowerCase(Locale.ROOT);
  }

  private static Illegal refuse(String reason, Integer... squares) {
    return new Illegal(FUSION, reason, List.of(squares));
  }
}
