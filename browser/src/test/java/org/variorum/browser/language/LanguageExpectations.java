package org.variorum.browser.language;

import java.io.PrintWriter;
import java.util.List;
import org.variorum.languageserver.FullCheck;
import org.variorum.languageserver.Place;
import org.variorum.rules.language.Library;
import tools.jackson.databind.json.JsonMapper;

/** Writes what this Java virtual machine answers about texts that an author edits. */
public final class LanguageExpectations {

  private static final String FILE = "my.yaml";
  /** Without a deep check, one text in four, and one game in forty. */
  private static final int TEXTS_STEP = 4;
  private static final int GAMES_STEP = 40;

  /** All answers are as the program tells them. */
  private record Edited(String text, String problems, String checked, String completions, String outline) {}

  private record Written(String id, String text, String written, String ini, String read) {}

  private LanguageExpectations() {}

  public static void write(Library library, List<String> texts, boolean isDeep, PrintWriter out) {
    Editor editor = new Editor(library);
    for (int i = 0; i < texts.size(); i += isDeep ? 1 : TEXTS_STEP) {
      out.println(JsonMapper.shared().writeValueAsString(edited(editor, texts.get(i))));
    }
    List<String> ids = library.ids();
    VariantsIni entries = new VariantsIni(library);
    for (int i = 0; i < ids.size(); i += isDeep ? 1 : GAMES_STEP) {
      String id = ids.get(i);
      String text = library.text(id).orElseThrow();
      String ini = String.valueOf(entries.write(id, text).ini());
      out.println(JsonMapper.shared().writeValueAsString(
          new Written(id, text, editor.writeIni(id, text), ini, editor.readIni(ini))));
    }
  }

  private static Edited edited(Editor editor, String text) {
    FullCheck check = editor.fullCheck(FILE, text);
    while (check.proceed()) {
      // The next step follows.
    }
    return new Edited(text, editor.diagnose(FILE, text), Editor.array(check.diagnostics()),
        editor.complete(text, new Place(2, 0)), editor.outline(text));
  }
}
