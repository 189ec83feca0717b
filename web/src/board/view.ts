import { drawDrawings } from './drawings';
import type { Geometry, Place } from './geometry';
import { Grid } from './grid';
import { Hands, type Holdings } from './hands';
import { describe } from './labels';
import { drawMarks, type SquareMarks } from './marks';
import { MenLayer } from './men-layer';
import { Opened } from './opened';
import type { Men } from './placement';
import { drawSquares } from './squares';
import { Strip, type Becoming } from './strip';
import { html, layer } from './svg';
import type { Drawing, Man, Path, Side, Square, Step } from './types';

/** Everything that is to be seen. */
export interface Sight {
  readonly geometry: Geometry;
  readonly men: Men;
  readonly settled: boolean;
  readonly paths: readonly Path[] | undefined;
  readonly putElsewhere: { readonly from: Square; readonly to: Square | null } | null;
  readonly animated: boolean;
  readonly putDown: Square | null;
  readonly holdings: Holdings;
  readonly selected: Step | null;
  readonly side: Side;
  readonly marks: SquareMarks;
  readonly isLive: (square: Square) => boolean;
  readonly isLiveInHand: (man: Man) => boolean;
  readonly heldSelected: Man | null;
  readonly becoming: readonly Becoming[];
  readonly becomingAt: Square | null;
  readonly prompt: string;
  readonly drawings: readonly Drawing[];
  readonly coordinates: boolean;
  readonly picture: (man: Man) => string;
  readonly nameOf: (man: Man) => string;
  readonly label: string;
}

/** The elements of a board, and how they are brought up to date. */
export class View {
  readonly table = html('div', 'vb-table');
  readonly field = html('div', 'vb-field');
  readonly grid: Grid;
  readonly men: MenLayer;
  readonly hands = new Hands();
  readonly strip = new Strip();
  readonly cancel = html('button', 'vb-cancel');
  private readonly prompt = html('div', 'vb-prompt');
  private readonly asked = new Opened(this.prompt);
  private readonly promptText = html('span', 'vb-prompt-text');
  private readonly live = html('div', 'vb-live');
  private readonly squares = layer('vb-squares');
  private readonly marks = layer('vb-marks');
  private readonly badges = layer('vb-badges');
  private readonly drawings = layer('vb-drawings');
  private readonly files = html('div', 'vb-files');
  private readonly ranks = html('div', 'vb-ranks');
  private readonly frame = html('div', 'vb-frame');
  private picture: (man: Man) => string;

  constructor(
    private geometry: Geometry,
    picture: (man: Man) => string,
  ) {
    this.grid = new Grid(geometry);
    this.men = new MenLayer(geometry, picture);
    this.picture = picture;
    for (const names of [this.files, this.ranks]) names.setAttribute('aria-hidden', 'true');
    this.live.setAttribute('aria-live', 'polite');
    this.cancel.type = 'button';
    this.cancel.setAttribute('aria-label', 'Cancel');
    this.prompt.append(this.promptText, this.cancel);
    this.field.append(this.squares, this.marks, this.men.element, this.badges, this.grid.element);
    this.field.append(this.drawings, this.strip.element);
    this.frame.append(this.ranks, this.field, this.files, this.prompt);
    this.table.append(this.hands.elements.black, this.frame, this.hands.elements.white, this.live);
    this.drawBoard();
  }

  show(sight: Sight): void {
    const turned = sight.geometry !== this.geometry;
    this.geometry = sight.geometry;
    if (turned) {
      this.grid.lookFrom(sight.geometry);
      this.men.lookFrom(sight.geometry);
      this.drawBoard();
    }
    if (sight.picture !== this.picture) this.men.paintWith(sight.picture);
    this.picture = sight.picture;
    this.showMen(sight, turned);
    this.showMarks(sight);
    this.drawings.replaceChildren(...drawDrawings(sight.drawings, sight.geometry));
    this.table.classList.toggle('orientation-black', sight.geometry.orientation === 'black');
    this.table.classList.toggle('with-hands', Object.keys(sight.holdings).length > 0);
    this.table.classList.toggle('with-coordinates', sight.coordinates);
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

  /** A point of the window in squares from the board's top left corner. */
  placeAt(x: number, y: number): Place {
    const box = this.field.getBoundingClientRect();
    return {
      column: ((x - box.x) / box.width) * this.geometry.files,
      row: ((y - box.y) / box.height) * this.geometry.ranks,
    };
  }

  say(text: string): void {
    // The same words again are only heard if the text changes.
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text;
  }

  private showMen(sight: Sight, turned: boolean): void {
    this.men.show(sight.men, {
      paths: sight.paths,
      putElsewhere: sight.putElsewhere,
      settled: sight.settled,
      animated: sight.animated && !turned,
      putDown: sight.putDown,
      placeOfHand: (step) =>
        this.hands.placeOf(step, sight.side, this.field.getBoundingClientRect(), sight.geometry.files),
    });
  }

  private showMarks({ marks, geometry, men, nameOf, isLive, selected, label }: Sight): void {
    const { under, above } = drawMarks(marks, geometry);
    this.marks.replaceChildren(...under);
    this.badges.replaceChildren(...above);
    this.grid.name(label);
    this.grid.update((square) => ({
      label: describe(square, men.get(square), marks.get(square) ?? [], nameOf),
      live: isLive(square),
      selected: square === selected,
    }));
  }

  private drawBoard(): void {
    const { files, ranks } = this.geometry;
    for (const each of [this.squares, this.marks, this.badges, this.drawings]) {
      each.setAttribute('viewBox', `0 0 ${files} ${ranks}`);
    }
    this.table.style.setProperty('--files', String(files));
    this.table.style.setProperty('--ranks', String(ranks));
    this.squares.replaceChildren(...drawSquares(this.geometry));
    this.files.replaceChildren(...this.geometry.fileNames.map(coordinate));
    this.ranks.replaceChildren(...this.geometry.rankNames.map(coordinate));
  }
}

function coordinate(name: string): HTMLElement {
  const element = html('span', 'vb-coordinate');
  element.textContent = name;
  return element;
}
