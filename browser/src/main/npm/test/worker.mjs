// A worker of the package in Node, where workers have other names for the same things.
import { parentPort, workerData } from 'node:worker_threads';

globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
await import(`../../../../target/npm/${workerData}.js`);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
