import { drawDrawings } from './drawings';
import type { Geometry, Place } from './geometry';
import { Grid } from './grid';
import { Hands, type Holdings } from './hands';
import { describe } from './labels';
import { drawMarks, type SquareMarks } from './marks';
import { PiecesLayer } from './pieces-layer';
import { Opened } from './opened';
import type { Pieces } from './placement';
import type { Coordinates } from './properties';
import { drawSigns, wordsOf } from './signs';
import { drawSquares } from './squares';
import { Stacks } from './stacks';
import { Strip, type Becoming } from './strip';
import { html, layer } from './svg';
import type { Drawing, Piece, Path, Side, Square, Step } from './types';

/** All that a board shows. */
export interface Sight {
  readonly geometry: Geometry;
  readonly pieces: Pieces;
  readonly settled: boolean;
  readonly paths: readonly Path[] | undefined;
  readonly putElsewhere: { readonly from: Square; readonly to: Square | null } | null;
  readonly animated: boolean;
  readonly putDown: Square | null;
  readonly holdings: Holdings;
  readonly selected: Step | null;
  readonly side: Side;
  readonly marks: SquareMarks;
  readonly beneath: Readonly<Record<Square, readonly Piece[]>>;
  readonly isLive: (square: Square) => boolean;
  readonly isLiveInHand: (piece: Piece) => boolean;
  readonly heldSelected: Piece | null;
  readonly becoming: readonly Becoming[];
  readonly becomingAt: Square | null;
  readonly prompt: string;
  readonly drawings: readonly Drawing[];
  readonly coordinates: Coordinates;
  readonly picture: (piece: Piece) => string;
  readonly nameOf: (piece: Piece) => string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly label: string;
}

/** The elements of a board; `show` brings them up to date. */
export class View {
  readonly table = html('div', 'vb-table');
  readonly field = html('div', 'vb-field');
  readonly grid: Grid;
  readonly pieces: PiecesLayer;
  private readonly stacks = new Stacks();
  readonly hands = new Hands();
  readonly strip = new Strip();
  readonly cancel = html('button', 'vb-cancel');
  private readonly prompt = html('div', 'vb-prompt');
  private readonly asked = new Opened(this.prompt);
  private readonly promptText = html('span', 'vb-prompt-text');
  private readonly live = html('div', 'vb-live');
  private readonly squares = layer('vb-squares');
  private readonly marks = layer('vb-marks');
  private readonly signs = layer('vb-signs');
  private readonly badges = layer('vb-badges');
  private readonly drawings = layer('vb-drawings');
  private readonly files = html('div', 'vb-files');
  private readonly ranks = html('div', 'vb-ranks');
  private readonly upperEdge = html('div', 'vb-upper-edge');
  private readonly rightEdge = html('div', 'vb-right-edge');
  private readonly frame = html('div', 'vb-frame');
  private picture: (piece: Piece) => string;

  constructor(
    private geometry: Geometry,
    picture: (piece: Piece) => string,
  ) {
    this.grid = new Grid(geometry);
    this.pieces = new PiecesLayer(geometry, picture);
    this.picture = picture;
    const names = [this.files, this.ranks, this.upperEdge, this.rightEdge];
    for (const each of names) each.setAttribute('aria-hidden', 'true');
    this.live.setAttribute('aria-live', 'polite');
    this.cancel.type = 'button';
    this.cancel.setAttribute('aria-label', 'Cancel');
    this.prompt.append(this.promptText, this.cancel);
    this.field.append(this.squares, this.marks, this.pieces.element, this.stacks.element);
    this.field.append(this.signs, this.badges, this.grid.element);
    this.field.append(this.drawings, this.strip.element);
    this.frame.append(this.field, ...names, this.prompt);
    this.table.append(this.hands.elements.black, this.frame, this.hands.elements.white, this.live);
    this.drawBoard();
  }

