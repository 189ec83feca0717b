package org.variorum.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.Variation;
import org.variorum.protocol.LineSink;
import org.variorum.protocol.SearchTask;

/** Reporter that writes the results of a search to a session's output. */
final class SearchReporter implements SearchTask.Report {

  private final LineSink out;
  private final SearchInfo info;
  private final boolean answersGoMate;
  private List<Variation> lastVariations = List.of();

  /** @param answersGoMate whether to answer with a line {@code checkmate …}, as for USI's {@code go mate} */
  SearchReporter(LineSink out, SearchInfo info, boolean answersGoMate) {
    this.out = out;
    this.info = info;
    this.answersGoMate = answersGoMate;
  }

  @Override
  public void depthCompleted(Result result) {
    lastVariations = result.variations();
    out.write(info.lines(result));
  }

  @Override
  public void found(Result result) {
    List<String> lines = new ArrayList<>();
    if (!result.variations().equals(lastVariations)) {
      lines.addAll(info.lines(result));
    }
    lines.add(answersGoMate ? info.checkmateLine(result) : info.bestMoveLine(result));
    out.write(lines);
  }

  @Override
  public void failed(Throwable cause) {
    out.write(List.of("info string the search failed, so the best move is an arbitrary legal move: " + cause,
        info.anyMoveLine()));
  }
}
