const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** Makes a list of buttons one tab stop. */
export function oneTabStop(buttons: readonly HTMLButtonElement[], current = 0): void {
  buttons.forEach((button, index) => {
    button.tabIndex = index === current ? 0 : -1;
  });
}

/** Moves the focus among buttons by an arrow key; false if the key is another one. */
export function rove(buttons: readonly HTMLButtonElement[], key: string): boolean {
  const step = FORWARD.includes(key) ? 1 : BACK.includes(key) ? -1 : 0;
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === 0 || at < 0) return false;
  const next = (at + step + buttons.length) % buttons.length;
  oneTabStop(buttons, next);
  buttons[next]?.focus();
  return true;
}
