package org.variorum.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.variorum.app.option.Complaint;
import org.variorum.lab.learning.TrainingFile;
import org.variorum.lab.learning.TrainingFileException;
import org.variorum.lab.learning.TrainingPosition;
import org.variorum.rules.game.Game;

/** Files of training positions on the command line. */
final class TrainingFilesOnDisk {

  private TrainingFilesOnDisk() {}

  /** Reads a file and passes the training positions of each game to {@code receiver}. */
  static void read(Game game, Path file, Consumer<List<TrainingPosition>> receiver) {
    try (BufferedReader text = Files.newBufferedReader(file)) {
      TrainingFile.read(game, text, receiver);
    } catch (TrainingFileException e) {
      throw Complaint.usage(file + ", " + e.getMessage());
    } catch (CharacterCodingException e) {
      throw Complaint.usage(file + " is not text in UTF-8; is it a file of training positions?");
    } catch (IOException e) {
      throw Complaint
          .usage("cannot read " + file + "; is it a file of training positions that you may read?");
    }
  }
}
