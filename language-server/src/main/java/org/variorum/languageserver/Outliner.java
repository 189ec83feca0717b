package org.variorum.languageserver;

import java.util.List;
import java.util.Optional;
import org.variorum.languageserver.OutlineItem.Kind;
import org.variorum.languageserver.source.SourceNode;
import org.variorum.languageserver.source.SourceNode.Entry;
import org.variorum.languageserver.source.SourceNode.Mapping;
import org.variorum.languageserver.source.SourceNode.Scalar;
import org.variorum.languageserver.source.SourceText;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;

/** The outline of a definition: its words, and below them its pieces, its options and other names. */
final class Outliner {

  private static final int MAX_DETAIL = 60;

  private final SourceText source;
  private final Lines lines;

  Outliner(String text) {
    source = SourceText.of(text);
    lines = Lines.of(text);
  }

  List<OutlineItem> items() {
    return source.root().entries().stream().filter(entry -> !entry.key().text().isBlank())
        .map(entry -> item(entry, Kind.RULE, children(entry))).toList();
  }

  private List<OutlineItem> children(Entry entry) {
    Optional<Word> word = Spots.word(Section.FILE, entry.key().text());
    boolean isNamed = word.filter(found -> found.shape().isNamed()).isPresent();
    Kind kind = word.filter(Word.PIECES::equals).isPresent() ? Kind.PIECE
        : word.filter(Word.OPTIONS::equals).isPresent() ? Kind.OPTION : Kind.NAME;
    return isNamed && entry.value().orElse(null) instanceof Mapping names
        ? names.entries().stream().filter(name -> !name.key().text().isBlank())
            .map(name -> item(name, kind, List.of())).toList()
        : List.of();
  }

  private OutlineItem item(Entry entry, Kind kind, List<OutlineItem> children) {
    return new OutlineItem(entry.key().text(), entry.value().map(Outliner::detail).orElse(""), kind,
        lines.range(entry.key().start(), entry.end()),
        lines.range(entry.key().start(), entry.key().end()), children);
  }

  private static String detail(SourceNode value) {
    String detail = switch (value) {
      case Scalar scalar -> scalar.text();
      case Mapping words ->
          Ancestry.scalar(words, Word.NAME).or(() -> Ancestry.scalar(words, Word.OPTION_ABOUT))
              .map(Scalar::text).orElse("");
      case SourceNode.Sequence _ -> "";
    };
    return detail.length() <= MAX_DETAIL ? detail : detail.substring(0, MAX_DETAIL) + "…";
  }
}
