import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { kits } from './build/kits.js';

/** Where `npm run dev` finds the server it asks: one started with `npm start`. */
const SERVER = process.env.DAEGUK_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), kits()],
  // The engines' worker loads what it needs when it needs it.
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // Ours come as they are built; a library that is made ready beforehand would lose their workers.
  optimizeDeps: { exclude: ['@daeguk/api', '@daeguk/engines', '@daeguk/games'] },
});
