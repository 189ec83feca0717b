package org.variorum.rules.rule;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Way;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.position.SideSteps;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.MoveSource.Asked;
import org.variorum.rules.rule.Threats.Stratum;
import org.variorum.rules.state.State;

/** What one record of a definition means. Every method has a default that says: nothing. */
public interface Rule {

  /** The pieces that lend a piece their movement. */
  @FunctionalInterface
  interface Lending {
    /** The squares of those that lend its moving half, or the capturing one. */
    List<Integer> lenders(boolean captures);
  }

  /** How pieces act on others instead of capturing them. */
  interface Acts {
    /** Who must stand where, and goes where. */
    ActForm form();

    /**
     * Why a piece does not act so, or does not capture.
     *
     * @param last the square that decides at the end of an open way; {@link State#NO_SQUARE} if no way leads there
     * @param state the position
     */
    Illegal whyNot(Asked asked, int last, State state);
  }

  /**
   * What starts the halfmove clock again (COM-2).
   *
   * @param captures whether a capture that removes a piece does
   * @param actions whether acting on a piece does
   * @param promotions whether an own promotion does
   * @param pieces the kinds whose moves and drops do
   */
  record Progress(boolean captures, boolean actions, boolean promotions, long pieces) {

    /** Nothing does. */
    public static final Progress NONE = new Progress(false, false, false, 0);
  }

  /**
   * How a game ends by its length, or because nobody can win any more; and a rule that says nothing else. All other ends come
   * before it, and it takes no moves away (COM-6, COM-7).
   *
   * @param occurrence the occurrence of the position from which on it is asked; 1 for any
   * @param clock the halfmove clock (COM-2) from which on it is asked; 0 for any
   * @param checksCount whether a side may lose by it that has given nothing but check
   * @param reasons all that may be said of it
   * @param end how the game has ended then; empty if it goes on
   */
  record EndByLength(int occurrence, int clock, boolean checksCount, List<Reason> reasons, End end)
      implements Rule {
    /** It ends no game. */
    public static final EndByLength NEVER =
        new EndByLength(1, Integer.MAX_VALUE, false, List.of(), (_, _, _) -> Optional.empty());

    /** How a game has ended; what counts began when the position occurred so many times before. */
    @FunctionalInterface
    public interface End {
      Optional<Outcome> of(State state, Course course, int times);

      /** Whether it asks who was chased. */
      default boolean asksChases() {
        return false;
      }

      /** Whether a side may win by it. */
      default boolean mayWin() {
        return false;
      }
    }

    /** What a rule may know of how a game came to a position. */
    public interface Course {
      /** Whether every move of a side gave check since the position occurred so many times before. */
      boolean gaveOnlyChecks(int side, int times);

      /** Whether every move of a side since then has threatened one and the same piece. */
      boolean chased(int side, int times, Ending.Chase chase);
    }

    @Override
    public Set<Guarantee> guarantees() {
      return Guarantee.USUAL;
    }

    @Override
    public Optional<EndByLength> endByLength() {
      return Optional.of(this);
    }
  }

  /**
   * How a game ends for a side by the pieces that it has left; and a rule that says nothing else.
   *
   * @param name what it is called
   */
  record EndByPieces(String name, Ending ending) implements Rule {
    @Override
    public Optional<RuleNote> note() {
      return Optional.of(RuleNote.ofGameEnd(name, name));
    }

    @Override
    public Set<Guarantee> guarantees() {
      Set<Guarantee> kept = EnumSet.copyOf(Guarantee.USUAL);
      if (ending.verdict() == Verdict.WIN) {
        kept.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
      }
      if (ending.moment() != Moment.NOW) {
        kept.remove(Guarantee.QUIET_ENDS_NOTHING);
        kept.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
      }
      return kept;
    }

    @Override
    public List<Ending> endings(Set<Property> properties) {
      return List.of(ending);
    }
  }

  /** What it promises. */
  default Set<Guarantee> guarantees() {
    return Set.of();
  }

  /** What a position must remember for it, in the order in which a FEN says it. */
  default List<SlotFormat> memory() {
    return List.of();
  }

  /** Moves that no piece's movement makes; asked when its tables are finished. */
  default Optional<MoveSource.Maker> moves() {
    return Optional.empty();
  }

  /** Makes several moves of one that was found, before any is judged; asked when its tables are finished. */
  default Optional<MoveSource.Expansion.Maker> expansion() {
    return Optional.empty();
  }

  /** How kinds of pieces are dropped from hand, in the order of a FEN; asked when its tables are finished. */
  default SequencedMap<Integer, DropTable> drops() {
    return new LinkedHashMap<>();
  }

  /** The side that wins where the rules make the game a draw; empty: it stays one. */
  default Optional<Side> drawsWinFor() {
    return Optional.empty();
  }

  /** Where pieces may not be dropped now. */
  default Optional<DropTable.Limit> dropLimit() {
    return Optional.empty();
  }

  /** Who gets captured pieces of a kind that can be held in hand; empty: it says nothing of it. */
  default Optional<CaptureOwner> keeper(String letter) {
    return Optional.empty();
  }

  /** How pieces act on others instead of capturing; empty: they capture. */
  default Optional<Acts> acts() {
    return Optional.empty();
  }

  /** How pieces are captured on squares that they have just crossed; empty: not by it. */
  default Optional<MoveSource.Crossing> crossing() {
    return Optional.empty();
  }

  /** Which moves may not be made because of what they lead to. */
  default Optional<Veto.Prohibition> prohibition() {
    return Optional.empty();
  }

