package org.variorum.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.variorum.lab.learning.Lesson;
import org.variorum.lab.learning.LessonException;
import org.variorum.lab.learning.LessonFile;
import org.variorum.rules.game.Game;

/** Lessons in a file that the command line names. */
final class LessonsOnDisk {

  private LessonsOnDisk() {}

  /** Gives the lessons of each game to somebody. */
  static void read(Game game, Path file, Consumer<List<Lesson>> each) {
    try (BufferedReader text = Files.newBufferedReader(file)) {
      LessonFile.read(game, text, each);
    } catch (LessonException e) {
      throw Complaint.usage(file + ", " + e.getMessage());
    } catch (CharacterCodingException e) {
      throw Complaint.usage(file + " is not text in UTF-8; is it a file of lessons?");
    } catch (IOException e) {
      throw Complaint.usage("cannot read " + file + "; is it a file of lessons that you may read?");
    }
  }
}
