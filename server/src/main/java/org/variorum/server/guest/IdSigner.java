package org.variorum.server.guest;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs guests' ids (HMAC-SHA256), so that a client can neither use another guest's id nor invent one. A sealed id is
 * the id, a point and the signature.
 */
public final class IdSigner {

  private static final Pattern ID = Pattern.compile("[0-9a-f]{32}");
  private static final SecureRandom RANDOM = new SecureRandom();

  private final SecretKeySpec key;

  /** @param secret at least 32 random bytes */
  public IdSigner(byte[] secret) {
    if (secret.length < 32) {
      throw new IllegalArgumentException("a secret has at least 32 bytes, not " + secret.length);
    }
    key = new SecretKeySpec(secret, "HmacSHA256");
  }

  /** Returns a new random id for a new visitor. */
  public static String newId() {
    byte[] id = new byte[16];
    RANDOM.nextBytes(id);
    return HexFormat.of().formatHex(id);
  }

  /** Returns the id with its signature, to be stored by a browser. */
  public String seal(String id) {
    return id + "." + signature(id);
  }

  /** Returns the id that a sealed id contains; empty if the signature is not valid. */
  public Optional<String> open(String sealed) {
    int point = sealed.indexOf('.');
    if (point < 0 || !ID.matcher(sealed.substring(0, point)).matches()) {
      return Optional.empty();
    }
    String id = sealed.substring(0, point);
    boolean isValid = MessageDigest.isEqual(bytes(signature(id)), bytes(sealed.substring(point + 1)));
    return isValid ? Optional.of(id) : Optional.empty();
  }

  /** Returns a keyed hash of a text that is no id: the text cannot be found from it without the key. */
  public String hash(String text) {
    return signature("hash of " + text);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String signature(String id) {
    try {
      Mac mac = Mac.getInstance(key.getAlgorithm());
      mac.init(key);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(bytes(id)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HMAC-SHA256", e);
    }
  }
}
