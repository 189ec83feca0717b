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
    String name(EngineOption option) {
      return option.text();
    }

    @Override
    Limit time(Side side) {
      return side == Side.WHITE ? Limit.WTIME : Limit.BTIME;
    }

    @Override
    Limit increment(Side side) {
      return side == Side.WHITE ? Limit.WINC : Limit.BINC;
    }

    @Override
    int mate(Score.Wins score) {
      return score.moves();
    }

    @Override
    int mate(Score.Loses score) {
      return -score.moves();
    }

    @Override
    String noMove(boolean won) {
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
    String name(EngineOption option) {
      return switch (option) {
        case HASH, PONDER -> "USI_" + option.text();
        default -> option.text().replace("UCI_", "USI_").replace(' ', '_');
      };
    }

    @Override
    Limit time(Side side) {
      return side == Side.WHITE ? Limit.BTIME : Limit.WTIME;
    }

    @Override
    Limit increment(Side side) {
      return side == Side.WHITE ? Limit.BINC : Limit.WINC;
    }

    @Override
    int mate(Score.Wins score) {
      return 2 * score.moves() - 1;
    }

    @Override
    int mate(Score.Loses score) {
      return -2 * score.moves();
    }

    @Override
    String noMove(boolean won) {
      return won ? "win" : "resign";
    }
  };

  private final String hello;
  private final String position;
  private final DefaultVariant usual;

  ProtocolDialect(String hello, String position, DefaultVariant usual) {
    this.hello = hello;
    this.position = position;
    this.usual = usual;
  }

  /** The notation of positions and moves in a game. */
  abstract Notation notation(Game game);

  /** The reason why this protocol does not support a game; empty if it does. */
  abstract Optional<String> refusal(Definition definition);

  /** The names of the games that this protocol supports. */
  abstract List<String> variants(VariantCatalog catalog);

  /** The name of an option in this protocol. */
  abstract String name(EngineOption option);

  /** The word for a side's remaining time. */
  abstract Limit time(Side side);

  /** The word for a side's increment. */
  abstract Limit increment(Side side);

  /** The number after {@code mate} for a forced win. */
  abstract int mate(Score.Wins score);

  /** The number after {@code mate} for a forced loss, negative or 0. */
  abstract int mate(Score.Loses score);

  /**
   * The text in place of a best move if there is no legal move.
   *
   * @param won whether the side to move has won the game
   */
  abstract String noMove(boolean won);

  /** Whether this protocol offers an option. USI does not offer castling from any squares. */
  boolean has(EngineOption option) {
    return this == UCI || option != EngineOption.ANY_SQUARES;
  }

  /** The option with a name, which may be its name in this protocol or in UCI. */
  Optional<EngineOption> option(String name) {
    return Arrays.stream(EngineOption.values()).filter(option -> name(option).equalsIgnoreCase(name))
        .findFirst()
        .or(() -> EngineOption.of(name)).filter(this::has);
  }

  /** The first word of a session. */
  String hello() {
    return hello;
  }

  /** The word that ends the engine's introduction. */
  String ready() {
    return hello + "ok";
  }

  /** The word that announces a new game. */
  String newGame() {
    return hello + "newgame";
  }

  /** The word before a position in text. */
  String position() {
    return position;
  }

  /** The default variant. */
  DefaultVariant usual() {
    return usual;
  }
}
