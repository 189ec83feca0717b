// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { Opened, UNREAD } from './opened';

let choice: HTMLButtonElement;
let surface: HTMLElement;
let heard: string[];

let now = 1_000;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = '<main><section><button>Queen</button></section></main>';
  surface = document.querySelector('section')!;
  choice = document.querySelector('button')!;
  heard = [];
  for (const type of ['mousedown', 'click']) choice.addEventListener(type, () => heard.push(type));
});

function press(target: Element): void {
  const event = new PointerEvent('pointerdown', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  target.dispatchEvent(event);
}

function release(target: Element): void {
  for (const type of ['mousedown', 'mouseup', 'click']) {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1 }));
  }
}

it('what opens during a press hears nothing of it, and all of the next, once it can have been read', () => {
  press(document.body);
  new Opened(surface);
  release(choice);
  expect(heard).toEqual([]);
  now += UNREAD + 1;
  press(choice);
  release(choice);
  expect(heard).toEqual(['mousedown', 'click']);
});

it('a second tap in haste chooses nothing, however long it takes', () => {
  press(document.body);
  now += 60;
  new Opened(surface);
  now += 200;
  press(choice);
  now += 500;
  release(choice);
  expect(heard).toEqual([]);
});

it('what opens anew begins anew', () => {
  const opened = new Opened(surface);
  now += UNREAD + 1;
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
