package org.variorum.protocol.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.variorum.engine.Score;
import org.variorum.protocol.DefaultVariant;
import org.variorum.protocol.EngineOption;
import org.variorum.protocol.VariantCatalog;
import org.variorum.protocol.uci.UciCommand.Limit;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;

/** Protocols of the UCI family: one grammar, with a few words that differ. */
public enum ProtocolDialect {

  /** The Universal Chess Interface. */
  UCI("uci", "fen", DefaultVariant.NORMAL) {
    @Override
    Notation notation(Game game) {
      return new PlainNotation(game);
    }

    @Override
    Optional<String> refusal(Definition definition) {
      return Optional.empty();
    }

    @Override
    List<String> variants(VariantCatalog catalog) {
      return catalog.names();
    }

    @Override
    String optionName(EngineOption option) {
      return option.uciName();
    }

    @Override
    Limit timeWord(Side side) {
      return side == Side.WHITE ? Limit.WTIME : Limit.BTIME;
    }

    @Override
    Limit incrementWord(Side side) {
      return side == Side.WHITE ? Limit.WINC : Limit.BINC;
    }

    @Override
    int mateNumber(Score.Wins score) {
      return score.moves();
    }

    @Override
    int mateNumber(Score.Loses score) {
      return -score.moves();
    }

    @Override
    String noMove(boolean hasWon) {
      return "(none)";
    }
  },

  /** The Universal Shogi Interface. In USI, black is the side that moves first, and distances to mate are in plies. */
  USI("usi", "sfen", DefaultVariant.USI) {
    @Override
    Notation notation(Game game) {
      return new UsiNotation(game);
    }

    @Override
    Optional<String> refusal(Definition definition) {
      return UsiNotation.refusal(definition);
    }

    @Override
    List<String> variants(VariantCatalog catalog) {
      return catalog.names(definition -> refusal(definition).isEmpty());
    }

    @Override
    String optionName(EngineOption option) {
      return switch (option) {
        case HASH, PONDER -> "USI_" + option.uciName();
        default -> option.uciName().replace("UCI_", "USI_").replace(' ', '_');
      };
    }

    @Override
    Limit timeWord(Side side) {
      return side == Side.WHITE ? Limit.BTIME : Limit.WTIME;
    }

    @Override
    Limit incrementWord(Side side) {
      return side == Side.WHITE ? Limit.BINC : Limit.WINC;
    }

    @Override
    int mateNumber(Score.Wins score) {
      return 2 * score.moves() - 1;
    }

    @Override
    int mateNumber(Score.Loses score) {
      return -2 * score.moves();
    }

    @Override
    String noMove(boolean hasWon) {
      return hasWon ? "win" : "resign";
    }
  };

  private final String helloWord;
  private final String positionWord;
  private final DefaultVariant defaultVariant;

  ProtocolDialect(String helloWord, String positionWord, DefaultVariant defaultVariant) {
    this.helloWord = helloWord;
    this.positionWord = positionWord;
    this.defaultVariant = defaultVariant;
  }

  /** The notation of positions and moves in a game. */
  abstract Notation notation(Game game);

  /** The reason why this protocol does not support a game; empty if it does. */
  abstract Optional<String> refusal(Definition definition);

  /** The names of the games that this protocol supports. */
  abstract List<String> variants(VariantCatalog catalog);

  /** The name of an option in this protocol. */
  abstract String optionName(EngineOption option);

  /** The word for a side's remaining time. */
  abstract Limit timeWord(Side side);

  /** The word for a side's increment. */
  abstract Limit incrementWord(Side side);

  /** The number after {@code mate} for a forced win. */
  abstract int mateNumber(Score.Wins score);

  /** The number after {@code mate} for a forced loss, negative or 0. */
  abstract int mateNumber(Score.Loses score);

  /**
   * The text in place of a best move if there is no legal move.
   *
   * @param hasWon whether the side to move has won the game
   */
  abstract String noMove(boolean hasWon);

  /** Whether this protocol offers an option. USI does not offer castling from any squares. */
  boolean offers(EngineOption option) {
    return this == UCI || option != EngineOption.ANY_SQUARES_CASTLING;
  }

  /** The option with a name, which may be its name in this protocol or in UCI. */
  Optional<EngineOption> option(String name) {
    return Arrays.stream(EngineOption.values()).filter(option -> optionName(option).equalsIgnoreCase(name))
        .findFirst()
        .or(() -> EngineOption.of(name)).filter(this::offers);
  }

  /** The first word of a session. */
  String helloWord() {
    return helloWord;
  }

  /** The word that ends the engine's introduction. */
  String readyWord() {
    return helloWord + "ok";
  }

  /** The word that announces a new game. */
  String newGameWord() {
    return helloWord + "newgame";
  }

  /** The word before a position in text. */
  String positionWord() {
    return positionWord;
  }

  /** The default variant. */
  DefaultVariant defaultVariant() {
    return defaultVariant;
  }
}
