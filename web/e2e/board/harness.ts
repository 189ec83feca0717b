import './harness.css';
import { VariorumBoard, type BoardEvents } from '../../src/board';

/** The interface of a test page: the board, and all events that it has sent. */
export interface Harness {
  board: VariorumBoard;
  told: { name: string; detail: unknown }[];
  /** Violations of the content security policy. */
  violations: string[];
}

const NAMES: readonly (keyof BoardEvents)[] = [
  'move',
  'premove',
  'premovecancel',
  'prefix',
  'touch',
  'refused',
  'draw',
];

const board = document.querySelector('variorum-board');
if (!board) throw new Error('the harness has no board');
const told: Harness['told'] = [];
for (const name of NAMES) {
  board.addEventListener(name, (event) =>
    told.push({ name, detail: event instanceof CustomEvent ? event.detail : null }),
  );
}
const violations: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
Object.assign(window, { harness: { board, told, violations } satisfies Harness });
