/** Messages to and from another thread, in browsers and in Node. */
export interface Channel {
  post(message: unknown): void;
  /** Tells whether an answer is expected: while one is, Node does not end. */
  expect(isExpected: boolean): void;
  close(): void;
}

const isNode = typeof process !== 'undefined' && !!process.versions?.node;

/** Starts a module as a worker. */
export async function startWorker(
  url: URL,
  onMessage: (message: any) => void,
  onError: (error: Error) => void,
): Promise<Channel> {
  if (isNode) {
    const { Worker } = await import('node:worker_threads');
    const worker = new Worker(url);
    worker.on('message', onMessage);
    worker.on('error', (error) => onError(error instanceof Error ? error : new Error(String(error))));
    worker.unref();
    return {
      post: (message) => worker.postMessage(message),
      expect: (isExpected) => (isExpected ? worker.ref() : worker.unref()),
      close: () => void worker.terminate(),
    };
  }
  const worker = new Worker(url, { type: 'module' });
  worker.onmessage = (event) => onMessage(event.data);
  worker.onerror = (event) => onError(new Error(event.message || 'the worker could not be started'));
  return {
    post: (message) => worker.postMessage(message),
    expect: () => {},
    close: () => worker.terminate(),
  };
}

/** In a worker: listens to the thread that started it, and returns the function that answers. */
export async function listenToParent(onMessage: (message: any) => void): Promise<(message: unknown) => void> {
  if (isNode) {
    const { parentPort } = await import('node:worker_threads');
    parentPort!.on('message', onMessage);
    return (message) => parentPort!.postMessage(message);
  }
  self.onmessage = (event) => onMessage(event.data);
  return (message) => self.postMessage(message);
}
