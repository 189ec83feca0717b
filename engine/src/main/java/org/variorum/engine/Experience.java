package org.variorum.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.evaluation.WeightsException;
import org.variorum.engine.evaluation.WeightsText;
import org.variorum.engine.network.Network;
import org.variorum.engine.network.NetworkException;
import org.variorum.rules.game.Game;

/**
 * Weights, search parameters and networks learnt from games. For a definition {@code ID.yaml}, they are the files
 * {@code ID/weights.txt}, {@code ID/search.txt} and {@code ID/network.bin} in the same directory. Weights are estimated
 * from the definition if learnt weights are missing, or belong to other pieces or another board.
 */
public final class Experience {

  /** No experience of any game. */
  public static final Experience NONE = new Experience(Optional.empty(), Optional.empty());

  private static final String WEIGHTS = "weights.txt";
  private static final String NETWORK = "network.bin";
  private static final String PARAMETERS = "search.txt";

  private final Optional<LearntFiles> files;
  private final Optional<Weights> unsavedWeights;

  private Experience(Optional<LearntFiles> files, Optional<Weights> unsavedWeights) {
    this.files = files;
    this.unsavedWeights = unsavedWeights;
  }

  /** The experience in a directory of definitions. */
  public static Experience in(Path directory) {
    return in(new DirectoryFiles(directory));
  }

  /** The experience in files. */
  public static Experience in(LearntFiles files) {
    return new Experience(Optional.of(files), Optional.empty());
  }

  /** An experience with weights that are in no file; valid only for the game of these weights. */
  public static Experience of(Weights weights) {
    return new Experience(Optional.empty(), Optional.of(weights));
  }

  /** The path of a game's weights, whether or not the file exists. */
  public static Path weightsFile(Path directory, Game game) {
    return new DirectoryFiles(directory).path(id(game), WEIGHTS);
  }

  /** The path of a game's network, whether or not the file exists. */
  public static Path networkFile(Path directory, Game game) {
    return new DirectoryFiles(directory).path(id(game), NETWORK);
  }

  /** The path of a game's search parameters, whether or not the file exists. */
  public static Path parametersFile(Path directory, Game game) {
    return new DirectoryFiles(directory).path(id(game), PARAMETERS);
  }

  private static String id(Game game) {
    return game.definition().title().id();
  }

  /**
   * The learnt search parameters of a game; empty parameters if nothing has been learnt.
   *
   * @throws ExperienceException if there is a file that cannot be read
   */
  public SearchParameters parameters(Game game) {
    return learnt(game, PARAMETERS, bytes -> Optional.of(SearchParameters.read(text(bytes))))
        .orElse(SearchParameters.NONE);
  }

  /**
   * The learnt weights of a game, or weights estimated from its definition if none have been learnt.
   *
   * @throws ExperienceException if there is a file that cannot be read
   */
  public Weights weights(Game game) {
    return unsavedWeights.or(() -> learntWeights(game)).orElseGet(() -> EstimatedWeights.of(game));
  }

  private Optional<Weights> learntWeights(Game game) {
    return learnt(game, WEIGHTS, bytes -> WeightsText.read(game, text(bytes)));
  }

  /**
   * Returns this experience, or {@link #NONE} if any learnt file of the game cannot be read. So a damaged file does not
   * prevent a game.
   *
   * @param complaint receives one line with the file and the reason
   */
  public Experience orNoneIfUnreadable(Game game, Consumer<String> complaint) {
    try {
      learntWeights(game);
      parameters(game);
      network(game);
      return this;
    } catch (ExperienceException e) {
      complaint.accept(e.getMessage());
      return NONE;
    }
  }

  /**
   * The network that corrects the evaluation; empty if none has been learnt.
   *
   * @throws ExperienceException if there is a file that cannot be read
   */
  public Optional<Network> network(Game game) {
    return learnt(game, NETWORK, bytes -> Network.read(game, bytes));
  }

  /** A parser of a learnt file; returns empty if the file belongs to another set of pieces or another board. */
  @FunctionalInterface
  private interface Parser<T> {
    Optional<T> parse(byte[] bytes) throws CharacterCodingException;
  }

  private <T> Optional<T> learnt(Game game, String file, Parser<T> parser) {
    return files.flatMap(from -> read(from, id(game), file, parser));
  }

  private static <T> Optional<T> read(LearntFiles from, String id, String file, Parser<T> parser) {
    try {
      Optional<byte[]> bytes = from.read(id, file);
      return bytes.isPresent() ? parser.parse(bytes.get()) : Optional.empty();
    } catch (CharacterCodingException e) {
      throw new ExperienceException(from.name(id, file) + " is not text in UTF-8", e);
    } catch (IOException e) {
      throw new ExperienceException("cannot read " + from.name(id, file) + ": " + e.getMessage(), e);
    } catch (WeightsException | NetworkException | IllegalArgumentException e) {
      throw new ExperienceException(
          from.name(id, file) + ": " + e.getMessage() + "; train it again, or remove the file", e);
    }
  }

  private static String text(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }
}
