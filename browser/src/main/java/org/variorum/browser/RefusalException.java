package org.variorum.browser;

import org.variorum.browser.answer.PackageWriter;
import org.variorum.browser.answer.RefusedQuery;
import org.variorum.view.query.QueryException;

/**
 * A refusal of a query, for JavaScript: its message is a {@link RefusedQuery}.
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
    super(PackageWriter.text(new RefusedQuery(status, refused.code(), refused.words(), refused.squares())),
        refused);
  }
}
