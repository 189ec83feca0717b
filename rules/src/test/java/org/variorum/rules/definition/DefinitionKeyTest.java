package org.variorum.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DefinitionKeyTest {

  @Test
  void whatNobodyOwnsIsBuiltIn() {
    DefinitionKey key = DefinitionKey.of("small", "2");
    assertThat(key).isEqualTo(new DefinitionKey("variorum", "small", "2"))
        .isEqualTo(DefinitionKey.of("variorum:small", "2"));
    assertThat(key.id()).isEqualTo("small");
    assertThat(key.fullId()).isEqualTo("variorum:small");
  }

  @Test
  void whatSomebodyOwnsIsAskedForByOwnerAndName() {
    DefinitionKey key = DefinitionKey.of("ada:small", "1");
    assertThat(key).isEqualTo(new DefinitionKey("ada", "small", "1"));
    assertThat(key.id()).isEqualTo("ada:small").isEqualTo(key.fullId());
  }

  @Test
  void theOwnerOfWhatIsBuiltInMayBeNamed() {
    assertThat(DefinitionKey.shortId("variorum:small")).isEqualTo("small");
    assertThat(DefinitionKey.shortId("small")).isEqualTo("small");
    assertThat(DefinitionKey.shortId("ada:small")).isEqualTo("ada:small");
  }
}
