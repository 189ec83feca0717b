// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Opened } from './opened';

let choice: HTMLButtonElement;
let surface: HTMLElement;
let heard: string[];

beforeEach(() => {
  document.body.innerHTML = '<main><section><button>Queen</button></section></main>';
  surface = document.querySelector('section')!;
  choice = document.querySelector('button')!;
  heard = [];
  for (const type of ['mousedown', 'click']) choice.addEventListener(type, () => heard.push(type));
});

afterEach(() => {
  document.body.replaceChildren();
});

function press(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

function release(target: Element): void {
  for (const type of ['mousedown', 'mouseup', 'click']) {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1 }));
  }
}

it('what opens during a press hears nothing of it, and all of the next', () => {
  press(document.body);
  new Opened(surface);
  release(choice);
  expect(heard).toEqual([]);
  press(choice);
  release(choice);
  expect(heard).toEqual(['mousedown', 'click']);
});

it('what opens anew begins anew', () => {
  const opened = new Opened(surface);
  press(choice);
  opened.anew();
  release(choice);
  expect(heard).toEqual([]);
});

it('keys choose at once: their clicks belong to no press', () => {
  press(document.body);
  new Opened(surface);
  choice.click();
  expect(heard).toEqual(['click']);
});
