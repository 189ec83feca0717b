package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.budget.CostLimits;

/**
 * A server that stops tells every page, also one that has just come and one that waits for answers: a page comes back by
 * itself after 1001, and after 1006 says that the connection was lost.
 */
class FarewellTest {

  private static final ServerSettings.Bounds BOUNDS =
      new ServerSettings.Bounds(1_000, 1_000, 1_000, 200, CostLimits.DEFAULT, false);
  private static final int PAGES = 12;
  private static final int PINGS = 20;

  @RepeatedTest(4)
  void pagesThatWaitForAnswersAreTold(@TempDir Path directory) throws Exception {
    List<Page> pages = new ArrayList<>();
    Server server = Server.start(new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"), BOUNDS));
    for (int i = 0; i < PAGES; i++) {
      Page page = new Page(server.port());
      pages.add(page);
      assertThat(page.heard.poll(30, TimeUnit.SECONDS)).contains("welcome");
    }
    for (Page page : pages) {
      for (int i = 0; i < PINGS; i++) {
        page.say("{\"type\":\"ping\",\"ref\":" + i + "}");
      }
    }
    server.close();
    for (Page page : pages) {
      assertThat(page.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1001);
      page.close();
    }
  }
}
