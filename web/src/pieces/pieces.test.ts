import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { picture, stylesFor, type Look, type Side } from './index';

const GAMES = '../games';
const SIDES: readonly Side[] = ['white', 'black'];

/** The file of each game, in the folder of its family. */
const files = new Map(
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [basename(file, '.yaml'), join(GAMES, file)]),
);
const games = [...files.keys()];

const textOf = (game: string): string => readFileSync(files.get(game) ?? '', 'utf8');
const parentOf = (text: string): string | undefined => /^from: (\S+)/m.exec(text)?.[1];

/** The parts of a piece that tell it from pieces of the same name, and the parts of composed drawings. */
function tellingParts(definition: string): string[] {
  const [, moves = ''] = /moves: \[?([A-Za-z]+)/.exec(definition) ?? [];
  if (moves.startsWith('zB')) return ['crooked-bishop'];
  const parts = {
    K: ['king'],
    Q: ['rook', 'bishop'],
    R: ['rook'],
    B: ['bishop'],
    N: ['knight'],
    DD: ['dabbaba'],
  };
  const own = moves.replace(/NN/g, '');
  return Object.entries(parts).flatMap(([letter, all]) => (own.includes(letter) ? all : []));
}

/** The looks that the server would send: names from the definition, and only the parts that the tables need. */
function looksOf(game: string): Look[] {
  const text = textOf(game);
  const parent = parentOf(text);
  const looks = new Map((parent ? looksOf(parent) : []).map((look) => [look.letter, look]));
  for (const [, letter = '', rest = ''] of text.matchAll(
    /^ {2}(\+?[A-Z]):( none$|(?: \{.*|\s*\n(?: {4}.*\n)+))/gm,
  )) {
    if (rest === ' none') looks.delete(letter);
    const name = /name: ([^,}\n]+)/.exec(rest)?.[1]?.trim();
    if (!name) continue;
    const inherited = looks.get(letter);
    const parts = inherited && !rest.includes('moves:') ? inherited.parts : tellingParts(rest);
    looks.set(letter, { letter, name, parts, promoted: letter.startsWith('+') });
  }
  return [...looks.values()];
}

/** The letters of the pieces that a definition or its parent names, read line by line. */
function namedLetters(game: string): Set<string> {
  const text = textOf(game);
  const parent = parentOf(text);
  const letters = parent ? namedLetters(parent) : new Set<string>();
  const section = /^pieces:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
  let letter = '';
  for (const row of section.split('\n')) {
    letter = /^ {2}(\+?[A-Z]~?):/.exec(row)?.[1] ?? letter;
    if (/\bname:/.test(row)) letters.add(letter);
    if (/^ {2}\S+: none\b/.test(row)) letters.delete(letter);
  }
  return letters;
}

/** The letters of the pieces on the board or in hand at the start. */
function startingLetters(game: string): string[] {
  const text = textOf(game);
  const parent = parentOf(text);
  const placement = /^start: "?(\S+)/m.exec(text)?.[1] ?? '';
  if (placement === '' && parent) return startingLetters(parent);
  return [...placement.toUpperCase().matchAll(/\+?[A-Z]/g)].map(([letter]) => letter);
}

/** The strokes alone: two pieces must differ in more than an attribute. */
function strokes(markup: string): string {
  return [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join(' ');
}

const numbersIn = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

function parsed(markup: string): Element {
  const document = new DOMParser().parseFromString(markup, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

/** Whether every element is closed before its parent; a browser's HTML parser would forgive anything. */
function wellFormed(markup: string): boolean {
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end) return open.pop() === name ? '' : 'unbalanced';
      if (!empty) open.push(name);
      return '';
    },
  );
  return rest.replace(/&#\d+;/g, '') === '' && open.length === 0;
}

describe.each(games)('the pieces of %s', (game) => {
  const looks = looksOf(game);
  const pictures = (style: ReturnType<typeof stylesFor>[number], side: Side) =>
    looks.map((look) => picture(look, side, style));

  it('are found in the definition: all that it or its parent names, and whoever stands on the board', () => {
    const found = looks.map(({ letter }) => letter);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(namedLetters(game));
    expect(found).toEqual(expect.arrayContaining(startingLetters(game)));
  });

  it.each(stylesFor(looks))('are drawn, each in its own way, as %s', (style) => {
    const unknown = looks.map(({ letter, promoted }) =>
      strokes(picture({ letter, name: 'nobody drew this', parts: [], promoted }, 'white', style)),
    );
    const known = pictures(style, 'white').map(strokes);
    known.forEach((drawing, i) => expect(drawing, looks[i]?.name).not.toBe(unknown[i]));
    expect(new Set(known).size).toBe(looks.length);
  });

  it.each(stylesFor(looks))('are plain, well-formed, harmless SVG as %s', (style) => {
    for (const markup of SIDES.flatMap((side) => pictures(style, side))) {
      expect(wellFormed(markup)).toBe(true);
      expect(parsed(markup).getAttribute('viewBox')).toBe('0 0 64 64');
      expect(markup).not.toMatch(/<(?!\/?(svg|g|path)\b)/);
      expect(markup).not.toMatch(/ (id|style|href|on\w+)=|url\(|NaN|undefined|e-\d/);
      expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toContain('//');
    }
  });

  it('are not cut off by the edge of the field', () => {
    const margin = 2.1; // half the widest stroke
    looks.forEach((look, i) => {
      const reach = numbersIn(strokes(pictures('figures', 'white')[i] ?? ''));
      expect(Math.min(...reach), look.name).toBeGreaterThanOrEqual(margin);
      expect(Math.max(...reach), look.name).toBeLessThanOrEqual(64 - margin);
    });
  });

  it.each(stylesFor(looks))('of the two sides differ as %s', (style) => {
    pictures(style, 'white').forEach((white, i) => expect(white).not.toBe(pictures(style, 'black')[i]));
  });
});

const piece = (name: string, parts: string[] = [], letter = 'X', promoted = false): Look => ({
  letter,
  name,
  parts,
  promoted,
});
const drawn = (look: Look) => strokes(picture(look, 'white', 'figures'));

describe('a piece that is named as a compound', () => {
  const words: Record<string, string[]> = {
    amazon: ['rook', 'bishop', 'knight'],
    chancellor: ['rook', 'knight'],
    cardinal: ['bishop', 'knight'],
  };
  it.each(Object.entries({ ...words, centaur: ['king', 'knight'] }))(
    '%s is drawn as one only where it moves as both do',
    (name, parts) => {
      const compound = drawn(piece(name, parts));
      for (const part of parts) {
        const others = parts.filter((each) => each !== part);
        expect(drawn(piece(name, others))).not.toBe(compound);
      }
    },
  );

  it('is a queen where it moves as a queen', () => {
    expect(drawn(piece('amazon', ['rook', 'bishop']))).toBe(drawn(piece('queen')));
  });
});

describe('a side', () => {
  it('is drawn in the colour that its game gives it', () => {
    const king = piece('king');
    expect(picture(king, 'white', 'figures', 'red')).toContain('--piece-red-fill');
    expect(picture(king, 'white', 'figures', 'red')).not.toContain('--piece-white-fill');
    expect(picture(king, 'black', 'figures')).toBe(picture(king, 'black', 'figures', 'black'));
    const general = { ...king, characters: ['楚', '漢'] };
    expect(picture(general, 'white', 'discs', 'blue')).toContain('--disc-blue-ink');
  });
});

describe('a piece that nobody drew', () => {
  it('is drawn as what it moves like', () => {
    expect(drawn(piece('tower', ['rook']))).toBe(drawn(piece('rook')));
  });

  it('is composed of what it moves like', () => {
    const parts = [
      'king',
      'rook',
      'bishop',
      'knight',
      'queen',
      'pawn',
      'wazir',
      'ferz',
      'alfil',
      'dabbaba',
      'camel',
      'zebra',
      'nightrider',
      'gold',
      'silver',
      'lance',
      'crooked-bishop',
      'crooked-rook',
      'rose',
      'griffon',
      'manticore',
      'cannon',
      'orbit',
    ];
    const alone = parts.map((part) => drawn(piece('x', [part])));
    expect(new Set([...alone, drawn(piece('x'))]).size).toBe(parts.length + 1);
    const pairs = parts.flatMap((a, i) => parts.slice(i + 1).map((b) => drawn(piece('x', [a, b]))));
    expect(new Set([...alone, ...pairs]).size).toBe(parts.length + pairs.length);
  });

  it('does not depend on the order of its parts, nor on parts that are unknown', () => {
    expect(drawn(piece('x', ['knight', 'rook']))).toBe(drawn(piece('x', ['rook', 'teleporter', 'knight'])));
  });

  it('is its letter on a disc if its parts are unknown too', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) =>
      drawn(piece('x', ['teleporter'], letter)),
    );
    expect(new Set(letters).size).toBe(26);
  });

  it('wears a badge where it is promoted', () => {
    expect(drawn(piece('rook', [], '+R', true))).not.toBe(drawn(piece('rook', [], 'R')));
  });
});

