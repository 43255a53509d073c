import react from '@vitejs/plugin-react';
import { cssModules, inRepository } from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

/** Document renderer: one self-contained file without federation, so that the API process needs no React. */
export default defineConfig({
  plugins: [react()],
  css: { modules: cssModules },
  resolve: { alias: { 'web_public/routes': inRepository('web-public/src/app/routes.tsx') } },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-ssr',
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
