import { get } from '../api/http';

/** Set while this browser is logged in, so that a guest's pages need not ask who is here. */
const KEY = 'variorum-named';

/** The chosen name of the person who is logged in; null for a guest. */
class Person {
  name = $state.raw<string | null>(null);

  constructor() {
    if (flag() !== null) void this.ask();
  }

  /** Takes the name from an answer of the server. */
  tell({ name, named }: { name: string; named: boolean }): void {
    this.name = named ? name : null;
    keep(named);
  }

  private async ask(): Promise<void> {
    try {
      this.tell(await get('/api/me'));
    } catch {
      // The page works without; the next one asks again.
    }
  }
}

function flag(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(named: boolean): void {
  try {
    if (named) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the header does not show the name after a reload.
  }
}

export const person = new Person();
