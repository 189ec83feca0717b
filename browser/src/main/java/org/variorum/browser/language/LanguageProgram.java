package org.variorum.browser.language;

import org.teavm.jso.JSExport;
import org.variorum.browser.Bundle;
import org.variorum.browser.Handle;
import org.variorum.languageserver.FullCheck;
import org.variorum.languageserver.Place;

/**
 * The functions that JavaScript calls in the second program, which knows the language of definitions but neither views nor
 * engine. {@code browser/src/main/npm/src/language-program.ts} declares them once more. Lines and characters count from 0.
 */
public final class LanguageProgram {

  private LanguageProgram() {}

  /** Where the translator begins; nothing runs before JavaScript calls. */
  public static void main(String[] arguments) {}

  /** A library without files, to which {@link #addFile} adds them. */
  @JSExport
  public static Handle<Bundle> newLibrary() {
    return new Handle<>(new Bundle());
  }

  @JSExport
  public static void addFile(Handle<Bundle> library, String path, String text) {
    library.get().add(path, text);
  }

  /** A service for an editor of definitions, which start from those of {@code library}. */
  @JSExport
  public static Handle<Editor> openEditor(Handle<Bundle> library) {
    return new Handle<>(new Editor(library.get()));
  }

  @JSExport
  public static String diagnose(Handle<Editor> editor, String file, String text) {
    return editor.get().diagnose(file, text);
  }

  @JSExport
  public static Handle<FullCheck> beginCheck(Handle<Editor> editor, String file, String text) {
    return new Handle<>(editor.get().fullCheck(file, text));
  }

  /** Takes a step; returns whether another one follows. */
  @JSExport
  public static boolean proceedCheck(Handle<FullCheck> check) {
    return check.get().proceed();
  }

  @JSExport
  public static String checked(Handle<FullCheck> check) {
    return Editor.array(check.get().diagnostics());
  }

  @JSExport
  public static String complete(Handle<Editor> editor, String text, int line, int character) {
    return editor.get().complete(text, new Place(line, character));
  }

  @JSExport
  public static String hover(Handle<Editor> editor, String file, String text, int line, int character) {
    return editor.get().hover(file, text, new Place(line, character));
  }

  @JSExport
  public static String outline(Handle<Editor> editor, String text) {
    return editor.get().outline(text);
  }

  @JSExport
  public static String definition(Handle<Editor> editor, String text, int line, int character) {
    return editor.get().definition(text, new Place(line, character));
  }

  @JSExport
  public static String references(Handle<Editor> editor, String text, int line, int character) {
    return editor.get().references(text, new Place(line, character));
  }

  @JSExport
  public static String rename(Handle<Editor> editor, String file, String text, int line, int character,
      String newLetter) {
    return editor.get().rename(file, text, new Place(line, character), newLetter);
  }

  @JSExport
  public static String readIni(Handle<Editor> editor, String text) {
    return editor.get().readIni(text);
  }

  @JSExport
  public static String writeIni(Handle<Editor> editor, String id, String text) {
    return editor.get().writeIni(id, text);
  }
}
