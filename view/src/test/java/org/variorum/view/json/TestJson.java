package org.variorum.view.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.variorum.view.answer.SlotForm;
import tools.jackson.databind.json.JsonMapper;

/** The JSON of answers as Jackson reads and writes it. */
public final class TestJson {

  public static final JsonMapper MAPPER = JsonMapper.builder()
      .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
      .addMixIn(SlotForm.Control.class, Types.class).build();

  private TestJson() {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({
      @JsonSubTypes.Type(value = SlotForm.Letters.class, name = "letters"),
      @JsonSubTypes.Type(value = SlotForm.OneOf.class, name = "one-of"),
      @JsonSubTypes.Type(value = SlotForm.Flag.class, name = "flag"),
      @JsonSubTypes.Type(value = SlotForm.Squares.class, name = "squares"),
      @JsonSubTypes.Type(value = SlotForm.Numbers.class, name = "numbers"),
      @JsonSubTypes.Type(value = SlotForm.Text.class, name = "text")})
  private interface Types {}
}
