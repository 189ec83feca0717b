package org.variorum.testkit.naive.position;

/**
 * What is asked of mechanisms and goals. Each is a class that answers the hooks on which it has a say; who asks does not know
 * which mechanisms there are.
 */
public interface Hook {}
