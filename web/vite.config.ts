import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

// During development `npm run dev` serves the pages and hands everything else to a running `./variorum server`.
const server = process.env['VARIORUM_SERVER'] ?? 'http://127.0.0.1:8080';

const WORKER = 'service-worker';

/** Puts the names of all files of the build into the service worker; so its text differs from build to build. */
function filesForWorker(): Plugin {
  return {
    name: 'files-for-worker',
    writeBundle({ dir = '' }) {
      const within = (folder: string): string[] =>
        readdirSync(join(dir, folder)).map((name) => `/${folder}/${name}`);
      const files = [...within('assets'), ...within('icons'), '/favicon.svg', '/manifest.webmanifest'].sort();
      const hash = createHash('sha256');
      for (const file of ['/index.html', ...files]) hash.update(file).update(readFileSync(join(dir, file)));
      const name = hash.digest('hex').slice(0, 16);
      const worker = join(dir, `${WORKER}.js`);
      const code = readFileSync(worker, 'utf8')
        .replaceAll('BUILD_FILES', JSON.stringify(files))
        .replaceAll('BUILD_NAME', JSON.stringify(name));
      writeFileSync(worker, code);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), filesForWorker()],
  build: {
    outDir: 'target/classes/public',
    emptyOutDir: true,
    // The content security policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Names the packages with code in the pages, with their licences.
    license: { fileName: 'licences.json' },
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/worker/service-worker.ts' },
      output: {
        // A worker governs the addresses below its own.
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server, '/program': server } },
});
