package org.variorum.rules.compile;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.registry.GameRules;
import org.variorum.rules.rule.MoveForm;

/** Collects the {@link MoveForm}s of a game. */
final class MoveForms {

  private MoveForms() {}

  /**
   * Returns the forms, indexed by kind of move; null for a kind that the game does not have.
   *
   * @param gameRules the rules, after they have finished their tables
   */
  @Nullable
  static MoveForm[] of(GameRules gameRules) {
    @Nullable MoveForm[] forms = new MoveForm[MoveCode.KINDS];
    List<MoveForm> core = List.of(new PlainForm(), new InPassingForm(), new DropForm(), new PassForm());
    // Derived forms extend these, for example by placing a wall after the move.
    List<MoveForm> underived = Stream.concat(core.stream(), gameRules.forms().stream()).toList();
    Stream.concat(underived.stream(), gameRules.expandedForms(underived).stream()).forEach(form -> {
      if (forms[form.kind()] != null) {
        throw new IllegalStateException("two move forms with the same kind number: " + form.kind());
      }
      forms[form.kind()] = form;
    });
    return forms;
  }
}
