package org.variorum.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The npm packages with code in the pages. Vite lists them beside the pages, because it alone knows. */
record PageParts(List<Part> parts) {

  private static final String LIST = "public/licences.json";

  /**
   * A package of npm.
   *
   * @param licence the SPDX id
   * @param text the licence's text; empty if the package has none
   * @param sha512 in hexadecimal
   */
  record Part(String name, String version, String licence, String text, String sha512) {

    /** The package URL (purl). */
    String purl() {
      return "pkg:npm/" + name.replace("@", "%40") + "@" + version;
    }
  }

  static PageParts read(Path webJar, Path packageLock) throws IOException {
    JsonMapper json = new JsonMapper();
    JsonNode locked = json.readTree(Files.readString(packageLock)).path("packages");
    try (JarFile jar = new JarFile(webJar.toFile())) {
      @Nullable ZipEntry list = jar.getEntry(LIST);
      if (list == null) {
        throw new IOException(webJar + " has no " + LIST);
      }
      try (InputStream text = jar.getInputStream(list)) {
        return new PageParts(json.readTree(text).valueStream().map(part -> part(part, locked)).toList());
      }
    }
  }

  private static Part part(JsonNode part, JsonNode locked) {
    String name = part.path("name").asString();
    String integrity = locked.path("node_modules/" + name).path("integrity").asString("");
    if (!integrity.startsWith("sha512-")) {
      throw new IllegalStateException("package-lock.json has no SHA-512 of " + name);
    }
    byte[] hash = Base64.getDecoder().decode(integrity.substring("sha512-".length()));
    return new Part(name, part.path("version").asString(), part.path("identifier").asString(),
        part.path("text").asString(""), HexFormat.of().formatHex(hash));
  }
}
