package org.variorum.languageserver;

import java.util.List;
import java.util.Optional;
import org.variorum.languageserver.source.SourceNode;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;

/**
 * A text in a definition with its role.
 *
 * @param section the section that the text is in
 * @param word the word itself, or the word that the name or the value belongs to; empty if it is unknown
 * @param shape the form of the value, for a value; the form of a name's value, for a name
 * @param leaves the kinds of text that may stand here; none for a word
 * @param path the keys from the root of the text to this text, without the text itself
 * @param around the mapping that the text is a key of; empty for a value
 */
record Spot(Role role, SourceNode.Scalar scalar, Section section, Optional<Word> word,
    Optional<ValueShape> shape, List<Leaf<?>> leaves, List<String> path,
    Optional<SourceNode.Mapping> around) {

  /** The roles of texts. */
  enum Role {
    /** A word of the language, as a key. */
    WORD,
    /** A name that the author gives, as a key, such as the letter of a piece. */
    NAME, VALUE
  }

  Spot {
    leaves = List.copyOf(leaves);
    path = List.copyOf(path);
  }

  boolean isOf(Word other) {
    return word.filter(other::equals).isPresent();
  }
}
