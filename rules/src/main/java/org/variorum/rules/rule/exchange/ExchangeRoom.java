package org.variorum.rules.rule.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.exchange.Exchange.Reply;
import org.variorum.rules.rule.exchange.Exchange.When;
import org.variorum.rules.text.English;

/** NMT-8: two pieces exchange squares. */
public final class ExchangeRoom extends Room<Exchange> {

  private static final int MOST = 25;
  private static final Section SECTION =
      new Section("exchange", "Exchange", "A piece exchanges squares with another.");
  private static final Word EXCHANGE = new Word(Section.RULES, Exchange.WORD, ValueShape.part(SECTION), "",
      "{ pieces: K, with: K, when: in check }", "A piece exchanges squares with another.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "K", "The mover's pieces.")
          .formerly("man", "piece");
  private static final Word WITH = new Word(SECTION, "with", Leaf.LETTERS, Word.REQUIRED, "R N",
      "The other pieces. Own pieces of one kind do not exchange squares.");
  private static final Word ALIKE = new Word(SECTION, "alike", Leaf.YES_NO, "no", "yes",
      "Whether both have to be of one kind.");
  private static final Leaf<Integer> STEPS =
      Leaf.numberUpTo("number of king's steps", MOST, "a piece is at most " + MOST + " steps away");
  private static final Word DISTANCE = new Word(SECTION, "distance", STEPS, "", "1",
      "How many king's steps they may be apart at most; any number where nothing is said.");
  private static final Leaf<Boolean> ENEMY = Leaf.oneOf("owner",
      Leaf.choice(true, "enemy", "the enemy's"), Leaf.choice(false, "own", "the mover's"));
  private static final Word OWNER =
      new Word(SECTION, "owner", ENEMY, "enemy", "own", "The owner of the other piece.").formerly("of");
  private static final Leaf<When> TIMES = Leaf.oneOf("when",
      Leaf.choice(When.ALWAYS, "always", "at any time"),
      Leaf.choice(When.IN_CHECK, "in check", "only while the mover is in check"),
      Leaf.choice(When.OUT_OF_CHECK, "out of check", "only while the mover is not in check"));
  private static final Word WHEN =
      new Word(SECTION, "when", TIMES, "always", "in check", "When it is allowed.");
  private static final Word FACING = new Word(SECTION, "while facing", Leaf.YES_NO, "yes", "no",
      "Whether it is allowed while the two royal pieces face each other.");
  private static final Leaf<Reply> REPLIES = Leaf.oneOf("in reply",
      Leaf.choice(Reply.ANY, "yes", "all pieces may"),
      Leaf.choice(Reply.OTHER_PIECES, "other pieces", "only pieces may that took no part in it"),
      Leaf.choice(Reply.NONE, "no", "no piece may"));
  private static final Word REPLY = new Word(SECTION, "in reply", REPLIES, "yes", "other pieces",
      "Whether it is allowed in reply to an exchange.");

  public ExchangeRoom() {
    super(Exchange.class, ExchangeRule::new, EXCHANGE, PIECES, WITH, ALIKE, DISTANCE, OWNER, WHEN,
        FACING, REPLY);
  }

  @Override
  public List<Exchange> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(EXCHANGE).stream().map(ExchangeRoom::exchange).toList();
  }

  private static Exchange exchange(Fields fields) {
    return new Exchange(fields.pieces(PIECES), fields.pieces(WITH), fields.isYes(ALIKE),
        fields.find(DISTANCE, STEPS).orElse(0), fields.get(OWNER, ENEMY),
        fields.get(WHEN, TIMES), !fields.isYes(FACING), fields.get(REPLY, REPLIES));
  }

  @Override
  public void check(Exchange exchange, ParsedDefinition written) {
    boolean none = exchange.pieces().stream()
        .noneMatch(piece -> exchange.with().stream().anyMatch(other -> exchange.allows(piece, other)));
    if (none && !exchange.pieces().isEmpty() && !exchange.with().isEmpty()
        && !written.fields().scope().problems().hasMalformedName()) {
      written.fields().part(EXCHANGE).ifPresent(words -> words.refuse(WITH,
          exchange.enemy() ? "no two of these pieces are of one kind, as \"alike\" asks"
              : "own pieces of one kind that exchange squares change nothing; name others, or enemies: owner: enemy"));
    }
  }

  @Override
  public void idle(Exchange exchange, ParsedDefinition written) {
    written.fields().part(EXCHANGE).ifPresent(words -> {
      words.idle(WHEN, !written.check() && exchange.when() != When.ALWAYS, ParsedDefinition.NO_CHECK);
      words.idle(REPLY, exchange.reply() == Reply.OTHER_PIECES && !exchange.enemy(),
          "each side exchanges its own pieces, which took no part in the other's exchange");
      if (exchange.notFacing()) {
        written.facing(words, FACING);
      }
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Exchange exchange) {
    return Map.of(Property.NAMES_ANOTHER, Set.of());
  }

  /** One that the other piece's capturer may put where this one came from looks like an exchange. */
  @Override
  public Optional<String> moves() {
    return Optional.of(Exchange.WORD);
  }

  @Override
  public List<PropertyClash> refuses(Exchange exchange) {
    return List.of(new PropertyClash(exchange.enemy() ? Property.PLACES_ENEMIES : Property.PLACES_OWN,
        exchange.with(),
        "exchange and %s of the same pieces: the text of a move could not say which of the two it is"));
  }

  @Override
  public String sentence(Exchange exchange, Phrasing phrasing) {
    String when = switch (exchange.when()) {
      case ALWAYS -> "";
      case IN_CHECK -> " when its side is in check";
      case OUT_OF_CHECK -> " when its side is not in check";
    };
    String but = exchange.notFacing() ? ", but not while the royal pieces face each other" : "";
    return "Exchange: " + English.withArticle(Exchange.any(exchange.pieces(), phrasing.definition()))
        + " may exchange squares with "
        + other(exchange, phrasing) + when + but
        + switch (exchange.reply()) {
          case ANY -> ".";
          case OTHER_PIECES -> "; in reply to an exchange only pieces may that took no part in it.";
          case NONE -> (but.isEmpty() ? ", but" : ", and") + " not in reply to an exchange.";
        };
  }

  private static String other(Exchange exchange, Phrasing phrasing) {
    String pieces =
        exchange.alike() ? "piece of its kind" : Exchange.any(exchange.with(), phrasing.definition());
    boolean the = exchange.enemy() && exchange.with().size() == 1;
    String apart = switch (exchange.distance()) {
      case 0 -> "";
      case 1 -> " next to it";
      default -> " at most " + Phrasing.steps(exchange.distance()) + " away";
    };
    return (the ? "the enemy's " : exchange.enemy() ? "an enemy " : "a friendly ") + pieces + apart;
  }
}
