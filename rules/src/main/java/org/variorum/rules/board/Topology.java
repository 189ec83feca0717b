package org.variorum.rules.board;

import java.util.Optional;

/**
 * How the edges of a board of files and ranks are joined. A kind of board is a class here; what only knows cells, steps and
 * headings ({@link Geometry}) asks it where a step leads that files and ranks do not end.
 */
public sealed interface Topology {

  /** The greatest number of files. None may be called {@code x}, which says in a move that it captures. */
  int MAX_FILES = 22;

  /** The greatest number of ranks: USI has a letter for each. */
  int MAX_RANKS = 26;

  int files();

  int ranks();

  /** Where a step to a file and rank leads, both counted from 0 and on beyond the edges; empty outside. */
  Optional<Arrival> arrival(int file, int rank);

  /** How many files lie between two, the shorter way. */
  int aside(int file, int other);

  /** Whether the files have two ends, so that one can be far from the middle. */
  boolean hasSides();

  /**
   * Where one comes.
   *
   * @param file the file, from 0
   * @param rank the rank, from 0
   * @param turn how one is turned by the edges that were crossed
   */
  record Arrival(int file, int rank, Heading turn) {}

  /** All four edges are ends. */
  record Rectangle(int files, int ranks) implements Topology {

    public Rectangle {
      check(files, ranks, 1);
    }

    @Override
    public Optional<Arrival> arrival(int file, int rank) {
      return file < 0 || file >= files || rank < 0 || rank >= ranks ? Optional.empty()
          : Optional.of(new Arrival(file, rank, Heading.UP));
    }

    @Override
    public int aside(int file, int other) {
      return Math.abs(file - other);
    }

    @Override
    public boolean hasSides() {
      return true;
    }
  }

  /** The first file lies beside the last: ranks go round. */
  record Cylinder(int files, int ranks) implements Topology {

    /** With fewer files a square would be its neighbour's neighbour on both sides, or its own. */
    public static final int MIN_FILES = 3;

    public Cylinder {
      check(files, ranks, MIN_FILES);
    }

    @Override
    public Optional<Arrival> arrival(int file, int rank) {
      return rank < 0 || rank >= ranks ? Optional.empty()
          : Optional.of(new Arrival(Math.floorMod(file, files), rank, Heading.UP));
    }

    @Override
    public int aside(int file, int other) {
      int one = Math.floorMod(file - other, files);
      return Math.min(one, files - one);
    }

    @Override
    public boolean hasSides() {
      return false;
    }
  }

  private static void check(int files, int ranks, int leastFiles) {
    if (files < leastFiles || files > MAX_FILES || ranks < 1 || ranks > MAX_RANKS) {
      throw new IllegalArgumentException("a board of this kind has " + leastFiles + " to " + MAX_FILES
          + " files and 1 to " + MAX_RANKS + " ranks, not " + files + "x" + ranks);
    }
  }
}
