import { announce, toast } from './notices.svelte';

/** Copies a text and confirms it; shows the text instead if the browser forbids copying. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} is copied.`);
  } catch {
    toast(`This browser does not let the page copy. ${what}: ${text}`, 'problem');
  }
}

/** Shares a link by the device's own dialog; copies the link if there is no such dialog. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
    announce('Shared.');
  } catch (problem) {
    const changedTheirMind = problem instanceof DOMException && problem.name === 'AbortError';
    if (!changedTheirMind) await copy(url, 'The link');
  }
}

/** Saves a text as a file. */
export function save(text: string, file: string, type = 'application/vnd.chess-pgn'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
