package org.variorum.rules.board;

import java.util.Optional;

/**
 * The shape of a board: its files, its ranks and its joined edges. Each kind of board is a class here. {@link Geometry}
 * asks the topology where a step arrives.
 */
public sealed interface Topology {

  /** The greatest number of files. A file {@code x} would look like the sign of a capture. */
  int MAX_FILES = 22;

  /** The greatest number of ranks: USI has a letter for each. */
  int MAX_RANKS = 26;

  int files();

  int ranks();

  /**
   * Returns the arrival of a step to a file and rank, counted from 0 and continued beyond the edges. Empty if the step
   * leaves the board.
   */
  Optional<Arrival> arrival(int file, int rank);

  /** The distance of two files, by the shorter way if files go round. */
  int aside(int file, int other);

  /** Whether the first and the last file are edges, so that a square can be far from the middle. */
  boolean hasSides();

  /**
   * The result of a step.
   *
   * @param file the file, from 0
   * @param rank the rank, from 0
   * @param turn the change of a piece's heading by the crossed edges
   */
  record Arrival(int file, int rank, Heading turn) {}

  /** A board without joined edges. */
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

  /** A board whose first and last files are neighbours, so that ranks go round. */
  record Cylinder(int files, int ranks) implements Topology {

    /** With two files a square would have the same neighbour on both sides; with one, it would be its own neighbour. */
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
