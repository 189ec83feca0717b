package org.variorum.testkit.naive;

import java.util.List;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Walk;

/** What a piece can do by going a walk: the game captures, or it acts (NOT-2). */
interface Moves {

  List<Candidate> by(Position position, int from, Going going, Walk walk);
}
