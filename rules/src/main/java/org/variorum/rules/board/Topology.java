package org.variorum.rules.board;

import java.util.Optional;

/**
 * The shape of a board: its files, its ranks and its joined edges. Each kind of board is a record in this interface.
 * {@link Geometry} asks the topology where a step arrives.
 */
public sealed interface Topology {

  /** The greatest number of files. A file {@code x} would look like the sign of a capture. */
  int MAX_FILES = 22;

  /** The greatest number of ranks: USI has a letter for each. */
  int MAX_RANKS = 26;

  int files();

  int ranks();

  /**
   * Returns the arrival of a step; empty if the step leaves the board. The parameters ignore the edges: for example, a
   * step to the left from file 0 leads to file -1.
   */
  Optional<Arrival> arrival(int file, int rank);

  /** The distance of two files. If the first and the last file are joined, the shorter way round counts. */
  int fileDistance(int file, int other);

  /** Whether the first and the last file are edges. If they are not, no file is nearer to the middle than another. */
  boolean hasEdgeFiles();

  /**
   * The result of a step.
   *
   * @param file the file, from 0
   * @param rank the rank, from 0
   * @param turn the heading after the step of a piece that faced {@link Heading#UP} before the step
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
    public int fileDistance(int file, int other) {
      return Math.abs(file - other);
    }

    @Override
    public boolean hasEdgeFiles() {
      return true;
    }
  }

  /** A board with joined edges: the first and the last file are neighbours. */
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
    public int fileDistance(int file, int other) {
      int distance = Math.floorMod(file - other, files);
      return Math.min(distance, files - distance);
    }

    @Override
    public boolean hasEdgeFiles() {
      return false;
    }
  }

  private static void check(int files, int ranks, int minFiles) {
    if (files < minFiles || files > MAX_FILES || ranks < 1 || ranks > MAX_RANKS) {
      throw new IllegalArgumentException("a board of this kind has " + minFiles + " to " + MAX_FILES
          + " files and 1 to " + MAX_RANKS + " ranks, not " + files + "x" + ranks);
    }
  }
}
