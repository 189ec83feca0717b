package org.variorum.app.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class JsonWriterTest {

  @Test
  void valuesAreWrittenInTheirOrder() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("b", List.of(1, 2L, true));
    object.put("a", "x");
    assertThat(JsonWriter.of(object)).isEqualTo("{\"b\":[1,2,true],\"a\":\"x\"}");
    assertThat(JsonWriter.of(Arrays.asList("", null))).isEqualTo("[\"\",null]");
  }

  @Test
  void anyTextIsReadBackAsItWas() {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = 0; j < 50; j++) {
        text.appendCodePoint(random.nextBoolean() ? random.nextInt(0x80) : random.nextInt(0xD800));
      }
      String json = JsonWriter.of(text.toString());
      assertThat(json).matches("[ -~]*");
      assertThat(JsonMapper.builder().build().readValue(json, String.class)).isEqualTo(text.toString());
    }
  }
}
