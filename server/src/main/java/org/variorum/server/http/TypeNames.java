package org.variorum.server.http;

import com.fasterxml.classmate.ResolvedType;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.CustomDefinitionProviderV2;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SubtypeResolver;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes sealed interfaces by their records. In JSON, the field {@code type} has the name of the record.
 */
final class TypeNames implements SubtypeResolver, CustomDefinitionProviderV2 {

  @Override
  public @Nullable List<ResolvedType> findSubtypes(ResolvedType type, SchemaGenerationContext context) {
    Class<?> erased = type.getErasedType();
    return erased.isInterface() && erased.isSealed()
        ? Arrays.stream(erased.getPermittedSubclasses())
            .map(each -> context.getTypeContext().resolveSubtype(type, each)).toList()
        : null;
  }

  @Override
  public @Nullable CustomDefinition provideCustomSchemaDefinition(ResolvedType type,
      SchemaGenerationContext context) {
    Class<?> erased = type.getErasedType();
    if (!erased.isRecord() || Arrays.stream(erased.getInterfaces()).noneMatch(Class::isSealed)) {
      return null;
    }
    ObjectNode definition = context.getGeneratorConfig().createObjectNode();
    ArrayNode parts = definition.putArray("allOf").add(context.createStandardDefinitionReference(type, this));
    ObjectNode named = parts.addObject().put("type", "object");
    named.putObject("properties").putObject("type").put("const", name(erased));
    named.putArray("required").add("type");
    return new CustomDefinition(definition, CustomDefinition.DefinitionType.STANDARD,
        CustomDefinition.AttributeInclusion.YES);
  }

  private static String name(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
