// The worker of a site in Node, where workers have other names for the same things.
import { parentPort } from 'node:worker_threads';

globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
await import('../../../../target/npm/site-worker.js');
parentPort.on('message', (data) => globalThis.onmessage({ data }));
