package org.variorum.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The bill of materials of the archive in CycloneDX: the Java libraries, as Maven's plugin lists them, the npm packages
 * in the pages, and the Java runtime.
 */
final class PartsList {

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** Libraries for which Maven's plugin names another licence: their pom says only "The BSD License". */
  private static final Map<String, String> CORRECTIONS = Map.of("jline", "BSD-3-Clause");

  private final ObjectNode bom;
  private final Map<String, String> texts;

  private PartsList(ObjectNode bom, Map<String, String> texts) {
    this.bom = bom;
    this.texts = texts;
  }

  /**
   * A library as the list names it.
   *
   * @param licences the SPDX ids, or the names of licences without one
   */
  record Library(String group, String name, String version, List<String> licences) {}

  /** The list of a release, from Maven's list with texts of licences. */
  static PartsList of(Path javaParts, PageParts pages, String version) throws IOException {
    ObjectNode bom = (ObjectNode) JSON.readTree(Files.readString(javaParts));
    correctLicences(bom);
    Map<String, String> texts = new TreeMap<>();
    takeTexts(bom, texts);
    ObjectNode program = (ObjectNode) bom.path("metadata").path("component");
    program.put("name", "variorum").put("version", version);
    String reference = program.path("bom-ref").asString();
    ArrayNode components = (ArrayNode) bom.get("components");
    List<String> added = new ArrayList<>();
    for (PageParts.Part part : pages.parts()) {
      components.add(component(part));
      added.add(part.purl());
    }
    ObjectNode runtime = runtime();
    components.add(runtime);
    added.add(runtime.path("bom-ref").asString());
    addDependencies((ArrayNode) bom.get("dependencies"), reference, added);
    return new PartsList(bom, texts);
  }

  private static void correctLicences(ObjectNode bom) {
    bom.get("components").valueStream().map(ObjectNode.class::cast).forEach(component -> {
      String licence = CORRECTIONS.get(component.path("name").asString());
      if (licence != null) {
        component.putArray("licenses").addObject().putObject("license").put("id", licence);
      }
    });
  }

  /** The texts move from the list, where each would stand many times, to the folder of licences. */
  private static void takeTexts(JsonNode node, Map<String, String> texts) {
    for (JsonNode holder : node.findParents("license")) {
      ObjectNode licence = (ObjectNode) holder.get("license");
      if (licence.has("text")) {
        JsonNode text = licence.remove("text");
        String content = text.path("content").asString();
        texts.put(name(licence), "base64".equals(text.path("encoding").asString(""))
            ? new String(Base64.getMimeDecoder().decode(content), StandardCharsets.UTF_8) : content);
      }
    }
  }

  private static String name(JsonNode licence) {
    return licence.path("id").asString(licence.path("name").asString(""));
  }

  private static ObjectNode component(PageParts.Part part) {
    ObjectNode component = JSON.createObjectNode().put("type", "library").put("bom-ref", part.purl())
        .put("name", part.name()).put("version", part.version()).put("scope", "required");
    component.putArray("hashes").addObject().put("alg", "SHA-512").put("content", part.sha512());
    component.putArray("licenses").addObject().putObject("license").put("id", part.licence());
    return component.put("purl", part.purl());
  }

  private static ObjectNode runtime() {
    String version = Runtime.version().toString();
    String purl = "pkg:generic/openjdk@" + version.replace("+", "%2B");
    ObjectNode component = JSON.createObjectNode().put("type", "platform").put("bom-ref", purl);
    component.putObject("supplier").put("name", System.getProperty("java.vendor"));
    component.put("name", "openjdk").put("version", version)
        .put("description", "The Java runtime, with the modules " + String.join(", ", RuntimeImage.MODULES));
    component.putArray("licenses").addObject()
        .put("expression", "GPL-2.0-only WITH Classpath-exception-2.0");
    return component.put("purl", purl);
  }

  private static void addDependencies(ArrayNode dependencies, String program, List<String> added) {
    for (JsonNode dependency : dependencies) {
      if (dependency.path("ref").asString().equals(program)) {
        ArrayNode on = (ArrayNode) dependency.get("dependsOn");
        added.forEach(on::add);
      }
    }
    added.forEach(reference -> dependencies.addObject().put("ref", reference).putArray("dependsOn"));
  }

  /** The Java libraries, our own modules included. */
  List<Library> libraries() {
    return bom.get("components").valueStream()
        .filter(component -> component.path("purl").asString().startsWith("pkg:maven/"))
        .map(component -> new Library(component.path("group").asString(), component.path("name").asString(),
            component.path("version").asString(), licences(component)))
        .toList();
  }

  private static List<String> licences(JsonNode component) {
    return component.path("licenses").valueStream()
        .map(licence -> licence.has("expression") ? licence.path("expression").asString()
            : name(licence.path("license")))
        .toList();
  }

  /** The texts of licences by SPDX id. */
  Map<String, String> texts() {
    return texts;
  }

  void write(Path file) throws IOException {
    Files.writeString(file, JSON.writeValueAsString(bom) + "\n");
  }
}
