package org.variorum.browser;

import org.variorum.view.query.QueryException;

/**
 * A refusal of a query, for JavaScript: its message is a JSON object of {@code status}, {@code code}, {@code words} and
 * {@code squares}.
 */
final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1;

  RefusalException(QueryException refused) {
    this(refused.status(), refused);
  }

  /** The refusal of a path that the API does not have. */
  static RefusalException unknownAddress(String path) {
    return new RefusalException(404,
        new QueryException("unknown-address", "There is nothing at " + path + "."));
  }

  private RefusalException(int status, QueryException refused) {
    super(new Json().beginObject().name("status").value(status).name("code").value(refused.code())
        .name("words").values(refused.words()).name("squares").values(refused.squares()).endObject()
        .toString(), refused);
  }
}
