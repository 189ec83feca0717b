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

/** NMT-4: a piece of the kind that has just moved may only capture, act or be dropped in reply. */
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
    return position.get(banned).filter(move.mover().letter()::equals).isPresent() && !move.has(Feature.TAKES)
        && !move.has(Feature.DROPS);
  }

  /**
   * Bans the mover's kind, as it was before a promotion. A ban is for the opponent only, not for the rest of the turn.
   */
  @Override
  public NaivePosition after(NaivePosition before, Candidate move, NaivePosition after) {
    boolean bans = after.turn() != before.turn() && move.mover().side() == before.turn()
        && rule.pieces().contains(move.mover().letter())
        && !move.has(Feature.DROPS) && !move.has(Feature.PASSES);
    return after.with(banned, bans ? Optional.of(move.mover().letter()) : Optional.empty());
  }

  @Override
  public Place place() {
    return Place.STATE;
  }

  @Override
  public String word() {
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
  public Optional<Set<String>> lastMoved(NaivePosition position) {
    return position.get(banned).map(Set::of);
  }

  @Override
  public List<String> of(NaivePosition position) {
    return position.get(banned).filter(letter -> !canHaveMoved(position, letter))
        .map(letter -> List.of("no " + letter + " can have moved")).orElse(List.of());
  }

  /**
   * Whether the opponent can have moved a piece of a kind last: such a piece is on the board, or may have left the
   * board or promoted.
   */
  private boolean canHaveMoved(NaivePosition position, String letter) {
    return !position.board().squares(piece -> piece.is(position.turn().opponent(), letter)).isEmpty()
        || play.all(Departure.class).stream().anyMatch(departure -> departure.mayDepart(letter))
        || play.all(Expansion.class).stream().anyMatch(Expansion::changesMover)
        || play.rules().piece(letter).promotion().isPresent();
  }
}
