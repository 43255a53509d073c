import react from '@vitejs/plugin-react';
import { cssModules, resolveFromRoot } from '@prostora/federation/vite.ts';
import { defineConfig } from 'vite';

/**
 * The document renderer without federation. Built, it is one self-contained file, so that the API process needs no React
 * of its own; in development dev-documents.ts runs it from the sources.
 */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  css: { modules: cssModules },
  resolve: { alias: { 'web_public/routes': resolveFromRoot('web-public/src/app/routes.tsx') } },
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-ssr',
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
}));