describe('tiles', () => {
  const shogi = looksOf('shogi');

  it('that nobody wrote for show the figure', () => {
    const tile = (name: string) => strokes(picture(piece(name), 'white', 'kanji'));
    expect(tile('cannon')).not.toBe(tile('elephant'));
  });

  it('are offered where there are pieces of tiles, and only there', () => {
    expect(stylesFor(shogi)).toEqual(['kanji', 'international', 'figures']);
    const tiled = games.filter((game) => stylesFor(looksOf(game)).length > 1);
    const promoting = games.filter((game) => looksOf(game).some((look) => look.promoted));
    // Tiles of dobutsu show animals, not signs: its figures fit. Nobody plays mansindam with wedges.
    expect(tiled).toEqual(promoting.filter((game) => !['dobutsu', 'mansindam'].includes(game)));
  });

  it('have a sign for every piece of every game that offers them', () => {
    // A tile that has no sign of its own shows its figure in either style.
    const written = (look: Look) => strokes(picture(look, 'white', 'kanji'));
    const wordless = (look: Look) => strokes(picture(look, 'white', 'international'));
    expect(written(piece('cannon'))).toBe(wordless(piece('cannon')));
    for (const game of games.filter((each) => stylesFor(looksOf(each)).length > 1)) {
      for (const look of looksOf(game)) {
        expect(written(look), `${game}: ${look.name}`).not.toBe(wordless(look));
      }
    }
  });

  it('are not offered for a single name that other games have, too', () => {
    expect(stylesFor([piece('king'), piece('falcon'), piece('phoenix')])).toEqual(['figures']);
  });

  it('of Black point towards White', () => {
    for (const style of ['kanji', 'international'] as const) {
      for (const look of shogi) {
        expect(picture(look, 'black', style)).toContain('rotate(180 32 32)');
        expect(picture(look, 'white', style)).not.toContain('rotate(180 32 32)');
      }
    }
  });

  it('of promoted pieces are written in another colour', () => {
    for (const look of shogi) {
      expect(picture(look, 'white', 'kanji').includes('--tile-promoted')).toBe(look.promoted);
    }
  });
});

