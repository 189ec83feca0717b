package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.Variation;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.SearchTask;

/** Reporter of a search to a session's output. */
final class SearchReporter implements SearchTask.Report {

  private final LineSink out;
  private final SearchInfo info;
  private final boolean mateOnly;
  private List<Variation> lastVariations = List.of();

  /** @param mateOnly whether the search answers USI's {@code go mate}, by a line {@code checkmate …} */
  SearchReporter(LineSink out, SearchInfo info, boolean mateOnly) {
    this.out = out;
    this.info = info;
    this.mateOnly = mateOnly;
  }

  @Override
  public void deeper(Result result) {
    lastVariations = result.variations();
    out.write(info.lines(result));
  }

  @Override
  public void found(Result result) {
    List<String> lines = new ArrayList<>();
    if (!result.variations().equals(lastVariations)) {
      lines.addAll(info.lines(result));
    }
    lines.add(mateOnly ? info.checkmate(result) : info.best(result));
    out.write(lines);
  }

  @Override
  public void failed(Throwable cause) {
    out.write(List.of("info string the search failed, so the best move is an arbitrary legal move: " + cause,
        info.anyMove()));
  }
}
