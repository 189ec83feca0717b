package org.variorum.lab.external;

/** What a program speaks. */
public enum Protocol {
  UCI, USI, XBOARD
}