  /** Which moves may not be made beside others that can. */
  default Optional<Veto> veto() {
    return Optional.empty();
  }

  /** Who goes onto others of the own side, or leaves them; empty: nobody by it. */
  default Optional<MoveSource.JoinRule> joinRule() {
    return Optional.empty();
  }

  /** Whether it makes moves of a piece of a kind that are written as if they were the piece's own movement. */
  default boolean addsMoves(String letter) {
    return false;
  }

  /** Whether a piece of a kind may come somewhere by moves that are not its own, or that no piece's movement makes. */
  default boolean movesOtherwise(String letter) {
    return false;
  }

  /** What its kinds of moves mean; asked when its tables are finished. */
  default List<MoveForm> forms() {
    return List.of();
  }

  /**
   * What those kinds of moves mean that its {@link #expansion} makes of others; asked once, last.
   *
   * @param found all kinds of moves of which it may make others
   */
  default List<MoveForm> expanded(List<MoveForm> found) {
    return List.of();
  }

  /** Other ways in which pieces are captured. */
  default Optional<CaptureForm> captures() {
    return Optional.empty();
  }

  /** How pieces capture from where they stand; empty: none does by it. */
  default Optional<CaptureForm.Standing> standing() {
    return Optional.empty();
  }

  /** Where pieces may not go now. */
  default List<Gate> gates() {
    return List.of();
  }

  /** Where royal pieces are safe by it. */
  default Optional<ThreatFilter> threatFilter() {
    return Optional.empty();
  }

  /** What a move leaves behind. */
  default Optional<Consequence> consequence() {
    return Optional.empty();
  }

  /** What it remembers of a piece that comes back as one that has never moved. */
  default Optional<Consequence.Renewal> renewal() {
    return Optional.empty();
  }

  /** What follows from a move that gives check. */
  default Optional<CheckConsequence> onCheck() {
    return Optional.empty();
  }

  /**
   * How the game ends by it.
   *
   * @param properties what holds of the game
   */
  default List<Ending> endings(Set<Property> properties) {
    return List.of();
  }

  /** How the game ends for a side that is not in check and has no legal move; empty: as is said of all games. */
  default Optional<Ending.WithoutMove> withoutMove() {
    return Optional.empty();
  }

  /** Mates that mean something else than mate does. */
  default List<Ending.SpecialMate> specialMates() {
    return List.of();
  }

  /** How the game ends by its length. */
  default Optional<EndByLength> endByLength() {
    return Optional.empty();
  }

  /** Which sides it knows to be unable to win; empty: it knows none. Asked when its tables are finished. */
  default Optional<Ending.Hopeless> hopeless() {
    return Optional.empty();
  }

  /** What starts the halfmove clock again; empty: it says nothing of it. */
  default Optional<Progress> progress() {
    return Optional.empty();
  }

  /**
   * What becomes of a piece that is captured or acted on, as {@link Fates#of} says; empty: what is usual.
   *
   * @param piece its code
   * @param by the side that captures
   */
  default OptionalInt fate(int piece, int by) {
    return OptionalInt.empty();
  }

  /** What it says of itself to those who know no rules; empty for what is the core's. */
  default Optional<RuleNote> note() {
    return Optional.empty();
  }

  /** Whether a kind may go otherwise than by its own ways. */
  default boolean addsMovement(String letter) {
    return !lenders(letter).isEmpty();
  }

  /**
   * Enters into the tree of a square what a kind to which it adds movement may do there besides its own ways. That is for the
   * kind alone: it is not lent.
   *
   * @param captures whether the kind may capture
   */
  default void grow(int square, boolean captures, ProgramTree tree) {}

  /** Ways that a kind to which it adds movement has besides its own. They are for the kind alone, too. */
  default List<Way> moreWays(String letter) {
    return List.of();
  }

  /** The letters of the kinds that lend a kind their movement. */
  default Set<String> lenders(String letter) {
    return Set.of();
  }

  /** The letters of the kinds of which a piece needs one near, of its own side, to do what it can. */
  default Set<String> company(String letter) {
    return lenders(letter);
  }

  /** What a player should know of a kind: a sentence that begins with "It". */
  default Optional<String> remark(String letter) {
    return Optional.empty();
  }

  /** What the piece on a square owes to it, as it stands. {@code lending} tells which pieces lend it movement. */
  default Optional<Insight.Remark> remark(State state, int square, Lending lending) {
    return Optional.empty();
  }

  /** Steps to the side that a piece of a kind may take from where it stands at the start; empty if it has none, or others. */
  default Optional<SideSteps> sideSteps(String letter, Setup start) {
    return Optional.empty();
  }

  /** Whether a kind may capture another at all, whatever its ways are; else it does not attack it either. */
  default boolean mayCapture(String captor, String victim) {
    return true;
  }

  /** Whether a piece of a kind that captures vanishes by it. */
  default boolean removesCapturer(String letter) {
    return false;
  }

  /** What is wrong or odd in its record beside the start position, and where pieces come from there. */
  default List<Flaw> flaws(Setup start, Reachability reachability) {
    return List.of();
  }

  /** Who moves next, where sides do not simply alternate or may pass. */
  default Optional<TurnOrder> turns() {
    return Optional.empty();
  }

  /** The last stratum of attack that it asks. It must come before the first in which the rule has a say. */
  default Optional<Stratum> asks() {
    return Optional.empty();
  }

  /** How pieces may stand otherwise before a game begins; empty: as the start position says. */
  default Optional<SetupContext.Lineups> lineups() {
    return Optional.empty();
  }

  /** Finishes its tables when the pieces' movement is compiled. */
  default void shape(Programs programs) {}
}
