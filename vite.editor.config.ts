import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The editor: static files that our server hands out. No state, no token and no inline script is in them (S-19, S-22). */
export default defineConfig({
  root: 'src/editor-ui',
  base: './',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  // the server puts another nonce there with each answer; libraries that add a style element read it from the page
  html: { cspNonce: '__VISUAL_EDIT_NONCE__' },
  build: {
    target: 'es2023',
    outDir: '../../dist/editor',
    emptyOutDir: true,
    // fonts stay files: the answer's CSP allows no data: addresses for them
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