  show(sight: Sight): void {
    const turned = sight.geometry !== this.geometry;
    this.geometry = sight.geometry;
    if (turned) {
      this.grid.lookFrom(sight.geometry);
      this.pieces.lookFrom(sight.geometry);
      this.drawBoard();
    }
    if (sight.picture !== this.picture) this.pieces.paintWith(sight.picture);
    this.picture = sight.picture;
    this.showPieces(sight, turned);
    this.stacks.show(sight.beneath, sight.pieces, sight.geometry, sight.picture);
    this.showMarks(sight);
    this.drawings.replaceChildren(...drawDrawings(sight.drawings, sight.geometry));
    this.table.classList.toggle('orientation-black', sight.geometry.orientation === 'black');
    this.table.classList.toggle('with-hands', Object.keys(sight.holdings).length > 0);
    this.table.classList.toggle('with-coordinates', sight.coordinates !== 'none');
    const edges = sight.coordinates === 'players' && sight.geometry.edges.files.length > 0;
    this.table.classList.toggle('with-edges', edges);
    if (this.prompt.hidden) this.asked.anew();
    this.promptText.textContent = sight.prompt;
    this.prompt.hidden = sight.prompt === '';
    this.hands.update({
      ...sight,
      orientation: sight.geometry.orientation,
      isLive: sight.isLiveInHand,
      selected: sight.heldSelected,
    });
    const opened = this.strip.show(sight.becoming, sight.becomingAt, sight.geometry, sight.picture);
    if (opened && this.grid.element.contains(document.activeElement)) this.strip.focus();
  }

  /** Converts a point of the window to squares from the board's top left corner. */
  placeAt(x: number, y: number): Place {
    const box = this.field.getBoundingClientRect();
    return {
      column: ((x - box.x) / box.width) * this.geometry.width,
      row: ((y - box.y) / box.height) * this.geometry.height,
    };
  }

  say(text: string): void {
    // A screen reader announces the same words again only if the text changes.
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text;
  }

  private showPieces(sight: Sight, turned: boolean): void {
    this.pieces.show(sight.pieces, {
      paths: sight.paths,
      putElsewhere: sight.putElsewhere,
      settled: sight.settled,
      animated: sight.animated && !turned,
      putDown: sight.putDown,
      placeOfHand: (step) =>
        this.hands.placeOf(step, sight.side, this.field.getBoundingClientRect(), sight.geometry.width),
    });
  }

  private showMarks({ marks, geometry, pieces, nameOf, sides, isLive, selected, label }: Sight): void {
    const { under, above } = drawMarks(marks, geometry, (square) => pieces.has(square));
    this.marks.replaceChildren(...under);
    this.badges.replaceChildren(...above);
    this.grid.name(label);
    this.grid.update((square) => ({
      label: describe(
        square,
        pieces.get(square),
        marks.get(square) ?? [],
        nameOf,
        geometry.playersNameOf(square),
        wordsOf(geometry, square, sides),
      ),
      live: isLive(square),
      selected: square === selected,
    }));
  }

  private drawBoard(): void {
    const { width, height } = this.geometry;
    for (const each of [this.squares, this.marks, this.signs, this.badges, this.drawings]) {
      each.setAttribute('viewBox', `0 0 ${width} ${height}`);
    }
    this.table.style.setProperty('--files', String(width));
    this.table.style.setProperty('--ranks', String(height));
    this.squares.replaceChildren(...drawSquares(this.geometry));
    this.signs.replaceChildren(...drawSigns(this.geometry, true));
    this.files.replaceChildren(...this.geometry.fileNames.map(coordinate));
    this.ranks.replaceChildren(...this.geometry.rankNames.map(coordinate));
    const { files, ranks } = this.geometry.edges;
    this.upperEdge.replaceChildren(...files.map(coordinate));
    this.rightEdge.replaceChildren(...ranks.map(coordinate));
  }
}

function coordinate(name: string): HTMLElement {
  const element = html('span', 'vb-coordinate');
  element.textContent = name;
  return element;
}
