import type { LineView, WhyView } from '../../../api/types';

/** A worked example of a rules page: a position, moves played from it, and what holds after them. */
export interface Example {
  readonly title: string;
  readonly options: readonly string[];
  /** Null: the start position. */
  readonly fen: string | null;
  readonly moves: readonly string[];
  readonly legal: readonly string[];
  readonly illegal: readonly { readonly move: string; readonly rule: string }[];
  readonly check: boolean | null;
  readonly outcome: string | null;
  readonly say: string;
}

/** An example in a page. */
export interface Found {
  readonly example: Example;
  /** The line of the page, from 1, on which it begins. */
  readonly line: number;
}

/** What knows the rules. A refusal is an error, and its message says why. */
export interface Rules {
  line(query: { options: string[]; fen?: string; moves: string[] }): Promise<LineView>;
  /** Why a move is not legal. */
  why(query: { options: string[]; fen?: string; moves: string[] }, move: string): Promise<WhyView>;
}

const BLOCK = /^```example[ \t]*\n([\s\S]*?)^```[ \t]*$/gm;

/** The examples of a page, in its order. */
export function readExamples(page: string): Found[] {
  return [...page.matchAll(BLOCK)].map((match) => ({
    example: readBlock(match[1] ?? ''),
    line: page.slice(0, match.index).split('\n').length,
  }));
}

function readBlock(block: string): Example {
  const fields: { key: string; value: string }[] = [];
  for (const line of block.split('\n')) {
    const last = fields.at(-1);
    const [, key, value = ''] = /^([a-z]+):\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined) fields.push({ key, value: value.trim() });
    else if (/^\s+\S/.test(line) && last) last.value = `${last.value} ${line.trim()}`.trim();
  }
  const text = (key: string): string | null => fields.find((field) => field.key === key)?.value ?? null;
  const words = (key: string): string[] => (text(key) ?? '').split(/\s+/).filter((word) => word !== '');
  const illegal = fields
    .filter(({ key }) => key === 'illegal')
    .map(({ value }) => ({ move: value.split(/\s+/)[0] ?? '', rule: value.split(/\s+/)[1] ?? '' }));
  const check = text('check');
  return {
    title: text('title') ?? '',
    options: words('options'),
    fen: text('fen'),
    moves: words('moves'),
    legal: words('legal'),
    illegal,
    check: check === null ? null : check === 'yes',
    outcome: text('outcome'),
    say: text('say') ?? '',
  };
}

/** The fenced block of an example. */
export function writeExample(example: Example): string {
  const { title, options, fen, moves, legal, illegal, check, outcome, say } = example;
  const list = (key: string, words: readonly string[]): string[] =>
    words.length > 0 ? [`${key}: ${words.join(' ')}`] : [];
  return [
    '```example',
    `title: ${oneLine(title)}`,
    ...list('options', options),
    ...(fen === null ? [] : [`fen: ${fen}`]),
    ...list('moves', moves),
    ...list('legal', legal),
    ...illegal.map(({ move, rule }) => `illegal: ${move} ${rule}`),
    ...(check === null ? [] : [`check: ${check ? 'yes' : 'no'}`]),
    ...(outcome === null ? [] : [`outcome: ${outcome}`]),
    `say: ${oneLine(say)}`,
    '```',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A page with one more example: at the end of the paragraph of an offset, never within another block. */
export function withExample(page: string, example: Example, offset: number = page.length): string {
  const fences = [...page.matchAll(/^```[^\n]*\n[\s\S]*?^```[ \t]*$/gm)];
  const around = fences.find(({ index, 0: text }) => index <= offset && offset < index + text.length);
  const from = around ? around.index + around[0].length : offset;
  const end = /\n[ \t]*\n|$(?![\s\S])/.exec(page.slice(from));
  const place = from + (end?.index ?? 0);
  const before = page.slice(0, place).trimEnd();
  const after = page.slice(place).trimStart();
  return `${before === '' ? '' : `${before}\n\n`}${writeExample(example)}\n${after === '' ? '' : `\n${after}`}`;
}

// ---- the check

/** What of an example does not hold by the rules, a sentence each; none if all holds. */
export async function failures(example: Example, rules: Rules): Promise<string[]> {
  const query = {
    options: [...example.options],
    ...(example.fen === null ? {} : { fen: example.fen }),
    moves: [...example.moves],
  };
  let line: LineView;
  try {
    line = await rules.line(query);
  } catch (problem) {
    return [wordsOf(problem)];
  }
  const isLegal = (move: string): boolean =>
    line.position.moves.some(({ text, san }) => text === move || bare(san) === bare(move));
  const found: string[] = [];
  for (const move of example.legal) {
    if (!isLegal(move)) found.push(`${move} is not legal: ${await reason(rules, query, move)}`);
  }
  for (const { move, rule } of example.illegal) {
    if (isLegal(move)) found.push(`${move} is legal.`);
    else found.push(...(await otherRule(rules, query, move, rule)));
  }
  return [...found, ...standing(example, line)];
}

function standing({ check, outcome }: Example, { position }: LineView): string[] {
  const isCheck = position.checked.length > 0;
  const ended = position.outcome?.reason;
  return [
    ...(check === null || check === isCheck ? [] : [`The side to move is ${isCheck ? '' : 'not '}in check.`]),
    ...(outcome === null || outcome === ended
      ? []
      : [ended === undefined ? 'The game goes on.' : `The game has ended otherwise: ${ended}.`]),
  ];
}

/** A move without the marks of check and mate. */
function bare(san: string): string {
  return san.replace(/[+#]+$/, '');
}

async function reason(rules: Rules, query: Parameters<Rules['why']>[0], move: string): Promise<string> {
  try {
    return (await rules.why(query, move)).words;
  } catch (problem) {
    return wordsOf(problem);
  }
}

async function otherRule(
  rules: Rules,
  query: Parameters<Rules['why']>[0],
  move: string,
  rule: string,
): Promise<string[]> {
  try {
    const why = await rules.why(query, move);
    return why.rule === rule ? [] : [`Another rule forbids ${move}: ${why.rule}. ${why.words}`];
  } catch (problem) {
    return [`${move}: ${wordsOf(problem)}`];
  }
}

function wordsOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
