import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budget } from './build/budget.js';
import { guides } from './build/guides.js';
import { kept } from './build/kept.js';
import { kits } from './build/kits.js';
import { packed } from './build/packed.js';

/** Where `npm run dev` finds the server it asks: one started with `npm start`. */
const SERVER = process.env.DAEGUK_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), guides(), kits(), budget(), kept(), packed()],
  // The engines' worker loads what it needs when it needs it.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        // Browsers look for a service worker where the pages are that it works for.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What nearly every page needs comes in a few files, not in one for each module.
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules\/(svelte|esm-env|clsx)\// },
            { name: 'rules', test: /packages\/games\// },
            { name: 'shell', test: /packages\/web\/src\/(app|ui)\// },
            { name: 'boards', test: /packages\/web\/src\/games\/[^/]+$/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // Ours come as they are built; a library that is made ready beforehand would lose their workers.
  optimizeDeps: { exclude: ['@daeguk/api', '@daeguk/engines', '@daeguk/games'] },
});
