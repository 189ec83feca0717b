package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.variorum.server.api.table.ClientMessage;
import tools.jackson.databind.JsonNode;

class OpenApiTest {

  private final JsonNode document = Wire.MAPPER.readTree(OpenApi.text());

  @ParameterizedTest
  @EnumSource
  void describesEachEndpoint(Endpoint endpoint) {
    JsonNode operation = document.path("paths").path(endpoint.path())
        .path(endpoint.method().name().toLowerCase(Locale.ROOT));
    assertThat(operation.path("summary").asString("")).isEqualTo(endpoint.description());
    JsonNode schema = operation.at("/responses/200/content/application~1json/schema");
    String reference = schema.path("items").path("$ref").asString(schema.path("$ref").asString(""));
    assertThat(document.at(reference.substring(1)).isObject()).as(reference).isTrue();
    assertThat(operation.has("requestBody")).isEqualTo(endpoint.body() != null);
  }

  @Test
  void describesMessagesByTheirType() {
    JsonNode kinds = document.at("/components/schemas/ClientMessage/anyOf");
    assertThat(kinds.size()).isEqualTo(ClientMessage.class.getPermittedSubclasses().length);
    for (JsonNode kind : kinds) {
      JsonNode whole = document.at(kind.path("$ref").asString("").substring(1));
      assertThat(whole.at("/allOf/1/properties/type/const").asString("")).isNotEmpty();
    }
  }

  @Test
  void requiresWhatIsNotNullable() {
    JsonNode query = document.at("/components/schemas/PositionQuery");
    assertThat(query.path("required").valueStream().map(JsonNode::asString)).containsExactly("game");
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    document.findValuesAsString("$ref").forEach(
        reference -> assertThat(document.at(reference.substring(1)).isMissingNode()).as(reference).isFalse());
  }
}
