// Draws all pieces in all styles, both sides, on light and dark squares of the three boards, at three sizes:
//   node e2e/contact-sheet.mjs [folder for the pictures]
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const FOLDER = process.argv[2] ?? 'target/contact-sheet';
// Light and dark square of each board, first on light pages, then on dark pages.
const colours = [
  ...readFileSync('src/board/themes.css', 'utf8').matchAll(/-square: light-dark\(([^,]+), ([^)]+)\)/g),
];
const BOARDS = [1, 2].flatMap((page) =>
  colours.flatMap((light, i) => (i % 2 === 0 ? [[light[page], colours[i + 1][page]]] : [])),
);
const SIZES = [128, 48, 32];

const piece = (
  name,
  { letter = name.charAt(0).toUpperCase(), parts = [], promoted = false, characters } = {},
) => ({
  letter,
  name,
  parts,
  promoted,
  characters,
});
/** Sheets with other styles than figures. */
const STYLES = { shogi: ['figures', 'kanji', 'international'], discs: ['discs'] };
const SHEETS = {
  western: ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'archbishop', 'chancellor'].map((name) =>
    piece(name),
  ),
  new: [
    piece('general', { parts: ['crooked-bishop'] }),
    ...['gleeman', 'warlord', 'sergeant', 'windmill', 'standard-bearer'].map((name) => piece(name)),
    piece('queen', { promoted: true }),
  ],
  eastern: ['general', 'advisor', 'elephant', 'chariot', 'cannon', 'horse', 'soldier'].map((name) =>
    piece(name),
  ),
  discs: [
    ['general', '帥將'],
    ['advisor', '仕士'],
    ['elephant', '相象'],
    ['chariot', '俥車'],
    ['cannon', '炮砲'],
    ['horse', '傌馬'],
    ['soldier', '兵卒'],
    ['banner', '旗旗'],
    ['palace', '漢楚'],
    ['hurdler', '包包'],
    ['guard', ''],
  ].map(([name, written]) => piece(name, written ? { characters: [...written] } : {})),
  southern: ['khun', 'met', 'khon', 'ma', 'ruea', 'bia'].map((name) => piece(name)),
  shogi: [
    ...['king', 'rook', 'bishop', 'gold general', 'silver general', 'knight', 'lance', 'pawn'].map((name) =>
      piece(name),
    ),
    ...['dragon', 'horse', 'promoted silver', 'promoted knight', 'promoted lance', 'tokin'].map((name) =>
      piece(name, { promoted: true }),
    ),
  ],
  composed: [
    ['wazir'],
    ['ferz'],
    ['camel'],
    ['griffon'],
    ['manticore'],
    ['rose'],
    ['crooked-rook'],
    ['orbit'],
    ['rook', 'bishop'],
    ['knight', 'king'],
    ['rook', 'king'],
    ['cannon', 'knight'],
    ['crooked-rook', 'knight'],
    ['alfil', 'ferz'],
    ['rook', 'knight', 'camel'],
  ].map((parts) => piece('x', { parts })),
  letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => piece('x', { letter })),
};

const vite = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
const { picture } = await vite.ssrLoadModule('/src/pieces/index.ts');

function cells(looks, style, size) {
  return BOARDS.flatMap(([light, dark]) =>
    ['white', 'black'].map(
      (side) =>
        `<div class="row">${looks
          .map((look, i) =>
            [light, dark]
              .map((square, j) =>
                (size > 100 ? (i + j) % 2 === 0 : true)
                  ? `<span style="background:${square};width:${size}px;height:${size}px">${picture(look, side, style)}</span>`
                  : '',
              )
              .join(''),
          )
          .join('')}</div>`,
    ),
  ).join('');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
mkdirSync(FOLDER, { recursive: true });
for (const [title, looks] of Object.entries(SHEETS)) {
  for (const style of STYLES[title] ?? ['figures']) {
    for (const size of SIZES) {
      await page.setContent(
        '<style>body{margin:0;display:inline-block}.row{display:flex}span{display:block}' +
          `svg{display:block;width:100%;height:100%}</style>${cells(looks, style, size)}`,
      );
      await page.locator('body').screenshot({ path: join(FOLDER, `${title}-${style}-${size}.png`) });
    }
  }
}
await browser.close();
await vite.close();
