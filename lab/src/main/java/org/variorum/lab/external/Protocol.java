package org.variorum.lab.external;

/** The protocol of an external engine. */
public enum Protocol {
  UCI, USI, XBOARD
}
