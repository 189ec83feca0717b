import { expect, it, vi } from 'vitest';
import { Here, type Startable } from './here';

function program(ready: () => Promise<void> = () => Promise.resolve()): Startable {
  return { ready } as unknown as Startable;
}

it('starts once, and is there when it is ready', async () => {
  let readied: () => void = () => undefined;
  const one = program(() => new Promise((done) => (readied = done)));
  const load = vi.fn(() => Promise.resolve(one));
  const here = new Here(load, () => true);
  here.wake();
  const started = here.start();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(here.program).toBeNull();
  await Promise.resolve();
  readied();
  expect(await started).toBe(one);
  expect(here.program).toBe(one);
});

it('is not tried again in the background after a failure, but where a reader asks for it', async () => {
  const load = vi.fn(() => Promise.resolve(program(() => Promise.reject(new Error('no file')))));
  const here = new Here(load, () => true);
  await expect(here.start()).rejects.toThrow('no file');
  expect(here.possible).toBe(false);
  here.wake();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockImplementation(() => Promise.resolve(program()));
  await here.start();
  expect(here.possible).toBe(true);
});

it('loads nothing in a browser that cannot run it', async () => {
  const load = vi.fn(() => Promise.resolve(program()));
  const here = new Here(load, () => false);
  here.wake();
  await expect(here.start()).rejects.toThrow('cannot run');
  expect(load).not.toHaveBeenCalled();
});
