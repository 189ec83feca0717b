package org.variorum.server.http;

import com.fasterxml.classmate.ResolvedType;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaBuilder;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.ClientMessage;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.view.answer.Problem;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The description of the API in OpenAPI 3.1, made from {@link Endpoint} and the records of the API. */
public final class OpenApi {

  private static final Pattern PATH_PARAMETER = Pattern.compile("\\{(\\w+)}");

  private final JsonMapper mapper = JsonMapper.shared();
  private final SchemaBuilder schemas = generator().buildMultipleSchemaDefinitions();

  private OpenApi() {}

  /** Writes the description to the file that the argument names; the web client's types are generated from it. */
  public static void main(String[] args) throws java.io.IOException {
    Path file = Path.of(args[0]);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, text());
  }

  /** The description as JSON. */
  static String text() {
    return Text.WRITTEN;
  }

  /** Holder of the description, which is written only at the first request, because writing takes a while. */
  private static final class Text {
    static final String WRITTEN = new OpenApi().document().toPrettyString();
  }

  private static SchemaGenerator generator() {
    SchemaGeneratorConfigBuilder config =
        new SchemaGeneratorConfigBuilder(SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
            .with(Option.DEFINITIONS_FOR_ALL_OBJECTS, Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES)
            .without(Option.SCHEMA_VERSION_INDICATOR);
    config.forFields().withRequiredCheck(OpenApi::isRequired);
    config.forTypesInGeneral().withSubtypeResolver(new TypeNames())
        .withCustomDefinitionProvider(new TypeNames());
    config.forTypesInGeneral().withDefinitionNamingStrategy((key, context) -> name(key.getType()));
    return new SchemaGenerator(config.build());
  }

  /** Looks for JSpecify's annotation at the type of a field; the generator looks only at the field itself. */
  private static boolean isRequired(FieldScope field) {
    return !field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static String name(ResolvedType type) {
    Class<?> erased = type.getErasedType();
    Class<?> owner = erased.getDeclaringClass();
    return owner == null ? erased.getSimpleName() : owner.getSimpleName() + erased.getSimpleName();
  }

  private ObjectNode document() {
    ObjectNode document = mapper.createObjectNode().put("openapi", "3.1.0");
    document.putObject("info").put("title", "Variorum").put("version", "1")
        .put("description",
            "Pages use the socket /api/socket: they send ClientMessage and receive ServerMessage.");
    ObjectNode paths = document.putObject("paths");
    for (Endpoint endpoint : Endpoint.values()) {
      paths.withObjectProperty(endpoint.path()).set(
          endpoint.method().name().toLowerCase(java.util.Locale.ROOT),
          operation(endpoint));
    }
    schemas.createSchemaReference(ClientMessage.class);
    schemas.createSchemaReference(ServerMessage.class);
    ObjectNode collected = schemas.collectDefinitions("components/schemas");
    collected.forEach(OpenApi::moveIntoAllOf);
    document.putObject("components").set("schemas", collected);
    return document;
  }

  /**
   * Moves the properties beside a {@code $ref} into an {@code allOf}: many readers ignore properties beside a
   * reference.
   */
  private static void moveIntoAllOf(JsonNode schema) {
    if (schema.has("$ref") && schema.has("properties")) {
      ObjectNode schemaObject = (ObjectNode) schema;
      ObjectNode siblings = schemaObject.deepCopy();
      JsonNode reference = siblings.remove("$ref");
      schemaObject.removeAll();
      ArrayNode parts = schemaObject.putArray("allOf");
      parts.addObject().set("$ref", reference);
      parts.add(siblings);
    }
  }

  private ObjectNode operation(Endpoint endpoint) {
    ObjectNode operation = mapper.createObjectNode()
        .put("operationId", endpoint.name().toLowerCase(java.util.Locale.ROOT))
        .put("summary", endpoint.description());
    ArrayNode parameters = operation.putArray("parameters");
    Matcher inPath = PATH_PARAMETER.matcher(endpoint.path());
    while (inPath.find()) {
      parameters.add(parameter(inPath.group(1), "path").put("required", true));
    }
    endpoint.parameters().forEach(name -> parameters.add(parameter(name, "query")));
    Class<?> body = endpoint.body();
    if (body != null) {
      content(operation.putObject("requestBody").put("required", true), body);
    }
    ObjectNode responses = operation.putObject("responses");
    content(responses.putObject("200").put("description", "Done."), endpoint.answer());
    content(responses.putObject("default").put("description", "Refused."), Problem.class);
    return operation;
  }

  private ObjectNode parameter(String name, String place) {
    ObjectNode parameter = mapper.createObjectNode().put("name", name).put("in", place);
    parameter.putObject("schema").put("type", "string");
    return parameter;
  }

  private void content(ObjectNode owner, Class<?> type) {
    ObjectNode media = owner.putObject("content").putObject("application/json");
    // A reference is completed when all types are known, so the object itself is added here, not a copy.
    if (type.isArray()) {
      media.putObject("schema").put("type", "array")
          .set("items", schemas.createSchemaReference(type.getComponentType()));
    } else {
      media.set("schema", schemas.createSchemaReference(type));
    }
  }
}