describe('discs', () => {
  const general: Look = { ...piece('general', ['wazir'], 'K'), characters: ['帥', '將'] };
  const written = (character: string): string =>
    picture({ ...general, characters: [character, character] }, 'white', 'discs');

  it('are offered where there are characters to write on them', () => {
    expect(stylesFor([general, piece('guard')])).toEqual(['discs', 'figures']);
  });

  it('tell the sides apart by more than a colour', () => {
    const same = { ...general, characters: ['車', '車'] };
    expect(strokes(picture(same, 'white', 'discs'))).not.toBe(strokes(picture(same, 'black', 'discs')));
  });

  it('have strokes for every character of every game', () => {
    const characters = games.flatMap((game) =>
      [...textOf(game).matchAll(/character: ([^,}\n]+)/g)].flatMap(([, text = '']) => text.split('/')),
    );
    expect(characters.length).toBeGreaterThan(20);
    for (const character of characters) expect(written(character.trim()), character).not.toContain('<text');
  });

  it('write what nobody has drawn in a font, and nothing that is markup', () => {
    expect(written('羔')).toContain('>&#32660;</text>');
    expect(written('<b')).toContain('>&#60;&#98;</text>');
    expect(wellFormed(written('羔'))).toBe(true);
  });

  it('show the figure of a piece that has no character', () => {
    const { characters: _, ...plain } = general;
    expect(picture(plain, 'white', 'discs')).not.toBe(picture(general, 'white', 'discs'));
  });
});

it('names from a definition never get into the markup, nor do they find what no table holds', () => {
  for (const name of ['constructor', '__proto__', 'toString', '"><script>alert(1)</script>']) {
    for (const style of ['figures', 'kanji', 'international', 'discs'] as const) {
      const hostile = {
        letter: '<b>',
        name,
        parts: ['constructor', '__proto__', name],
        promoted: true,
        characters: [name, name],
      };
      const markup = picture(hostile, 'white', style);
      expect(wellFormed(markup)).toBe(true);
      expect(markup).not.toMatch(/script|<b>|undefined|NaN/);
    }
  }
});

it('two pieces of one name in different games look different', () => {
  expect(drawn(piece('general', ['crooked-bishop']))).not.toBe(drawn(piece('general', ['wazir'])));
  expect(drawn(piece('marshal', ['bishop', 'knight']))).not.toBe(drawn(piece('marshal', ['rook', 'knight'])));
  expect(drawn(piece('fox', ['bishop', 'knight']))).not.toBe(drawn(piece('fox', ['ferz'])));
  expect(drawn(piece('horse'))).not.toBe(drawn(piece('horse', [], '+B', true)));
});

// Some two hundred kinds of pieces. The limit rose from 24 kB with the games that added sixty kinds.
it('the whole set is small', () => {
  const sources = readdirSync('src/pieces')
    .filter((file) => /^[a-z]+\.ts$/.test(file))
    .map((file) => readFileSync(`src/pieces/${file}`));
  expect(gzipSync(Buffer.concat(sources)).length).toBeLessThan(26_500);
});
