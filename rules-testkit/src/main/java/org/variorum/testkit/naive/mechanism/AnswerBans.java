package org.variorum.testkit.naive.mechanism;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.rule.ban.AnswerBan;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Expansion;
import org.variorum.testkit.naive.play.NaiveConsequence;
import org.variorum.testkit.naive.play.NaiveFlaw;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaiveMemory;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** NMT-4: in reply to a move of some kinds of pieces, a piece of the same kind may only capture, act or be dropped. */
public final class AnswerBans implements Ban, NaiveConsequence, NaiveMemory, NaiveFlaw {
  private final AnswerBan rule;
  private final NaivePlay play;
  /** The letter of the banned kind; empty without a ban. */
  private final Note<Optional<String>> banned = new Note<>(Optional.empty());

  public AnswerBans(AnswerBan rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    return position.get(banned).filter(move.mover().letter()::equals).isPresent()
        && !move.has(Feature.CAPTURES) && !move.has(Feature.DROPS);
  }

  /**
   * Bans the mover's kind, as it was before a promotion, if the turn ends. The ban is for the opponent's reply only.
   */
  @Override
  public NaivePosition update(NaivePosition before, Candidate move, NaivePosition after) {
    boolean isBanned = after.turn() != before.turn() && move.mover().side() == before.turn()
        && rule.pieces().contains(move.mover().letter())
        && !move.has(Feature.DROPS) && !move.has(Feature.PASSES);
    return after.with(banned, isBanned ? Optional.of(move.mover().letter()) : Optional.empty());
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String stateWord() {
    return "ban:";
  }

  @Override
  public Optional<NaivePosition> read(NaivePosition position, String text) {
    return rule.pieces().contains(text) ? Optional.of(position.with(banned, Optional.of(text)))
        : Optional.empty();
  }

  @Override
  public Optional<String> write(NaivePosition position) {
    return position.get(banned);
  }

  @Override
  public boolean isForReply(NaivePosition position) {
    return position.get(banned).isPresent();
  }

  @Override
  public Optional<Set<String>> possibleLastMovers(NaivePosition position) {
    return position.get(banned).map(Set::of);
  }

  @Override
  public List<String> flaws(NaivePosition position) {
    return position.get(banned).filter(letter -> !canHaveMoved(position, letter))
        .map(letter -> List.of("no " + letter + " can have moved")).orElse(List.of());
  }

  /**
   * Whether the opponent can have moved a piece of a kind last: the opponent has such a piece on the
   * board, or such a piece may have left the board or changed its kind.
   */
  private boolean canHaveMoved(NaivePosition position, String letter) {
    return !position.board().squares(piece -> piece.is(position.turn().opponent(), letter)).isEmpty()
        || play.hooks(Departure.class).stream().anyMatch(departure -> departure.mayVanishOrChange(letter))
        || play.hooks(Expansion.class).stream().anyMatch(Expansion::changesMover)
        || play.rules().kind(letter).promotion().isPresent();
  }
}
