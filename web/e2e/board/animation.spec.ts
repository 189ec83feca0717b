import { expect, test, type Browser } from '@playwright/test';
import { cell, isDrawnOn, middle, move, open, picturesOf, set, told } from './harness-page';

test.describe('animation', () => {
  const SHUFFLED = {
    before: '10/pppppppppp/rnbqkrnbrr/10/10/10/10/RNBQKRNBRR/PPPPPPPPPP/10',
    after: '10/10/pppppppppp/rnbqkrnbrr/10/10/RNBQKRNBRR/PPPPPPPPPP/10/10',
  };

  test('forty pieces slide at once, by transforms that the compositor runs', async ({ page, browser }) => {
    await open(page, { placement: SHUFFLED.before });
    await set(page, { animated: true });
    const stop = await trace(browser);
    const { frames, properties } = await page.evaluate(async (after) => {
      const control = document.querySelector('h1');
      control?.animate([{ paddingLeft: '0px' }, { paddingLeft: '9px' }], 100);
      window.harness.board.placement = after;
      await Promise.resolve();
      const sliding = [...document.querySelectorAll('.vb-piece')].flatMap((piece) => piece.getAnimations());
      const stamps = [performance.now()];
      let over = false;
      void Promise.all(sliding.map((each) => each.finished)).then(() => (over = true));
      while (!over) stamps.push(await new Promise<number>(requestAnimationFrame));
      return {
        frames: stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? stamp)),
        properties: sliding.map((each) => {
          const { offset, computedOffset, easing, composite, ...changed } =
            (each.effect as KeyframeEffect).getKeyframes()[0] ?? {};
          return Object.keys(changed).join();
        }),
      };
    }, SHUFFLED.after);
    const animations = await stop();
    const worst = `${frames.length} frames, the longest ${Math.max(...frames).toFixed(1)} ms`;
    test.info().annotations.push({ type: 'frames', description: worst });
    console.log(`40 pieces: ${worst}`);
    expect(properties).toEqual(Array.from({ length: 40 }, () => 'transform'));
    const pieces = animations.filter(({ node }) => node.includes('vb-piece'));
    expect(pieces.filter(({ onMainThread }) => !onMainThread)).toHaveLength(40);
    // The control animation proves that the trace reports an animation outside the compositor.
    expect(animations.filter(({ onMainThread }) => onMainThread).map(({ node }) => node)).toEqual(['H1']);
  });

  test('journeys slide promotions, swaps and displaced pieces; the captured fade', async ({ page }) => {
    await open(page, { placement: '4k3/4P3/8/8/8/8/3q4/4K3' });
    await set(page, { animated: true });
    const slides = await page.evaluate(async () => {
      const seen = new Map(
        [...document.querySelectorAll('.vb-piece')].map((each) => [each, each.textContent]),
      );
      window.harness.board.show('4K3/8/8/8/8/8/3Q4/4k3', [
        ['e1', 'e8'],
        ['e8', 'e1'],
        ['e7', 'd2'],
      ]);
      await Promise.resolve();
      return [...document.querySelectorAll('.vb-piece')]
        .map((each) => {
          const effect = each.getAnimations()[0]?.effect as KeyframeEffect;
          const [start] = effect.getKeyframes();
          return `${seen.get(each)}→${each.textContent} ${start?.['transform'] ?? `fades from ${start?.['opacity']}`}`;
        })
        .sort();
    });
    expect(slides).toEqual([
      'K→K translate(400%, 0%)',
      'K→K translate(400%, 700%)',
      'P→Q translate(400%, 100%)',
      'Q→Q fades from 1',
    ]);
    await expect(page.locator('.vb-piece')).toHaveCount(3);
  });

  test('a piece goes along its path, at one speed, by a move that is shown and by one that is entered', async ({
    page,
  }) => {
    const board = { placement: '7/7/1WS4/1B5/7/7' };
    const path = ['b4', 'b5', 'd5', 'd4'];
    await open(page, { ...board, moves: [{ ...move('b4', 'd4'), paths: [path] }] });
    await set(page, { animated: true });
    const frames = async (act: (path: string[]) => void): Promise<(readonly [number, number, number])[]> => {
      await page.evaluate(act, path);
      return page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        const piece = [...document.querySelectorAll('.vb-piece')].find((each) => each.textContent === 'W');
        const effect = piece?.getAnimations()[0]?.effect as KeyframeEffect | undefined;
        return (effect?.getKeyframes() ?? []).map((frame) => {
          const [column = 0, row = 0] = (String(frame['transform']).match(/-?\d+(?=%)/g) ?? []).map(Number);
          return [frame.computedOffset, column / 100, row / 100] as const;
        });
      });
    };
    // Up one, right two, down one: round the standard-bearer on c4, not through it.
    const round = [
      [0, 1, 2],
      [0.25, 1, 1],
      [0.75, 3, 1],
      [1, 3, 2],
    ];
    expect(await frames((way) => window.harness.board.show('7/7/2SW3/1B5/7/7', [way]))).toEqual(round);
    await set(page, { placement: '', animated: false });
    await set(page, { ...board });
    await page.waitForTimeout(50);
    await set(page, { animated: true });
    const entered = await frames(() => {
      window.harness.board.point('b4');
      window.harness.board.point('d4');
    });
    expect(entered).toEqual(round);
  });

  test('a piece that is driven off stays in sight, follows what is looked at, and goes where it is put', async ({
    page,
  }) => {
    const paths = (to: string): string[][] => [
      ['b2', 'b5'],
      ['b5', to],
    ];
    await open(page, {
      placement: '7/1S5/7/7/1R5/7',
      moves: ['c4', 'b2', 'a4'].map((to) => ({ ...move('b2', 'b5', to), paths: paths(to) })),
      previews: { 'b2 b5': { b2: '', b5: 'R' } },
    });
    const driven = page.locator('.vb-piece.waiting');
    await cell(page, 'b2').click();
    await cell(page, 'b5').click();
    await expect(driven).toHaveText('S');
    const stood = await middle(page, 'b5');
    const [beside] = await picturesOf(page, 'S');
    const side = (await cell(page, 'b5').boundingBox())?.width ?? 0;
    expect(Math.hypot((beside?.x ?? 0) - stood.x, (beside?.y ?? 0) - stood.y)).toBeLessThan(side);
    expect(await isDrawnOn(page, 'R', 'b5')).toBe(true);
    await expect(cell(page, 'b2')).toHaveAttribute('aria-label', /, may be chosen$/);
    for (const square of ['c4', 'b2']) {
      await cell(page, square).hover();
      await expect.poll(() => isDrawnOn(page, 'S', square)).toBe(true);
    }
    await cell(page, 'c4').click();
    await expect(driven).toHaveCount(0);
    expect(await told(page, 'move')).toMatchObject({ text: 'b2b5c4' });
    await page.evaluate(() =>
      window.harness.board.show('7/1R5/2S4/7/7/7', [
        ['b2', 'b5'],
        ['b5', 'c4'],
      ]),
    );
    await expect(page.locator('.vb-piece')).toHaveCount(2);
    await expect.poll(() => isDrawnOn(page, 'S', 'c4')).toBe(true);
  });

  test('a piece that was driven off stands where it stood when the move is dropped', async ({ page }) => {
    await open(page, {
      placement: '7/1S5/7/7/1R5/7',
      moves: ['c4', 'a4'].map((to) => ({
        ...move('b2', 'b5', to),
        paths: [
          ['b2', 'b5'],
          ['b5', to],
        ],
      })),
      previews: { 'b2 b5': { b2: '', b5: 'R' } },
    });
    await cell(page, 'b2').click();
    await cell(page, 'b5').click();
    await cell(page, 'c4').hover();
    await page.keyboard.press('Escape');
    await expect.poll(() => isDrawnOn(page, 'S', 'b5')).toBe(true);
    await expect.poll(() => isDrawnOn(page, 'R', 'b2')).toBe(true);
    await expect(page.locator('.vb-piece')).toHaveCount(2);
    await expect(page.locator('.waiting')).toHaveCount(0);
  });

  test('an entered move marks who is in check then, and no check that is over', async ({ page }) => {
    await open(page, {
      placement: 'k7/8/8/8/8/8/8/K6r',
      moves: [
        {
          ...move('a1', 'a8'),
          paths: [
            ['a1', 'a8'],
            ['a8', 'a1'],
          ],
          checked: ['a1'],
        },
        { ...move('a1', 'a2'), paths: [['a1', 'a2']], checked: [] },
      ],
      previews: { 'a1 a8': { a1: 'k', a8: 'K' } },
      marks: { a1: ['check'] },
    });
    await cell(page, 'a1').click();
    await expect(page.locator('.vb-badge.check')).toHaveCount(1);
    await cell(page, 'a8').click();
    await expect(cell(page, 'a8')).toHaveAttribute('aria-label', 'a8, white K');
    await expect(cell(page, 'a1')).toHaveAttribute('aria-label', 'a1, black K, in check');
    await page.evaluate(() => window.harness.board.cancel());
    await cell(page, 'a1').click();
    await cell(page, 'a2').click();
    await expect(page.locator('.vb-badge.check')).toHaveCount(0);
  });

  test('an arrow bends where its way does', async ({ page }) => {
    const arrow = { kind: 'arrow', from: 'b4', to: 'd4', via: ['b5', 'd5'], brush: 'green' } as const;
    await open(page, { placement: '7/7/7/7/7/7', drawings: [arrow] });
    const covers = await page.evaluate(
      (squares) => {
        const shape = document.querySelector<SVGPolygonElement>('.vb-arrow');
        return squares.map((square) => {
          const box = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
          const matrix = shape?.getScreenCTM()?.inverse();
          if (!shape || !box || !matrix) throw new Error('nothing is drawn');
          const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
          return shape.isPointInFill(middle);
        });
      },
      ['b5', 'c5', 'd5', 'c4'],
    );
    expect(covers).toEqual([true, true, true, false]);
  });

  test('a piece that is sent elsewhere in the middle of a slide goes on from where it is seen', async ({
    page,
  }) => {
    await open(page, { placement: '8/8/8/8/8/8/8/R7' });
    await set(page, { animated: true, placement: 'R7/8/8/8/8/8/8/8' });
    const start = await page.evaluate(async () => {
      const [slide] = document.querySelector('.vb-piece')?.getAnimations() ?? [];
      if (!slide) throw new Error('nothing slides');
      slide.pause();
      slide.currentTime = 100;
      window.harness.board.placement = '7R/8/8/8/8/8/8/8';
      await Promise.resolve();
      const [next] = document.querySelector('.vb-piece')?.getAnimations() ?? [];
      const transform = String((next?.effect as KeyframeEffect).getKeyframes()[0]?.['transform']);
      const square = document.querySelector('.vb-cell')?.getBoundingClientRect().height ?? 0;
      return new DOMMatrix(transform).m42 / square;
    });
    expect(start).toBeGreaterThan(0.1);
    expect(start).toBeLessThan(6.9);
  });

  test('who prefers reduced motion sees none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, { placement: SHUFFLED.before });
    await set(page, { animated: true, placement: SHUFFLED.after });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('.vb-piece')).toHaveCount(40);
  });
});

interface TracedAnimation {
  node: string;
  /** Whether the animation ran outside the compositor. */
  onMainThread: boolean;
}

/** Traces the browser; the returned function ends the trace and returns the animations that ran, and where. */
async function trace(browser: Browser): Promise<() => Promise<TracedAnimation[]>> {
  const session = await browser.newBrowserCDPSession();
  const animations = new Map<string, TracedAnimation>();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as TraceEvent[]) {
      if (event.name !== 'Animation') continue;
      const id = event.id2?.local ?? '';
      const { nodeName, compositeFailed } = event.args?.data ?? {};
      if (nodeName !== undefined) animations.set(id, { node: nodeName, onMainThread: false });
      const animation = animations.get(id);
      if (animation && compositeFailed) animation.onMainThread = true;
    }
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.animations', 'devtools.timeline', 'benchmark', 'rail'] },
  });
  return async () => {
    await session.send('Tracing.end');
    await complete;
    return [...animations.values()];
  };
}

interface TraceEvent {
  name?: string;
  id2?: { local?: string };
  args?: { data?: { nodeName?: string; compositeFailed?: number } };
}
