package org.variorum.server.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Hashes passwords by Argon2id. Each hash takes memory and, on purpose, time: the caller bounds how many run at once.
 * Thread-safe.
 */
public final class PasswordHasher {

  private static final int MEMORY_KILOBYTES = 19_456;
  private static final int PASSES = 2;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;

  private final Argon2Function function;
  private final AtomicLong hashes = new AtomicLong();
  /** A hash of no password: a name that does not exist is checked against it, with the same work. */
  private final String decoy;

  /**
   * @param kilobytes the memory of a hash
   * @param passes the number of passes over that memory
   */
  public PasswordHasher(int kilobytes, int passes) {
    function = Argon2Function.getInstance(kilobytes, passes, 1, HASH_BYTES, Argon2.ID);
    Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
    decoy =
        "$argon2id$v=19$m=" + kilobytes + ",t=" + passes + ",p=1$" + base64.encodeToString(random(SALT_BYTES))
            + "$" + base64.encodeToString(random(HASH_BYTES));
  }

  /** A hasher with the parameters for a server: 19 MB and two passes. */
  public static PasswordHasher standard() {
    return new PasswordHasher(MEMORY_KILOBYTES, PASSES);
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  String hash(String password) {
    hashes.incrementAndGet();
    return Password.hash(normal(password)).addRandomSalt(SALT_BYTES).with(function).getResult();
  }

  /** Whether a password has a hash. Without a hash it does the same work, and the answer is no. */
  boolean isRight(String password, @Nullable String hash) {
    hashes.incrementAndGet();
    String known = hash == null ? decoy : hash;
    boolean isRight =
        Password.check(normal(password), known).with(Argon2Function.getInstanceFromHash(known));
    return isRight && hash != null;
  }

  /** The number of hashes so far. */
  public long hashes() {
    return hashes.get();
  }

  /** Spellings of a password that look the same count as the same. */
  private static String normal(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFKC);
  }
}
