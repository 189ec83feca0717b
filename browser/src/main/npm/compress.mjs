// Compresses the program for the server as well as gzip and Brotli can: target/served has what browsers get.
import { gzipAsync } from '@gfx/zopfli';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const target = join(import.meta.dirname, '../../../target');
const served = join(target, 'served');
mkdirSync(served, { recursive: true });

const program = readFileSync(join(target, 'npm/variorum.wasm'));
// More rounds or blocks gain a few hundred bytes and take as long again.
const zopfli = { numiterations: 5, blocksplittingmax: 60 };
writeFileSync(join(served, 'variorum.wasm.gz'), await gzipAsync(program, zopfli));
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: program.length };
writeFileSync(join(served, 'variorum.wasm.br'), brotliCompressSync(program, { params }));
