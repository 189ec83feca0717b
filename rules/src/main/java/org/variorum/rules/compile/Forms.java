package org.variorum.rules.compile;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.MoveForm;

/** The forms of all kinds of moves of a game. */
final class Forms {

  private Forms() {}

  /**
   * By kind; null where there is none.
   *
   * @param tables with rules whose tables are finished
   */
  @Nullable
  static MoveForm[] of(Tables tables) {
    @Nullable MoveForm[] forms = new MoveForm[MoveCode.KINDS];
    List<MoveForm> core = List.of(new PlainForm(), new InPassingForm(), new DropForm());
    Stream.concat(core.stream(), tables.rooms.forms().stream()).forEach(form -> {
      if (forms[form.kind()] != null) {
        throw new IllegalStateException("two kinds of moves with the number " + form.kind());
      }
      forms[form.kind()] = form;
    });
    return forms;
  }
}
