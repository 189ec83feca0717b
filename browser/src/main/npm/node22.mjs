// Runs a script by a Node that knows WebAssembly with garbage collection: this one, or one that npm has installed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

function node() {
  if (Number.parseInt(process.versions.node) >= 22) return process.execPath;
  return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
}

const { status, signal } = spawnSync(node(), process.argv.slice(2), { stdio: 'inherit' });
if (signal) throw new Error(`ended by ${signal}`);
process.exitCode = status ?? 1;
