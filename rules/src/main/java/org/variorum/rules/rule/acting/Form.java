package org.variorum.rules.rule.acting;

import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.ActForm.Place;

/** The forms of acting (NOT-5 to NOT-10, in this order): who stands and goes where, and a sentence about "that piece". */
public enum Form {
  APPROACHING(Place.END, Place.BEYOND, Place.BEYOND,
      "It moves straight towards that piece, to the square before it."),
  WITHDRAWING(Place.END, Place.BEHIND, Place.BEHIND,
      "That piece stands directly behind it, and it moves straight away."),
  SHUNTING(Place.END, Place.END, Place.BEYOND,
      "It moves onto that piece's square and pushes that piece one step on."),
  TOWING(Place.END, Place.BEHIND, Place.START,
      "That piece stands directly behind it; it moves straight away and pulls that piece to the square that it"
          + " leaves."),
  OVERTAKING(Place.ONWARD, Place.END, Place.END,
      "It passes straight over that piece to a square beyond."),
  RIFLE(Place.START, Place.END, Place.END,
      "It stays where it is, and that piece stands where it could capture. A piece that acts does not promote.");

  final ActForm places;
  final String sentence;

  Form(Place mover, Place target, Place then, String sentence) {
    places = new ActForm(mover, target, then);
    this.sentence = sentence;
  }
}
