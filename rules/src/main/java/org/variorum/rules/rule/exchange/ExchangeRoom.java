package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Refusal;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;
import org.variorum.rules.rule.exchange.Exchange.When;

/** NMT-8: two pieces exchange squares. */
public final class ExchangeRoom extends Room<Exchange> {

  private static final Section SECTION =
      new Section("exchange", "Exchange", "A piece exchanges squares with another.");
  private static final Word EXCHANGE = new Word(Section.RULES, "exchange", Shape.part(SECTION), "",
      "{ piece: K, with: K, when: in check }", "A piece exchanges squares with another.");
  private static final Word PIECE =
      new Word(SECTION, "piece", Leaf.LETTER, Word.REQUIRED, "K", "The mover's piece.").formerly("man");
  private static final Word WITH =
      new Word(SECTION, "with", Leaf.LETTER, Word.REQUIRED, "K", "The other piece.");
  private static final Leaf<Boolean> ENEMY = Leaf.oneOf("owner",
      Leaf.choice(true, "enemy", "the enemy's"), Leaf.choice(false, "own", "the mover's"));
  private static final Word OF =
      new Word(SECTION, "of", ENEMY, "enemy", "own", "Whose piece the other is.");
  private static final Leaf<When> TIMES = Leaf.oneOf("when",
      Leaf.choice(When.ALWAYS, "always", "at any time"),
      Leaf.choice(When.IN_CHECK, "in check", "only while the mover is in check"),
      Leaf.choice(When.OUT_OF_CHECK, "out of check", "only while the mover is not in check"));
  private static final Word WHEN =
      new Word(SECTION, "when", TIMES, "always", "in check", "When it is allowed.");
  private static final Word FACING = new Word(SECTION, "while facing", Leaf.YES_NO, "yes", "no",
      "Whether it is allowed while the two royal pieces face each other.");
  private static final Word REPLY = new Word(SECTION, "in reply", Leaf.YES_NO, "yes", "no",
      "Whether it is allowed in reply to an exchange.");

  public ExchangeRoom() {
    super(Exchange.class, ExchangeRule::new, EXCHANGE, PIECE, WITH, OF, WHEN, FACING, REPLY);
  }

  @Override
  public List<Exchange> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(EXCHANGE).stream().flatMap(part -> exchange(part).stream()).toList();
  }

  private static Optional<Exchange> exchange(Fields fields) {
    Optional<String> with = fields.piece(WITH);
    return fields.piece(PIECE).flatMap(piece -> with.map(other -> new Exchange(piece, other,
        fields.get(OF, ENEMY), fields.get(WHEN, TIMES), !fields.yes(FACING), !fields.yes(REPLY))));
  }

  @Override
  public void idle(Exchange exchange, Written written) {
    written.fields().part(EXCHANGE).ifPresent(words -> {
      words.idle(WHEN, !written.check() && exchange.when() != When.ALWAYS, Written.NO_CHECK);
      if (exchange.notFacing()) {
        written.facing(words, FACING);
      }
      words.idle(OF, !exchange.enemy() && exchange.piece().equals(exchange.with()),
          "pieces of one kind and side that exchange squares change nothing");
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Exchange exchange) {
    return Map.of(Property.NAMES_ANOTHER, Set.of());
  }

  /** One that the other piece's capturer may put where this one came from looks like an exchange. */
  @Override
  public List<Refusal> refuses(Exchange exchange) {
    return List.of(new Refusal(exchange.enemy() ? Property.PLACES_ENEMIES : Property.PLACES_OWN,
        Set.of(exchange.with()),
        "exchange and %s of the same pieces: the text of a move could not say which of the two it is"));
  }

  @Override
  public String sentence(Exchange exchange, Phrasing phrasing) {
    String when = switch (exchange.when()) {
      case ALWAYS -> "";
      case IN_CHECK -> " when its side is in check";
      case OUT_OF_CHECK -> " when its side is not in check";
    };
    return "Exchange: " + phrasing.names().one(exchange.piece()) + " may exchange squares with "
        + (exchange.enemy() ? "the enemy's " : "a friendly ") + phrasing.names().of(exchange.with()) + when
        + (exchange.notFacing() ? ", but not while the royal pieces face each other" : "")
        + (exchange.notInReply() ? ", and not in reply to an exchange." : ".");
  }
}
