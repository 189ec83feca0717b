package org.variorum.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.constantpool.MethodTypeEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.engine.search.Engine;
import org.variorum.languageserver.LanguageService;
import org.variorum.rules.game.Game;

/**
 * Rules, language service, engine and views use nothing of the class library that TeaVM, which translates them to WebAssembly, lacks or has
 * otherwise, except in the classes that only the Java virtual machine runs.
 */
class TranslatableTest {

  /** Classes and members that TeaVM 0.16 lacks, has otherwise, or has only with much that a page should not load. */
  private static final Pattern FORBIDDEN =
      Pattern.compile("java/util/(Random|SplittableRandom|HexFormat|ServiceLoader|Formatter|BitSet)"
          + "|java/util/concurrent/(ThreadLocalRandom|locks/.*|ForkJoin.*|Execut.*|CompletableFuture|CountDownLatch|Semaphore)"
          + "|java/(security|text|net)/.*|java/nio/file/.*|java/nio/channels/.*|java/io/File.*|java/lang/reflect/.*"
          + "|java/lang/(Thread(\\$.*|Local)?|Module.*|Process.*)|jdk/.*"
          + "|java/util/Map\\.copyOf.*|java/util/stream/Collectors\\.toUnmodifiableMap.*"
          + "|java/util/Collections\\.unmodifiable(Sorted|Navigable).*"
          + "|java/lang/String\\.(lines|transform|describeConstable|format|formatted)\\(.*"
          + "|java/lang/StringBuilder\\.repeat.*"
          + "|java/lang/Character\\.toString\\(I\\).*|java/lang/Integer\\.parseUnsignedInt\\(Ljava/lang/String;I\\).*"
          + "|java/lang/Math\\.(round|rint)\\(.*|java/lang/Long\\.(compress|expand).*|java/lang/Object\\.(wait|notify).*"
          + "|java/lang/Class(Loader)?\\.(forName|getResource).*"
          // Character classes that match other characters there.
          + "|(?s:\".*(\\\\p\\{C\\}|\\[\\^[^\\]]*\\\\p\\{).*)"
          + "|java/util/regex/Matcher\\.(results|(replaceAll|replaceFirst)\\(Ljava/util/function|append.*StringBuilder).*"
          + "|java/util/stream/Stream\\.ofNullable.*|java/util/stream/(Int|Long|Double|)Stream\\.distinct.*");

  /** What only the Java virtual machine runs, and the tables that a translation must include as resources. */
  private static final Set<String> JVM_ONLY = Set.of("org/variorum/rules/platform/Bits",
      "org/variorum/rules/platform/Accents", "org/variorum/rules/language/DirectoryLibrary",
      "org/variorum/rules/guide/DirectoryPages", "org/variorum/rules/ini/Option",
      "org/variorum/rules/language/ForeignWords", "org/variorum/engine/DirectoryFiles",
      "org/variorum/engine/time/Threads", "org/variorum/engine/network/FastestArithmetic",
      "org/variorum/engine/network/VectorArithmetic");

  private static final String TWIN = "Portable";
  private static final Map<String, ClassModel> CLASSES = classes();

  /** What only the command line uses of a module. */
  private static final String PROTOCOL = "org/variorum/languageserver/lsp/";

  private static Map<String, ClassModel> classes() {
    Map<String, ClassModel> classes = new TreeMap<>();
    for (Class<?> module : List.of(Game.class, LanguageService.class, Engine.class, Answers.class)) {
      try {
        Path place = Path.of(module.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(place)) {
          readAll(place, classes);
        } else {
          try (FileSystem jar = FileSystems.newFileSystem(place)) {
            readAll(jar.getPath("/"), classes);
          }
        }
      } catch (IOException | URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }
    return classes;
  }

  private static void readAll(Path root, Map<String, ClassModel> classes) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files.filter(file -> file.toString().endsWith(".class"))::iterator) {
        ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
        if (!model.thisClass().asInternalName().startsWith(PROTOCOL)) {
          classes.put(model.thisClass().asInternalName(), model);
        }
      }
    }
  }

  @Test
  void onlyClassesForTheVirtualMachineUseWhatATranslationLacks() {
    Set<String> users = new TreeSet<>();
    List<String> uses = new ArrayList<>();
    CLASSES.forEach((name, model) -> uses(model).filter(FORBIDDEN.asMatchPredicate()).forEach(used -> {
      users.add(outermost(name));
      if (!JVM_ONLY.contains(outermost(name))) {
        uses.add(name + " uses " + used);
      }
    }));
    assertThat(uses).isEmpty();
    assertThat(users).as("the list of exceptions is exact").isEqualTo(new TreeSet<>(JVM_ONLY));
  }

  private static String outermost(String name) {
    return name.replaceAll("\\$.*", "");
  }

  private static Stream<String> uses(ClassModel model) {
    List<String> uses = new ArrayList<>();
    for (PoolEntry entry : model.constantPool()) {
      if (entry instanceof ClassEntry type) {
        uses.add(type.asInternalName());
      } else if (entry instanceof MemberRefEntry member) {
        uses.add(member.owner().asInternalName() + "." + member.name().stringValue()
            + member.type().stringValue());
      } else if (entry instanceof StringEntry text) {
        uses.add("\"" + text.stringValue());
      }
    }
    // Every class that has a lambda or a string with values in it names these.
    return uses.stream()
        .filter(use -> !use.startsWith("java/lang/invoke/") && !use.startsWith("java/lang/runtime/"));
  }

  /** TeaVM 0.16 breaks down at a reference to a method that returns, for example, a byte where a short is asked for. */
  @Test
  void noReferenceToAMethodWidensItsResult() {
    List<String> found = new ArrayList<>();
    CLASSES.forEach((name, model) -> {
      for (PoolEntry entry : model.constantPool()) {
        if (entry instanceof InvokeDynamicEntry lambda) {
          List<LoadableConstantEntry> arguments = lambda.bootstrap().arguments();
          if (arguments.size() >= 3 && arguments.get(1) instanceof MethodHandleEntry method
              && arguments.get(2) instanceof MethodTypeEntry wanted
              && widens(method.reference().type().stringValue(), wanted.asSymbol().returnType())) {
            found.add(name + " refers to " + method.reference().name().stringValue());
          }
        }
      }
    });
    assertThat(found).isEmpty();
  }

  private static boolean widens(String descriptor, ClassDesc wanted) {
    String result = descriptor.substring(descriptor.indexOf(')') + 1);
    return wanted.isPrimitive() && Set.of("B", "S", "C").contains(result)
        && !result.equals(wanted.descriptorString());
  }

  /** A translation puts the twin in the place of the class. */
  @Test
  void aPortableTwinHasTheMethodsOfItsClass() {
    List<String> twins = CLASSES.keySet().stream().filter(name -> simpleName(name).startsWith(TWIN)).toList();
    assertThat(twins).hasSize(4);
    for (String twin : twins) {
      String original = twin.replace("/" + TWIN, "/");
      assertThat(JVM_ONLY).contains(original);
      assertThat(methods(twin)).as(twin).isEqualTo(methods(original));
    }
  }

  private static String simpleName(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }

  private static Set<String> methods(String name) {
    ToIntFunction<MethodModel> access = method -> method.flags().flagsMask() & AccessFlag.PUBLIC.mask();
    return CLASSES.get(name).methods().stream().filter(method -> !method.flags().has(AccessFlag.PRIVATE))
        .map(method -> access.applyAsInt(method) + method.methodName().stringValue() + method.methodType())
        .collect(Collectors.toSet());
  }
}
